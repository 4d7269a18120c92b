import type { PrivateBridgeInput } from '@brokerage/domain/mortgage/private-bridge';

/** The day the sample's rates and fees were taken. */
export const SAMPLE_DAY = '2026-11-20';

/** What the reader may change. */
export const SAMPLE = { amount: 320_000, months: 12 } as const;
export type SampleName = keyof typeof SAMPLE;

export const TERMS = {
  annualRatePct: 9.99,
  termMonths: 12,
  lenderFeePct: 2,
  brokerFeePct: 1,
  renewalFeePct: 1,
  legalCosts: 3400,
  bankAmortizationYears: 25,
} as const satisfies Partial<PrivateBridgeInput>;

/** Where no rate is published: as the landing pages of the mortgage types have it for an uninsured one. */
export const SAMPLE_BANK_RATE = 4.19;
/** How much later the second answer is */
export const LATER = 6;
/** The longest bridge the engine works out */
export const MOST_MONTHS = 60;
