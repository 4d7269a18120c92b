import { isoDay, shortMonthAndDay, timeOfDay, wallClock, type WallClock } from '@brokerage/domain/calendar/wall-clock';
import { OFFICE_ZONE } from '../../lib/format';

/** What the office's clock says at an instant: everybody in the console reads the same, wherever they sit. */
export const officeClock = (at: string | Date): WallClock => wallClock(new Date(at), OFFICE_ZONE);

/** 'Nov 22' */
export const officeDay = (at: string | Date): string => shortMonthAndDay(officeClock(at));
/** '2:05 p.m.' */
export const officeTime = (at: string | Date): string => timeOfDay(officeClock(at));
/** '2026-11-22' */
export const officeDate = (at: string | Date): string => isoDay(officeClock(at));
