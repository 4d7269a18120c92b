import type { ReactNode } from 'react';
import { eventsProblem, NEW_WEBHOOK, NEW_WEBHOOK_BY_CODE } from '@brokerage/domain/integrations/webhook';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { EVENT_CODES, WEBHOOK_EVENTS, type WebhookEvent } from '@brokerage/domain/integrations/webhook-events';
import type { Profile } from '../use-profile';
import { ProvenForm, type Asks } from './proven-form';
import type { Made } from './shown-once';
import { useCreateWebhookCommand } from './webhooks.generated';

const ASKS: Asks<WebhookEvent> = {
  id: 'new-webhook',
  byPassword: NEW_WEBHOOK,
  byCode: NEW_WEBHOOK_BY_CODE,
  several: {
    name: 'events',
    label: 'When we tell it',
    choices: EVENT_CODES.map((value) => ({ value, label: WEBHOOK_EVENTS[value].label })),
  },
  problem: eventsProblem,
  submit: 'Create a webhook',
};

/** Makes a webhook, and hands on its secret. */
export function NewWebhook({ profile, onMade }: { profile: Profile; onMade: (made: Made) => void }): ReactNode {
  const [create] = useCreateWebhookCommand({
    fields: ['url', 'events', 'webhookPassword', 'webhookCode'],
    nameOf: ([place]) =>
      place === 'password' ? 'webhookPassword' : place === 'confirmationCode' ? 'webhookCode' : place,
    failure: MESSAGES.requestFailed,
    refetchQueries: ['MyWebhooks'],
  });
  return (
    <ProvenForm
      profile={profile}
      asks={ASKS}
      make={async (url, events, proof) => {
        const outcome = await create({ input: { url, events, ...proof } });
        const { secret } = outcome.payload ?? {};
        if (secret) onMade({ noun: 'secret', name: url, text: secret });
        return outcome;
      }}
    />
  );
}
