import { formatDollars, formatMoney } from '../forms/dollars.js';
import { payment } from '../mortgage/payment.js';
import type { Compounding } from '../mortgage/periodic-rate.js';
import { LOW_RATIO_CAP } from '../mortgage/tables/insurance.js';
import { classOfSwitch } from '../rates/class-of-switch.js';
import { aprText, rateText } from '../rates/percent-words.js';
import { purchaseClass } from '../rates/purchase-class.js';
import type { StartCase } from '../rates/start-rate.js';
import { EXAMPLE_MORTGAGE } from '../vocabulary/constants.js';
import type { Answered } from './lead-form.js';
import { propertyValueOption, type MORTGAGE_AMOUNTS } from './options.js';

/** The mortgage whose payment is named: the most of a range, and the least of the open one. */
const PRINCIPALS: Readonly<Record<string, number>> = {
  'Under $200K': 200_000,
  '$200K - $500K': 500_000,
  '$500K - $1M': 1_000_000,
  '$1M+': 1_000_000,
} satisfies Record<(typeof MORTGAGE_AMOUNTS)[number], number>;

/** Nobody insures a home of that value that needs no insurance. */
const isOverCap = (propertyValue: string | undefined): boolean => propertyValue === propertyValueOption(LOW_RATIO_CAP);

const purchased = (downPayment: string, propertyValue: string | undefined): StartCase['insurance'] => {
  const found = purchaseClass(Number.parseInt(downPayment, 10));
  return found === 'insurable' && isOverCap(propertyValue) ? 'uninsured' : found;
};

/** By the mortgage whose payment is named, over the same years. */
function renewed(mortgageAmount: string, propertyValue: string | undefined): StartCase['insurance'] {
  const { amortizationYears } = EXAMPLE_MORTGAGE;
  const value = isOverCap(propertyValue) ? LOW_RATIO_CAP : undefined;
  const balance = PRINCIPALS[mortgageAmount] ?? 0;
  return classOfSwitch({ balance, amortizationYears, insured: null, value }).insurance;
}

/** What the published rates are asked for these answers; undefined where they name no kind of mortgage yet. */
export function rateCaseOf({
  serviceType,
  downPayment,
  propertyValue,
  mortgageAmount = '',
}: Answered): Pick<StartCase, 'purpose' | 'insurance'> | undefined {
  switch (serviceType) {
    case 'New Purchase':
      if (downPayment === undefined) return undefined;
      return { purpose: 'purchase', insurance: purchased(downPayment, propertyValue) };
    case 'Renewal':
      return { purpose: 'renewal', insurance: renewed(mortgageAmount, propertyValue) };
    case 'Refinance':
    case 'Equity Takeout':
      return { purpose: 'refinance', insurance: 'uninsured' };
    default:
      return undefined;
  }
}

export interface DayRate {
  /** Such as 5-year fixed */
  kind: string;
  ratePct: number;
  /** null: not known */
  aprPct: number | null;
  compounding: Compounding;
}

/** What the bot says of the day's rate for a mortgage of this size. */
export function rateRemark({ kind, ratePct, aprPct, compounding }: DayRate, mortgageAmount: string): string {
  const apr = aprPct === null ? 'ask us for the APR' : `${aprText(aprPct, ratePct)}% APR`;
  const named = `Today’s best ${kind} for you is ${rateText(ratePct)}% (${apr}), on approved credit.`;
  const principal = PRINCIPALS[mortgageAmount];
  if (principal === undefined) return named;
  const { amortizationYears } = EXAMPLE_MORTGAGE;
  const monthly = payment({
    principal,
    amortizationYears,
    annualRatePct: ratePct,
    frequency: 'monthly',
    compounding,
  }).payment;
  return `${named} On ${formatDollars(principal)} over ${amortizationYears} years, that’s ${formatMoney(monthly)} a month.`;
}
