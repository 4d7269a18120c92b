import type { Landing } from '../landing.js';

export const SECOND_MORTGAGE: Landing = {
  title: 'Second mortgage or refinance?',
  description:
    'See what borrowing $80,000 costs both ways: a second mortgage behind the first you have, or one refinance, with penalty, fees and APR over the same months.',
  service: 'Second mortgage',
  tone: 'barn',
  lead: { source: 'SECOND_MORTGAGE', title: 'Which is cheaper for you?', submit: 'Compare both for me' },
  search: {
    title: 'Second mortgages',
    text: 'Borrow against your home and keep the first mortgage.',
    words: 'second equity heloc line of credit',
  },
  inArticles: 'Second mortgages',
};
