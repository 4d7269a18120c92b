import { localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';

/** On the clock of the office. */
export const officeToday = (): string => localDateOf(Date.now(), OFFICE_ZONE);
