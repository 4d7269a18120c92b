import { listOf, objectOf } from '@brokerage/domain/data/objects';
import { coApplicantId } from '@brokerage/domain/application/row-ids';
import { APPLICANT } from '@brokerage/domain/application/document-requests';
import type { Encryption } from '../../platform/interfaces.js';
import type { ScoredPerson } from './underwriting.types.js';

export type Answers = Readonly<Record<string, unknown>>;

/** By person: 'applicant', or the id of a co-applicant. */
export type Scores = Readonly<Record<string, number>>;

export const readScores = (encryption: Encryption, sealed: string | null): Scores =>
  sealed === null ? {} : encryption.decryptJson<Scores>(sealed);

/** Who borrows, as the ratios name them; the applicant first. */
export function borrowersOn(answers: Answers, scores: Scores): ScoredPerson[] {
  return [answers['applicant'], ...listOf(answers['coApplicants'])].map((one, place) => {
    const { id, fullName } = objectOf(one);
    const person = place === 0 ? APPLICANT : coApplicantId(id, place - 1);
    return { id: person, name: typeof fullName === 'string' ? fullName : '', creditScore: scores[person] ?? null };
  });
}
