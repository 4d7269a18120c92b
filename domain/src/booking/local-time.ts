import { parseDate, parseDateTime, toZoned } from '@internationalized/date';
import { addDays } from './local-days.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Days of a few zones for a few years; beyond that it starts again */
const MOST_KEPT = 10_000;

const midnights = new Map<string, number>();

function midnightOf(zone: string, date: string): number {
  const key = `${zone} ${date}`;
  const known = midnights.get(key);
  if (known !== undefined) return known;
  if (midnights.size >= MOST_KEPT) midnights.clear();
  const instant = toZoned(parseDate(date), zone, 'compatible').toDate().getTime();
  midnights.set(key, instant);
  return instant;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * The instant of a wall-clock time, in milliseconds. `date` is '2027-03-14', `time` '09:00' up to '24:00', `zone` an IANA
 * name; an unknown zone throws RangeError. A time that the clock skips in spring is moved later, and of a time that comes
 * twice in autumn the first counts (Temporal's 'compatible'). On a day of 24 hours it is midnight and minutes, which saves
 * looking up the zone's rules for each time.
 */
export function instantOf(date: string, time: string, zone: string): number {
  const minutes = minutesOf(time);
  const midnight = midnightOf(zone, date);
  const next = midnightOf(zone, addDays(date, 1));
  if (minutes === 24 * 60) return next;
  if (next - midnight === DAY_MS) return midnight + minutes * MINUTE_MS;
  return toZoned(parseDateTime(`${date}T${time}`), zone, 'compatible')
    .toDate()
    .getTime();
}
