import { addMonths, monthsUntil } from '../mortgage/calendar.js';
import { toCents } from '../mortgage/cents.js';
import { usualCompounding } from '../mortgage/compounding.js';
import { penaltyMethod, type LeavingCharge } from '../mortgage/cost-of-leaving.js';
import {
  checkAmount,
  checkAmountOrNone,
  checkRate,
  checkWhole,
  checkYears,
  MortgageInputError,
} from '../mortgage/input-error.js';
import { payThrough } from '../mortgage/pay-down.js';
import type { Compounding } from '../mortgage/periodic-rate.js';
import { prepaymentPenalty } from '../mortgage/prepayment-penalty.js';
import { classOfSwitch } from './class-of-switch.js';
import { lentAround, monthsOf } from './ranking.js';
import type { SwitchWatch, WatchAnswer, WatchedRate, WatchUnknown } from './watch.js';
import { byName, fixedFor, NOTHING } from './watched-rates.js';

const MOST_MONTHS = 120;
/** Rates are looked for in hundredths of a percent, as they are quoted. */
const STEPS = 100;

function checkSwitch(watch: SwitchWatch): void {
  checkAmount('balance', watch.balance);
  checkRate('ratePct', watch.ratePct);
  checkWhole('monthsLeft', watch.monthsLeft, 1, MOST_MONTHS);
  checkYears('amortizationYears', watch.amortizationYears);
  checkAmountOrNone('dischargeFee', watch.dischargeFee ?? 0);
  if (watch.monthsLeft > Math.round(watch.amortizationYears * 12)) {
    const { amortizationYears } = watch;
    throw new MortgageInputError('monthsLeft', { code: 'termOverAmortization', amortizationYears });
  }
}

interface Loan {
  annualRatePct: number;
  compounding: Compounding;
}

/** Monthly payments, as many as there are months. */
const paid = (
  { balance, amortizationYears }: Pick<SwitchWatch, 'balance' | 'amortizationYears'>,
  months: number,
  at: Loan,
) => payThrough({ balance, amortizationYears, frequency: 'monthly' }, [{ ...at, payments: months }]);

/** Cents of interest until the term ends. */
const interestOf = (watch: SwitchWatch, at: Loan): number =>
  paid(watch, watch.monthsLeft, at).interest.reduce((sum, cents) => sum + cents, 0);

const ownLoan = ({ ratePct, rateType }: SwitchWatch): Loan => ({
  annualRatePct: ratePct,
  compounding: usualCompounding(rateType),
});

/** Months that are over; one that has begun is not. */
function monthsSince(from: string, to: string): number {
  const begun = monthsUntil(from, to);
  return addMonths(from, begun) > to ? Math.max(0, begun - 1) : begun;
}

/**
 * The same mortgage on a later day, after the payments until then; undefined once its term is over.
 * @param askedOn the day it was described as it is here, '2026-11-26'
 */
export function switchOn(watch: SwitchWatch, askedOn: string, on: string): SwitchWatch | undefined {
  const months = monthsSince(askedOn, on);
  if (months === 0) return watch;
  if (months >= watch.monthsLeft) return undefined;
  const balance = paid(watch, months, ownLoan(watch)).balance / 100;
  if (balance <= 0) return undefined;
  const amortizationYears = watch.amortizationYears - months / 12;
  return { ...watch, balance, amortizationYears, monthsLeft: watch.monthsLeft - months };
}

function chargeOf(
  { penalty, rateType, monthsLeft, postedRatePct, discountPct }: SwitchWatch,
  book: readonly WatchedRate[],
): LeavingCharge | WatchUnknown {
  if (rateType === 'variable' || penalty === 'three-months') return { method: 'three-months' };
  if (penalty === 'unknown') return 'PENALTY';
  if (penalty === 'posted-rate') {
    if (postedRatePct === null || discountPct === null) return 'POSTED_RATE';
    return { method: 'posted-rate', postedRatePct, discountPct };
  }
  // whose mortgage it is nobody asked: the lowest of all lenders tells no penalty too low
  const comparisonRatePct = lentAround(
    monthsLeft,
    book.filter(({ type }) => type === 'fixed'),
  );
  return comparisonRatePct === undefined ? 'COMPARISON_RATE' : { method: 'contract-rate', comparisonRatePct };
}

/** Those whose fees are known, without each that a lower rate with no higher fees stands before: it can't leave more. */
function worthTrying<Rate extends WatchedRate>(rates: readonly Rate[]): (Rate & { fees: number })[] {
  const least = new Map<Compounding, number>();
  return [...rates].sort(byName).filter((rate): rate is Rate & { fees: number } => {
    const { fees, compounding } = rate;
    if (fees === null || fees >= (least.get(compounding) ?? Infinity)) return false;
    least.set(compounding, fees);
    return true;
  });
}

/** The highest rate, in hundredths, at which more than these cents is saved; null where none is low enough. */
function turnsAt(watch: SwitchWatch, now: number, costs: number, compounding: Compounding): number | null {
  const pays = (step: number): boolean => now - interestOf(watch, { annualRatePct: step / STEPS, compounding }) > costs;
  let least = 0;
  let most = Math.floor(watch.ratePct * STEPS) + 1;
  if (!pays(least)) return null;
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (pays(middle)) least = middle;
    else most = middle;
  }
  return least / STEPS;
}

/**
 * Whether changing the lender pays more than it costs: the interest saved until the present term would have ended, with the
 * fixed rate that leaves the most, against the lender's penalty and the fees. A rate whose own term ends sooner says nothing
 * of the months after it, and is left out; so is one whose fees are not known. A discharge fee that they don't know is not
 * counted, and the answer says so. Sources: ours (docs/decisions/0148), the
 * penalty by FCAC and the Interest Act (prepayment-penalty.ts).
 */
export function switchAnswer<Rate extends WatchedRate>(watch: SwitchWatch, book: readonly Rate[]): WatchAnswer<Rate> {
  checkSwitch(watch);
  const charge = chargeOf(watch, book);
  if (typeof charge === 'string') return { ...NOTHING, unknown: charge };
  const { insurance } = classOfSwitch({ ...watch, insured: null });
  const fitting = fixedFor(book, { province: watch.province, insurance }).filter(
    (rate) => monthsOf(rate) >= watch.monthsLeft,
  );
  if (fitting.length === 0) return { ...NOTHING, unknown: 'NO_RATE' };
  const { penalty, basis, comparisonRatePct } = prepaymentPenalty({
    ...penaltyMethod(charge),
    balance: watch.balance,
    contractRatePct: watch.ratePct,
    monthsRemaining: watch.monthsLeft,
  });
  const now = interestOf(watch, ownLoan(watch));
  const [best] = worthTrying(fitting)
    .map((rate) => ({
      rate,
      saved: now - interestOf(watch, { annualRatePct: rate.rate, compounding: rate.compounding }),
      fees: toCents(rate.fees) + toCents(watch.dischargeFee ?? 0),
    }))
    .sort((a, b) => b.saved - b.fees - (a.saved - a.fees) || byName(a.rate, b.rate));
  if (!best) return { ...NOTHING, unknown: 'FEES' };
  const costs = toCents(penalty) + best.fees;
  const kept = best.saved - costs;
  return {
    met: kept > 0,
    unknown: null,
    rate: best.rate,
    metAtPct: turnsAt(watch, now, costs, best.rate.compounding),
    figures: {
      balance: watch.balance,
      monthsLeft: watch.monthsLeft,
      paymentNow: paid(watch, 1, ownLoan(watch)).payments[0] ?? 0,
      paymentThen:
        paid(watch, 1, { annualRatePct: best.rate.rate, compounding: best.rate.compounding }).payments[0] ?? 0,
      interestSaved: best.saved / 100,
      penalty,
      basis,
      comparisonRatePct,
      fees: best.fees / 100,
      isDischargeCounted: watch.dischargeFee !== null,
      kept: kept / 100,
    },
  };
}
