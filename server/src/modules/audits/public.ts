/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export type { AuditListService } from './audit-list.service.js';
export { readingOf, wasJustRead, writeAudit, writeRead, type AuditEntry } from './audit.service.js';
export { AuditEventView } from './audit.types.js';
export { firstOpened } from './first-opened.sql.js';
