/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export { claimKeys } from './claim-keys.sql.js';
export { firstReply, keyProblem } from './first-reply.js';
