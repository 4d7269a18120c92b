import { addDays, localDateOf, weekdayOf } from './local-days.js';
import { instantOf } from './local-time.js';
import type { BookingPolicy } from './policy.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Wall-clock times of one day, '09:00' to '24:00'. */
export interface Opening {
  readonly start: string;
  readonly end: string;
}

/** By day of the week: 1 is Monday, 7 is Sunday. A day without an entry is closed. */
export type WeeklyHours = Readonly<Record<number, readonly Opening[]>>;

/** By local date; an empty list means closed that day. */
export type Exceptions = Readonly<Record<string, readonly Opening[]>>;

/** From, up to and without, in milliseconds. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

export interface OfficeHours {
  readonly zone: string;
  readonly weekly: WeeklyHours;
  readonly exceptions: Exceptions;
}

/** One person's calendar, or the office's own. */
export interface Calendar {
  readonly no: number;
  readonly zone: string;
  /** Whose statutory holidays close it */
  readonly province: string;
  /** In the calendar's own zone; without it the office's hours are theirs */
  readonly weekly?: WeeklyHours;
  readonly exceptions: Exceptions;
  /** What is booked, with what is kept free after it */
  readonly busy: readonly Interval[];
}

/** A time that can be booked, and the calendars that have it free. */
export interface Slot {
  readonly start: number;
  readonly end: number;
  readonly calendars: readonly number[];
}

export interface SlotQuestion {
  office: OfficeHours;
  calendars: readonly Calendar[];
  /** Whether a day is a statutory holiday in a province */
  isHoliday: (province: string, date: string) => boolean;
  policy: BookingPolicy;
  now: number;
  /** Days at the office, both included */
  from: string;
  to: string;
}

const overlap = (a: Interval, b: Interval): Interval => ({
  start: Math.max(a.start, b.start),
  end: Math.min(a.end, b.end),
});

const intervalsOf = (date: string, openings: readonly Opening[], zone: string): Interval[] =>
  // each end by itself: a day on which the clock changes is not a whole number of hours after its start
  openings.map(({ start, end }) => ({ start: instantOf(date, start, zone), end: instantOf(date, end, zone) }));

function officeOpenings({ office, isHoliday }: SlotQuestion, province: string, date: string): readonly Opening[] {
  const exception = office.exceptions[date];
  if (exception) return exception;
  return isHoliday(province, date) ? [] : (office.weekly[weekdayOf(date)] ?? []);
}

/** When somebody works by their own hours, around a day at the office: their day may begin or end on another date. */
function ownIntervals({ zone, weekly, exceptions }: Calendar, officeZone: string, date: string): Interval[] {
  const days = zone === officeZone ? [date] : [addDays(date, -1), date, addDays(date, 1)];
  return days.flatMap((day) => {
    const all = weekly ? (weekly[weekdayOf(day)] ?? []) : [{ start: '00:00', end: '24:00' }];
    return intervalsOf(day, exceptions[day] ?? all, zone);
  });
}

/** When a calendar can take calls on a day at the office: the office's hours that are its own as well. */
export function windowsOf(
  question: SlotQuestion,
  calendar: Calendar,
  date: string,
): { office: Interval; own: Interval }[] {
  const { zone } = question.office;
  const openings = officeOpenings(question, calendar.province, date);
  if (openings.length === 0) return [];
  const own = ownIntervals(calendar, zone, date);
  return intervalsOf(date, openings, zone).flatMap((office) =>
    own
      .map((interval) => ({ office, own: overlap(office, interval) }))
      .filter((found) => found.own.start < found.own.end),
  );
}

/** When a calendar usually takes calls on a day and this once does not. A holiday is nobody's absence. */
export function awayOf(question: SlotQuestion, calendar: Calendar, date: string): Interval[] {
  const here = windowsOf(question, calendar, date).map(({ own }) => own);
  const usual = windowsOf(question, { ...calendar, exceptions: {} }, date).map(({ own }) => own);
  return usual.flatMap((whole) =>
    here.reduce<Interval[]>(
      (left, { start, end }) =>
        left
          .flatMap((part) => [
            { start: part.start, end: Math.min(part.end, start) },
            { start: Math.max(part.start, end), end: part.end },
          ])
          .filter((part) => part.start < part.end),
      [whole],
    ),
  );
}

/** The starts within a calendar's windows, counted from the office's: everybody's times stand on the same steps. */
function* startsIn(question: SlotQuestion, calendar: Calendar, date: string): Generator<number> {
  const { lengthMinutes, stepMinutes, noticeHours } = question.policy;
  const earliest = question.now + noticeHours * HOUR_MS;
  for (const { office, own } of windowsOf(question, calendar, date)) {
    for (let start = office.start; start + lengthMinutes * MINUTE_MS <= own.end; start += stepMinutes * MINUTE_MS) {
      if (start >= own.start && start >= earliest) yield start;
    }
  }
}

/**
 * The times that can be booked from `from` to `to`, in order, within notice and horizon. The one place that knows: what is
 * listed and what is accepted are the same answer. Pure; all times are instants, so that a change of the clock neither
 * adds nor loses one.
 */
export function freeSlots(question: SlotQuestion): Slot[] {
  const { calendars, now, office, policy } = question;
  const { lengthMinutes, bufferMinutes, horizonDays } = policy;
  const today = localDateOf(now, office.zone);
  const last = addDays(today, horizonDays);
  const end = question.to < last ? question.to : last;
  const found = new Map<number, number[]>();
  for (let date = question.from > today ? question.from : today; date <= end; date = addDays(date, 1)) {
    for (const calendar of calendars) {
      for (const start of startsIn(question, calendar, date)) {
        const taken = { start, end: start + (lengthMinutes + bufferMinutes) * MINUTE_MS };
        if (calendar.busy.some((busy) => busy.start < taken.end && busy.end > taken.start)) continue;
        const others = found.get(start);
        if (others) others.push(calendar.no);
        else found.set(start, [calendar.no]);
      }
    }
  }
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([start, free]) => ({ start, end: start + lengthMinutes * MINUTE_MS, calendars: free }));
}

/** The times nearest to one that is not to be had, the nearest first; of two as near, the earlier. */
export const nearestSlots = (slots: readonly Slot[], wanted: number, most: number): Slot[] =>
  slots
    .filter(({ start }) => start !== wanted)
    .sort((a, b) => Math.abs(a.start - wanted) - Math.abs(b.start - wanted) || a.start - b.start)
    .slice(0, most);
