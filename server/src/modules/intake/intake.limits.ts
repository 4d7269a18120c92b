import type { Limit } from '../../platform/interfaces.js';

/** What one network may send us, whichever form it uses */
export const LEAD: Limit = { name: 'lead', points: 30, duration: 60 * 60 };
