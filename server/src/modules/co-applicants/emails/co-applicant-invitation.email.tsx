import { isFinal } from '@brokerage/domain/application/application-lifecycle';
import type { ApplicationStatus } from '@brokerage/domain/application/application-status';
import { INVITATION_DAYS, type InvitationAnswer } from '@brokerage/domain/application/co-applicants';
import type { ReactElement } from 'react';
import type { Email, EmailSources, Mailbox, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, Say } from '../../../platform/mail/layout.js';
import { MAILBOX_CONFIRMATION } from '../../../platform/mail/mailbox-limit.js';
import { openedText } from '../../../platform/sealed-text.js';
import { invitationUrl } from '../invitation-token.js';
import { nameForStrangers } from '../name-for-strangers.js';
import { APPLICATION } from '../../applications/public.sql.js';

interface Data {
  fullName: string;
  inviterName: string;
  url: string;
}

function Invitation({ sender, fullName, inviterName, url }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="Tell us if you’re part of this application. Nothing happens without your own consent."
      heading={`Hello ${fullName}`}
    >
      <Say>
        {inviterName} is applying for a mortgage with {sender.brandName} and named you as a co-applicant.
      </Say>
      <Say>
        Please open your own page to read what you’d agree to. You decide for yourself, and you can say no. We don’t
        check your credit unless you agree to it.
      </Say>
      <Action url={url}>Read and answer</Action>
      <Say>
        This link is only for you. It works for {INVITATION_DAYS} days. Please don’t forward it: whoever opens it can
        answer for you.
      </Say>
      <Say quiet>
        Don’t know {inviterName}? Open the link and choose “I don’t want to take part”, or call us at {sender.phone}.
      </Say>
    </EmailLayout>
  );
}

interface Row {
  fullName: string;
  version: number;
  answer: InvitationAnswer | null;
  creditCheck: boolean;
  inviterName: string;
  status: ApplicationStatus;
}

const READ = `
select c.full_name as "fullName", c.version, c.answer, c.credit_check as "creditCheck",
  a.full_name as "inviterName", a.status
from co_applicant c join ${APPLICATION} a on a.id = c.application_id where c.id = $1`;

/** Nothing goes about an application that is over, or to somebody who has answered everything. */
async function load({ db, encryption, siteUrl }: EmailSources, id: string): Promise<Data | undefined> {
  const [row] = await db.query<Row[]>(READ, [id]);
  if (!row || isFinal(row.status)) return undefined;
  if (row.answer === 'declined' || row.creditCheck) return undefined;
  return {
    fullName: nameForStrangers(encryption.decryptText(row.fullName)) ?? 'there',
    inviterName: nameForStrangers(row.inviterName) ?? 'Somebody',
    url: invitationUrl(encryption, siteUrl, { id, version: row.version }),
  };
}

/** To a co-applicant: who named them, and the link to their own page. No figures, and nothing of the application. */
export const CO_APPLICANT_INVITATION: Email<{ coApplicantId: string }, Data> = {
  name: 'co-applicant-invitation',
  priority: 0,
  mailboxLimit: MAILBOX_CONFIRMATION,
  subject: () => 'You were named as a co-applicant for a mortgage',
  async mailbox({ db, encryption }, { coApplicantId }) {
    const [row] = await db.query<Mailbox[]>('select email as address from co_applicant where id = $1', [coApplicantId]);
    return openedText(encryption, row?.address ?? null);
  },
  load: (sources, { coApplicantId }) => load(sources, coApplicantId),
  listed: ({ inviterName, url }) => ({ text: `${inviterName} named you as a co-applicant`, url }),
  element: Invitation,
  sample: {
    fullName: 'Daniel Osei',
    inviterName: 'Ada Tremblay',
    url: 'https://mortgages.example.ca/co-applicant#token=v1.1f0c9a2b.q7Yx0bN4rT2vK9sLm3PzWc8dHfJ1aGeU5iRoZtX6yBk',
  },
};
