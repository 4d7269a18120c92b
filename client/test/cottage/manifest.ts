import type { Landing } from '@brokerage/domain/landings/landing';

/** A landing page that only tests have. */
export const COTTAGE: Landing = {
  title: 'A mortgage for a cottage',
  description: 'What a lender asks of a home that you use on weekends.',
  service: 'Mortgage for a cottage',
  tone: 'lake',
  legal: 'A road that is ploughed in winter helps.',
  lead: { source: 'LANDING', title: 'Is yours one?', submit: 'Ask about my cottage' },
  search: { title: 'Cottages', text: 'A home for weekends.', words: 'cabin chalet lakefront' },
  inArticles: 'Mortgages for cottages',
};
