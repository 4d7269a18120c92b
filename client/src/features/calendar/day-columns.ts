import { addDays, localDateOf, localTextOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import type { CalendarQuery, CallShownFragment } from './calendar.generated';

export type Calendar = Omit<NonNullable<CalendarQuery['calendar']>, 'policy'>;
export type Lane = Calendar['lanes'][number];

/** Minutes of the office's day: 540 is nine in the morning. */
export interface Span {
  from: number;
  to: number;
}

/** What one adviser's column of one day holds. */
export interface LaneColumn {
  lane: Lane;
  calls: CallShownFragment[];
  open: Span[];
  away: Span[];
  holiday: string | null;
}

export interface DayColumn {
  date: string;
  holidays: string[];
  booked: number;
  lanes: LaneColumn[];
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** What is shown of a day on which nothing is open */
const USUAL: Span = { from: 9 * HOUR, to: 17 * HOUR };

/** The minute of the office's day, of an instant. */
export function minuteOf(at: string): number {
  const [hour = '0', minute = '0'] = localTextOf(Date.parse(at), OFFICE_ZONE).slice(11).split(':');
  return Number(hour) * HOUR + Number(minute);
}

/** A span ends at midnight where the next day begins. */
export const spanOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): Span => ({
  from: minuteOf(startsAt),
  to: minuteOf(endsAt) || DAY,
});

export const dateOf = (at: string): string => localDateOf(Date.parse(at), OFFICE_ZONE);

export const datesFrom = (from: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) => addDays(from, index));

/**
 * The columns of some days. A day has a lane for each adviser who works then, is away, keeps a holiday or has a call; one
 * on which nobody does has everybody's.
 */
export function columnsOf(
  { lanes, days, calls }: Calendar,
  dates: readonly string[],
  hidden: ReadonlySet<number>,
): DayColumn[] {
  const shown = lanes.filter(({ calendarNo }) => !hidden.has(calendarNo));
  return dates.map((date) => {
    const all = shown.map((lane): LaneColumn => {
      const day = days.find((one) => one.date === date && one.calendarNo === lane.calendarNo);
      return {
        lane,
        calls: calls.filter((call) => call.calendarNo === lane.calendarNo && dateOf(call.startsAt) === date),
        open: day?.open.map(spanOf) ?? [],
        away: day?.away.map(spanOf) ?? [],
        holiday: day?.holiday ?? null,
      };
    });
    const busy = all.filter(
      ({ calls: own, open, away, holiday }) => own.length + open.length + away.length > 0 || holiday !== null,
    );
    return {
      date,
      holidays: [...new Set(all.flatMap(({ holiday }) => holiday ?? []))],
      booked: all.reduce((sum, lane) => sum + lane.calls.length, 0),
      lanes: busy.length > 0 ? busy : all,
    };
  });
}

/** Whole hours that hold everything of these days. */
export function hoursShown(columns: readonly DayColumn[]): Span {
  const spans = columns.flatMap(({ lanes }) =>
    lanes.flatMap(({ open, away, calls }) => [
      ...open,
      ...away,
      ...calls.map(({ startsAt, busyUntil }) => spanOf({ startsAt, endsAt: busyUntil })),
    ]),
  );
  if (spans.length === 0) return USUAL;
  return {
    from: Math.floor(Math.min(...spans.map(({ from }) => from)) / HOUR) * HOUR,
    to: Math.ceil(Math.max(...spans.map(({ to }) => to)) / HOUR) * HOUR,
  };
}

/** What the open times leave of the hours that are shown. */
export function closedSpans(open: readonly Span[], { from, to }: Span): Span[] {
  const edges = [from, ...open.flatMap((span) => [span.from, span.to]), to];
  return edges
    .flatMap((edge, index) => (index % 2 === 0 ? [{ from: edge, to: edges[index + 1] ?? to }] : []))
    .filter((span) => span.from < span.to);
}
