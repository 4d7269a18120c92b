import type { Limit } from '../../platform/interfaces.js';

/**
 * Withdrawals that one address leaves in the ledger, which nothing is ever taken out of. By the address and not by the network:
 * mail programs press for many people from one.
 */
export const UNSUBSCRIBED: Limit = { name: 'unsubscribed', points: 10, duration: 60 * 60 };
