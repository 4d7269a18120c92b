import type { RateWatch } from '@brokerage/domain/rates/watch';

/** What is sealed of a watch. */
export interface KeptWatch {
  watch: RateWatch;
  /** The day it was described as it is here, '2026-11-26' */
  askedOn: string;
}
