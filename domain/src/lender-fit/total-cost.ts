import { percentOf, toCents } from '../mortgage/cents.js';
import { COST_UNKNOWN, costOfRate, monthsOf, type CostedRate, type LentToday } from '../rates/ranking.js';
import type { Weighed } from './exit-chances.js';
import type { PolicyInput } from './policy-form.js';

/** A published rate that a file could have. */
export interface FitRate extends CostedRate {
  purpose: string;
  insurance: string;
  province: string | null;
}

/** The loan that is costed: what a program makes of the file. */
export interface FitLoan {
  /** Dollars, with the premium */
  principal: number;
  amortizationYears: number;
  /** Dollars: the premium, and the tax on it that is paid in cash */
  /** null: no source of ours says what the insurer charges */
  premium: number | null;
  premiumTax: number;
}

/** What a mortgage costs until it is paid out, dollars. Principal is no cost; what is not known is null, never nothing. */
export interface TotalCost {
  /** Counted; fewer than asked where the term ends before */
  months: number;
  payment: number;
  interest: number;
  penalty: number | null;
  /** In and out, less what the lender pays */
  fees: number | null;
  premium: number | null;
  premiumTax: number;
  cashback: number;
  /** Of the cash back, returned when leaving */
  clawback: number;
  balance: number;
  total: number | null;
  unknown: FitUnknown | null;
  /** With the rates that penalties compare with half a percent lower and higher; null where no penalty compares */
  totalIfLower: number | null;
  totalIfHigher: number | null;
}

/** Why a total is not known. PREMIUM: what the insurer charges. */
export const FIT_UNKNOWN = [...COST_UNKNOWN, 'PREMIUM'] as const;
export type FitUnknown = (typeof FIT_UNKNOWN)[number];

const HALF = 0.5;

const dollars = (text: string | null | undefined): number => Number(text ?? 0);

/** What leaving early costs by the lender's own policy, beside its penalty. */
function termsOf(rate: FitRate, terms: PolicyInput | null, isEarly: boolean): CostedRate {
  if (!terms) return rate;
  const { postedRatePct, discountPct } = terms;
  const paid = toCents(dollars(terms.paidForClient));
  const out = toCents(dollars(terms.dischargeFee)) + (isEarly ? toCents(dollars(terms.reinvestmentFee)) : 0);
  return {
    ...rate,
    fees: rate.fees === null ? null : Math.max(0, toCents(rate.fees) - paid) / 100,
    feesOut: out / 100,
    ...(postedRatePct != null &&
      discountPct != null && { posted: { ratePct: postedRatePct, discountPct: Math.min(discountPct, postedRatePct) } }),
  };
}

/** Cents of the cash back that go back to the lender. */
function clawbackOf(cashback: number, terms: PolicyInput | null, termMonths: number, months: number): number {
  const left = termMonths - months;
  if (left <= 0 || !terms || terms.clawback === 'none') return 0;
  return terms.clawback === 'full' ? cashback : Math.round((cashback * left) / termMonths);
}

const shifted = (rate: CostedRate, by: number): CostedRate =>
  rate.posted
    ? { ...rate, posted: { ...rate.posted, ratePct: Math.max(rate.posted.discountPct, rate.posted.ratePct + by) } }
    : rate;

/**
 * What a rate costs by its lender's policy until a month: interest, penalty, fees in less what the lender pays, fees out,
 * premium and its tax, less cash back, with what of it is returned. Source: ours (docs/decisions/0155), on the engine of
 * `costOfLeaving` (docs/decisions/0145).
 */
export function totalCost(
  rate: FitRate,
  terms: PolicyInput | null,
  loan: FitLoan,
  exitMonth: number,
  published: readonly LentToday[],
): TotalCost {
  const termMonths = monthsOf(rate);
  const months = Math.min(exitMonth, termMonths);
  const kept = { principal: loan.principal, amortizationYears: loan.amortizationYears, months: exitMonth };
  const priced = termsOf(rate, terms, months < termMonths);
  const base = percentOf(toCents(loan.principal) - toCents(loan.premium ?? 0), terms?.cashbackPct ?? 0);
  const clawback = clawbackOf(base, terms, termMonths, months);
  const besides = toCents(loan.premium ?? 0) + toCents(loan.premiumTax) - base + clawback;
  const whole = (total: number | null): number | null =>
    total === null || loan.premium === null ? null : (toCents(total) + besides) / 100;
  const cost = costOfRate(priced, kept, published);
  const at = (by: number): number | null =>
    whole(
      costOfRate(
        shifted(priced, by),
        kept,
        published.map((lent) => ({ ...lent, rate: Math.max(0.01, lent.rate + by) })),
      ).total,
    );
  const isCompared = cost.comparisonRatePct !== null;
  return {
    months,
    payment: cost.payment,
    interest: cost.interest,
    penalty: cost.penalty,
    fees: cost.fees,
    premium: loan.premium,
    premiumTax: loan.premiumTax,
    cashback: base / 100,
    clawback: clawback / 100,
    balance: cost.balance,
    total: whole(cost.total),
    unknown: cost.unknown ?? (loan.premium === null ? 'PREMIUM' : null),
    totalIfLower: isCompared ? at(-HALF) : null,
    totalIfHigher: isCompared ? at(HALF) : null,
  };
}

/** With the months somebody may leave after, where more than one is thought of. */
export type FitCost = TotalCost & { weighed: Weighed | null };

/** What a place is by. */
const rankedBy = ({ weighed, total }: FitCost): number | null => (weighed ? weighed.total : total);

/** A rate that is known to cost less, then the lower rate, then the name, then the id: no two places are the same. */
export function byTotal(
  one: { cost: FitCost; rate: FitRate },
  other: { cost: FitCost; rate: FitRate },
  rankedOf: (cost: FitCost) => number | null = rankedBy,
): number {
  const [a, b] = [rankedOf(one.cost), rankedOf(other.cost)];
  const byCost = a === null || b === null ? Number(a === null) - Number(b === null) : toCents(a) - toCents(b);
  return (
    byCost ||
    one.rate.rate - other.rate.rate ||
    one.rate.bankName.localeCompare(other.rate.bankName, 'en-CA') ||
    (one.rate.id < other.rate.id ? -1 : Number(one.rate.id > other.rate.id))
  );
}
