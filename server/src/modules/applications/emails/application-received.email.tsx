import { officeTimeOnWeekday } from '@brokerage/domain/calendar/office-time';
import { replyReminder } from '@brokerage/domain/calendar/event';
import { BASIC_DOCUMENTS } from '@brokerage/domain/application/basic-documents';
import type { ReactElement } from 'react';
import type { Email, EmailSources, Mailbox, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, FactLine, Facts, Say, TextLink } from '../../../platform/mail/layout.js';
import { Points } from '../../../platform/mail/points.js';
import { MAILBOX_CONFIRMATION } from '../../../platform/mail/mailbox-limit.js';
import { onlyRow } from '../../../platform/postgres/only-row.js';
import { unsubscribeUrl as unsubscribeUrlOf } from '../../../platform/unsubscribe.js';
import { CONSENT } from '../../consents/public.sql.js';
import { ENQUIRY } from '../../enquiries/public.sql.js';

interface Data {
  fullName: string;
  applicationNumber: string;
  sentAt: Date;
  dueAt: Date;
  /** Where people who agreed to marketing can stop it. */
  unsubscribeUrl?: string;
}

const NEXT = [
  'A licensed broker reads what you sent and replies within 24 hours.',
  'You look at the lenders and rates that fit, together.',
  'You decide. Nothing you sent commits you to anything.',
];

function ApplicationReceived({
  sender,
  fullName,
  applicationNumber,
  dueAt,
  unsubscribeUrl,
}: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="A licensed broker replies within 24 hours. Keep your application number."
      heading={`Thank you, ${fullName}`}
    >
      <Say>We have your application. Please keep this number. You’ll need it when you call or write to us.</Say>
      <Facts label="Application number" value={applicationNumber}>
        <FactLine>We reply by {officeTimeOnWeekday(dueAt)} (Toronto time)</FactLine>
      </Facts>
      <Say>
        <strong>What happens next</strong>
      </Say>
      <Points lines={NEXT} steps />
      <Say>
        <strong>Have these ready</strong>
      </Say>
      <Points lines={BASIC_DOCUMENTS} />
      <Action url={`${sender.siteUrl}/account`}>Follow my application</Action>
      <Say>
        Want to add or correct something? Call us at {sender.phone} and give us your number. The reply time is attached
        for your calendar.
      </Say>
      {unsubscribeUrl !== undefined && (
        <Say quiet>
          You agreed to rate news and offers from us. <TextLink href={unsubscribeUrl}>Unsubscribe</TextLink>
        </Say>
      )}
    </EmailLayout>
  );
}

const READ = `
select application.full_name as "fullName", application.application_number as "applicationNumber",
  application.email, application.created_at as "sentAt", enquiry.first_response_due_at as "dueAt",
  exists (select from ${CONSENT} c where c.source_id = application.id and c.purpose = 'marketing' and c.granted)
    as "wantsOffers"
from application join ${ENQUIRY} enquiry on enquiry.source_id = application.id where application.id = $1`;

interface Row extends Omit<Data, 'unsubscribeUrl'> {
  email: string;
  wantsOffers: boolean;
}

async function load({ db, encryption, siteUrl }: EmailSources, applicationId: string): Promise<Data> {
  const { email, wantsOffers, ...data } = onlyRow(await db.query<Row[]>(READ, [applicationId]));
  return wantsOffers ? { ...data, unsubscribeUrl: unsubscribeUrlOf(encryption, siteUrl, email) } : data;
}

/** To the applicant: the number, when we reply, what to have ready. It says what the confirmation page says. */
export const APPLICATION_RECEIVED: Email<{ applicationId: string }, Data, 'applicationNumber'> = {
  name: 'application-received',
  priority: 0,
  mailboxLimit: MAILBOX_CONFIRMATION,
  subject: ({ applicationNumber }) => `We have your application ${applicationNumber}`,
  mailbox: async ({ db }, { applicationId }) =>
    (await db.query<Mailbox[]>('select email as address from application where id = $1', [applicationId]))[0]?.address,
  load: (sources, { applicationId }) => load(sources, applicationId),
  listed: ({ applicationNumber }) => ({ text: `We have your application ${applicationNumber}` }),
  element: ApplicationReceived,
  attachments: (data, { brandName }) => [
    {
      filename: `${data.applicationNumber}.ics`,
      content: replyReminder({ ...data, brand: brandName }),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    },
  ],
  unsubscribeUrl: (data) => data.unsubscribeUrl,
  sample: {
    fullName: 'Ada Tremblay',
    applicationNumber: 'MB-2026-7K3QX9TD',
    sentAt: new Date('2026-11-21T14:12:00Z'),
    dueAt: new Date('2026-11-22T14:12:00Z'),
    unsubscribeUrl: 'https://mortgages.example.ca/unsubscribe?token=q7Yx0bN4rT2vK9sLm3PzWc8dHfJ1aGeU5iRoZtX6yBk',
  },
};
