/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export { maskPhone } from './mask-phone.js';
