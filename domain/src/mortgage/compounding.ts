import type { Compounding } from './periodic-rate.js';

/** Fixed for the term, or moving with the lender's prime rate. */
export type RateType = 'fixed' | 'variable';

/**
 * What a product compounds by until its lender says otherwise: most variable rates monthly, fixed ones semi-annually.
 * A default for a new rate or form, never a rule: compounding is a field of the product.
 */
export const usualCompounding = (type: string | undefined): Compounding =>
  type === 'variable' ? 'monthly' : 'semi-annual';
