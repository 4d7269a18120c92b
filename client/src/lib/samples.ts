import type { InsuranceClass } from '../schema.generated';

/** Where no rate is published: the 5-year fixed rate of each class that a page works its sample out with, percent. */
export const SAMPLE_RATES = { INSURED: 3.94, INSURABLE: 4.19, UNINSURED: 4.19 } as const satisfies Record<
  InsuranceClass,
  number
>;

/** Costs that a page begins with until somebody knows their own, dollars: one estimate of each. */
export const SAMPLE_COSTS = {
  /** Of a purchase: lawyer, title insurance, appraisal and inspection */
  closing: 2_500,
  /** Of a new lender: discharge, transfer and appraisal, where it pays none of them */
  switching: 500,
} as const;
