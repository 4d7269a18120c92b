import { formatMoney } from './dollars.js';

/** What stands beside a line of a ledger: dollars, or words where the line has no amount */
export type LedgerAmount = number | string;

/**
 * Lines and sums of a ledger are to the cent, as in the calculators: each rounded to the dollar, they would not add up.
 * A limit is no line of a ledger: `formatMost` never says more than there is.
 */
export const ledgerFigure = (amount: LedgerAmount): string =>
  typeof amount === 'number' ? formatMoney(amount) : amount;
