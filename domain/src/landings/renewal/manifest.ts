import type { TypeLanding } from '../landing.js';
import { thankYouOf } from '../thanks.js';

export const RENEWAL: TypeLanding = {
  title: 'Check your mortgage renewal',
  description:
    'Compare the rate in your lender’s renewal letter with today’s best, over the whole term and with the cost of switching.',
  service: 'Mortgage renewal',
  tone: 'lake',
  lead: {
    source: 'LANDING',
    title: 'Is your letter a good offer?',
    submit: 'Check my renewal',
    thanks: thankYouOf('renewal'),
  },
  search: {
    title: 'Renewal',
    text: 'Your bank’s letter is an opening offer.',
    words: 'renew term ending switch lender transfer',
  },
  type: 'renewal',
  purpose: 'RENEWAL',
  ready: 'Your lender’s renewal letter, or your last mortgage statement.',
};
