/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export { withoutCreditConsent, type PeopleOnFile } from './credit-consents.js';
export { ApplicationMoveView } from './lifecycle.types.js';
