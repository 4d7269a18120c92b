import { toCents } from '../mortgage/cents.js';
import { checkAmount, checkAmountOrNone, MortgageInputError } from '../mortgage/input-error.js';
import { insurancePremium } from '../mortgage/insurance-premium.js';
import { minDownPayment } from '../mortgage/min-down-payment.js';
import { RULES_AS_OF } from '../mortgage/provenance.js';
import type { Province } from '../mortgage/tables/provinces.js';
import { classOfPurchase } from './class-of-purchase.js';
import { classOfSwitch } from './class-of-switch.js';
import type { StartCase } from './start-rate.js';

/** What somebody is about to do, as the page about rates asks it. */
export interface ScenarioInput {
  purpose: StartCase['purpose'];
  /** Of a purchase, dollars */
  price?: number;
  /** Of a purchase, dollars */
  downPayment?: number;
  /** Of a renewal or a refinance, dollars */
  mortgage?: number;
  province: Province;
  amortizationYears: number;
  firstTimeBuyer: boolean;
  /** The day the home changes hands; the day of the rules where it is left out */
  closingDate?: string;
}

/** Why a mortgage has its class. */
export const CLASS_REASONS = [
  'UNDER_20_DOWN',
  'TWENTY_DOWN',
  'PRICE_TOO_HIGH',
  'AMORTIZATION_TOO_LONG',
  'RENEWAL',
  'REFINANCE',
] as const;
export type ClassReason = (typeof CLASS_REASONS)[number];

export interface ScenarioMortgage {
  insurance: StartCase['insurance'];
  reason: ClassReason;
  /** Dollars borrowed, with the premium */
  principal: number;
  /** Dollars; 0 where the buyer pays none */
  premium: number;
  /** Percent of the mortgage without the premium */
  premiumRatePct: number;
  /** Dollars, of a purchase; null otherwise */
  leastDown: number | null;
  /** Percent of the price, of a purchase; null otherwise */
  downPaymentPct: number | null;
}

function purchaseOf(input: ScenarioInput): ScenarioMortgage {
  const { price = NaN, downPayment = NaN, closingDate = RULES_AS_OF, firstTimeBuyer } = input;
  const { minDownPayment: leastDown } = minDownPayment({ price, ownerOccupied: true, closingDate });
  checkAmountOrNone('downPayment', downPayment);
  if (downPayment < leastDown)
    throw new MortgageInputError('downPayment', { code: 'downPaymentBelowMinimum', minimum: leastDown, price });
  const insured = insurancePremium({
    price,
    downPayment,
    amortizationYears: input.amortizationYears,
    province: input.province,
    closingDate,
    firstTimeBuyerOrNewBuild: firstTimeBuyer,
    nonTraditionalDownPayment: false,
  });
  // nobody was asked for a mortgage: what is wrong stands in the down payment
  if (insured.totalMortgage === 0)
    throw new MortgageInputError('downPayment', { code: 'amount', least: leastDown, most: (toCents(price) - 1) / 100 });
  return {
    ...classOfPurchase({ price, downPayment, amortizationYears: input.amortizationYears, closingDate }),
    principal: insured.totalMortgage,
    premium: insured.premium,
    premiumRatePct: insured.premiumRatePct,
    leastDown,
    downPaymentPct: (downPayment / price) * 100,
  };
}

const REFINANCED: Pick<ScenarioMortgage, 'insurance' | 'reason'> = { insurance: 'uninsured', reason: 'REFINANCE' };

/**
 * The mortgage of a scenario: how much is borrowed, and which class of rate it can have, with the reason. Of a home to live
 * in. Throws MortgageInputError naming the field. Sources: minimum down payment and premiums (mortgage/); a mortgage that
 * needs no insurance is insurable to 25 years below a price of $1 million (tables/insurance.ts); a renewal by its balance and
 * years (class-of-switch.ts); a refinance is uninsured (docs/decisions/0110).
 */
export function scenarioMortgage(input: ScenarioInput): ScenarioMortgage {
  if (input.purpose === 'purchase') return purchaseOf(input);
  const principal = input.mortgage ?? NaN;
  checkAmount('mortgage', principal);
  const { amortizationYears } = input;
  return {
    ...(input.purpose === 'renewal'
      ? classOfSwitch({ balance: principal, amortizationYears, insured: null })
      : REFINANCED),
    principal,
    premium: 0,
    premiumRatePct: 0,
    leastDown: null,
    downPaymentPct: null,
  };
}
