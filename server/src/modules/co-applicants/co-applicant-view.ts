import { coApplicantState, type InvitationFacts } from '@brokerage/domain/application/co-applicants';
import type { Encryption } from '../../platform/interfaces.js';
import type { CoApplicantView } from './co-applicant.types.js';

/** What `coApplicantsOf` gives of each. The name is sealed, and the times are texts. */
export interface Standing extends InvitationFacts {
  id: string;
  fullName: string;
  invitedAt: string | null;
  openedAt: string | null;
  answeredAt: string | null;
}

/** A co-applicant as the applicant and the office see them. */
export function coApplicantView(
  { decryptText }: Pick<Encryption, 'decryptText'>,
  { id, fullName, invitedAt, openedAt, answeredAt, ...facts }: Standing,
): CoApplicantView {
  const state = coApplicantState({ ...facts, openedAt });
  return { id, fullName: decryptText(fullName), state, invitedAt, openedAt, answeredAt };
}
