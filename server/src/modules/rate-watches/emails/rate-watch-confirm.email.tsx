import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, Say } from '../../../platform/mail/layout.js';
import { MAILBOX_CONFIRMATION } from '../../../platform/mail/mailbox-limit.js';
import { rateWatchUrl } from '../rate-watch-link.js';
import { CONFIRM_WITHIN_DAYS } from '../rate-watch.sql.js';

interface Data {
  url: string;
}

function RateWatchConfirm({ sender, url }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview={`Nothing is watched until you confirm. The link works for ${CONFIRM_WITHIN_DAYS} days.`}
      heading="Confirm your rate watch"
    >
      <Say>
        Someone asked us to watch mortgage rates and email this address. If it was you, please confirm. The page shows
        what we watch for you.
      </Say>
      <Action url={url}>Confirm my rate watch</Action>
      <Say>
        We email you when published rates meet it, at most once for each publication. If you had a rate watch already,
        this one takes its place.
      </Say>
      <Say quiet>
        The link works for {CONFIRM_WITHIN_DAYS} days. If you didn’t ask for this, do nothing: we delete it and don’t
        write again.
      </Say>
    </EmailLayout>
  );
}

/** To the address that somebody typed: nothing of what they typed is in it. Void once it was confirmed, or is gone. */
export const RATE_WATCH_CONFIRM: Email<{ watchId: string }, Data> = {
  name: 'rate-watch-confirm',
  priority: 0,
  mailboxLimit: MAILBOX_CONFIRMATION,
  subject: () => 'Confirm your rate watch',
  async load({ db, encryption, siteUrl }, { watchId }) {
    const [waiting] = await db.query<object[]>('select from rate_watch where id = $1 and confirmed_at is null', [
      watchId,
    ]);
    return waiting && { url: rateWatchUrl(encryption, siteUrl, watchId) };
  },
  listed: ({ url }) => ({ text: 'Confirm another rate watch', url }),
  element: RateWatchConfirm,
  sample: {
    url: 'https://mortgages.example.ca/rates/watch#token=v1.9f2c1ab0.q7Yx0bN4rT2vK9sLm3PzWc8dHfJ1aGeU5iRoZtX6yBk',
  },
};
