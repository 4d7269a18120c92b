import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../platform/email.js';
import { EmailLayout, Facts, Say } from '../../../platform/mail/layout.js';
import { MAILBOX_SECURITY } from '../../../platform/mail/mailbox-limit.js';
import { mintToken, type MintedToken } from '../../auth/public.js';

function ConfirmChange({ sender, name, token }: MintedToken & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="Enter it where you asked for it. It works once, for 30 minutes."
      heading="Your confirmation code"
    >
      <Say>Hello, {name}. Enter this code where you asked for it to confirm a change to your account.</Say>
      <Facts label="Code" value={token} />
      <Say quiet>
        The code works once, for 30 minutes. We never ask for it on the phone. If you didn’t ask for it, sign out on all
        devices and call us at {sender.phone}.
      </Say>
    </EmailLayout>
  );
}

/** For people without a password: the code proves who asks for a change. */
export const CONFIRM_CHANGE: Email<{ userId: string }, MintedToken> = {
  name: 'confirm-change',
  priority: 1,
  mailboxLimit: MAILBOX_SECURITY,
  subject: () => 'Your confirmation code',
  load: ({ db }, { userId }, message) => mintToken(db, userId, message, 'confirm_change'),
  element: ConfirmChange,
  sample: { name: 'Ada Tremblay', token: 'k3mf-9trw-xdh4' },
};
