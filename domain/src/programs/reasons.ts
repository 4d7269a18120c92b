/** Why a program does not fit, sorted by name. */
export type ProgramReasonCode =
  | 'AMORTIZATION_TOO_LONG'
  | 'BANKRUPTCY_RECENT'
  | 'BORROWED_DOWN_PAYMENT'
  | 'CLOSING_FUNDS_SHORT'
  | 'CREDIT_LOW'
  | 'DOWN_PAYMENT_SHORT'
  | 'GDS_OVER'
  | 'LOAN_OVER'
  | 'LTV_OVER'
  | 'NOT_A_SWITCH'
  | 'NOT_BORROWED'
  | 'NOT_NEWCOMER'
  | 'NOT_SELF_EMPLOYED'
  | 'NO_ADDED_UNITS'
  | 'NO_IMPROVEMENTS'
  | 'OCCUPANCY'
  | 'PRICE_OVER_CAP'
  | 'PROPOSAL_OPEN'
  | 'PURPOSE'
  | 'RESIDENCY'
  | 'TDS_OVER'
  | 'UNITS';

/** A reason and its figures; what a code has no figure for is null. */
export interface ProgramReason {
  code: ProgramReasonCode;
  /** Dollars: what there is, and the limit */
  amount: number | null;
  limitAmount: number | null;
  /** Percent, years, a score or a number of homes: what there is, and the limit */
  figure: number | null;
  limit: number | null;
  /** ISO date from which it no longer holds */
  until: string | null;
}

export const reason = (code: ProgramReasonCode, figures: Partial<Omit<ProgramReason, 'code'>> = {}): ProgramReason => ({
  code,
  amount: null,
  limitAmount: null,
  figure: null,
  limit: null,
  until: null,
  ...figures,
});
