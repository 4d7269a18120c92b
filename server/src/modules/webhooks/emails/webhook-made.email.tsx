import { WEBHOOK_EVENTS, type WebhookEvent } from '@brokerage/domain/integrations/webhook-events';
import type { ReactElement } from 'react';
import type { Email, EmailSources, Sender } from '../../../platform/email.js';
import { EmailLayout, FactLine, Facts, Say } from '../../../platform/mail/layout.js';
import { MAILBOX_SECURITY } from '../../../platform/mail/mailbox-limit.js';
import { NotYou } from '../../auth/public.js';
import { USER_ACCOUNT } from '../../users/public.sql.js';
import { SEEN_IN_ACCOUNT, SHOWN_URL } from './shown-url.js';

interface Data {
  name: string;
  /** Null: nobody confirmed that the address is the account's, so what was typed there stays out */
  url: string | null;
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
      <Facts label="Address" value={url ?? SEEN_IN_ACCOUNT}>
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
select u.name, ${SHOWN_URL} as url, w.events from webhook w join ${USER_ACCOUNT} u on u.id = w.user_id where w.id = $1`;

async function load({ db }: EmailSources, webhookId: string): Promise<Data | undefined> {
  const [made] = await db.query<Data[]>(READ, [webhookId]);
  return made;
}

/** Tells the owner, in case it was somebody else. One that waited is listed: of another address they would not hear. */
export const WEBHOOK_MADE: Email<{ webhookId: string }, Data> = {
  name: 'webhook-made',
  priority: 1,
  mailboxLimit: MAILBOX_SECURITY,
  subject: () => 'A new webhook for your account',
  load: (sources, { webhookId }) => load(sources, webhookId),
  listed: ({ url }) => ({ text: url === null ? 'Another webhook was created' : `Another webhook: ${url}` }),
  element: WebhookMade,
  sample: { name: 'Ada Tremblay', url: 'https://example.ca/hooks', events: ['APPLICATION_STATUS_CHANGED'] },
};
