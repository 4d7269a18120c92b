import { Button, Text } from '@react-email/components';
import type { ReactElement } from 'react';
import { button, Letter, paragraph, type Sender } from './letter.js';

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
    <Letter sender={sender} preview={`${subject}: answer by ${WHEN.format(dueAt)}`} heading="A new enquiry is waiting">
      <Text style={paragraph}>
        {subject}
        {applicationNumber === null ? '' : ` · ${applicationNumber}`}
      </Text>
      <Text style={paragraph}>
        We promise an answer within 24 hours: please reply by <strong>{WHEN.format(dueAt)}</strong> (Toronto time).
      </Text>
      <Button href={`${sender.siteUrl}/admin/enquiries/${enquiryId}`} style={button}>
        Open the enquiry
      </Button>
    </Letter>
  );
}
