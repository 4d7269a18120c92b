import type { Limit } from '../../../../platform/interfaces.js';

/** Emails that one person of the office sends from files */
export const WRITE_EMAIL: Limit = { name: 'enquiry-email', points: 60, duration: 60 * 60 };
