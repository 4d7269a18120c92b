import { defineModule } from '../../../manifest/module.js';
import { REGISTRATION_CALLS } from './registration.routes.js';
import { SESSIONS } from '../sessions/session.module.js';
import { FORGOT, FORGOT_ADDRESS, ONE_TIME_TOKEN, REGISTER } from './registration.limits.js';
import { RegistrationResolver } from './registration.resolver.js';
import { ACCOUNT_QUEUE, RegistrationService } from './registration.service.js';
import { PASSWORD_CHANGED } from './emails/password-changed.email.js';
import { RESET_PASSWORD } from './emails/reset-password.email.js';
import { VERIFY_EMAIL } from './emails/verify-email.email.js';

export const REGISTRATION = defineModule({
  name: 'registration',
  needs: [SESSIONS],
  resolvers: [RegistrationResolver],
  services: (platform, { sessions }) => ({ registrations: new RegistrationService(platform, sessions) }),
  jobs: [{ queue: ACCOUNT_QUEUE, run: ({ registrations }, data) => registrations.answerForgotten(data) }],
  limits: [FORGOT, FORGOT_ADDRESS, ONE_TIME_TOKEN, REGISTER],
  emails: [PASSWORD_CHANGED, RESET_PASSWORD, VERIFY_EMAIL],
  publicFields: { mutations: ['register', 'forgotPassword', 'openPasswordReset', 'resetPassword', 'verifyEmail'] },
  rest: REGISTRATION_CALLS,
});
