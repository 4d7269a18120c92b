import { APPLICANT, WHOLE_FILE } from '@brokerage/domain/application/document-requests';
import type { ReactElement } from 'react';
import type { Email, EmailSources, Mailbox, Sender } from '../../../platform/email.js';
import { openedText } from '../../../platform/sealed-text.js';
import { OWNERS_MAILBOX } from '../../applications/public.sql.js';
import { CO_APPLICANT } from '../../co-applicants/public.sql.js';
import { SHOWN_TO_BE_THEIRS } from '../shown-to-be-theirs.js';
import { Action, EmailLayout, Facts, Say } from '../../../platform/mail/layout.js';

interface Data {
  applicationNumber: string;
  /** The account with this address is theirs; until then nothing is said of documents but that there are some */
  isConfirmed: boolean;
}

function ConfirmFirst({ sender, applicationNumber }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="First show us that this email address is yours."
      heading="Please confirm your email address"
    >
      <Say>
        We need documents for your application. You send them in your account, so first show us that this email address
        is yours: sign in with it, or create an account, and open the link that we email you.
      </Say>
      <Facts label="Application number" value={applicationNumber} />
      <Action url={`${sender.siteUrl}/auth`}>Confirm my address</Action>
      <Say>Did you not apply with us? Then somebody mistyped their address, and you can delete this email.</Say>
      <Say quiet>Questions? Call us at {sender.phone} and give us the number.</Say>
    </EmailLayout>
  );
}

function DocumentsAsked({ sender, ...data }: Data & { sender: Sender }): ReactElement {
  if (!data.isConfirmed) return <ConfirmFirst sender={sender} {...data} />;
  const { applicationNumber } = data;
  return (
    <EmailLayout
      sender={sender}
      preview="Sign in to see which documents, and send a photo or a PDF."
      heading="We need something from you"
    >
      <Say>There are documents to send for your application. Sign in to see which ones and why we need them.</Say>
      <Facts label="Application number" value={applicationNumber} />
      <Action url={`${sender.siteUrl}/account?view=documents`}>See what to send</Action>
      <Say>
        Please never send documents by email. In your account they’re stored encrypted, and only your broker’s team
        opens them. Cover your Social Insurance Number before you take the picture.
      </Say>
      <Say quiet>Questions? Call us at {sender.phone} and give us your number.</Say>
    </EmailLayout>
  );
}

interface Params extends Record<string, string> {
  applicationId: string;
  /** Of the person on the application */
  rowId: string;
}

async function mailbox({ db, encryption }: EmailSources, { applicationId, rowId }: Params): Promise<string | null> {
  if (rowId === APPLICANT || rowId === WHOLE_FILE) {
    const [owner] = await db.query<Mailbox[]>(OWNERS_MAILBOX, [applicationId]);
    return owner?.address ?? null;
  }
  const [person] = await db.query<Mailbox[]>(
    `select email as address from ${CO_APPLICANT} c where application_id = $1 and row_id = $2`,
    [applicationId, rowId],
  );
  return openedText(encryption, person?.address ?? null);
}

async function load({ db }: EmailSources, { applicationId, rowId }: Params): Promise<Data | undefined> {
  const [data] = await db.query<Data[]>(SHOWN_TO_BE_THEIRS, [applicationId, rowId]);
  return data;
}

/** Once for all that the office asked for, refused or found too old: it names none of it. */
export const DOCUMENTS_ASKED: Email<Params, Data, 'applicationNumber'> = {
  name: 'documents-asked',
  priority: 0,
  subject: ({ applicationNumber }) => `Documents for your application ${applicationNumber}`,
  mailbox,
  load,
  element: DocumentsAsked,
  sample: { applicationNumber: 'MB-2026-7K3QX9TD', isConfirmed: true },
};
