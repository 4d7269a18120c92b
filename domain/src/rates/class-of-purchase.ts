import { toCents } from '../mortgage/cents.js';
import { isWithin } from '../mortgage/insurance-premium.js';
import { RULES_AS_OF } from '../mortgage/provenance.js';
import { rowOn } from '../mortgage/tables/dated.js';
import { INSURED_AMORTIZATION, LOW_RATIO_CAP, PREMIUMS } from '../mortgage/tables/insurance.js';
import type { StartCase } from './start-rate.js';

/** Dollars and years of a home somebody buys to live in. */
export interface PurchaseAsked {
  price: number;
  downPayment: number;
  amortizationYears: number;
  /** The day of the rules where it is left out */
  closingDate?: string;
}

export interface PurchaseClass {
  insurance: StartCase['insurance'];
  reason: 'UNDER_20_DOWN' | 'TWENTY_DOWN' | 'PRICE_TOO_HIGH' | 'AMORTIZATION_TOO_LONG';
}

/**
 * The class of rate a purchase can have, and why. 20% is 20% of the price in whole cents, as for the premium: a share that
 * was divided or rounded first may fall on the other side of it.
 */
export function classOfPurchase(asked: PurchaseAsked): PurchaseClass {
  const { price, downPayment, amortizationYears, closingDate = RULES_AS_OF } = asked;
  const { conventionalUpToPct } = rowOn('insurance premiums', PREMIUMS, closingDate, 'closingDate');
  const whole = toCents(price);
  if (!isWithin(whole - toCents(downPayment), whole, conventionalUpToPct))
    return { insurance: 'insured', reason: 'UNDER_20_DOWN' };
  if (price >= LOW_RATIO_CAP) return { insurance: 'uninsured', reason: 'PRICE_TOO_HIGH' };
  const { years } = rowOn('insured amortization', INSURED_AMORTIZATION, closingDate, 'closingDate');
  if (amortizationYears > years) return { insurance: 'uninsured', reason: 'AMORTIZATION_TOO_LONG' };
  return { insurance: 'insurable', reason: 'TWENTY_DOWN' };
}
