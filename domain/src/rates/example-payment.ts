import { payment } from '../mortgage/payment.js';
import type { Compounding } from '../mortgage/periodic-rate.js';
import { EXAMPLE_MORTGAGE } from '../vocabulary/constants.js';

/** The monthly payment of the example mortgage that stands beside a rate. */
export const examplePayment = (annualRatePct: number, compounding: Compounding): number =>
  payment({ ...EXAMPLE_MORTGAGE, annualRatePct, frequency: 'monthly', compounding }).payment;
