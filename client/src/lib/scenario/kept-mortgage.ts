import { upperCase } from '@brokerage/domain/data/codes';
import { MortgageInputError } from '@brokerage/domain/mortgage/input-error';
import type { Province } from '@brokerage/domain/mortgage/tables/provinces';
import type { PaidMortgage } from '@brokerage/domain/rates/example-payment';
import { scenarioMortgage, type ScenarioMortgage } from '@brokerage/domain/rates/scenario';
import type { Texts } from '@brokerage/domain/forms/fields';
import { readKept } from './kept-scenario';
import type { StartRateInput } from '../../schema.generated';
import { EXAMPLE, type Change, type Scenario } from './scenario';
import type { Shared } from './shared';

/** In words of the engine. */
const PURPOSE = { PURCHASE: 'purchase', RENEWAL: 'renewal', REFINANCE: 'refinance' } as const;

const AMOUNTS = ['price', 'downPayment', 'mortgage'] as const;

/** What was said, worked out; undefined where no amount was said, or makes no mortgage. */
function saidMortgage(said: Change): (ScenarioMortgage & Pick<Scenario, 'purpose' | 'amortization'>) | undefined {
  if (!AMOUNTS.some((part) => part in said)) return undefined;
  const scenario = { ...EXAMPLE, ...said };
  const { purpose, amortization } = scenario;
  try {
    const mortgage = scenarioMortgage({
      ...scenario,
      purpose: PURPOSE[purpose],
      province: scenario.province as Province,
      amortizationYears: amortization,
      firstTimeBuyer: scenario.firstTime ?? false,
      closingDate: scenario.closing && `${scenario.closing}-01`,
    });
    return { ...mortgage, purpose, amortization };
  } catch (error) {
    if (error instanceof MortgageInputError) return undefined;
    throw error;
  }
}

/** The mortgage of what was said, with its premium. */
export function mortgageOf(said: Change): PaidMortgage | undefined {
  const mortgage = saidMortgage(said);
  return mortgage && { principal: mortgage.principal, amortizationYears: mortgage.amortization };
}

/** Which rate the mortgage of what was said could have. */
export function rateCaseOf(said: Change): Pick<StartRateInput, 'purpose' | 'insurance'> | undefined {
  const mortgage = saidMortgage(said);
  return mortgage && { purpose: mortgage.purpose, insurance: upperCase(mortgage.insurance) };
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
