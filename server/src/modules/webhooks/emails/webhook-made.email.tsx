import { WEBHOOK_EVENTS, type WebhookEvent } from '@brokerage/domain/integrations/webhook-events';
import type { ReactElement } from 'react';
import type { Email, EmailSources, Sender } from '../../../platform/email.js';
import { EmailLayout, FactLine, Facts, Say } from '../../../platform/mail/layout.js';
import { NotYou } from '../../auth/public.js';
import { USER_ACCOUNT } from '../../users/public.sql.js';

interface Data {
  name: string;
  url: string;
  events: WebhookEvent[];
}

function WebhookMade({ sender, name, url, events }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="We now tell a program what happens in your account. If this wasn’t you, act now."
      heading="A new webhook for your account"
    >
      <Say>Hello, {name}. A webhook was created in your account. From now on we tell this address when:</Say>
      <Facts label="Address" value={url}>
        {events.map((event) => (
          <FactLine key={event}>{WEBHOOK_EVENTS[event].label}</FactLine>
        ))}
      </Facts>
      <Say>You can delete it in your account, under API access. A new password stops every webhook.</Say>
      <NotYou sender={sender} />
    </EmailLayout>
  );
}

const READ = `
select u.name, w.url, w.events from webhook w join ${USER_ACCOUNT} u on u.id = w.user_id where w.id = $1`;

async function load({ db }: EmailSources, webhookId: string): Promise<Data | undefined> {
  const [made] = await db.query<Data[]>(READ, [webhookId]);
  return made;
}

/** Tells the owner, in case it was somebody else. */
export const WEBHOOK_MADE: Email<{ webhookId: string }, Data> = {
  name: 'webhook-made',
  priority: 1,
  subject: () => 'A new webhook for your account',
  load: (sources, { webhookId }) => load(sources, webhookId),
  element: WebhookMade,
  sample: { name: 'Ada Tremblay', url: 'https://example.ca/hooks', events: ['APPLICATION_STATUS_CHANGED'] },
};
