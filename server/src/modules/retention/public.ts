/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export { LAST_EVENT_OF_FILE, TERM_ENDS_ON } from './retention.sql.js';
