/**
 * Percent a year: outside these bounds a rate is a slip of the decimal point (0.39 for 3.90), and visitors never see it.
 * Ours: the widest spread seen on the market.
 */
export const RATE_BOUNDS = { min: 1, max: 15 } as const;
/** Percent a year with fees, which can be more than the rate itself. */
export const APR_BOUNDS = { min: 1, max: 30 } as const;
/** Dollars on the example mortgage: what a rate costs besides interest. */
export const FEES_BOUNDS = { min: 0, max: 500_000 } as const;
/** Years. */
export const TERM_BOUNDS = { min: 0.5, max: 10 } as const;
export const NOTES_MAX = 500;

interface Bounds {
  readonly min: number;
  readonly max: number;
}

export const isWithin = (value: number, { min, max }: Bounds): boolean => value >= min && value <= max;
