import { emailParagraphs } from '@brokerage/domain/enquiries/written-email';
import { Fragment, type ReactElement } from 'react';
import type { EmailIds, Sender } from '../../../../../platform/email.js';
import { EmailLayout, Say, TextLink } from '../../../../../platform/mail/layout.js';
import { settleContact, type ContactEmail } from '../contact-email.js';
import { SITE_SETTINGS } from '../../../../settings/public.sql.js';
import { USER_ACCOUNT } from '../../../../users/public.sql.js';

export interface StaffEmailData {
  /** Left out in the queue: a subject may be personal */
  subject?: string;
  text: string;
  authorName: string;
  replyTo: string;
}

function StaffEmail({ sender, subject = '', text, authorName }: StaffEmailData & { sender: Sender }): ReactElement {
  const from = `${authorName} of ${sender.brandName} wrote to you about your mortgage.`;
  return (
    <EmailLayout sender={sender} preview={from} heading={subject}>
      {emailParagraphs(text).map((lines, paragraph) => (
        // the text never changes between two renderings
        <Say written key={paragraph}>
          {lines.map((pieces, line) => (
            <Fragment key={line}>
              {line > 0 && <br />}
              {pieces.map((piece, at) =>
                piece.href === undefined ? (
                  piece.text
                ) : (
                  <TextLink key={at} href={piece.href}>
                    {piece.text}
                  </TextLink>
                ),
              )}
            </Fragment>
          ))}
        </Say>
      ))}
      <Say quiet>You can answer this email. Please never send a Social Insurance Number or a password by email.</Say>
    </EmailLayout>
  );
}

interface Row {
  content: string;
  authorName: string;
  replyTo: string;
}

const READ = `
select e.content, coalesce(author.name, site_settings.brand_name) as "authorName", site_settings.email as "replyTo"
from enquiry_email e left join ${USER_ACCOUNT} author on author.id = e.author_id cross join ${SITE_SETTINGS} site_settings
where e.id = $1`;

/** What somebody of the office wrote to the person of an enquiry. The words stay encrypted until it is sent. */
export const STAFF_EMAIL: ContactEmail<EmailIds, StaffEmailData, 'subject'> = {
  name: 'enquiry-email',
  priority: 1,
  subject: ({ subject }) => subject ?? 'Email from a file',
  async load({ db, encryption }, { enquiryEmailId }) {
    const [row] = await db.query<Row[]>(READ, [enquiryEmailId]);
    if (!row) return undefined;
    const { content, ...rest } = row;
    return { ...rest, ...encryption.decryptJson<{ subject: string; text: string }>(content) };
  },
  element: StaffEmail,
  replyTo: ({ replyTo }) => replyTo,
  settled: settleContact,
  sample: {
    subject: 'Your renewal in Ontario',
    text: 'Hello Simran,\n\nThank you for your enquiry. Two lenders have better terms than your renewal offer.\n\nChoose a time for a call: https://mortgages.example.ca/contact\n\nAvery Chen',
    authorName: 'Avery Chen',
    replyTo: 'hello@mortgages.example.ca',
  },
};
