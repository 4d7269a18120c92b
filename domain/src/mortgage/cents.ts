/** What binary fractions may take from an exact half cent. */
const NUDGE = 1e-7;

/** Half-up to the whole cent, of an amount in cents. */
export const roundCents = (cents: number): number => Math.floor(cents + 0.5 + NUDGE);

/** Half-up to the cent, of an amount in dollars. */
export const roundToCent = (dollars: number): number => roundCents(dollars * 100) / 100;

/** Down to the cent: an amount that must not be exceeded. */
export const floorToCent = (dollars: number): number => Math.floor(dollars * 100 + NUDGE) / 100;

interface Share {
  cents: number;
  pct: number;
}

const sumOf = (parts: readonly Share[]): number => parts.reduce((sum, { cents, pct }) => sum + cents * pct, 0) / 100;

/** Shares of whole cents, rounded up together: a sum that must not fall short. */
export const ceilShares = (...parts: readonly Share[]): number => Math.ceil(sumOf(parts) - NUDGE);

/** Shares of whole cents, rounded down together: a limit that must not be exceeded. */
export const floorShares = (...parts: readonly Share[]): number => Math.floor(sumOf(parts) + NUDGE);

/** Dollars as whole cents. */
export const toCents = (dollars: number): number => roundCents(dollars * 100);

/** A share of whole cents, as whole cents. */
export const percentOf = (cents: number, pct: number): number => roundCents((cents * pct) / 100);

/** Half-up to so many decimals, for rates and ratios. */
export function roundTo(decimals: number, value: number): number {
  const unit = 10 ** decimals;
  return Math.floor(value * unit + 0.5 + NUDGE) / unit;
}
