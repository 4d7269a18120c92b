import { calendarDay, isoDay, shortDate, timeOfDay } from '@brokerage/domain/calendar/wall-clock';
import { addDays, weekdayOf } from '@brokerage/domain/booking/local-days';

/** A day ('2026-11-26'), a time of day ('09:30'), or both ('2026-11-26T09:30'). */
export type WhenKind = 'day' | 'time' | 'moment';

/** What a day may be: a day without its year is the one within it. */
export interface DayLimits {
  min?: string;
  max?: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const LAST_OF_DAY = 23;
/** Nobody in an office means 2:30 at night: a bare hour below this is after noon. */
const FIRST_BARE_MORNING = 7;

const FORM: Readonly<Record<WhenKind, RegExp>> = {
  day: /^\d{4}-\d\d-\d\d$/,
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
  moment: /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/,
};

const padded = (number: number): string => String(number).padStart(2, '0');

/** February 30 is written like a day, and is none. */
function exists(day: string): boolean {
  const { year, month, day: date } = calendarDay(day);
  const at = new Date(Date.UTC(year, month - 1, date));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === date;
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const text = `${String(year).padStart(4, '0')}-${padded(month)}-${padded(day)}`;
  return exists(text) ? text : undefined;
}

/** Whether a field holds what it is for, and not what could not be read. */
export const isWhen = (kind: WhenKind, value: string): boolean =>
  FORM[kind].test(value) && (kind === 'time' || exists(value.slice(0, 10)));

const within = (day: string, { min, max }: DayLimits): boolean =>
  (min === undefined || day >= min.slice(0, 10)) && (max === undefined || day <= max.slice(0, 10));

/** Without a year: this one, unless only another lies within the limits. */
function nearest(month: number, day: number, today: string, limits: DayLimits): string | undefined {
  const year = Number(today.slice(0, 4));
  const found = [year, year + 1, year - 1].map((one) => dayOf(one, month, day)).filter((one) => one !== undefined);
  return found.find((one) => within(one, limits)) ?? found[0];
}

/** 'wed' is the next Wednesday, or the last one where only the past is asked. */
function onWeekday(name: string, today: string, { max }: DayLimits): string | undefined {
  const at = WEEKDAYS.indexOf(name);
  if (at < 0) return undefined;
  const ahead = (at + 1 - weekdayOf(today) + 7) % 7;
  const isPast = max !== undefined && max.slice(0, 10) <= today;
  return addDays(today, isPast && ahead > 0 ? ahead - 7 : ahead);
}

function readDay(text: string, today: string, limits: DayLimits): string | undefined {
  const plain = text.toLowerCase().replace(/[.,]/g, ' ').replace(/\s+/g, ' ').trim();
  const relative = { today: 0, tomorrow: 1, yesterday: -1 }[plain];
  if (relative !== undefined) return addDays(today, relative);
  const weekday = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*$/.exec(plain)?.[1];
  if (weekday) return onWeekday(weekday, today, limits);

  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(plain);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  // 3/4/2027 is March 4 to some and April 3 to others: only what nobody can take for something else is read
  const slashes = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(plain);
  if (slashes) {
    const [first, second, year] = [Number(slashes[1]), Number(slashes[2]), Number(slashes[3])];
    if (first > 12) return dayOf(year, second, first);
    return second > 12 || first === second ? dayOf(year, first, second) : undefined;
  }
  const words = plain.replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* /, '');
  const named =
    /^(?<month>[a-z]{3,9}) (?<day>\d{1,2})(?:st|nd|rd|th)?(?: (?<year>\d{4}))?$/.exec(words) ??
    /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>[a-z]{3,9})(?: (?<year>\d{4}))?$/.exec(words);
  const { month: name = '', day = '', year } = named?.groups ?? {};
  const month = MONTHS.indexOf(name.slice(0, 3)) + 1;
  if (month === 0) return undefined;
  return year === undefined ? nearest(month, Number(day), today, limits) : dayOf(Number(year), month, Number(day));
}

function readTime(text: string): string | undefined {
  const plain = text.toLowerCase().replace(/[.\s]/g, '');
  if (plain === 'noon') return '12:00';
  if (plain === 'midnight') return '00:00';
  const [, hours = '', minutes = '0', half] = /^(\d{1,2})(?::?(\d\d))?(am|pm|a|p)?$/.exec(plain) ?? [];
  let hour = hours === '' ? NaN : Number(hours);
  if (half) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half.startsWith('p') ? 12 : 0);
  } else if (hours.length === 1 && hour > 0 && hour < FIRST_BARE_MORNING) hour += 12;
  return hour <= LAST_OF_DAY && Number(minutes) < 60 ? `${padded(hour)}:${minutes.padStart(2, '0')}` : undefined;
}

function readMoment(text: string, today: string, limits: DayLimits): string | undefined {
  // a time is told from the day of a month by its colon or its half of the day
  const [, on = '', at = ''] =
    /^(.*?)(?:,|T|\bat\b|\s)\s*(\d{1,2}:\d\d(?:\s*[ap]\.?\s?m?\.?)?|\d{1,2}\s*[ap]\.?\s?m\.?|noon|midnight)$/i.exec(
      text.trim(),
    ) ?? [];
  const day = readDay(on, today, limits);
  const time = readTime(at);
  return day && time ? `${day}T${time}` : undefined;
}

/**
 * What somebody typed, as the form keeps it: 'Nov 26', '26 November 2026', 'tomorrow', '9:30 am', '14:30', 'Nov 26, 2 pm'.
 * undefined: it cannot be read. `today` is the day it is for whoever types.
 */
export function readWhen(kind: WhenKind, text: string, today: string, limits: DayLimits = {}): string | undefined {
  if (kind === 'day') return readDay(text, today, limits);
  return kind === 'time' ? readTime(text) : readMoment(text, today, limits);
}

const time = (text: string): string =>
  timeOfDay({ ...calendarDay('2000-01-01'), hour: Number(text.slice(0, 2)), minute: Number(text.slice(3, 5)) });
const day = (text: string): string => shortDate(calendarDay(text));

/** 'Nov 26, 2026', '9:30 a.m.', 'Nov 26, 2026, 9:30 a.m.'; what could not be read stays as it was typed. */
export function whenWords(kind: WhenKind, value: string): string {
  if (!isWhen(kind, value)) return value;
  if (kind === 'time') return time(value);
  return kind === 'day' ? day(value) : `${day(value)}, ${time(value.slice(11))}`;
}

const ASKED: Readonly<Record<WhenKind, string>> = {
  day: 'Enter a day, such as Nov 26 or Nov 26, 2026.',
  time: 'Enter a time, such as 9:30 a.m.',
  moment: 'Enter a day and a time, such as Nov 26, 9:30 a.m.',
};

/** Why a value is not accepted; undefined where it is, or where there is none. */
export function whenProblem(kind: WhenKind, value: string, { min, max }: DayLimits = {}): string | undefined {
  if (value === '') return undefined;
  if (!isWhen(kind, value)) return ASKED[kind];
  if (min && value < min) return `Enter ${whenWords(kind, min)} or later.`;
  return max && value > max ? `Enter ${whenWords(kind, max)} or earlier.` : undefined;
}

/** A day that the browser's calendar gave, put where the day was; a time that stood there stays. */
export function withDay(kind: WhenKind, value: string, picked: string, usual = '09:00'): string {
  if (kind !== 'moment' || picked === '') return picked;
  return `${picked}T${isWhen('moment', value) ? value.slice(11) : usual}`;
}

/** The day in a value, for the browser's calendar. */
export const dayIn = (kind: WhenKind, value: string): string =>
  isWhen(kind, value) && kind !== 'time' ? isoDay(calendarDay(value)) : '';
