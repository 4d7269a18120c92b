import type { Limit } from '../../src/platform/interfaces.js';

export const NOTE: Limit = { name: 'note', points: 3, duration: 60 };
