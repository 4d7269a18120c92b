import { addDays, localTextOf } from '@brokerage/domain/booking/local-days';

/** A part of the day, with the times in it. */
export interface DayPart {
  name: string;
  hours: string;
  look: 'dawn' | 'morning' | 'afternoon' | 'evening';
  times: string[];
}

/** On the visitor's clock; a part without times is left out. */
const PARTS: readonly (Omit<DayPart, 'times'> & { until: string })[] = [
  { name: 'Before work', hours: 'before 9:00', look: 'dawn', until: '09:00' },
  { name: 'Morning', hours: '9:00 to noon', look: 'morning', until: '12:00' },
  { name: 'Afternoon', hours: 'noon to 5:00', look: 'afternoon', until: '17:00' },
  { name: 'Evening', hours: 'after 5:00', look: 'evening', until: '24:00' },
];

export const WEEK = 7;

/** The times by the day they fall on in a zone: '2026-11-23' and its instants. */
export function byDay(times: readonly string[], zone: string): Map<string, string[]> {
  const days = new Map<string, string[]>();
  for (const time of times) {
    const date = localTextOf(Date.parse(time), zone).slice(0, 10);
    const known = days.get(date);
    if (known) known.push(time);
    else days.set(date, [time]);
  }
  return days;
}

export function partsOf(times: readonly string[], zone: string): DayPart[] {
  const clock = (time: string): string => localTextOf(Date.parse(time), zone).slice(11);
  return PARTS.flatMap(({ until, ...part }, index) => {
    const from = PARTS[index - 1]?.until ?? '00:00';
    const own = times.filter((time) => clock(time) >= from && clock(time) < until);
    return own.length > 0 ? [{ ...part, times: own }] : [];
  });
}

/** The seven days of a page of the strip. */
export const weekFrom = (first: string, page: number): string[] =>
  Array.from({ length: WEEK }, (_, index) => addDays(first, page * WEEK + index));

/** '30 minutes earlier', '1 hour later', 'the day after' */
export function distance(time: string, wanted: string): string {
  const minutes = Math.round((Date.parse(time) - Date.parse(wanted)) / 60_000);
  const way = minutes < 0 ? 'earlier' : 'later';
  const size = Math.abs(minutes);
  if (size < 60) return `${size} minutes ${way}`;
  const hours = Math.round(size / 6) / 10;
  if (hours < 24) return `${hours} ${hours === 1 ? 'hour' : 'hours'} ${way}`;
  const days = Math.round(hours / 24);
  return `${days} ${days === 1 ? 'day' : 'days'} ${way}`;
}
