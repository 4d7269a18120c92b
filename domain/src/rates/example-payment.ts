import { payment, type PaymentInput } from '../mortgage/payment.js';
import type { Compounding } from '../mortgage/periodic-rate.js';
import { EXAMPLE_MORTGAGE } from '../vocabulary/constants.js';

/** What a payment beside a rate is of: principal in dollars, and years. */
export type PaidMortgage = Pick<PaymentInput, 'principal' | 'amortizationYears'>;

/** The monthly payment of a mortgage at a rate. */
export const monthlyAt = (mortgage: PaidMortgage, annualRatePct: number, compounding: Compounding): number =>
  payment({ ...mortgage, annualRatePct, frequency: 'monthly', compounding }).payment;

/** The same of the example mortgage that stands beside a rate. */
export const examplePayment = (annualRatePct: number, compounding: Compounding): number =>
  monthlyAt(EXAMPLE_MORTGAGE, annualRatePct, compounding);
