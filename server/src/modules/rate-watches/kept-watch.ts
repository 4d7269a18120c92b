import { localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import type { RateWatch } from '@brokerage/domain/rates/watch';

/** What is sealed of a watch. */
export interface KeptWatch {
  watch: RateWatch;
  /** The day it was described as it is here, '2026-11-26' */
  askedOn: string;
}

/** On the clock of the office. */
export const officeToday = (): string => localDateOf(Date.now(), OFFICE_ZONE);
