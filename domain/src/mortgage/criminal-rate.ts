import { roundTo } from './cents.js';
import { MortgageInputError } from './input-error.js';
import { RULES_AS_OF } from './provenance.js';
import { CRIMINAL_RATE } from './tables/criminal-rate.js';
import { rowOn } from './tables/dated.js';

/** A loan as the Criminal Code looks at it: what is really advanced, and all that is paid for it. */
export interface Advance {
  /** Dollars */
  principal: number;
  /**
   * All charges for the advance, whoever gets them, dollars: lender, broker, appraisal, the lender's lawyer. Not what
   * registers the mortgage, insures the loan or is property tax.
   */
  charges: number;
  /** Dollars a month */
  payment: number;
  months: number;
  /** What is still owed after the last payment, dollars */
  owedAtEnd: number;
}

/** A month's rate as a fraction: far over any loan */
const MOST_MONTHLY = 1000;
const HALVINGS = 80;

/** The monthly rate at which what is paid is worth what was advanced, as a fraction. Infinity where nothing is advanced. */
function monthlyRate({ principal, charges, payment, months, owedAtEnd }: Advance): number {
  const advanced = principal - charges;
  if (advanced <= 0) return Number.POSITIVE_INFINITY;
  const worth = (rate: number): number => {
    const discount = (1 + rate) ** -months;
    return (rate === 0 ? payment * months : (payment * (1 - discount)) / rate) + owedAtEnd * discount;
  };
  let [low, high] = [0, MOST_MONTHLY];
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > advanced) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The annual percentage of a loan in percent, actuarial, on what is really advanced: nominal is twelve times the monthly
 * rate, effective compounds it. Source: Criminal Code s. 347; generally accepted actuarial practices.
 */
export function annualPercentage(advance: Advance, basis: 'nominal' | 'effective' = 'nominal'): number {
  const monthly = monthlyRate(advance);
  return (basis === 'nominal' ? monthly * 12 : (1 + monthly) ** 12 - 1) * 100;
}

/** Whether no lender may charge this to a person, on that day. */
export function isCriminalRate(advance: Advance, date: string = RULES_AS_OF): boolean {
  const { limitPct, basis } = rowOn('criminal rates', CRIMINAL_RATE, date, 'date');
  // not rounded: a hundredth over the limit is over
  return annualPercentage(advance, basis) > limitPct;
}

/** Percent a year from which the limit is near enough to say so. */
const NEAR_FROM_PCT = 30;

/**
 * What the Code counts for this, percent a year to two decimals, where a reader has to know that the limit is near: from 30%, or
 * where the effective rate passes the limit. null where it is far away.
 */
export function nearCriminalRate(advance: Advance, date: string = RULES_AS_OF): number | null {
  const { limitPct, basis } = rowOn('criminal rates', CRIMINAL_RATE, date, 'date');
  const pct = annualPercentage(advance, basis);
  const isNear = pct >= NEAR_FROM_PCT || annualPercentage(advance, 'effective') > limitPct;
  return isNear ? roundTo(2, pct) : null;
}

/** The limit on that day, percent a year. */
export const criminalLimitPct = (date: string = RULES_AS_OF): number =>
  rowOn('criminal rates', CRIMINAL_RATE, date, 'date').limitPct;

/**
 * Throws MortgageInputError where no lender may charge this: offering or advertising it is an offence too (2024, c. 17),
 * so it is not worked out. Companies may be exempt (SOR/2024-114); nobody here asks for them.
 * @param field what the reader can change
 */
export function checkCriminalRate(field: string, advance: Advance, date?: string): void {
  if (isCriminalRate(advance, date)) throw new MortgageInputError(field, { code: 'criminalRate' });
}
