/** What each claim of the home page rests on; the marks beside the claims count from 1. */
export const NOTE = { lenders: 1, sameDay: 2, savings: 3, reply: 4, stories: 5 } as const;

export const NOTES: readonly string[] = [
  'Banks, credit unions, trust companies, monoline and private lenders we can place a mortgage with. Not every lender serves every province or every kind of file.',
  'A pre-approval on the business day we have your identification, proof of income and proof of down payment. A lender’s final approval takes longer and depends on the property.',
  'The yearly difference in payments between a posted five-year bank rate and a discounted rate on a $500,000 mortgage over 25 years. An example, not a promise: your saving depends on your file.',
  'Counted from the moment your form reaches us, for every form on this site. A licensed broker answers by telephone or e-mail.',
  'Illustrations of files like those we handle, with invented names. Results depend on the file, the lender and the day.',
];
