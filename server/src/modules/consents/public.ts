/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export type { ConsentPurpose } from './consent.entity.js';
export { consentRows, writeConsents, type GivenConsent } from './consent.service.js';
export { insertConsents, readVersion } from './consent.sql.js';
