import { floorShares, toCents } from '../mortgage/cents.js';
import { RULES_AS_OF } from '../mortgage/provenance.js';
import { rowOn } from '../mortgage/tables/dated.js';
import { INSURED_AMORTIZATION, LOW_RATIO_CAP, PREMIUMS } from '../mortgage/tables/insurance.js';
import type { StartCase } from './start-rate.js';

/** A mortgage that changes its lender as it is, on a home to live in. */
export interface SwitchAsked {
  /** Dollars owed */
  balance: number;
  /** Until it is paid off, years */
  amortizationYears: number;
  /** Years that are left with the present lender, where the new ones may be others */
  yearsLeft?: number;
  /** Whether default insurance was bought with the home; null: they don't know */
  insured: boolean | null;
  /** Of the home, dollars; the most that can be insured where nobody knows it */
  value?: number;
}

export interface SwitchClass {
  insurance: StartCase['insurance'];
  /** PRICE_TOO_HIGH: a home that such a mortgage can be insured on is worth too much */
  reason: 'RENEWAL' | 'PRICE_TOO_HIGH' | 'AMORTIZATION_TOO_LONG';
}

/**
 * The class of rate a switch can have, and why. One that was insured stays so. Any other one is insurable to 80% of a value
 * under $1 million, so under $800,000 where nobody knows the value, over 25 years or what is left. A figure that is none makes
 * it uninsured. Source: SOR/2012-281 and SOR/2012-282, low-ratio loans; tables/insurance.ts.
 */
export function classOfSwitch(asked: SwitchAsked): SwitchClass {
  const { balance, amortizationYears, insured, value = LOW_RATIO_CAP - 0.01 } = asked;
  if (insured === true) return { insurance: 'insured', reason: 'RENEWAL' };
  const { conventionalUpToPct: pct } = rowOn('insurance premiums', PREMIUMS, RULES_AS_OF, 'date');
  const isSmall = value < LOW_RATIO_CAP && toCents(balance) <= floorShares({ cents: toCents(value), pct });
  if (!isSmall) return { insurance: 'uninsured', reason: 'PRICE_TOO_HIGH' };
  const { years } = rowOn('insured amortization', INSURED_AMORTIZATION, RULES_AS_OF, 'date');
  const isShort = amortizationYears <= Math.min(years, asked.yearsLeft ?? years);
  if (!isShort) return { insurance: 'uninsured', reason: 'AMORTIZATION_TOO_LONG' };
  return { insurance: 'insurable', reason: 'RENEWAL' };
}
