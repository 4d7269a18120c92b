import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, Facts, Say } from '../../../platform/mail/layout.js';
import { CHOSEN_EMAIL } from '../lender-choice.sql.js';

interface Data {
  applicationId: string;
  applicationNumber: string;
}

function LenderChosen({ sender, applicationId, applicationNumber }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="Your client answered the page you sent them."
      heading="A client picked a mortgage"
    >
      <Facts label="Application" value={applicationNumber} />
      <Say>It is a message, not a commitment. Call them before anything goes to a lender.</Say>
      <Action url={`${sender.siteUrl}/admin/applications/${applicationId}/fit`}>See what they picked</Action>
    </EmailLayout>
  );
}

/** To whoever looks after a file, or the office. No figures, and no lender: email is not private. */
export const LENDER_CHOSEN: Email<{ choiceId: string }, Data> = {
  name: 'lender-chosen',
  priority: 0,
  subject: () => 'A client picked a mortgage',
  async load({ db }, { choiceId }) {
    const [row] = await db.query<Data[]>(CHOSEN_EMAIL, [choiceId]);
    return row;
  },
  element: LenderChosen,
  sample: { applicationId: '01a1fd44-5009-7450-94f2-64773240e311', applicationNumber: 'MB-2026-7K3QX9TD' },
};
