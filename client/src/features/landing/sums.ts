import { paymentsIn, payThrough } from '@brokerage/domain/mortgage/pay-down';

export interface Sum {
  payment: number;
  interest: number;
  balance: number;
}

/** A fixed-rate mortgage paid monthly for some months: dollars. */
export function overMonths(balance: number, annualRatePct: number, amortizationYears: number, months: number): Sum {
  const path = payThrough({ balance, amortizationYears, frequency: 'monthly' }, [
    { annualRatePct, compounding: 'semi-annual', payments: paymentsIn(months, 'monthly') },
  ]);
  return {
    payment: path.payments[0] ?? 0,
    interest: path.interest.reduce((sum, cents) => sum + cents, 0) / 100,
    balance: path.balance / 100,
  };
}
