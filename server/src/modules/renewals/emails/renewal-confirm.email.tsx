import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, Say } from '../../../platform/mail/layout.js';
import { MAILBOX_CONFIRMATION } from '../../../platform/mail/mailbox-limit.js';
import { renewalUrl } from '../renewal-link.js';
import { CONFIRM_WITHIN_DAYS } from '../renewal-reminder.sql.js';

interface Data {
  url: string;
}

function RenewalConfirm({ sender, url }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview={`We won’t send a reminder until you confirm. The link works for ${CONFIRM_WITHIN_DAYS} days.`}
      heading="Confirm your renewal reminder"
    >
      <Say>
        Someone asked us to email this address once, before a mortgage comes due. If it was you, please confirm. The
        page shows what we keep.
      </Say>
      <Action url={url}>Confirm my reminder</Action>
      <Say quiet>
        The link works for {CONFIRM_WITHIN_DAYS} days. If you didn’t ask for this, do nothing: we delete it and don’t
        write again.
      </Say>
    </EmailLayout>
  );
}

/** To the address that somebody typed: nothing of what they typed is in it. Void once it was confirmed, or is gone. */
export const RENEWAL_CONFIRM: Email<{ reminderId: string }, Data> = {
  name: 'renewal-confirm',
  priority: 0,
  mailboxLimit: MAILBOX_CONFIRMATION,
  subject: () => 'Confirm your renewal reminder',
  async load({ db, encryption, siteUrl }, { reminderId }) {
    const [waiting] = await db.query<object[]>('select from renewal_reminder where id = $1 and confirmed_at is null', [
      reminderId,
    ]);
    return waiting && { url: renewalUrl(encryption, siteUrl, reminderId) };
  },
  listed: ({ url }) => ({ text: 'Confirm another renewal reminder', url }),
  element: RenewalConfirm,
  sample: {
    url: 'https://mortgages.example.ca/renewal-letter#token=v1.9f2c1ab0.q7Yx0bN4rT2vK9sLm3PzWc8dHfJ1aGeU5iRoZtX6yBk',
  },
};
