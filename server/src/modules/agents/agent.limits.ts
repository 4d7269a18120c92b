import type { Limit } from '../../platform/interfaces.js';

/** Photos of one person: each is drawn anew, twice */
export const PHOTOS: Limit = { name: 'agent-photo', points: 30, duration: 60 };
