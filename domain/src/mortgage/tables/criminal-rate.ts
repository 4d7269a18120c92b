import type { Dated } from './dated.js';

/** The rate from which lending is a crime, for a natural person. */
export interface CriminalRateRow extends Dated {
  /** Percent a year; over it is criminal */
  limitPct: number;
  /** nominal: twelve times the monthly rate, as an APR; effective: compounded over the year */
  basis: 'nominal' | 'effective';
}

export const CRIMINAL_RATE: readonly CriminalRateRow[] = [
  {
    effectiveFrom: '1981-04-01',
    effectiveTo: '2024-12-31',
    source: 'Criminal Code, R.S.C. 1985, c. C-46, s. 347: effective annual rate over 60%',
    limitPct: 60,
    basis: 'effective',
  },
  {
    effectiveFrom: '2025-01-01',
    source: 'Criminal Code s. 347 (2023, c. 26; 2024, c. 17): APR over 35%; SOR/2024-114 for what is exempt',
    limitPct: 35,
    basis: 'nominal',
  },
];
