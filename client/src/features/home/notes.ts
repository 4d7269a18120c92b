/** What each claim on the home page is based on. The marks beside the claims count from 1. */
export const NOTE = { lenders: 1, sameDay: 2, savings: 3, reply: 4, stories: 5 } as const;

export const NOTES: readonly string[] = [
  'Banks, credit unions, trust companies, monoline and private lenders we can place a mortgage with, counted on November 22, 2026. Not every lender serves every province or every kind of file.',
  'A pre-approval on the business day we receive your identification, proof of income and proof of down payment. A lender’s final approval takes longer and depends on the property.',
  // engine: 3,225.83 − 2,723.07 = 502.76 a month, 6,033.12 a year
  'The difference in payments between a 5-year fixed rate posted at 6.09% and one of 4.34% through us, on a $500,000 mortgage over 25 years, on November 2, 2026: $502.76 a month, $6,033.12 in a year. An example, not a promise. Your saving depends on your file.',
  'Counted from the moment your form reaches us, every day of the year, for every form on this site. A licensed broker replies by phone or email.',
  'Illustrations of files like those we handle, with invented names. Results depend on the file, the lender and the day.',
];
