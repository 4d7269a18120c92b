/** Costs that a page begins with until somebody knows their own, dollars: one estimate for each. */
export const SAMPLE_COSTS = {
  /** Of a purchase: lawyer, title insurance, appraisal and inspection */
  closing: 2_500,
  /** Of a new lender: discharge, transfer and appraisal, where it pays none of them */
  switching: 500,
} as const;
