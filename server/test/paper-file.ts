import type { DocumentCode } from '@brokerage/domain/underwriting/documents';
import { personIndexOf } from '../src/modules/co-applicants/person-index.js';
import { checklistRows } from '../src/modules/documents/checklist-rows.js';
import { insertDocumentRequests } from '../src/modules/documents/document-requests.sql.js';
import { newId } from '../src/platform/ids.js';
import type { TestApi } from './api.js';

interface Sent {
  number: string;
  userId?: string | null;
  email?: string;
  applicant?: DocumentCode[];
  file?: DocumentCode[];
  coApplicant?: { id: string; fullName: string; email: string; documents: DocumentCode[] };
}

/** A comprehensive application with the requests its checklist makes, as submitting leaves them. Gives its id. */
export async function paperFile(
  api: TestApi,
  { number, userId = null, email = 'somebody@example.ca', applicant = ['pay_stub'], file = [], coApplicant }: Sent,
): Promise<string> {
  const id = newId();
  const { encryption } = api.platform;
  const content = encryption.encryptJson({ coApplicants: coApplicant ? [coApplicant] : [] });
  await api.rows(
    `insert into application (id, application_number, kind, user_id, full_name, email, phone, phone_index, mortgage_type, content)
     values ($1, $2, 'comprehensive', $3, 'Amélie Gagnon', $4, $6, 'x', 'new_purchase', $5)`,
    [id, number, userId, email, content, encryption.encryptText('+14165550142')],
  );
  const people = coApplicant ? [coApplicant] : [];
  const applicants = [{ id: 'applicant', documents: applicant }, ...people].map(({ id: person, documents }) => ({
    id: person,
    documents,
    count: documents.length,
  }));
  for (const person of people) {
    await api.rows(
      `insert into co_applicant (id, application_id, row_id, place, full_name, email_index, email)
       values ($1, $2, $3, 0, $4, $5, $6)`,
      [
        newId(),
        id,
        person.id,
        encryption.encryptText(person.fullName),
        person.email ? personIndexOf(encryption, person.email) : null,
        person.email ? encryption.encryptText(person.email) : null,
      ],
    );
  }
  const rows = checklistRows(id, { applicants, file: { documents: file, count: file.length } });
  await api.rows(insertDocumentRequests('$1::jsonb'), [JSON.stringify(rows)]);
  return id;
}
