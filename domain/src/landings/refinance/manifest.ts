import type { TypeLanding } from '../landing.js';
import { thankYouOf } from '../thanks.js';

export const REFINANCE: TypeLanding = {
  title: 'Refinance your mortgage',
  description:
    'One payment instead of many: see the interest, the penalty and what you would still owe before you refinance.',
  service: 'Mortgage refinancing',
  tone: 'larch',
  lead: {
    source: 'LANDING',
    title: 'Would a refinance pay off?',
    submit: 'Work it out for me',
    thanks: thankYouOf('refinance'),
  },
  search: {
    title: 'Refinance',
    text: 'Lower your payments or roll in other debts.',
    words: 'refinancing equity debt consolidation lower payment cash',
  },
  type: 'refinance',
  purpose: 'REFINANCE',
  ready: 'Your last mortgage statement, and what you owe elsewhere with the rates.',
};
