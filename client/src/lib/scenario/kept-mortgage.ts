import { MortgageInputError } from '@brokerage/domain/mortgage/input-error';
import type { Province } from '@brokerage/domain/mortgage/tables/provinces';
import type { PaidMortgage } from '@brokerage/domain/rates/example-payment';
import { scenarioMortgage } from '@brokerage/domain/rates/scenario';
import type { Texts } from '@brokerage/domain/forms/fields';
import { readKept } from './kept-scenario';
import { EXAMPLE, type Change } from './scenario';
import type { Shared } from './shared';

/** In words of the engine. */
const PURPOSE = { PURCHASE: 'purchase', RENEWAL: 'renewal', REFINANCE: 'refinance' } as const;

const AMOUNTS = ['price', 'downPayment', 'mortgage'] as const;

/** The mortgage of what was said, with its premium; undefined where no amount was said, or makes one. */
export function mortgageOf(said: Change): PaidMortgage | undefined {
  if (!AMOUNTS.some((part) => part in said)) return undefined;
  const scenario = { ...EXAMPLE, ...said };
  try {
    const { principal } = scenarioMortgage({
      ...scenario,
      purpose: PURPOSE[scenario.purpose],
      province: scenario.province as Province,
      amortizationYears: scenario.amortization,
      firstTimeBuyer: scenario.firstTime ?? false,
      closingDate: scenario.closing && `${scenario.closing}-01`,
    });
    return { principal, amortizationYears: scenario.amortization };
  } catch (error) {
    if (error instanceof MortgageInputError) return undefined;
    throw error;
  }
}

/** Of the text that the tab keeps, in the whole dollars that a field shows. */
export function keptMortgage(kept: string): { amount: number; amortization: number } | undefined {
  const mortgage = mortgageOf(readKept(kept));
  return mortgage && { amount: Math.round(mortgage.principal), amortization: mortgage.amortizationYears };
}

/** For the calculator of a payment. */
export function offeredPayment(said: Change): Texts {
  const mortgage = mortgageOf(said);
  return {
    ...(mortgage && {
      principal: String(Math.round(mortgage.principal)),
      years: String(mortgage.amortizationYears),
    }),
    ...(said.term !== undefined && { term: String(said.term) }),
  };
}

/** A calculator of a mortgage of any purpose: no price and no down payment come of it. */
export const LOAN: Shared = {
  offered: offeredPayment,
  asks: { mortgage: 'principal' },
  within: ['RENEWAL', 'REFINANCE'],
};
