import type { Limit } from '../../platform/interfaces.js';

/** Each tries every published rate of a kind, so each costs about as much as a calculation. */
export const RENEWAL_VERDICT: Limit = { name: 'renewal-verdict', points: 120, duration: 60, local: true };

/** Reminders that one network may ask for: each sends an email */
export const RENEWAL_REMINDER: Limit = { name: 'renewal-reminder', points: 10, duration: 60 * 60 };

/** What one network may look up and change with the links of emails */
export const RENEWAL_LINK: Limit = { name: 'renewal-link', points: 120, duration: 60 * 60 };
