import type { Answers } from '@brokerage/domain/application/parts';
import { checklistFileOf } from '@brokerage/domain/underwriting/checklist-file-of';
import { documentChecklist, type DocumentChecklist } from '@brokerage/domain/underwriting/document-checklist';
import { WHOLE_FILE, type DocumentOwner } from '@brokerage/domain/vocabulary/document-requests';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { coApplicantsOf, type NamedPerson } from '../co-applicants/named-people.js';
import { personIndexOf } from '../co-applicants/person-index.js';
import type { DocumentRequestRow } from './document-requests.sql.js';

/**
 * A checklist as requests, for `insertDocumentRequests`. Its first person is the applicant, by place and not by name. The
 * applicant's confirmation names theirs; co-applicants have not been told of any. `coApplicants` says where each of them
 * can be recognized.
 */
export function checklistRows(
  encryption: Pick<Platform['encryption'], 'blindIndex'>,
  applicationId: string,
  { applicants, file }: Pick<DocumentChecklist, 'applicants' | 'file'>,
  coApplicants: readonly Pick<NamedPerson, 'id' | 'email'>[],
): DocumentRequestRow[] {
  const emailOf = new Map(coApplicants.map(({ id, email }) => [id, email]));
  const rowsOf = (ownerKind: DocumentOwner, person: string, codes: readonly string[]): DocumentRequestRow[] => {
    const email = ownerKind === 'co_applicant' ? emailOf.get(person) : undefined;
    const personIndex = email ? personIndexOf(encryption, email) : null;
    return codes.map((code) => ({
      id: newId(),
      applicationId,
      ownerKind,
      person,
      personIndex,
      code,
      words: null,
      addedById: null,
      told: ownerKind !== 'co_applicant',
    }));
  };
  return [
    ...applicants.flatMap(({ id, documents }, place) =>
      rowsOf(place === 0 ? 'applicant' : 'co_applicant', id, documents),
    ),
    ...rowsOf('file', WHOLE_FILE, file.documents),
  ];
}

/** The requests that an application's answers bring with them. */
export const requestsOf = (
  encryption: Pick<Platform['encryption'], 'blindIndex'>,
  applicationId: string,
  answers: Answers,
): DocumentRequestRow[] =>
  checklistRows(encryption, applicationId, documentChecklist(checklistFileOf(answers)), coApplicantsOf(answers));
