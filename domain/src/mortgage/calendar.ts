const DAY_MS = 86_400_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The same day so many months later; the last day of the month where it has no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 1) - DAY_MS).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

/** Months from one date to a later one; a month that has begun counts whole. */
export function monthsUntil(from: string, to: string): number {
  if (from >= to) return 0;
  const [years = 0, months = 0] = to.split('-').map((part, index) => Number(part) - Number(from.split('-')[index]));
  const whole = years * 12 + months;
  return addMonths(from, whole) < to ? whole + 1 : whole;
}
