import { defineModule } from '../../manifest/module.js';
import { draftExpiry } from './draft-expiry.js';
import { Draft } from './draft.entity.js';
import { SAVE_DRAFT } from './draft.limits.js';
import { DraftResolver } from './draft.resolver.js';
import { DRAFT_CALLS } from './draft.routes.js';
import { DraftService } from './draft.service.js';
import { DRAFT_EXPIRES } from './emails/draft-expires.email.js';

export const DRAFTS = defineModule({
  name: 'drafts',
  entities: [Draft],
  resolvers: [DraftResolver],
  services: (platform) => ({ drafts: new DraftService(platform) }),
  limits: [SAVE_DRAFT],
  emails: [DRAFT_EXPIRES],
  schedules: [draftExpiry],
  rest: DRAFT_CALLS,
});
