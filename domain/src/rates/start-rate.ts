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

const fits = (wanted: string, offered: string): boolean => offered === 'any' || offered === wanted;

const couldBeHad = (rate: PublishedRate, { purpose, insurance, province }: StartCase): boolean =>
  fits(purpose, rate.purpose) &&
  fits(insurance, rate.insurance) &&
  (rate.province === null || rate.province === province);

/**
 * The rate a calculation starts from: of those this borrower could have, fixed before variable, the term closest to the
 * one wanted, then the lowest. None where nothing published fits: a rate that can't be had must not be shown.
 */
export function startRate<Rate extends PublishedRate>(rates: readonly Rate[], wanted: StartCase): Rate | undefined {
  const away = ({ term }: Rate): number => Math.abs(term - wanted.term);
  const isVariable = ({ type }: Rate): number => Number(type === 'variable');
  return rates
    .filter((rate) => couldBeHad(rate, wanted))
    .sort((a, b) => isVariable(a) - isVariable(b) || away(a) - away(b) || a.rate - b.rate)[0];
}
