import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../../platform/email.js';
import { EmailLayout, Say } from '../../../../platform/mail/layout.js';
import { MAILBOX_SECURITY } from '../../../../platform/mail/mailbox-limit.js';
import { userName } from '../../../users/public.js';
import { NotYou } from '../../emails/not-you.js';

function PasswordChanged({ sender, name }: { sender: Sender; name: string }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="We signed out all other devices. If this wasn’t you, act now."
      heading="Your password was changed"
    >
      <Say>Hello, {name}. Your password was changed, and we signed out all other devices.</Say>
      <NotYou sender={sender} />
    </EmailLayout>
  );
}

/** Tells the owner, in case it was somebody else. */
export const PASSWORD_CHANGED: Email<{ userId: string }, { name: string }> = {
  name: 'password-changed',
  priority: 1,
  mailboxLimit: MAILBOX_SECURITY,
  subject: () => 'Your password was changed',
  load: ({ db }, { userId }) => userName(db, userId),
  element: PasswordChanged,
  sample: { name: 'Ada Tremblay' },
};
