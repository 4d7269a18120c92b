import type { Compounding } from '../mortgage/periodic-rate.js';

/** What a calculation is about: it decides which published rates could be had. */
export interface StartCase {
  purpose: 'purchase' | 'renewal' | 'refinance';
  insurance: 'insured' | 'insurable' | 'uninsured';
  /** Two letters; none: anywhere */
  province?: string;
  /** Years */
  term: number;
}

/** A published rate, as far as the rule looks at it. */
export interface PublishedRate {
  purpose: string;
  insurance: string;
  province: string | null;
  term: number;
  type: 'fixed' | 'variable';
  rate: number;
  compounding: Compounding;
}

/** Which classes of rate a borrower can have. Who needs no insurance of their own can also take a rate without any. */
const CLASSES: Readonly<Record<StartCase['insurance'], readonly string[]>> = {
  insured: ['insured', 'insurable', 'uninsured'],
  insurable: ['insurable', 'uninsured'],
  uninsured: ['uninsured'],
};

/** How far a rate's class is from theirs, below 0 where they can't have it; one for any class is theirs. */
function classPlace(rate: PublishedRate, { insurance }: Pick<StartCase, 'insurance'>): number {
  const place = CLASSES[insurance].indexOf(rate.insurance);
  return rate.insurance === 'any' ? 0 : place;
}

/** Whether this borrower could have that rate, whatever its term. */
export const couldBeHad = (rate: PublishedRate, wanted: Omit<StartCase, 'term'>): boolean =>
  (rate.purpose === 'any' || rate.purpose === wanted.purpose) &&
  classPlace(rate, wanted) >= 0 &&
  (rate.province === null || rate.province === wanted.province);

/**
 * The rate a calculation starts from: of those this borrower could have, fixed before variable, the term closest to the
 * one wanted, then the lowest, then the class that is theirs. None where nothing published fits: a rate that can't be had
 * must not be shown. So with the same term an insured borrower never starts worse than one without insurance.
 */
export function startRate<Rate extends PublishedRate>(rates: readonly Rate[], wanted: StartCase): Rate | undefined {
  const away = ({ term }: Rate): number => Math.abs(term - wanted.term);
  const isVariable = ({ type }: Rate): number => Number(type === 'variable');
  return rates
    .filter((rate) => couldBeHad(rate, wanted))
    .sort(
      (a, b) =>
        isVariable(a) - isVariable(b) ||
        away(a) - away(b) ||
        a.rate - b.rate ||
        classPlace(a, wanted) - classPlace(b, wanted),
    )[0];
}

const BEST = 3;

/**
 * The lowest rates this borrower could have, one for each term and type, lowest first: a list to choose from. Of equal
 * ones the term closest to the one wanted comes first, then the class that is theirs.
 */
export function bestRatesFor<Rate extends PublishedRate>(rates: readonly Rate[], wanted: StartCase): Rate[] {
  const away = ({ term }: Rate): number => Math.abs(term - wanted.term);
  const lowestFirst = rates
    .filter((rate) => couldBeHad(rate, wanted))
    .sort((a, b) => a.rate - b.rate || away(a) - away(b) || classPlace(a, wanted) - classPlace(b, wanted));
  const kinds = new Map<string, Rate>();
  for (const rate of lowestFirst) {
    const kind = `${rate.term} ${rate.type}`;
    if (!kinds.has(kind)) kinds.set(kind, rate);
  }
  return [...kinds.values()].slice(0, BEST);
}
