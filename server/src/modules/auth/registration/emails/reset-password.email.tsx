import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../../platform/email.js';
import { Action, EmailLayout, Say } from '../../../../platform/mail/layout.js';
import { mintToken, type MintedToken } from '../../tokens/one-time-tokens.js';

function ResetPassword({ sender, name, token }: MintedToken & { sender: Sender }): ReactElement {
  // behind the number sign it reaches no server's log and no Referer
  const url = `${sender.siteUrl}/reset-password#token=${token}`;
  return (
    <EmailLayout
      sender={sender}
      preview="The link works once, for 30 minutes. Your password stays the same until you use it."
      heading="Choose a new password"
    >
      <Say>Hello, {name}. We received a request for a new password for your account.</Say>
      <Action url={url}>Choose a new password</Action>
      <Say quiet>
        The link works once, for 30 minutes. If you didn’t ask for it, ignore this email. Your password won’t change. If
        you sign in with Google too, a new password unlinks it until you sign in with it again.
      </Say>
    </EmailLayout>
  );
}

/** The way back into an account. */
export const RESET_PASSWORD: Email<{ userId: string }, MintedToken> = {
  name: 'reset-password',
  priority: 1,
  mailboxLimit: { name: 'mailbox-reset', points: 3, duration: 60 * 60 },
  subject: () => 'Choose a new password',
  load: ({ db }, { userId }, message) => mintToken(db, userId, message, 'reset_password'),
  element: ResetPassword,
  sample: { name: 'Ada Tremblay', token: 'q7Yx0bN4rT2vK9sLm3PzWc8dHfJ1aGeU5iRoZtX6yBk' },
};
