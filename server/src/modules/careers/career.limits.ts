import type { Limit } from '../../platform/interfaces.js';

/** Applications from one network: an office or a school may send several */
export const CAREER_APPLICATIONS: Limit = { name: 'career', points: 30, duration: 60 * 60 };

/** What one network may answer with the links of emails */
export const APPLICATION_LINK: Limit = { name: 'career-link', points: 60, duration: 60 * 60 };
