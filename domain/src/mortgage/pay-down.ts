import { roundCents, toCents } from './cents.js';
import { PAYMENTS_PER_YEAR } from './frequency.js';
import { regularPayment, type Frequency } from './payment.js';
import { periodicRate, type Compounding } from './periodic-rate.js';

/** Payments within so many months. */
export const paymentsIn = (months: number, frequency: Frequency): number =>
  Math.round((months * PAYMENTS_PER_YEAR[frequency]) / 12);

/** Pays the same amount so many times; whole cents. The balance grows where the payment is less than the interest. */
export function payDown(
  balance: number,
  rate: number,
  due: number,
  count: number,
): { balance: number; interest: number[] } {
  let left = balance;
  const interest = Array.from({ length: count }, () => {
    const cents = roundCents(left * rate);
    left += cents - Math.min(left + cents, due);
    return cents;
  });
  return { balance: left, interest };
}

/** A rate that holds for a number of payments. */
export interface Stretch {
  annualRatePct: number;
  compounding: Compounding;
  payments: number;
}

export interface Path {
  /** The regular payment of each stretch, dollars */
  payments: number[];
  /** The interest in each payment, cents */
  interest: number[];
  /** Owed after the last payment, cents */
  balance: number;
}

/** What is owed, and over how many years it is paid. */
export interface Owed {
  balance: number;
  amortizationYears: number;
  frequency: Frequency;
}

/** A mortgage through one rate after another. The payment is worked out anew for each, over the years that are left. */
export function payThrough(loan: Owed, stretches: readonly Stretch[]): Path {
  const perYear = PAYMENTS_PER_YEAR[loan.frequency];
  const path: Path = { payments: [], interest: [], balance: toCents(loan.balance) };
  let years = loan.amortizationYears;
  for (const { payments: count, ...rate } of stretches) {
    const due =
      path.balance > 0
        ? regularPayment({
            ...rate,
            principal: path.balance / 100,
            amortizationYears: years,
            frequency: loan.frequency,
          })
        : 0;
    const periodic = periodicRate({ ...rate, periodsPerYear: perYear }).periodicRate;
    const paid = payDown(path.balance, periodic, toCents(due), count);
    path.payments.push(due);
    path.interest.push(...paid.interest);
    path.balance = paid.balance;
    years = Math.max(years - count / perYear, 1 / perYear);
  }
  return path;
}
