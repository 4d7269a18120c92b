import type { ReactElement } from 'react';
import type { Email, EmailSources, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, Facts, Say } from '../../../platform/mail/layout.js';
import { USER_ACCOUNT } from '../../users/public.sql.js';

interface Data {
  name: string;
  url: string;
}

function WebhookStopped({ sender, name, url }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="Your program didn’t take our events, so we stopped sending them."
      heading="We stopped one of your webhooks"
    >
      <Say>Hello, {name}. Your program didn’t take an event for three days, or told us to stop.</Say>
      <Facts label="Address" value={url} />
      <Say>We send nothing more to it. When it works again, start the webhook in your account.</Say>
      <Action url={`${sender.siteUrl}/account?view=api`}>Open API access</Action>
    </EmailLayout>
  );
}

const READ = `
select u.name, w.url from webhook w join ${USER_ACCOUNT} u on u.id = w.user_id where w.id = $1`;

async function load({ db }: EmailSources, webhookId: string): Promise<Data | undefined> {
  const [webhook] = await db.query<Data[]>(READ, [webhookId]);
  return webhook;
}

/** To the owner of a webhook that does not answer any more. */
export const WEBHOOK_STOPPED: Email<{ webhookId: string }, Data> = {
  name: 'webhook-stopped',
  priority: 1,
  subject: () => 'We stopped one of your webhooks',
  load: (sources, { webhookId }) => load(sources, webhookId),
  element: WebhookStopped,
  sample: { name: 'Ada Tremblay', url: 'https://example.ca/hooks' },
};
