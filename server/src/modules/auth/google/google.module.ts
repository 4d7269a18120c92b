import { defineModule } from '../../../manifest/module.js';
import { GOOGLE_CALLS } from './google.routes.js';
import { hourlyCleanup } from '../../../platform/jobs/schedule.js';
import { SECOND_FACTORS } from '../second-factor/second-factor.module.js';
import { SESSIONS } from '../sessions/session.module.js';
import { GoogleCredential } from './google-credential.entity.js';
import { GOOGLE } from './google.limits.js';
import { GoogleResolver } from './google.resolver.js';
import { GoogleService } from './google.service.js';

export const GOOGLE_SIGN_IN = defineModule({
  name: 'Google sign-in',
  needs: [SECOND_FACTORS, SESSIONS],
  entities: [GoogleCredential],
  resolvers: [GoogleResolver],
  services: (platform, { secondFactors, sessions }) => ({
    google: new GoogleService(platform, sessions, secondFactors),
  }),
  limits: [GOOGLE],
  publicFields: { queries: { signInOptions: [] }, mutations: ['googleSignIn'] },
  schedules: [hourlyCleanup('Google credentials', 'delete from google_credential where expires_at < now()')],
  rest: GOOGLE_CALLS,
});
