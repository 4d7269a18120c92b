/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export { checkForm } from './check-form.js';
export type { IntakeSource, Submission } from './intake-source.js';
export { LEAD } from './intake.limits.js';
export type { IntakeService } from './intake.service.js';
export { SENDER } from './sender.sql.js';
