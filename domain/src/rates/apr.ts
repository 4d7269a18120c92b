import { aprOf, averageOwed } from '../mortgage/annual-percentage-rate.js';
import { roundToCent } from '../mortgage/cents.js';
import { isCriminalRate } from '../mortgage/criminal-rate.js';
import { payThrough } from '../mortgage/pay-down.js';
import { EXAMPLE_MORTGAGE } from '../vocabulary/constants.js';
import { exampleAt, termMonthsOf, type PricedRate } from './apr-input.js';
import { aprProblem, rateProblem } from './sanity.js';

const averageOf = (rate: Omit<PricedRate, 'fees'>) => averageOwed(exampleAt(rate));

/** The APR of a published rate on the example mortgage, percent to four decimals; null where its fees are not known. */
export function publishedApr({ fees, ...of }: PricedRate): number | null {
  if (fees === null || rateProblem(of.rate) !== null) return null;
  return aprOf({ ratePct: of.rate, fees, ...averageOf(of) });
}

/**
 * The fees that explain an APR somebody gave us, dollars to the cent; none where the rate itself cannot be right.
 * @param apr percent a year, not below the rate
 */
export function feesOfApr(of: Omit<PricedRate, 'fees'>, apr: number): number | null {
  if (rateProblem(of.rate) !== null) return null;
  const { averagePrincipal, months } = averageOf(of);
  return roundToCent(((apr - of.rate) / 100) * (months / 12) * averagePrincipal);
}

/**
 * What its fees keep from visitors, as a sentence; null where nothing does.
 * Sources: our bounds, and the criminal rate on what the example mortgage really advances.
 */
export function feesProblem(rate: PricedRate): string | null {
  const apr = publishedApr(rate);
  const problem = aprProblem(apr);
  if (problem !== null || apr === null || rate.fees === null) return problem;
  const months = termMonthsOf(rate);
  const path = payThrough(
    {
      balance: EXAMPLE_MORTGAGE.principal,
      amortizationYears: EXAMPLE_MORTGAGE.amortizationYears,
      frequency: 'monthly',
    },
    [{ annualRatePct: rate.rate, compounding: rate.compounding, payments: months }],
  );
  const advance = {
    principal: EXAMPLE_MORTGAGE.principal,
    charges: rate.fees,
    payment: path.payments[0] ?? 0,
    months,
    owedAtEnd: path.balance / 100,
  };
  return isCriminalRate(advance) ? 'Check the fees. No lender may charge this with them.' : null;
}

/** What stops a rate with its fees from being shown to visitors, as a sentence; null where nothing does. */
export const publishProblem = (rate: PricedRate): string | null => rateProblem(rate.rate) ?? feesProblem(rate);
