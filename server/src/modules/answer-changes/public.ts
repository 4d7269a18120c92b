/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export { changeAnswer, changesByPlace, changesOf, type ChangeSince, type StoredChange } from './answer-changes.js';
