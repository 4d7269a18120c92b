import { costOfLeaving, type CostOfLeaving, type LeavingCharge } from '../mortgage/cost-of-leaving.js';
import type { Compounding } from '../mortgage/periodic-rate.js';
import type { LenderPenalty } from './lender-penalty.js';

/** A published rate, as far as what it costs depends on it. */
export interface CostedRate {
  id: string;
  bankId: string;
  bankName: string;
  /** Years */
  term: number;
  type: 'fixed' | 'variable';
  compounding: Compounding;
  /** Percent a year */
  rate: number;
  /** What lender and broker charge on the example mortgage, dollars; null: nobody told us */
  fees: number | null;
  /** Its lender's */
  penalty: LenderPenalty;
  /** Where its lender compares with what it posts, and somebody wrote that down; percent a year and points */
  posted?: { ratePct: number; discountPct: number };
  /** To leave it besides the penalty, dollars; none unless given */
  feesOut?: number;
}

/** A fixed rate that a lender publishes today: what it would lend at for the months that are left. */
export type LentToday = Pick<CostedRate, 'bankId' | 'term' | 'rate'>;

export interface KeptMortgage {
  /** Dollars, with the insurance premium where there is one */
  principal: number;
  amortizationYears: number;
  /** Months until it is paid out, the same for every rate that is compared */
  months: number;
}

/**
 * Why a cost is not known. TERM: the rate ends before; PENALTY: how its lender charges; POSTED_RATE: what its lender
 * posts; COMPARISON_RATE: its lender publishes no rate for about as long as what is left; FEES: what it takes to get it.
 */
export const COST_UNKNOWN = ['TERM', 'PENALTY', 'POSTED_RATE', 'COMPARISON_RATE', 'FEES'] as const;
export type CostUnknown = (typeof COST_UNKNOWN)[number];

export interface RateCost extends CostOfLeaving {
  /** The months that are counted */
  months: number;
  /** null: everything is known */
  unknown: CostUnknown | null;
  /** Costs the least of all that could be worked out, and of two at the least */
  isCheapest: boolean;
}

export interface Costed<Rate> {
  rate: Rate;
  cost: RateCost;
}

/** A term so many months longer or shorter than what is left says what a lender would lend at. */
const NEAR_MONTHS = 12;
/** One that nothing is held against is no cheapest. */
const LEAST_COMPARED = 2;

export const monthsOf = ({ term }: Pick<CostedRate, 'term'>): number => Math.max(1, Math.round(term * 12));

/**
 * What is lent at today for about as many months as are left, percent a year. The nearest term counts; of two as near the
 * shorter, of one term the lowest rate, so that no penalty is told too low.
 */
export function lentAround(
  monthsLeft: number,
  published: readonly Pick<LentToday, 'term' | 'rate'>[],
): number | undefined {
  const away = (lent: Pick<LentToday, 'term'>): number => Math.abs(monthsOf(lent) - monthsLeft);
  return published
    .filter((lent) => away(lent) <= NEAR_MONTHS)
    .sort((a, b) => away(a) - away(b) || a.term - b.term || a.rate - b.rate)[0]?.rate;
}

/** The same of one lender. */
export const lentFor = (bankId: string, monthsLeft: number, published: readonly LentToday[]): number | undefined =>
  lentAround(
    monthsLeft,
    published.filter((lent) => lent.bankId === bankId),
  );

type Charge = { charge: LeavingCharge } | { charge: null; unknown: CostUnknown };

function chargeOf(rate: CostedRate, monthsLeft: number, published: readonly LentToday[]): Charge {
  if (rate.type === 'variable' || rate.penalty === 'three-months') return { charge: { method: 'three-months' } };
  if (rate.penalty === 'unknown') return { charge: null, unknown: 'PENALTY' };
  if (rate.penalty === 'posted-rate')
    return rate.posted
      ? {
          charge: {
            method: 'posted-rate',
            postedRatePct: rate.posted.ratePct,
            discountPct: rate.posted.discountPct,
          },
        }
      : { charge: null, unknown: 'POSTED_RATE' };
  const comparisonRatePct = lentFor(rate.bankId, monthsLeft, published);
  return comparisonRatePct === undefined
    ? { charge: null, unknown: 'COMPARISON_RATE' }
    : { charge: { method: 'contract-rate', comparisonRatePct } };
}

/** What one rate costs until the mortgage is paid out. A term that ends before is counted to its end, and says so. */
export function costOfRate(rate: CostedRate, kept: KeptMortgage, published: readonly LentToday[]): RateCost {
  const termMonths = monthsOf(rate);
  const months = Math.min(kept.months, termMonths);
  const found = chargeOf(rate, termMonths - months, published);
  const cost = costOfLeaving({
    principal: kept.principal,
    annualRatePct: rate.rate,
    compounding: rate.compounding,
    amortizationYears: kept.amortizationYears,
    termMonths,
    months,
    feesIn: rate.fees,
    feesOut: rate.feesOut,
    charge: found.charge,
  });
  const isShort = months < kept.months;
  const unknown = isShort
    ? 'TERM'
    : cost.penalty === null && 'unknown' in found
      ? found.unknown
      : cost.fees === null
        ? 'FEES'
        : null;
  return { ...cost, total: isShort ? null : cost.total, months, unknown, isCheapest: false };
}

type ByRate = Costed<Pick<CostedRate, 'id' | 'bankName' | 'rate'>>;

const byName = (a: ByRate, b: ByRate): number =>
  a.rate.bankName.localeCompare(b.rate.bankName, 'en-CA') || (a.rate.id < b.rate.id ? -1 : 1);

/** The lowest payment first; of equal ones the lower rate, then the name. */
export const byPayment = (a: ByRate, b: ByRate): number =>
  a.cost.payment - b.cost.payment || a.rate.rate - b.rate.rate || byName(a, b);

/** The lowest cost first; of equal ones the lower payment, then the name. What is not known comes after all that is. */
export const byCost = (a: ByRate, b: ByRate): number =>
  a.cost.total === null || b.cost.total === null
    ? Number(a.cost.total === null) - Number(b.cost.total === null) || byPayment(a, b)
    : a.cost.total - b.cost.total || a.cost.payment - b.cost.payment || byName(a, b);

/**
 * What each of these rates costs on the same mortgage over the same months, in the order of its cost. The first is marked
 * as the cheapest where something is held against it. Throws MortgageInputError naming the field of the mortgage.
 * @param published the fixed rates that lenders publish today, for the penalties that compare with them
 */
export function rankByCost<Rate extends CostedRate>(
  rates: readonly Rate[],
  kept: KeptMortgage,
  published: readonly LentToday[],
): Costed<Rate>[] {
  const ranked = rates.map((rate) => ({ rate, cost: costOfRate(rate, kept, published) })).sort(byCost);
  const known = ranked.filter(({ cost }) => cost.total !== null);
  const [first] = known;
  if (first && known.length >= LEAST_COMPARED) first.cost.isCheapest = true;
  return ranked;
}
