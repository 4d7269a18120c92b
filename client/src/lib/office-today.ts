import { isoDay, wallClock } from '@brokerage/domain/calendar/wall-clock';
import { OFFICE_ZONE } from './format';

/** The day it is at the office, as 2026-11-22: the same in the page the server renders and in the browser. */
export const officeToday = (now = new Date()): string => isoDay(wallClock(now, OFFICE_ZONE));
