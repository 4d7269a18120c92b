import type { AnnualPercentageRateInput, AveragedLoan } from '../mortgage/annual-percentage-rate.js';
import type { Compounding } from '../mortgage/periodic-rate.js';
import { EXAMPLE_MORTGAGE } from '../vocabulary/constants.js';

/** What a published rate's APR depends on. The fees are what is stored; the APR never is (docs/decisions/0108). */
export interface PricedRate {
  /** Percent a year */
  rate: number;
  /** Years */
  term: number;
  compounding: Compounding;
  /** What lender and broker charge on the example mortgage, dollars; null: nobody told us */
  fees: number | null;
}

/** The months of its term. */
export const termMonthsOf = ({ term }: Pick<PricedRate, 'term'>): number => Math.max(1, Math.round(term * 12));

/** The example mortgage at a published rate. */
export const exampleAt = (rate: Omit<PricedRate, 'fees'>): AveragedLoan => ({
  ...EXAMPLE_MORTGAGE,
  annualRatePct: rate.rate,
  compounding: rate.compounding,
  termMonths: termMonthsOf(rate),
});

/** What the APR of a published rate is worked out from. */
export const aprInput = (rate: PricedRate & { fees: number }): AnnualPercentageRateInput => ({
  ...exampleAt(rate),
  fees: rate.fees,
});
