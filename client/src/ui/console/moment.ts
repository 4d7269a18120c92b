import { OFFICE_ZONE } from '../../lib/format';
import { moment as onAnyClock } from '../../lib/moment';

/** Nov 20, 9:12 p.m. on the office's clock: everybody in the console reads the same time, wherever they sit. */
export const moment = (iso: string, now = new Date()): string => onAnyClock(iso, now, OFFICE_ZONE);
