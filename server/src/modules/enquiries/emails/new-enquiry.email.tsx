import { officeTime } from '@brokerage/domain/calendar/office-time';
import { enquirySubject, type EnquiryTopic } from '@brokerage/domain/enquiries/enquiry-subject';
import type { ReactElement } from 'react';
import type { Email, EmailSources, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, FactLine, Facts, Say } from '../../../platform/mail/layout.js';
import { onlyRow } from '../../../platform/postgres/only-row.js';

interface Data {
  enquiryId: string;
  subject: string;
  applicationNumber: string | null;
  dueAt: Date;
}

function NewEnquiry({ sender, enquiryId, subject, applicationNumber, dueAt }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout sender={sender} preview={`Reply by ${officeTime(dueAt)}`} heading="A new enquiry is waiting">
      <Facts label="About" value={subject}>
        {applicationNumber !== null && <FactLine>Application {applicationNumber}</FactLine>}
      </Facts>
      <Say>
        We promise a reply within 24 hours. Please reply by <strong>{officeTime(dueAt)}</strong> (Toronto time).
      </Say>
      <Action url={`${sender.siteUrl}/admin/enquiries/${enquiryId}`}>Open the enquiry</Action>
    </EmailLayout>
  );
}

const READ = `
select id as "enquiryId", topic, province, source, application_number as "applicationNumber",
  first_response_due_at as "dueAt"
from enquiry where id = $1`;

async function load({ db }: EmailSources, id: string): Promise<Data> {
  type Row = Omit<Data, 'subject'> & EnquiryTopic;
  const { enquiryId, applicationNumber, dueAt, ...topic } = onlyRow(await db.query<Row[]>(READ, [id]));
  return { enquiryId, subject: enquirySubject(topic), applicationNumber, dueAt };
}

/** Tells the office that something came in and when to answer. No figures and no phone number: email is not private. */
export const NEW_ENQUIRY: Email<{ enquiryId: string }, Data, 'subject'> = {
  name: 'new-enquiry',
  priority: 0,
  subject: ({ subject }) => `New enquiry: ${subject}`,
  load: (sources, { enquiryId }) => load(sources, enquiryId),
  element: NewEnquiry,
  sample: {
    enquiryId: '01a1fd44-5009-7450-94f2-64773240e311',
    subject: 'New purchase in Ontario',
    applicationNumber: 'MB-2026-7K3QX9TD',
    dueAt: new Date('2026-11-21T14:12:00Z'),
  },
};
