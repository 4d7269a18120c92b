import { wallClock, type WallClock } from '../calendar/wall-clock.js';
import { OFFICE_ZONE } from './policy.js';

const MINUTE_MS = 60_000;
const LONGEST_ZONE = 60;
/** So far apart two machines' data about a zone can be: an hour of summer time, and another that a law gave or took away. */
const MOST_APART = 120;

/**
 * A client's clock at one moment. `utcOffset`: how many minutes it is ahead of UTC then, as their own browser has it. Laws
 * change the zones, and the data of a browser and of a server are of different years: a time is worked out once, and every
 * page, email and calendar says the same. Null: as this machine has it.
 */
export interface ClientClock {
  zone: string;
  utcOffset: number | null;
}

/** The IANA name of a zone, or the clock that somebody used */
export type Clock = string | ClientClock;

/** What the clock shows at a moment. */
export function clockAt(at: Date | number, clock: Clock): WallClock {
  if (typeof clock === 'string') return wallClock(at, clock);
  const { zone, utcOffset: offset } = clock;
  // a page of before this was kept has none
  return offset == null ? wallClock(at, zone) : wallClock(Number(at) + offset * MINUTE_MS, 'UTC');
}

/** How many minutes a zone is ahead of UTC at a moment, as this machine has it. */
export function utcOffset(at: Date | number, zone: string): number {
  const { year, month, day, hour, minute } = wallClock(at, zone);
  return Math.round(
    (Date.UTC(year, month - 1, day, hour, minute) - Math.floor(Number(at) / MINUTE_MS) * MINUTE_MS) / MINUTE_MS,
  );
}

/** Whether a browser's name of a zone is one we can reckon with. A machine that does not know its own names none. */
export function isZone(zone: string | undefined): zone is string {
  try {
    return zone !== undefined && new Intl.DateTimeFormat('en-CA', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The clock that a browser says it used: what cannot be is this machine's, and an unknown zone is the office's. */
export function clientClock(at: Date, zone: string | null | undefined, offset: number | null | undefined): ClientClock {
  const known = zone != null && zone.length <= LONGEST_ZONE && isZone(zone);
  if (!known) return { zone: OFFICE_ZONE, utcOffset: utcOffset(at, OFFICE_ZONE) };
  const own = utcOffset(at, zone);
  return { zone, utcOffset: offset != null && Math.abs(offset - own) <= MOST_APART ? offset : own };
}
