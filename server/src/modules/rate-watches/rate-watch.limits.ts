import type { Limit } from '../../platform/interfaces.js';

/** Each tries every published rate, so each costs about as much as a calculation. */
export const RATE_WATCH_ANSWER: Limit = { name: 'rate-watch-answer', points: 120, duration: 60, local: true };

/** Watches that one network may ask for: each sends an email */
export const RATE_WATCH: Limit = { name: 'rate-watch', points: 10, duration: 60 * 60 };

/** What one network may look up and change with the links of emails */
export const RATE_WATCH_LINK: Limit = { name: 'rate-watch-link', points: 120, duration: 60 * 60 };
