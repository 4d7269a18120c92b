/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export { InsuranceClass } from './calculation.enums.js';
