/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export { Application } from './application.entity.js';
export { ApplicationKind, ApplicationStatus } from './application.enums.js';
export { applicantsConsents, OF_A_FILE } from './applicants-consents.js';
export { ownersMailbox } from './owners-mailbox.js';
export { storeMove } from './store-move.js';
