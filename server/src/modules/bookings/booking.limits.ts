import type { Limit } from '../../platform/interfaces.js';

/** What one network may look up and change with the links of emails */
export const BOOKING_LINK: Limit = { name: 'booking-link', points: 120, duration: 60 * 60 };

/** Calls that one network may book. What booked nothing is given back: a time that was taken is nobody's misuse. */
export const BOOKED_CALLS: Limit = { name: 'booked-calls', points: 5, duration: 60 * 60, givenBack: true };

/** Addresses of calendars that one network may ask for: each program asks four times an hour */
export const CALL_FEED: Limit = { name: 'call-feed', points: 120, duration: 60 * 60, local: true };
