import type { Limit } from '../../platform/interfaces.js';

/** What one network may look up and pick with the links of emails */
export const LENDER_CHOICE_LINK: Limit = { name: 'lender-choice-link', points: 60, duration: 60 * 60 };
