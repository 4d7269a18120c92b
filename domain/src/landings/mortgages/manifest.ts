import type { Landing } from '../landing.js';

/** For those who have not said which mortgage they need. */
export const MORTGAGES: Landing = {
  title: 'Mortgages for every plan',
  description:
    'Buying, renewing, refinancing or borrowing on your home: see what each plan costs with today’s rates, and ask a licensed broker.',
  service: 'Mortgage brokering',
  tone: 'larch',
  lead: { source: 'LANDING', title: 'Tell us your plan', submit: 'Talk to a broker' },
};
