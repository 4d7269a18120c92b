import type { ProgramReason, ProgramReasonCode } from '../programs/reasons.js';
import type { ProgramQuestion } from '../programs/rows.js';

/** Why a lender's own policy refuses, beside what its program says; sorted by name. */
export const OWN_REASONS = ['CLASS', 'INCOME_METHOD', 'LOAN_UNDER', 'NO_RATE', 'POSTAL', 'SECOND_CHARGE'] as const;
export type LenderReasonCode = ProgramReasonCode | (typeof OWN_REASONS)[number];

export interface LenderReason extends Omit<ProgramReason, 'code'> {
  code: LenderReasonCode;
}

/** What decides and stands in no file, or in no policy of ours; sorted by name. */
export const OWN_QUESTIONS = ['CREDIT_SCORE', 'LENDER_POLICY', 'POSTAL_CODE'] as const;
export type LenderQuestion = ProgramQuestion | (typeof OWN_QUESTIONS)[number];

export const lenderReason = (
  code: LenderReasonCode,
  figures: Partial<Omit<LenderReason, 'code'>> = {},
): LenderReason => ({
  code,
  amount: null,
  limitAmount: null,
  figure: null,
  limit: null,
  until: null,
  ...figures,
});
