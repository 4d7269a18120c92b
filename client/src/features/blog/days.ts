import { longDate, monthAndDay, shortDate, wallClock, type WallClock } from '@brokerage/domain/calendar/wall-clock';
import { OFFICE_ZONE } from '../../lib/format';

const atTheOffice = (time: string): WallClock => wallClock(new Date(time), OFFICE_ZONE);

/** Nov 20, 2026 */
export const shortDay = (time: string): string => shortDate(atTheOffice(time));

/** November 20, 2026 */
export const longDay = (time: string): string => longDate(atTheOffice(time));

/** November 21 */
export const dayOfYear = (time: string): string => monthAndDay(atTheOffice(time));
