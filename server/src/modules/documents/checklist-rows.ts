import type { Answers } from '@brokerage/domain/application/parts';
import { checklistFileOf } from '@brokerage/domain/underwriting/checklist-file-of';
import { documentChecklist, type DocumentChecklist } from '@brokerage/domain/underwriting/document-checklist';
import { APPLICANT, WHOLE_FILE } from '@brokerage/domain/vocabulary/document-requests';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { coApplicantsOf, type NamedPerson } from '../co-applicants/named-people.js';
import { personIndexOf } from '../co-applicants/person-index.js';
import type { DocumentRequestRow } from './document-requests.sql.js';

/**
 * A checklist as requests, for `insertDocumentRequests`. The applicant's confirmation names theirs; co-applicants have not
 * been told of any. `coApplicants` says where each of them can be recognized.
 */
export function checklistRows(
  encryption: Pick<Platform['encryption'], 'blindIndex'>,
  applicationId: string,
  { applicants, file }: Pick<DocumentChecklist, 'applicants' | 'file'>,
  coApplicants: readonly Pick<NamedPerson, 'id' | 'email'>[],
): DocumentRequestRow[] {
  const emailOf = new Map(coApplicants.map(({ id, email }) => [id, email]));
  const rowsOf = (person: string, codes: readonly string[]): DocumentRequestRow[] => {
    const email = emailOf.get(person);
    const personIndex = email ? personIndexOf(encryption, email) : null;
    return codes.map((code) => ({
      id: newId(),
      applicationId,
      person,
      personIndex,
      code,
      words: null,
      addedById: null,
      told: person === APPLICANT || person === WHOLE_FILE,
    }));
  };
  return [...applicants.flatMap(({ id, documents }) => rowsOf(id, documents)), ...rowsOf(WHOLE_FILE, file.documents)];
}

/** The requests that an application's answers bring with them. */
export const requestsOf = (
  encryption: Pick<Platform['encryption'], 'blindIndex'>,
  applicationId: string,
  answers: Answers,
): DocumentRequestRow[] =>
  checklistRows(encryption, applicationId, documentChecklist(checklistFileOf(answers)), coApplicantsOf(answers));
