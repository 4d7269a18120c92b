import { amortize, type AmortizeInput, type ScheduleRow } from './amortize.js';
import { toCents } from './cents.js';
import { madeBy, type Provenance } from './provenance.js';

export interface Schedule extends Provenance {
  payment: number;
  numberOfPayments: number;
  lastPayment: number;
  totalInterest: number;
  /** Principal and interest, with the lump sums */
  totalPaid: number;
  firstInterest: number;
  firstPrincipal: number;
  /** Dollars still owed after each payment, by its number */
  balanceAfter: Record<number, number>;
  rows: ScheduleRow[];
}

/** A sum of dollars and cents, made in cents. */
export function sumOf(rows: readonly ScheduleRow[], field: 'interest' | 'payment' | 'principal' | 'lumpSum'): number {
  return rows.reduce((sum, row) => sum + toCents(row[field]), 0) / 100;
}

/** Payments made; a lump sum that ends the mortgage leaves a last row without one. */
export function paymentsMade(rows: readonly ScheduleRow[]): number {
  return rows.at(-1)?.payment === 0 ? rows.length - 1 : rows.length;
}

/**
 * The whole amortization schedule, in dollars and cents. Interest is rounded to the cent each period and the last
 * payment clears the balance (rules.md, Interest). Throws MortgageInputError naming the field.
 */
export function schedule(input: AmortizeInput): Schedule {
  const { payment, rows } = amortize(input);
  const numberOfPayments = paymentsMade(rows);
  const balanceAfter: Record<number, number> = {};
  for (const row of rows) balanceAfter[row.number] = row.balance;
  const totalInterest = sumOf(rows, 'interest');
  return {
    payment,
    numberOfPayments,
    lastPayment: rows[numberOfPayments - 1]?.payment ?? 0,
    totalInterest,
    totalPaid: (toCents(input.principal) + toCents(totalInterest)) / 100,
    firstInterest: rows[0]?.interest ?? 0,
    firstPrincipal: rows[0]?.principal ?? 0,
    balanceAfter,
    rows,
    ...madeBy(),
  };
}
