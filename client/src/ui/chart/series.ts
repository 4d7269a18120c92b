import { calendarDay, shortDate, shortMonth } from '@brokerage/domain/calendar/wall-clock';
export interface ChartPoint {
  /** 2026-11-21 */
  on: string;
  value: number;
}

export interface ChartSeries {
  name: string;
  /** Oldest first; a value stays until the next one. */
  points: readonly ChartPoint[];
  /** Drawn dashed, for what the first line is compared with. */
  dashed?: boolean;
}

export interface ChartDay {
  on: string;
  /** One for each series, undefined before its first point. */
  values: (number | undefined)[];
}

/** Every day on which something changed, with what each series was at its end; `until` carries the last values on. */
export function daysOf(series: readonly ChartSeries[], until?: string): ChartDay[] {
  const days = new Set(series.flatMap(({ points }) => points.map(({ on }) => on)));
  if (until !== undefined && days.size > 0) days.add(until);
  return [...days].sort().map((on) => ({
    on,
    values: series.map(({ points }) => points.findLast((point) => point.on <= on)?.value),
  }));
}

/** A day as a number of days, for the scale: the calendar has no hours. */
export const dayNumber = (on: string): number => Date.parse(`${on}T00:00:00Z`) / 86_400_000;

/** Nov 21, 2026 */
export const spellDay = (on: string): string => shortDate(calendarDay(on));
/** Nov 2026 */
export function spellMonth(on: string): string {
  const day = calendarDay(on);
  return `${shortMonth(day)} ${day.year}`;
}
