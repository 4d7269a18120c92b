import type { Landing } from '../landing.js';

export const PRIVATE_FINANCING: Landing = {
  title: 'Private financing, and the way back',
  description:
    'What a private mortgage costs with every fee and its APR, what each month longer adds, and the plan that takes you back to a bank before you sign.',
  service: 'Private mortgage',
  tone: 'plum',
  lead: { source: 'PRIVATE_FINANCING', title: 'Find the far end first', submit: 'Plan my way back' },
  search: {
    title: 'Private financing',
    text: 'A short-term bridge when a bank says not yet.',
    words: 'private lender bridge bad credit alternative',
  },
  inArticles: 'Private financing',
};
