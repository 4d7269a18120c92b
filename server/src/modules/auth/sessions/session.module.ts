import { defineModule } from '../../../manifest/module.js';
import { SESSION_CALLS } from './session.routes.js';
import { hourlyCleanup } from '../../../platform/jobs/schedule.js';
import { SECOND_FACTORS } from '../second-factor/second-factor.module.js';
import { LoginService } from './login.service.js';
import { Session } from './session.entity.js';
import { LOGIN, LOGIN_ACCOUNT, LOGIN_ADDRESS } from './session.limits.js';
import { SessionResolver } from './session.resolver.js';
import { SessionService } from './session.service.js';
import { NEW_SIGN_IN } from './emails/new-sign-in.email.js';

export const SESSIONS = defineModule({
  name: 'sessions',
  needs: [SECOND_FACTORS],
  entities: [Session],
  resolvers: [SessionResolver],
  services(platform, { secondFactors }) {
    const sessions = new SessionService(platform);
    return { sessions, logins: new LoginService(platform, sessions, secondFactors) };
  },
  limits: [LOGIN, LOGIN_ACCOUNT, LOGIN_ADDRESS],
  emails: [NEW_SIGN_IN],
  publicFields: { mutations: ['login'] },
  schedules: [
    // ended sessions are kept a while: an audit row may name them
    hourlyCleanup('sessions', `delete from session where expires_at < now() - interval '30 days'`),
  ],
  rest: SESSION_CALLS,
});
