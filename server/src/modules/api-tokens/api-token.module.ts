import { defineModule } from '../../manifest/module.js';
import { hourlyCleanup } from '../../platform/jobs/schedule.js';
import { PEOPLE } from '../people/people.module.js';
import { ApiToken } from './api-token.entity.js';
import { ApiTokenResolver } from './api-token.resolver.js';
import { ApiTokenService } from './api-token.service.js';
import { API_TOKEN_MADE } from './emails/api-token-made.email.js';

export const API_TOKENS = defineModule({
  name: 'API tokens',
  needs: [PEOPLE],
  entities: [ApiToken],
  resolvers: [ApiTokenResolver],
  services: (platform, { ownership }) => ({ apiTokens: new ApiTokenService(platform, ownership) }),
  emails: [API_TOKEN_MADE],
  schedules: [
    // for a while their owners see which ones expired
    hourlyCleanup(
      'API tokens',
      `delete from api_token where least(expires_at, revoked_at) < now() - interval '30 days'`,
    ),
  ],
});
