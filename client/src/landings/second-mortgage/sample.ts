import type { SecondMortgageInput } from '@brokerage/domain/mortgage/second-mortgage';

/** The day the sample's rates and fees were taken. */
export const SAMPLE_DAY = '2026-11-20';

/** What the reader may change. */
export const SAMPLE = {
  value: 700_000,
  firstBalance: 400_000,
  firstRatePct: 2.44,
  monthsRemaining: 22,
  amount: 80_000,
} as const satisfies Partial<SecondMortgageInput>;

export type SampleName = keyof typeof SAMPLE;

/** What comes with them. The broker's part of the fees is said in the questions. */
export const TERMS = {
  firstAmortizationYears: 20,
  secondRatePct: 9.49,
  secondAmortizationYears: 25,
  secondTermMonths: 24,
  secondFees: 2400,
  secondCosts: 1900,
  refinanceFees: 0,
  refinanceCosts: 1450,
} as const satisfies Partial<SecondMortgageInput>;

export const BROKER_FEE = 800;

/** Where no rate is published: as the landing pages of the mortgage types have it for an uninsured one. */
export const SAMPLE_REFINANCE = { ratePct: 4.19, termYears: 5 } as const;
