import type { Landing } from '@brokerage/domain/landings/landing';

/** The manifest of a landing page that only a test has. */
export const COTTAGE: Landing = {
  title: 'A mortgage for a cottage',
  description: 'What a lender asks of a home that you use on weekends.',
  service: 'Mortgage for a cottage',
  tone: 'lake',
  lead: { source: 'LANDING', title: 'Is yours one?', submit: 'Ask about my cottage' },
  search: { title: 'Cottages', text: 'A home for weekends.', words: 'cabin chalet lakefront' },
  inArticles: 'Mortgages for cottages',
};
