import { BOOKING_POLICY, OFFICE_PROVINCE, type BookingPolicy } from '../booking/policy.js';
import type { Exceptions, Opening, WeeklyHours } from '../booking/slots.js';
import { DAYS, TIMES } from './call-hours.js';
import type { SettingsContent, SettingTexts } from './section.js';

/** A holiday that the office added, or one on which it works. */
export interface HolidayChange {
  province: string;
  date: string;
  name: string;
  closed: boolean;
}

/** The section of call hours, as the free times are worked out from it. */
export interface OfficeCalls {
  /** Of a call about nothing in particular */
  policy: BookingPolicy;
  /** What is other for a topic, by its code */
  topics: Readonly<Record<string, Partial<BookingPolicy>>>;
  weekly: WeeklyHours;
  exceptions: Exceptions;
  holidays: readonly HolidayChange[];
}

/** In order, and as one where they touch: a time must not be offered twice. */
function merged(openingsOfDay: readonly Opening[]): Opening[] {
  const sorted = [...openingsOfDay].sort((one, other) => one.start.localeCompare(other.start));
  return sorted.reduce<Opening[]>((all, next) => {
    const last = all.at(-1);
    if (!last || next.start > last.end) return [...all, next];
    return [...all.slice(0, -1), { start: last.start, end: next.end > last.end ? next.end : last.end }];
  }, []);
}

function byKey(rows: readonly SettingTexts[], keyOf: (row: SettingTexts) => string): Record<string, Opening[]> {
  const found: Record<string, Opening[]> = {};
  for (const row of rows) {
    const { opens = '', closes = '' } = row;
    const own = (found[keyOf(row)] ??= []);
    if (opens !== '' && closes !== '') own.push({ start: opens, end: closes });
  }
  return Object.fromEntries(Object.entries(found).map(([key, all]) => [key, merged(all)]));
}

/** What holds for a call about a topic. */
export const policyFor = ({ policy, topics }: OfficeCalls, topic: string | null | undefined): BookingPolicy => ({
  ...policy,
  ...(topic != null && topics[topic]),
});

/** What the saved section says of free times. Without a length a call takes what it always took. */
export function officeCalls({ texts, lists }: SettingsContent): OfficeCalls {
  const count = (name: 'noticeHours' | 'horizonDays' | 'bufferMinutes'): number => Number(texts[name]);
  const minutes = (text = ''): number => (text === '' ? BOOKING_POLICY.lengthMinutes : Number(text));
  const rows = (name: string): readonly SettingTexts[] => lists[name] ?? [];
  return {
    policy: {
      ...BOOKING_POLICY,
      lengthMinutes: minutes(texts['lengthMinutes']),
      noticeHours: count('noticeHours'),
      horizonDays: count('horizonDays'),
      bufferMinutes: count('bufferMinutes'),
    },
    topics: Object.fromEntries(
      rows('topics').map(({ topic = '', lengthMinutes, noticeHours = '' }) => [
        topic,
        { lengthMinutes: minutes(lengthMinutes), ...(noticeHours !== '' && { noticeHours: Number(noticeHours) }) },
      ]),
    ),
    weekly: byKey(rows('week'), ({ day = '' }) => day),
    exceptions: byKey(rows('otherDays'), ({ date = '' }) => date),
    holidays: rows('holidays').map(({ province = OFFICE_PROVINCE, date = '', name = '', calls }) => ({
      province,
      date,
      name,
      closed: calls === 'none',
    })),
  };
}

const dayName = (day: string): string => DAYS.find(({ value }) => value === day)?.label ?? '';
const timeName = (time: string): string => TIMES.find(({ value }) => value === time)?.label ?? time;

/** The week in words: [['Monday', '9:00 a.m. to 7:00 p.m.'], …], the closed days left out. */
export const weekInWords = ({ weekly }: Pick<OfficeCalls, 'weekly'>): [day: string, hours: string][] =>
  Object.entries(weekly).map(([day, hours]) => [
    dayName(day),
    hours.map(({ start, end }) => `${timeName(start)} to ${timeName(end)}`).join(', '),
  ]);
