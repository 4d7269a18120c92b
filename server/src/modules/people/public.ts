/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export { checkForProgram, checkRoom } from './for-programs.js';
export type { OwnershipService } from './ownership.service.js';
