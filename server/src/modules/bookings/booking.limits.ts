import type { Limit } from '../../platform/interfaces.js';

/** What one network may look up and change with the links of emails */
export const BOOKING_LINK: Limit = { name: 'booking-link', points: 120, duration: 60 * 60 };
