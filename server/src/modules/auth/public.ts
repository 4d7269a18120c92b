/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export { PASSWORD_CHANGED } from './registration/emails/password-changed.email.js';
export { VERIFY_EMAIL } from './registration/emails/verify-email.email.js';
export { checkNewPassword, wordsAbout } from './registration/new-password.js';
export { FORGOT } from './registration/registration.limits.js';
export { CONFIRM } from './second-factor/second-factor.limits.js';
export type { SessionService } from './sessions/session.service.js';
export { LIVING } from './sessions/session.sql.js';
export { mintToken, spendToken, type MintedToken } from './tokens/one-time-tokens.js';
export { NotYou } from './emails/not-you.js';
