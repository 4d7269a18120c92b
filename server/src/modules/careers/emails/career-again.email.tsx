import { enquirySubject, type EnquiryTopic } from '@brokerage/domain/vocabulary/enquiry-subject';
import type { ReactElement } from 'react';
import type { Email, EmailSources, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, Facts, Say } from '../../../platform/mail/layout.js';
import { onlyRow } from '../../../platform/postgres/only-row.js';

interface Data {
  enquiryId: string;
  subject: string;
}

function CareerAgain({ sender, enquiryId, subject }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="Their new answers and résumé replace the earlier ones."
      heading="Somebody sent a job application again"
    >
      <Facts label="About" value={subject} />
      <Say>The enquiry stays the same and shows the new answers. The earlier résumé is removed after a day.</Say>
      <Action url={`${sender.siteUrl}/admin/enquiries/${enquiryId}`}>Open the enquiry</Action>
    </EmailLayout>
  );
}

/** Tells the office that an application changed. No names: email is not private. */
export const CAREER_AGAIN: Email<{ enquiryId: string }, Data> = {
  name: 'career-again',
  priority: 0,
  subject: () => 'A job application was sent again',
  async load({ db }: EmailSources, { enquiryId }) {
    const rows = await db.query<EnquiryTopic[]>('select topic, province, source from enquiry where id = $1', [
      enquiryId,
    ]);
    return { enquiryId, subject: enquirySubject(onlyRow(rows)) };
  },
  element: CareerAgain,
  sample: { enquiryId: '01a1fd44-5009-7450-94f2-64773240e311', subject: 'Mortgage agent · job application' },
};
