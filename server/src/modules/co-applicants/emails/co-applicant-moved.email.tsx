import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../platform/email.js';
import { EmailLayout, Say } from '../../../platform/mail/layout.js';

function CoApplicantMoved({ sender }: { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="Files you sent stay with our office. Nobody else opens them."
      heading="You’re no longer named as a co-applicant"
    >
      <Say>
        We corrected the email address of a co-applicant. Until now it was yours, so your account no longer shows that
        application.
      </Say>
      <Say>Files you sent for it stay with our office. The person who has the new address can’t open them.</Say>
      <Say>Is this wrong? Call us at {sender.phone}.</Say>
    </EmailLayout>
  );
}

/** To whoever had a part in an application that the office gave another address. It names nobody. */
export const CO_APPLICANT_MOVED: Email<Record<string, never>> = {
  name: 'co-applicant-moved',
  priority: 1,
  subject: () => 'You’re no longer named as a co-applicant',
  load: () => Promise.resolve({}),
  element: CoApplicantMoved,
  sample: {},
};
