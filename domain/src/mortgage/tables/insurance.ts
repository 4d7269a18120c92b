import type { Dated } from './dated.js';

/** Premium of mortgage default insurance as a percent of the base loan, by loan-to-value. */
export interface PremiumRow extends Dated {
  bands: readonly { ltvUpToPct: number; pct: number }[];
  /** The last band's rate where the down payment is borrowed or a gift of a lender */
  nonTraditionalPct: number;
  /** A purchase up to this loan-to-value needs no insurance */
  conventionalUpToPct: number;
}

export const PREMIUMS: readonly PremiumRow[] = [
  {
    effectiveFrom: '2017-03-17',
    source: 'CMHC premium table, Sagen [S2]',
    bands: [
      { ltvUpToPct: 65, pct: 0.6 },
      { ltvUpToPct: 75, pct: 1.7 },
      { ltvUpToPct: 80, pct: 2.4 },
      { ltvUpToPct: 85, pct: 2.8 },
      { ltvUpToPct: 90, pct: 3.1 },
      { ltvUpToPct: 95, pct: 4 },
    ],
    nonTraditionalPct: 4.5,
    conventionalUpToPct: 80,
  },
];

/**
 * With 20% down a home under this price can be insured, dollars: the higher cap of 15 December 2024 is for less down.
 * Source: SOR/2012-281 and SOR/2012-282, low-ratio loans.
 */
export const LOW_RATIO_CAP = 1_000_000;

/** Longest amortization of an insured mortgage, and what the longer one adds to the premium. */
export interface AmortizationRow extends Dated {
  years: number;
  /** For first-time buyers and newly built homes */
  yearsWithRelief: number;
  /** Points added to the premium beyond `years` */
  longerPct: number;
}

export const INSURED_AMORTIZATION: readonly AmortizationRow[] = [
  {
    effectiveFrom: '2012-07-09',
    effectiveTo: '2024-12-14',
    source: 'Finance Canada, 25 years for insured mortgages, July 2012 [K]',
    years: 25,
    yearsWithRelief: 25,
    longerPct: 0,
  },
  {
    effectiveFrom: '2024-12-15',
    source: 'Finance Canada, 30 years for first-time buyers and new builds, 15 December 2024; CMHC surcharge [S2]',
    years: 25,
    yearsWithRelief: 30,
    longerPct: 0.2,
  },
];
