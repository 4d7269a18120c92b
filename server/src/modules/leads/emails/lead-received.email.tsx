import { officeTimeOnWeekday } from '@brokerage/domain/calendar/office-time';
import type { ReactElement } from 'react';
import type { Email, EmailSources, Mailbox, Sender } from '../../../platform/email.js';
import { EmailLayout, FactLine, Facts, Say } from '../../../platform/mail/layout.js';
import { MAILBOX_CONFIRMATION } from '../../../platform/mail/mailbox-limit.js';
import { onlyRow } from '../../../platform/postgres/only-row.js';
import { ENQUIRY } from '../../enquiries/public.sql.js';

interface Data {
  fullName: string;
  dueAt: Date;
}

function LeadReceived({ sender, fullName, dueAt }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="A licensed broker replies within 24 hours."
      heading={`Thank you, ${fullName}`}
    >
      <Say>We have what you sent. A licensed broker reads it and gets back to you.</Say>
      <Facts label="We reply by" value={officeTimeOnWeekday(dueAt)}>
        <FactLine>Toronto time</FactLine>
      </Facts>
      <Say>
        Nothing you sent commits you to anything, and we haven’t checked your credit. Can’t wait? Call us at{' '}
        {sender.phone}.
      </Say>
      <Say quiet>You didn’t write to us? Then somebody mistyped their address. You can ignore this email.</Say>
    </EmailLayout>
  );
}

const MAILBOX = `select email as address from ${ENQUIRY} enquiry where source_id = $1`;

const READ = `
select lead.full_name as "fullName", enquiry.first_response_due_at as "dueAt"
from lead join ${ENQUIRY} enquiry on enquiry.source_id = lead.id where lead.id = $1`;

/** To whoever sent a lead: when we reply. No answers and no figures: email is not private. */
export const LEAD_RECEIVED: Email<{ leadId: string }, Data> = {
  name: 'lead-received',
  priority: 0,
  mailboxLimit: MAILBOX_CONFIRMATION,
  subject: () => 'We have your message',
  mailbox: async ({ db }, { leadId }) => (await db.query<Mailbox[]>(MAILBOX, [leadId]))[0]?.address,
  load: async ({ db }: EmailSources, { leadId }) => onlyRow(await db.query<Data[]>(READ, [leadId])),
  listed: ({ fullName }) => ({ text: `We have your message, ${fullName}` }),
  element: LeadReceived,
  sample: { fullName: 'Ada Tremblay', dueAt: new Date('2026-11-22T14:12:00Z') },
};
