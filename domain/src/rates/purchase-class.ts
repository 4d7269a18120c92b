import type { StartCase } from './start-rate.js';

/** Below this share down a purchase must be insured. Source: Bank Act s. 418; the tables of loan-to-value say the same. */
const CONVENTIONAL_DOWN_PCT = 20;

/**
 * The class of rate a purchase can have. An unknown down payment counts as less than 20%.
 * @param downPaymentPct percent of the price
 */
export const purchaseClass = (downPaymentPct: number | undefined): StartCase['insurance'] =>
  (downPaymentPct ?? 0) < CONVENTIONAL_DOWN_PCT ? 'insured' : 'insurable';
