import { addMonths } from '../mortgage/calendar.js';
import type { RateType } from '../mortgage/compounding.js';
import { checkRate, checkYears } from '../mortgage/input-error.js';
import type { PrepaymentPenalty } from '../mortgage/prepayment-penalty.js';
import type { LenderPenalty } from './lender-penalty.js';
import type { CostedRate } from './ranking.js';
import type { PublishedRate } from './start-rate.js';
import { switchAnswer, switchOn } from './switch-answer.js';
import { byName, fixedFor, NOTHING } from './watched-rates.js';

/** Tells somebody when changing their lender pays more than its penalty. */
export interface SwitchWatch {
  goal: 'switch';
  /** Two letters */
  province: string;
  /** Dollars owed */
  balance: number;
  /** Of the mortgage they have, percent a year */
  ratePct: number;
  rateType: RateType;
  /** Of the term, 1 to 120 */
  monthsLeft: number;
  /** Until it is paid off */
  amortizationYears: number;
  /** How their lender charges for leaving */
  penalty: LenderPenalty;
  /** By the posted rate: what their lender posts for the months that are left; null: not known */
  postedRatePct: number | null;
  /** By the posted rate: the discount they were given from it, in points; null: not known */
  discountPct: number | null;
  /** Dollars that their lender charges to discharge the mortgage; null: they don't know */
  dischargeFee: number | null;
}

/** Tells somebody when a fixed rate of this term is published at this percent or less. */
export interface TargetWatch {
  goal: 'rate';
  province: string;
  targetPct: number;
  /** Years */
  term: number;
}

export type RateWatch = SwitchWatch | TargetWatch;

/** A published rate, as far as a watch looks at it. */
export type WatchedRate = CostedRate & PublishedRate;

/**
 * Why a watch can't be answered. NO_RATE: nothing published fits; PENALTY: how the lender charges; POSTED_RATE: what it posts
 * and the discount; COMPARISON_RATE: nobody publishes a rate for about as long as what is left; FEES: what it takes to get
 * any rate that fits; ENDED: the term is over.
 */
export const WATCH_UNKNOWN = ['NO_RATE', 'PENALTY', 'POSTED_RATE', 'COMPARISON_RATE', 'FEES', 'ENDED'] as const;
export type WatchUnknown = (typeof WATCH_UNKNOWN)[number];

/** What a switch comes to, dollars, until the term that they have now would have ended. */
export interface SwitchFigures {
  /** Owed on the day that was asked for */
  balance: number;
  monthsLeft: number;
  /** A month, on the mortgage they have and on the new rate */
  paymentNow: number;
  paymentThen: number;
  interestSaved: number;
  penalty: number;
  basis: PrepaymentPenalty['basis'];
  /** What the lender compares the rate with; null where it compares with none */
  comparisonRatePct: number | null;
  /** To get the new rate and, as far as it is known, to discharge the old mortgage */
  fees: number;
  /** Whether the lender's fee for the discharge is in it: words say so where it is not */
  isDischargeCounted: boolean;
  /** Saved less penalty and fees; below 0 where the switch costs more */
  kept: number;
}

export interface WatchAnswer<Rate> {
  met: boolean;
  /** null: nothing is missing */
  unknown: WatchUnknown | null;
  /** The published rate that leaves the most, or is the lowest; null where none fits */
  rate: Rate | null;
  /**
   * The rate at which it is met, percent with two decimals; null where no rate would. Of a switch: with the penalty and the
   * fees of today.
   */
  metAtPct: number | null;
  /** Of a switch whose cost is known */
  figures: SwitchFigures | null;
}

/** The longest term there is. */
const MOST_YEARS = 10;

function targetAnswer<Rate extends WatchedRate>(
  { province, targetPct, term }: TargetWatch,
  book: readonly Rate[],
): WatchAnswer<Rate> {
  checkRate('targetPct', targetPct);
  checkYears('term', term, MOST_YEARS);
  // whose mortgage it is nobody asked: it counts as the usual one
  const [lowest] = fixedFor(book, { province, insurance: 'insurable' })
    .filter((rate) => rate.term === term)
    .sort(byName);
  if (!lowest) return { ...NOTHING, unknown: 'NO_RATE', metAtPct: targetPct };
  return { met: lowest.rate <= targetPct, unknown: null, rate: lowest, metAtPct: targetPct, figures: null };
}

/** A watch is kept until its term is over, and never longer than so many months. */
export const WATCH_MONTHS = 24;

/** The last day of a watch that was asked for on this one. */
export const watchEndsOn = (watch: RateWatch, askedOn: string): string =>
  addMonths(askedOn, watch.goal === 'switch' ? Math.min(watch.monthsLeft, WATCH_MONTHS) : WATCH_MONTHS);

/**
 * Whether a watch is met by what is published, and why. Throws MortgageInputError naming the field.
 * @param book every rate that everybody may see
 */
export function rateWatch<Rate extends WatchedRate>(
  watch: RateWatch,
  book: readonly Rate[],
  { askedOn, on }: { askedOn: string; on: string },
): WatchAnswer<Rate> {
  if (watch.goal === 'rate') return targetAnswer(watch, book);
  const today = switchOn(watch, askedOn, on);
  return today ? switchAnswer(today, book) : { ...NOTHING, unknown: 'ENDED' };
}
