import { addDays } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';

/** When a day at the office ends. */
export const endOfDay = (date: string): Date => new Date(instantOf(addDays(date, 1), '00:00', OFFICE_ZONE));
