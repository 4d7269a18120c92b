import { ceilShares, roundTo, toCents } from './cents.js';
import { mayRunLonger } from './first-time.js';
import { longestInsured } from './insurance-premium.js';
import { minDownPayment } from './min-down-payment.js';
import type { Note } from './notes.js';
import type { Provenance } from './provenance.js';
import { purchase, type PurchaseInput } from './purchase.js';
import { schedule } from './schedule.js';

export type DownPaymentsInput = Omit<PurchaseInput, 'downPayment'>;

export interface DownPaymentOption {
  downPayment: number;
  downPaymentPct: number;
  /** Shorter than asked for where the mortgage is insured and may not run as long */
  amortizationYears: number;
  premium: number;
  premiumRatePct: number;
  totalMortgage: number;
  payment: number;
  cashToClose: number;
  /** Until the mortgage is paid off, at this rate */
  totalInterest: number;
  monthlyTotal: number;
}

export interface DownPayments extends Provenance {
  minDownPayment: number;
  options: DownPaymentOption[];
  notes: Note[];
}

const SHARES = [5, 10, 15, 20, 25, 30, 35];
const OPTIONS = 4;
/** From this share on the purchase is conventional and may run longer. */
const CONVENTIONAL_PCT = 20;

/** The minimum, then the common shares above it, whole cents. */
function amountsOf(price: number, least: number): number[] {
  const shares = SHARES.map((pct) => ceilShares({ cents: toCents(price), pct }));
  return [toCents(least), ...shares.filter((cents) => cents > toCents(least))].slice(0, OPTIONS);
}

/** One price with four down payments side by side: the legal minimum, or 5%, and the common ones above it. */
export function downPayments(input: DownPaymentsInput): DownPayments {
  const { price, units, closingDate } = input;
  const least = minDownPayment({ price, units, ownerOccupied: true, closingDate });
  const longest = longestInsured(mayRunLonger(input) || input.newlyBuilt, closingDate);
  const homes = amountsOf(price, least.minDownPayment).map((cents) => {
    const isConventional = cents * 100 >= toCents(price) * CONVENTIONAL_PCT;
    const amortizationYears = isConventional ? input.amortizationYears : Math.min(input.amortizationYears, longest);
    const home = purchase({ ...input, downPayment: cents / 100, amortizationYears });
    const { totalInterest } = schedule({ ...input, amortizationYears, principal: home.totalMortgage });
    return { home, option: { downPayment: cents / 100, amortizationYears, totalInterest } };
  });
  const [first] = homes;
  if (!first) throw new Error('a price always has a minimum down payment');
  return {
    minDownPayment: least.minDownPayment,
    options: homes.map(({ home, option }) => ({
      ...option,
      downPaymentPct: roundTo(4, home.downPaymentPct),
      premium: home.premium,
      premiumRatePct: home.premiumRatePct,
      totalMortgage: home.totalMortgage,
      payment: home.payment,
      cashToClose: home.cashToClose,
      monthlyTotal: home.monthlyCost.total,
    })),
    notes: [...new Set(homes.flatMap(({ home }) => home.notes))],
    engineVersion: first.home.engineVersion,
    rulesAsOf: first.home.rulesAsOf,
    tables: first.home.tables,
  };
}
