import { MortgageInputError } from '../mortgage/input-error.js';

/** The pages ask for at least this: below it, rounding to the cent would be most of a payment. */
export const LEAST_PRINCIPAL = 1000;
const MOST = 1e9;

/** What the engine refuses anyway is left to it. */
export function checkLeastPrincipal(field: string, amount: number): void {
  if (amount > 0 && amount < LEAST_PRINCIPAL)
    throw new MortgageInputError(field, { code: 'amount', least: LEAST_PRINCIPAL, most: MOST });
}
