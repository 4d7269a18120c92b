/**
 * How a lender charges for leaving a fixed rate before its term ends; of a variable rate lenders take three months'
 * interest. Source: FCAC, mortgage prepayment penalties; the lender's own contract says which.
 */
export const LENDER_PENALTIES = ['unknown', 'three-months', 'contract-rate', 'posted-rate'] as const;
export type LenderPenalty = (typeof LENDER_PENALTIES)[number];

/** As the office reads and chooses them. */
export const LENDER_PENALTY_LABELS: Readonly<Record<LenderPenalty, string>> = {
  unknown: 'Not known',
  'three-months': 'Three months’ interest only',
  'contract-rate': 'Differential with its own rate',
  'posted-rate': 'Differential with its posted rate',
};
