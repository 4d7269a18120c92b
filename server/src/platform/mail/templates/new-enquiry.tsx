import type { ReactElement } from 'react';
import { Action, FactLine, Facts, Letter, Say, type Sender } from './letter.js';

export interface NewEnquiryProps {
  sender: Sender;
  enquiryId: string;
  subject: string;
  applicationNumber: string | null;
  dueAt: Date;
}

const WHEN = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/Toronto' });

/** To the office: that something came in and when it must be answered. No figures and no phone number: mail is not private. */
export function NewEnquiry({ sender, enquiryId, subject, applicationNumber, dueAt }: NewEnquiryProps): ReactElement {
  return (
    <Letter sender={sender} preview={`Please answer by ${WHEN.format(dueAt)}`} heading="A new enquiry is waiting">
      <Facts label="About" value={subject}>
        {applicationNumber !== null && <FactLine>Application {applicationNumber}</FactLine>}
      </Facts>
      <Say>
        We promise an answer within 24 hours: please reply by <strong>{WHEN.format(dueAt)}</strong> (Toronto time).
      </Say>
      <Action url={`${sender.siteUrl}/admin/enquiries/${enquiryId}`}>Open the enquiry</Action>
    </Letter>
  );
}
