/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export { readSender } from './email-sender.js';
export { drawAs, FAINT, INK, MARGIN, startLetter, writeFacts, writeParagraph, type Sheet } from './letterhead.js';
export { sectionContent } from './section-store.js';
export type { SettingsService } from './settings.service.js';
export type { SiteSettingsView } from './settings.types.js';
