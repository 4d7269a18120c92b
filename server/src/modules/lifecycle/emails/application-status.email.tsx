import { nextStepAfter } from '@brokerage/domain/application/application-progress';
import { statusLabel, type ApplicationStatus } from '@brokerage/domain/application/application-status';
import { NEXT_STEPS } from '@brokerage/domain/application/application-words';
import type { ReactElement } from 'react';
import type { Email, EmailSources, Mailbox, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, Facts, Say } from '../../../platform/mail/layout.js';
import { onlyRow } from '../../../platform/postgres/only-row.js';
import { APPLICATION, APPLICATION_EVENT } from '../../applications/public.sql.js';
import { mailboxOf } from '../../enquiries/public.sql.js';

/** What the email says of. A message of the office stays in the account: an email is not private. */
export interface StatusNews {
  fullName: string;
  applicationNumber: string;
  status: ApplicationStatus;
  hasMessage: boolean;
}

export interface StatusWords {
  subject: string;
  heading: string;
  paragraphs: string[];
}

/** The words of the email, for sending and for the preview. The subject says nothing that a locked screen should not show. */
export function statusWords({ fullName, applicationNumber, status, hasMessage }: StatusNews): StatusWords {
  const next = NEXT_STEPS[nextStepAfter(status)];
  const paragraphs = [`Hello ${fullName}, this is where your application stands now.`, next];
  if (hasMessage) {
    paragraphs.push('Your broker wrote you a message. Sign in with this email address to read it.');
  }
  return { subject: subjectOf({ applicationNumber }), heading: statusLabel(status), paragraphs };
}

const subjectOf = ({ applicationNumber }: Pick<StatusNews, 'applicationNumber'>): string =>
  `News about your application ${applicationNumber}`;

function ApplicationMoved({ sender, ...news }: StatusNews & { sender: Sender }): ReactElement {
  const { heading, paragraphs } = statusWords(news);
  const [first = '', ...others] = paragraphs;
  return (
    <EmailLayout sender={sender} preview="Your application has moved. Here is what comes next." heading={heading}>
      <Say>{first}</Say>
      <Facts label="Application number" value={news.applicationNumber} />
      {others.map((text) => (
        <Say key={text}>{text}</Say>
      ))}
      <Action url={`${sender.siteUrl}/account`}>Follow my application</Action>
      <Say>Questions? Call us at {sender.phone} and give us your number.</Say>
    </EmailLayout>
  );
}

const MAILBOX = `
select ${mailboxOf('a')} as address
from ${APPLICATION_EVENT} e join ${APPLICATION} a on a.id = e.application_id where e.id = $1`;

const READ = `
select a.full_name as "fullName", a.application_number as "applicationNumber", e.to_status as status,
  e.visible_note is not null as "hasMessage"
from ${APPLICATION_EVENT} e join ${APPLICATION} a on a.id = e.application_id where e.id = $1`;

const load = async ({ db }: EmailSources, eventId: string): Promise<StatusNews> =>
  onlyRow(await db.query<StatusNews[]>(READ, [eventId]));

/** To the applicant, after a transition: where the application stands and what comes next. No figures. */
export const APPLICATION_STATUS: Email<{ eventId: string }, StatusNews, 'applicationNumber'> = {
  name: 'application-status',
  priority: 1,
  subject: subjectOf,
  mailbox: async ({ db }, { eventId }) => (await db.query<Mailbox[]>(MAILBOX, [eventId]))[0]?.address,
  load: (sources, { eventId }) => load(sources, eventId),
  element: ApplicationMoved,
  sample: {
    fullName: 'Ada Tremblay',
    applicationNumber: 'MB-2026-7K3QX9TD',
    status: 'documents_requested',
    hasMessage: true,
  },
};
