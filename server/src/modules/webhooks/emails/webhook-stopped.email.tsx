import type { ReactElement } from 'react';
import type { Email, EmailSources, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, Facts, Say } from '../../../platform/mail/layout.js';
import { MAILBOX_SECURITY } from '../../../platform/mail/mailbox-limit.js';
import { USER_ACCOUNT } from '../../users/public.sql.js';
import { SEEN_IN_ACCOUNT, SHOWN_URL } from './shown-url.js';

interface Data {
  name: string;
  /** Null where nobody confirmed that the mailbox is the account's */
  url: string | null;
}

function WebhookStopped({ sender, name, url }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="Your program didn’t take our events, so we stopped sending them."
      heading="We stopped one of your webhooks"
    >
      <Say>Hello, {name}. Your program didn’t take an event for three days, or told us to stop.</Say>
      <Facts label="Address" value={url ?? SEEN_IN_ACCOUNT} />
      <Say>We send nothing more to it. When it works again, start the webhook in your account.</Say>
      <Action url={`${sender.siteUrl}/account?view=api`}>Open API access</Action>
    </EmailLayout>
  );
}

const READ = `
select u.name, ${SHOWN_URL} as url from webhook w join ${USER_ACCOUNT} u on u.id = w.user_id where w.id = $1`;

async function load({ db }: EmailSources, webhookId: string): Promise<Data | undefined> {
  const [webhook] = await db.query<Data[]>(READ, [webhookId]);
  return webhook;
}

/** To the owner of a webhook that does not answer any more. */
export const WEBHOOK_STOPPED: Email<{ webhookId: string }, Data> = {
  name: 'webhook-stopped',
  priority: 1,
  mailboxLimit: MAILBOX_SECURITY,
  subject: () => 'We stopped one of your webhooks',
  load: (sources, { webhookId }) => load(sources, webhookId),
  listed: ({ url }) => ({ text: url === null ? 'We stopped another webhook' : `We stopped another webhook: ${url}` }),
  element: WebhookStopped,
  sample: { name: 'Ada Tremblay', url: 'https://example.ca/hooks' },
};
