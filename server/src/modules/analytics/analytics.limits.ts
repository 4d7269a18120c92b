import type { Limit } from '../../platform/interfaces.js';

/** Requests of the SDK from one network: an office has many browsers, and each page is one or two */
export const COLLECT: Limit = { name: 'collect', points: 1_200, duration: 60, local: true };
/** Choices about being counted from one network */
export const CHOICES: Limit = { name: 'analytics_choice', points: 60, duration: 60 * 60 };
