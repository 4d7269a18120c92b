import type { ScheduleRow } from './amortize.js';
import { sumOf } from './schedule.js';

/** What is paid in one year of the mortgage, and what is owed at its end. */
export interface ScheduleYear {
  year: number;
  payments: number;
  lumpSums: number;
  interest: number;
  principal: number;
  balance: number;
}

export function byYear(rows: readonly ScheduleRow[], paymentsPerYear: number): ScheduleYear[] {
  const years = Math.ceil(rows.length / paymentsPerYear);
  return Array.from({ length: years }, (_, index) => {
    const of = rows.slice(index * paymentsPerYear, (index + 1) * paymentsPerYear);
    return {
      year: index + 1,
      payments: sumOf(of, 'payment'),
      lumpSums: sumOf(of, 'lumpSum'),
      interest: sumOf(of, 'interest'),
      principal: sumOf(of, 'principal'),
      balance: of.at(-1)?.balance ?? 0,
    };
  });
}
