import { OFFICE_ZONE } from '../booking/policy.js';
import { longDate, shortDate, timeOfDay, wallClock, weekdayName, type WallClock } from './wall-clock.js';

// Days and times as the office's letters and documents say them: on the clock of Toronto, which each of them names.

const onOfficeClock = (at: Date | number | string): WallClock => wallClock(new Date(at), OFFICE_ZONE);

/** 'November 22, 2026' */
export const officeDay = (at: Date | number | string): string => longDate(onOfficeClock(at));
/** 'Nov 22, 2026' */
export const shortOfficeDay = (at: Date | number | string): string => shortDate(onOfficeClock(at));

/** 'November 22, 2026 at 2:05 p.m.' */
export function officeTime(at: Date | number | string): string {
  const on = onOfficeClock(at);
  return `${longDate(on)} at ${timeOfDay(on)}`;
}

/** 'Sunday, November 22, 2026 at 2:05 p.m.' */
export const officeTimeOnWeekday = (at: Date | number | string): string =>
  `${weekdayName(onOfficeClock(at))}, ${officeTime(at)}`;
