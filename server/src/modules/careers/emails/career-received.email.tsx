import { OPEN_APPLICATION_TOPIC } from '@brokerage/domain/enquiries/enquiry-subject';
import type { ReactElement } from 'react';
import type { Email, EmailSources, Mailbox, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, Facts, Say } from '../../../platform/mail/layout.js';
import { MAILBOX_CONFIRMATION } from '../../../platform/mail/mailbox-limit.js';
import { applicationUrl } from '../application-link.js';
import { SENT_AGAIN } from '../career.sql.js';

interface Data {
  fullName: string;
  title: string | null;
  /** This address applied for the same job before */
  again: boolean;
  url: string;
}

function CareerReceived({ sender, fullName, title, again, url }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="A person reads every application and answers you."
      heading={`Thank you, ${fullName}`}
    >
      <Facts label="Job application" value={title ?? OPEN_APPLICATION_TOPIC} />
      <Say>
        {again
          ? 'We have another application from this address for the same job, and keep both. Please confirm that this one is yours.'
          : 'We have your application and your résumé. Did you forget something? Send the form again: we keep both.'}
      </Say>
      <Say>Your résumé is encrypted. We keep your application for one year, then we delete it.</Say>
      <Action url={url}>{again ? 'Was this you?' : 'This was not me'}</Action>
      <Say quiet>
        If you didn’t apply, the link deletes this application and nothing else. Please don’t forward it. Questions?
        Call us at {sender.phone}.
      </Say>
    </EmailLayout>
  );
}

const READ = `
select a.full_name as "fullName", job.title, ${SENT_AGAIN} as again
from career_application a left join job on job.id = a.job_id where a.id = $1`;

/** To whoever applied. No answers: email is not private. Void where the application is gone, or its address was corrected. */
export const CAREER_RECEIVED: Email<{ applicationId: string }, Data> = {
  name: 'career-received',
  priority: 0,
  mailboxLimit: MAILBOX_CONFIRMATION,
  subject: () => 'We have your job application',
  mailbox: async ({ db }, { applicationId }) =>
    (await db.query<Mailbox[]>('select email as address from career_application where id = $1', [applicationId]))[0]
      ?.address,
  async load({ db, encryption, siteUrl }: EmailSources, { applicationId }, { to }) {
    const [found] = await db.query<Omit<Data, 'url'>[]>(READ, [applicationId]);
    if (!found) return undefined;
    const { fullName, title, again } = found;
    return { fullName, title, again, url: applicationUrl(encryption, siteUrl, applicationId, to) };
  },
  listed: ({ title, url }) => ({ text: `${title ?? OPEN_APPLICATION_TOPIC}: was this you?`, url }),
  element: CareerReceived,
  sample: {
    fullName: 'Ada Tremblay',
    title: 'Mortgage agent',
    again: false,
    url: 'https://mortgages.example.ca/careers#token=v1.9f2c1ab0.q7Yx0bN4rT2vK9sLm3PzWc8dHfJ1aGeU5iRoZtX6yBk',
  },
};
