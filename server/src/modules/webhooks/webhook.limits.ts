import type { Limit } from '../../platform/interfaces.js';

/** Test events of one person, and events that they have sent again */
export const EVENTS_ASKED_FOR: Limit = { name: 'webhook-event', points: 20, duration: 60 * 60 };
