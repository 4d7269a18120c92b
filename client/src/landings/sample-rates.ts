import type { InsuranceClass } from '../schema.generated';

/** Where no rate is published: the 5-year fixed rate of each class that the samples are worked out with, percent. */
export const SAMPLE_RATES = { INSURED: 3.94, INSURABLE: 4.19, UNINSURED: 4.19 } as const satisfies Record<
  InsuranceClass,
  number
>;
