/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export { readSender } from './email-sender.js';
export { sectionContent } from './section-store.js';
export type { SettingsService } from './settings.service.js';
