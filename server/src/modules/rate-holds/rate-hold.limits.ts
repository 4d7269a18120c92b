import type { Limit } from '../../platform/interfaces.js';

/** What one network may look up with the links of emails */
export const RATE_HOLD_LINK: Limit = { name: 'rate-hold-link', points: 120, duration: 60 * 60 };
