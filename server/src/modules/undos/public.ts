/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export { keepUndo, takeUndo } from './undo.js';
