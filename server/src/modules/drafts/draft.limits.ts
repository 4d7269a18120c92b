import type { Limit } from '../../platform/interfaces.js';

/** Saves of one person: 20 a second and some to spare. Each one seals up to 200 kB. */
export const SAVE_DRAFT: Limit = { name: 'save-draft', points: 1_500, duration: 60, local: true };
