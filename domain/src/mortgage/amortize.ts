import { roundCents, toCents } from './cents.js';
import { PAYMENTS_PER_YEAR } from './frequency.js';
import { checkAmountOrNone, checkObject, checkWhole, MortgageInputError } from './input-error.js';
import { payment, type PaymentInput } from './payment.js';
import { periodicRate } from './periodic-rate.js';

export interface LumpSum {
  /** Dollars; what is more than the balance is not taken */
  amount: number;
  /** The payment it lands immediately before, from 1 */
  beforePayment: number;
}

export interface PaymentIncrease {
  /** Dollars added to each regular payment */
  amount: number;
  /** The first payment that is higher, from 1 */
  fromPayment: number;
}

export interface AmortizeInput extends PaymentInput {
  lumpSums?: readonly LumpSum[];
  paymentIncreases?: readonly PaymentIncrease[];
}

/** One payment, in dollars and cents. interest + principal = payment; the lump sum lands before it. */
export interface ScheduleRow {
  number: number;
  lumpSum: number;
  payment: number;
  interest: number;
  principal: number;
  balance: number;
}

export interface Amortized {
  /** The regular payment before increases */
  payment: number;
  rows: ScheduleRow[];
}

/** What binary fractions of a year may add to a whole number of payments. */
const BINARY = 1e-6;

/** Weekly for 40 years. */
const MOST_PAYMENTS = 2080;

function checkList(field: string, list: readonly unknown[] | undefined): void {
  if (list !== undefined && (!Array.isArray(list) || list.length > MOST_PAYMENTS))
    throw new MortgageInputError(field, { code: 'list', least: 0, most: MOST_PAYMENTS });
}

/** Cents that start to count at each payment: lump sums there, increases from there on. */
function centsByPayment(
  field: string,
  list: readonly (LumpSum | PaymentIncrease)[] | undefined,
  at: string,
): Map<number, number> {
  checkList(field, list);
  const cents = new Map<number, number>();
  (list ?? []).forEach((item, index) => {
    const name = `${field}[${index}]`;
    checkObject(name, item);
    const number = 'beforePayment' in item ? item.beforePayment : item.fromPayment;
    checkAmountOrNone(`${name}.amount`, item.amount);
    checkWhole(`${name}.${at}`, number, 1, MOST_PAYMENTS);
    cents.set(number, (cents.get(number) ?? 0) + toCents(item.amount));
  });
  return cents;
}

/**
 * Every payment until the balance is nothing: interest rounded to the cent each period, the last payment clears what is
 * left. Whole cents inside.
 */
export function amortize(input: AmortizeInput): Amortized {
  const regular = payment(input).payment;
  const lumps = centsByPayment('lumpSums', input.lumpSums, 'beforePayment');
  const increases = centsByPayment('paymentIncreases', input.paymentIncreases, 'fromPayment');
  const periodsPerYear = PAYMENTS_PER_YEAR[input.frequency];
  const rate = periodicRate({ ...input, periodsPerYear }).periodicRate;
  const last = Math.max(1, Math.ceil(input.amortizationYears * periodsPerYear - BINARY));
  const rows: ScheduleRow[] = [];
  let balance = toCents(input.principal);
  let due = toCents(regular);
  for (let number = 1; number <= last && balance > 0; number += 1) {
    due += increases.get(number) ?? 0;
    const lumpSum = Math.min(balance, lumps.get(number) ?? 0);
    balance -= lumpSum;
    const interest = roundCents(balance * rate);
    const owed = balance + interest;
    const paid = number === last ? owed : Math.min(owed, due);
    balance = owed - paid;
    rows.push({
      number,
      lumpSum: lumpSum / 100,
      payment: paid / 100,
      interest: interest / 100,
      principal: (paid - interest) / 100,
      balance: balance / 100,
    });
  }
  return { payment: regular, rows };
}
