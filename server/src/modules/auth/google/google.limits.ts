import type { Limit } from '../../../platform/interfaces.js';

export const GOOGLE: Limit = { name: 'google', points: 60, duration: 60 * 60 };
