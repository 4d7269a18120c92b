import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../platform/email.js';
import { EmailLayout, Say } from '../../../platform/mail/layout.js';
import { MAILBOX_SECURITY } from '../../../platform/mail/mailbox-limit.js';
import { userName } from '../../users/public.js';

function EmailChanged({ sender, name }: { sender: Sender; name: string }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="We’ll use the new address from now on. If this wasn’t you, call us."
      heading="Your email address was changed"
    >
      <Say>
        Hello, {name}. Your account has a new email address. We’ll write to you there from now on. This is the last
        email to this address.
      </Say>
      <Say>
        If this wasn’t you, call us at <strong>{sender.phone}</strong>. We’ll stop it and help you back in.
      </Say>
    </EmailLayout>
  );
}

/** To the address that the account had before. */
export const EMAIL_CHANGED: Email<{ userId: string }, { name: string }> = {
  name: 'email-changed',
  priority: 1,
  mailboxLimit: MAILBOX_SECURITY,
  subject: () => 'Your email address was changed',
  load: ({ db }, { userId }) => userName(db, userId),
  element: EmailChanged,
  sample: { name: 'Ada Tremblay' },
};
