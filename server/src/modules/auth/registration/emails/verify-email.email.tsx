import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../../platform/email.js';
import { Action, EmailLayout, Say } from '../../../../platform/mail/layout.js';
import { MAILBOX_SECURITY } from '../../../../platform/mail/mailbox-limit.js';
import { mintToken, type MintedToken } from '../../tokens/one-time-tokens.js';

function VerifyEmail({ sender, name, token }: MintedToken & { sender: Sender }): ReactElement {
  // behind the number sign it reaches no server's log and no Referer
  const url = `${sender.siteUrl}/verify-email#token=${token}`;
  return (
    <EmailLayout
      sender={sender}
      preview="Confirm with one click. The link works once, for 24 hours."
      heading={`Hello, ${name}`}
    >
      <Say>
        Please confirm that this is your email address. Applications you sent from it will then show in your account.
      </Say>
      <Say>
        Confirm only an account that you created yourself. If you didn’t, somebody else used your address: don’t confirm
        it, and delete this email.
      </Say>
      <Action url={url}>Confirm my email address</Action>
      <Say quiet>The link works once, for 24 hours.</Say>
    </EmailLayout>
  );
}

/** Proves that the account's address belongs to whoever reads it. */
export const VERIFY_EMAIL: Email<{ userId: string }, MintedToken> = {
  name: 'verify-email',
  priority: 1,
  mailboxLimit: MAILBOX_SECURITY,
  subject: () => 'Confirm your email address',
  load: ({ db }, { userId }, message) => mintToken(db, userId, message, 'verify_email'),
  element: VerifyEmail,
  sample: { name: 'Ada Tremblay', token: 'q7Yx0bN4rT2vK9sLm3PzWc8dHfJ1aGeU5iRoZtX6yBk' },
};
