import type { Answers } from '@brokerage/domain/application/parts';
import { checklistFileOf } from '@brokerage/domain/underwriting/checklist-file-of';
import { documentChecklist, type DocumentChecklist } from '@brokerage/domain/underwriting/document-checklist';
import { WHOLE_FILE, type DocumentOwner } from '@brokerage/domain/application/document-requests';
import { newId } from '../../platform/ids.js';
import type { DocumentRequestRow } from './document-requests.sql.js';

/**
 * A checklist as requests, for `insertDocumentRequests`. Its first person is the applicant, by place and not by name. The
 * applicant's confirmation names theirs; co-applicants have not been told of any.
 */
export function checklistRows(
  applicationId: string,
  { applicants, file }: Pick<DocumentChecklist, 'applicants' | 'file'>,
): DocumentRequestRow[] {
  const rowsOf = (ownerKind: DocumentOwner, person: string, codes: readonly string[]): DocumentRequestRow[] =>
    codes.map((code) => ({
      id: newId(),
      applicationId,
      ownerKind,
      person,
      code,
      words: null,
      addedById: null,
      told: ownerKind !== 'co_applicant',
    }));
  return [
    ...applicants.flatMap(({ id, documents }, place) =>
      rowsOf(place === 0 ? 'applicant' : 'co_applicant', id, documents),
    ),
    ...rowsOf('file', WHOLE_FILE, file.documents),
  ];
}

/** The requests that an application's answers bring with them. */
export const requestsOf = (applicationId: string, answers: Answers): DocumentRequestRow[] =>
  checklistRows(applicationId, documentChecklist(checklistFileOf(answers)));
