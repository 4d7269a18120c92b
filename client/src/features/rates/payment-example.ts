import { EXAMPLE_MORTGAGE } from 'domain/vocabulary/constants';
import { payment } from 'domain/mortgage/payment';

/**
 * The monthly payment of the example mortgage. Fixed rates compound twice a year, as the Interest Act has it;
 * variable ones monthly.
 */
export function examplePayment(rate: number, type: 'FIXED' | 'VARIABLE'): number {
  const result = payment({
    principal: EXAMPLE_MORTGAGE.principal,
    annualRatePct: rate,
    amortizationYears: EXAMPLE_MORTGAGE.amortizationYears,
    frequency: 'monthly',
    compounding: type === 'FIXED' ? 'semi-annual' : 'monthly',
  });
  return result.payment;
}
