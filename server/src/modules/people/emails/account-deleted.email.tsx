import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../platform/email.js';
import { EmailLayout, Say } from '../../../platform/mail/layout.js';

function AccountDeleted({ sender }: { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="We deleted your account. We keep applications only as long as the law requires."
      heading="Your account was deleted"
    >
      <Say>
        We deleted your account, with your name, phone number, sessions and preferences. We keep the applications you
        sent us for as long as the law requires of a mortgage brokerage, and no longer.
      </Say>
      <Say>Questions? Call us at {sender.phone}.</Say>
    </EmailLayout>
  );
}

/** To somebody of whom nothing is kept that it could be read from. */
export const ACCOUNT_DELETED: Email<Record<string, never>> = {
  name: 'account-deleted',
  priority: 1,
  subject: () => 'Your account was deleted',
  load: () => Promise.resolve({}),
  element: AccountDeleted,
  sample: {},
};
