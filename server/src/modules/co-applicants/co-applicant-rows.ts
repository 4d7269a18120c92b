import { emailTo, type EmailMessage } from '../../platform/email.js';
import { newId } from '../../platform/ids.js';
import type { Encryption } from '../../platform/interfaces.js';
import type { CoApplicantRow } from './co-applicant.sql.js';
import { CO_APPLICANT_INVITATION } from './emails/co-applicant-invitation.email.js';
import type { NamedPerson } from './named-people.js';
import { personIndexOf } from './person-index.js';

/** The rows that an application brings with it, and an invitation for each whose address is known. */
export function invitedWith(
  encryption: Pick<Encryption, 'encryptText' | 'blindIndex'>,
  applicationId: string,
  people: readonly NamedPerson[],
): { rows: CoApplicantRow[]; emails: EmailMessage[] } {
  const invited = people.map(({ id: rowId, fullName, email }, place) => ({
    email,
    row: {
      id: newId(),
      applicationId,
      rowId,
      place,
      fullName: encryption.encryptText(fullName),
      email: email ? encryption.encryptText(email) : null,
      emailIndex: email ? personIndexOf(encryption, email) : null,
      auditId: newId(),
    },
  }));
  return {
    rows: invited.map(({ row }) => row),
    emails: invited
      .filter(({ email }) => email !== '')
      .map(({ email, row }) => emailTo(CO_APPLICANT_INVITATION, email, { coApplicantId: row.id })),
  };
}
