import type { Limit } from '../../platform/interfaces.js';

export const CALCULATE: Limit = { name: 'calculate', points: 300, duration: 60, local: true };
