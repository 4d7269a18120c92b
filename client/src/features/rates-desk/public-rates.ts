/** What visitors ask that is made of the published rates: a publication makes every answer of it old. */
export const PUBLIC_RATES = [
  'bank',
  'bestRates',
  'currentRates',
  'rateCounts',
  'ratesFor',
  'rateTrend',
  'startRate',
  'startRates',
] as const;
