/** What binary fractions may take from an exact half cent. */
const NUDGE = 1e-7;

/** Half-up to the whole cent, of an amount in cents. */
export const roundCents = (cents: number): number => Math.floor(cents + 0.5 + NUDGE);

/** Half-up to the cent, of an amount in dollars. */
export const roundToCent = (dollars: number): number => roundCents(dollars * 100) / 100;

/** Down to the cent: an amount that must not be exceeded. */
export const floorToCent = (dollars: number): number => Math.floor(dollars * 100 + NUDGE) / 100;

/** Shares of whole cents, rounded up together: a sum that must not fall short. */
export const ceilShares = (...parts: readonly { cents: number; pct: number }[]): number =>
  Math.ceil(parts.reduce((sum, { cents, pct }) => sum + cents * pct, 0) / 100 - NUDGE);

/** A share of whole cents, down to the whole cent: a limit that must not be exceeded. */
export const floorShares = ({ cents, pct }: { cents: number; pct: number }): number =>
  Math.floor((cents * pct) / 100 + NUDGE);

/** Dollars as whole cents. */
export const toCents = (dollars: number): number => roundCents(dollars * 100);

/** A share of whole cents, as whole cents. */
export const percentOf = (cents: number, pct: number): number => roundCents((cents * pct) / 100);

/** Half-up to so many decimals, for rates and ratios. */
export function roundTo(decimals: number, value: number): number {
  const unit = 10 ** decimals;
  return Math.floor(value * unit + 0.5 + NUDGE) / unit;
}
