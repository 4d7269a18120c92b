import type { ReactElement } from 'react';
import type { Email, EmailSources, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, Facts, Say } from '../../../platform/mail/layout.js';

interface Data {
  applicationNumber: string;
}

function DocumentsAsked({ sender, applicationNumber }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="Sign in to see which papers, and send a photo or a PDF."
      heading="We need something from you"
    >
      <Say>There are papers to send for your application. Sign in to see which ones and why we need them.</Say>
      <Facts label="Application number" value={applicationNumber} />
      <Action url={`${sender.siteUrl}/account?view=documents`}>See what to send</Action>
      <Say>
        Please never send papers by email. In your account they’re stored encrypted, and only your broker’s team opens
        them. Cover your Social Insurance Number before you take the picture.
      </Say>
      <Say quiet>Questions? Call us at {sender.phone} and give us your number.</Say>
    </EmailLayout>
  );
}

async function load({ db }: EmailSources, applicationId: string): Promise<Data | undefined> {
  const [data] = await db.query<Data[]>(
    `select a.application_number as "applicationNumber" from application a where a.id = $1 and exists (
       select from document_request r where r.application_id = a.id and r.state in ('needed', 'refused', 'expired'))`,
    [applicationId],
  );
  return data;
}

/** Once for all that the office asked for, refused or found too old: it names none of it. */
export const DOCUMENTS_ASKED: Email<{ applicationId: string }, Data, 'applicationNumber'> = {
  name: 'documents-asked',
  priority: 0,
  subject: ({ applicationNumber }) => `Papers for your application ${applicationNumber}`,
  load: (sources, { applicationId }) => load(sources, applicationId),
  element: DocumentsAsked,
  sample: { applicationNumber: 'MB-2026-7K3QX9TD' },
};
