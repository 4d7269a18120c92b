import { OPEN_APPLICATION_TOPIC } from '@brokerage/domain/vocabulary/enquiry-subject';
import type { ReactElement } from 'react';
import type { Email, EmailSources, Sender } from '../../../platform/email.js';
import { EmailLayout, Facts, Say } from '../../../platform/mail/layout.js';
import { MAILBOX_CONFIRMATION } from '../../../platform/mail/mailbox-limit.js';
import { onlyRow } from '../../../platform/postgres/only-row.js';

interface Data {
  fullName: string;
  title: string | null;
  updated: boolean;
}

function CareerReceived({ sender, fullName, title, updated }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="A person reads every application and answers you."
      heading={updated ? `We have your changes, ${fullName}` : `Thank you, ${fullName}`}
    >
      <Facts label="You applied for" value={title ?? OPEN_APPLICATION_TOPIC} />
      <Say>
        {updated
          ? 'Your new application and résumé replace what you sent us before. You don’t need to do anything else.'
          : 'We have your application and your résumé. Did you forget something? Send the form again within 90 days: it replaces this one.'}
      </Say>
      <Say>Your résumé is encrypted. We keep your application for one year, then we delete it.</Say>
      <Say quiet>You didn’t apply? Then somebody mistyped their address. Please call us at {sender.phone}.</Say>
    </EmailLayout>
  );
}

const READ = `
select a.full_name as "fullName", job.title, a.times > 1 as updated
from career_application a left join job on job.id = a.job_id where a.id = $1`;

/** To whoever applied. No answers: email is not private. */
export const CAREER_RECEIVED: Email<{ applicationId: string }, Data, 'updated'> = {
  name: 'career-received',
  priority: 0,
  mailboxLimit: MAILBOX_CONFIRMATION,
  subject: ({ updated }) => (updated ? 'We have your new job application' : 'We have your job application'),
  load: async ({ db }: EmailSources, { applicationId }) => onlyRow(await db.query<Data[]>(READ, [applicationId])),
  element: CareerReceived,
  sample: { fullName: 'Ada Tremblay', title: 'Mortgage agent', updated: false },
};
