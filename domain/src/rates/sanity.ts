/** Percent a year: outside these bounds a rate is a slip of the decimal point (0.39 for 3.90). Ours: the widest spread seen on the market. */
export const SANE_RATES = { min: 1, max: 15 } as const;
/** Percentage points a rate may move at once without a second look. */
export const USUAL_MOVE = 1.5;

/**
 * What stops a rate from being published, as a sentence; null where nothing does.
 * @param rate percent a year
 */
export function rateProblem(rate: number): string | null {
  return rate >= SANE_RATES.min && rate <= SANE_RATES.max
    ? null
    : `Check the decimal. Rates run ${SANE_RATES.min}% to ${SANE_RATES.max}%.`;
}

/**
 * What deserves a second look before a rate is published, as a sentence; it stops nothing.
 * @param rate percent a year
 * @param live percent a year that visitors see now; null for a new rate
 */
export function rateWarning(rate: number, live: number | null): string | null {
  if (live === null || Math.abs(rate - live) <= USUAL_MOVE + 1e-9) return null;
  return `That is ${Math.abs(rate - live).toFixed(2)} points from the rate visitors see now.`;
}
