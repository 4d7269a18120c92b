import { usualCompounding } from '../mortgage/compounding.js';
import { costOfLeaving } from '../mortgage/cost-of-leaving.js';
import { checkAmountOrNone, MortgageInputError } from '../mortgage/input-error.js';
import type { Compounding } from '../mortgage/periodic-rate.js';
import { classOfSwitch } from '../rates/class-of-switch.js';
import { monthsOf } from '../rates/ranking.js';
import { couldBeHad, type StartCase } from '../rates/start-rate.js';
import type { WatchedRate } from '../rates/watch.js';
import { byName } from '../rates/watched-rates.js';
import type { RenewalLetter } from './letter-form.js';

/** Why there is no verdict. NO_RATE: nothing published fits; FEES: what it takes to get any rate that fits. */
export const VERDICT_UNKNOWN = ['NO_RATE', 'FEES'] as const;
export type VerdictUnknown = (typeof VERDICT_UNKNOWN)[number];

/** Dollars over the months that are compared. */
interface TermCost {
  /** A month */
  payment: number;
  interest: number;
  /** To get it, and to leave the lender of today */
  fees: number;
  /** Interest and fees */
  total: number;
}

/** A published rate against the letter. */
export interface LetterRival<Rate> {
  rate: Rate;
  cost: TermCost;
  /** What the letter costs more, dollars; below 0 it costs less */
  saving: number;
}

export interface LetterVerdict<Rate> {
  /** null: not known */
  isGood: boolean | null;
  unknown: VerdictUnknown | null;
  /** Which rates this mortgage can have with another lender */
  insurance: StartCase['insurance'];
  /** Months that the letter and the rates both hold */
  months: number;
  /** Staying: no fees */
  letter: TermCost;
  /** The one that costs the least; null where there is none */
  best: LetterRival<Rate> | null;
  /**
   * The one that costs the least of those whose lender's charge for leaving is known: a bank can be asked to match that one,
   * like against like. null where nobody's is known.
   */
  ordinary: LetterRival<Rate> | null;
}

const cents = (dollars: number): number => Math.round(dollars * 100);

function costOver(
  letter: RenewalLetter,
  months: number,
  at: { annualRatePct: number; compounding: Compounding; fees: number },
): TermCost {
  // both terms run at least so long: nobody leaves early, and there is no penalty
  const { payment, interest, total } = costOfLeaving({
    principal: letter.balance,
    annualRatePct: at.annualRatePct,
    compounding: at.compounding,
    amortizationYears: letter.amortizationYears,
    termMonths: months,
    months,
    feesIn: at.fees,
    charge: null,
  });
  return { payment, interest, fees: at.fees, total: total ?? NaN };
}

/** Rates of the term closest to the letter's; of two as close, the shorter. */
function ofNearestTerm<Rate extends WatchedRate>(rates: readonly Rate[], termMonths: number): Rate[] {
  const away = (months: number): number => Math.abs(months - termMonths);
  const [nearest] = rates.map(monthsOf).sort((a, b) => away(a) - away(b) || a - b);
  return rates.filter((rate) => monthsOf(rate) === nearest);
}

/** What a lender takes for leaving is known: three months' interest of a variable rate, and of a fixed one what the lender told us. */
const hasKnownTerms = ({ type, penalty }: WatchedRate): boolean => type === 'variable' || penalty !== 'unknown';

function checkLetter({ termYears, amortizationYears, dischargeFee }: RenewalLetter): void {
  checkAmountOrNone('dischargeFee', dischargeFee ?? 0);
  if (termYears > amortizationYears)
    throw new MortgageInputError('termYears', { code: 'termOverAmortization', amortizationYears });
}

/**
 * Whether a renewal letter is any good: the interest it costs over its term against the interest and fees of the published
 * rate of the same kind that costs the least, on the same balance over the same years. Where nobody publishes that term, over
 * the months that both hold. A rate whose fees are not known is left out, and where it alone may cost less, there is no verdict; a discharge fee that they don't know is not counted,
 * and the words say so. Sources: ours (docs/decisions/0156). Throws MortgageInputError naming the field.
 * @param book every rate that everybody may see
 */
export function letterVerdict<Rate extends WatchedRate>(
  letter: RenewalLetter,
  book: readonly Rate[],
): LetterVerdict<Rate> {
  checkLetter(letter);
  const { insurance } = classOfSwitch(letter);
  const wanted = { purpose: 'renewal', insurance, province: letter.province } as const;
  const termMonths = Math.round(letter.termYears * 12);
  const fitting = ofNearestTerm(
    book.filter((rate) => rate.type === letter.rateType && couldBeHad(rate, wanted)),
    termMonths,
  );
  const [first] = fitting;
  const months = first ? Math.min(termMonths, monthsOf(first)) : termMonths;
  const own = costOver(letter, months, {
    annualRatePct: letter.offeredRatePct,
    compounding: usualCompounding(letter.rateType),
    fees: 0,
  });
  const against = (rate: Rate, fees: number): LetterRival<Rate> => {
    const all = (cents(fees) + cents(letter.dischargeFee ?? 0)) / 100;
    const cost = costOver(letter, months, { annualRatePct: rate.rate, compounding: rate.compounding, fees: all });
    return { rate, cost, saving: (cents(own.total) - cents(cost.total)) / 100 };
  };
  const rivals = fitting
    .flatMap((rate) => (rate.fees === null ? [] : against(rate, rate.fees)))
    .sort((a, b) => b.saving - a.saving || byName(a.rate, b.rate));
  const [best = null] = rivals;
  const common = { insurance, months, letter: own };
  // without its fees, which nobody knows, it would cost less
  const mayCostLess = fitting.some((rate) => rate.fees === null && against(rate, 0).saving > 0);
  if (best === null || (best.saving <= 0 && mayCostLess)) {
    return { ...common, isGood: null, unknown: first ? 'FEES' : 'NO_RATE', best: null, ordinary: null };
  }
  const ordinary = rivals.find(({ rate }) => hasKnownTerms(rate)) ?? null;
  return { ...common, isGood: best.saving <= 0, unknown: null, best, ordinary };
}
