import type { Limit } from '../../platform/interfaces.js';

/** Applications from one network: an office or a school may send several */
export const CAREER_APPLICATIONS: Limit = { name: 'career', points: 30, duration: 60 * 60 };
