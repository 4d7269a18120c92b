import type { Limit } from '../../platform/interfaces.js';

/** What one network may look up and change with the links of emails */
export const BOOKING_LINK: Limit = { name: 'booking-link', points: 120, duration: 60 * 60 };

/** Calls that one network may book. What booked nothing is given back: a time that was taken is nobody's misuse. */
export const BOOKED_CALLS: Limit = { name: 'booked-calls', points: 5, duration: 60 * 60, givenBack: true };
