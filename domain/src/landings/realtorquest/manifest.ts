import type { Landing } from '../landing.js';
import { thankYouOf } from '../thanks.js';

/** For realtors we met at the trade show. */
export const REALTORQUEST: Landing = {
  title: 'For realtors we met at RealtorQuest',
  // the page says how many lenders there are today
  description:
    'What your clients get from us: {lenders}, a pre-approval the same day, a rate that is held. What you hear while their file moves, and what stays with them.',
  service: 'Mortgage brokering for clients of realtors',
  tone: 'spruce',
  legal: 'RealtorQuest is its organizer’s trade show, not ours.',
  lead: {
    source: 'REALTORQUEST',
    title: 'Let’s connect',
    submit: 'Connect with a broker',
    thanks: thankYouOf('realtorquest'),
  },
};
