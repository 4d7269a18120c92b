// Dates and times in words, put together here: browsers and Node order, shorten and space them differently, and a page must
// read the same on the server and in the browser. `Intl` is asked for numbers alone, part by part.

/** A day on the calendar; `weekday`: 0 is Sunday. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
  weekday: number;
}

export interface WallClock extends CalendarDay {
  hour: number;
  minute: number;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const dayOf = (year: number, month: number, day: number): CalendarDay => ({
  year,
  month,
  day,
  weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay(),
});

const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

function formatterOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}

/** What calendar and clock show at a moment; without a zone, the reader's own. */
export function wallClock(at: Date | number, timeZone?: string): WallClock {
  const parts = formatterOf(timeZone).formatToParts(at);
  const number = (wanted: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find(({ type }) => type === wanted)?.value);
  return {
    ...dayOf(number('year'), number('month'), number('day')),
    hour: number('hour'),
    minute: number('minute'),
  };
}

/** The day that is written as '2026-11-22'. */
export function calendarDay(date: string): CalendarDay {
  const [year = NaN, month = NaN, day = NaN] = date.slice(0, 10).split('-').map(Number);
  return dayOf(year, month, day);
}

const padded = (number: number, length = 2): string => String(number).padStart(length, '0');

/** '2026-11-22' */
export const isoDay = ({ year, month, day }: CalendarDay): string =>
  `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
/** '14:05' */
export const isoTime = ({ hour, minute }: WallClock): string => `${padded(hour)}:${padded(minute)}`;

/** 'November' */
export const monthName = ({ month }: CalendarDay): string => MONTHS[month - 1] ?? '';
/** 'Nov'; 'Sept', as Canadians write it */
export const shortMonth = (on: CalendarDay): string => monthName(on).slice(0, on.month === 9 ? 4 : 3);
/** 'Sunday' */
export const weekdayName = ({ weekday }: CalendarDay): string => WEEKDAYS[weekday] ?? '';
/** 'Sun' */
export const shortWeekday = (on: CalendarDay): string => weekdayName(on).slice(0, 3);

/** 'November 22' */
export const monthAndDay = (on: CalendarDay): string => `${monthName(on)} ${on.day}`;
/** 'Nov 22' */
export const shortMonthAndDay = (on: CalendarDay): string => `${shortMonth(on)} ${on.day}`;
/** 'November 22, 2026' */
export const longDate = (on: CalendarDay): string => `${monthAndDay(on)}, ${on.year}`;
/** 'Nov 22, 2026' */
export const shortDate = (on: CalendarDay): string => `${shortMonthAndDay(on)}, ${on.year}`;
/** 'Sunday, November 22' */
export const weekdayAndDay = (on: CalendarDay): string => `${weekdayName(on)}, ${monthAndDay(on)}`;

/** '2:05 p.m.' */
export const timeOfDay = ({ hour, minute }: WallClock): string =>
  `${hour % 12 || 12}:${padded(minute)} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
