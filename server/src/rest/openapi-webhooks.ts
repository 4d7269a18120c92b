import { APPLICATION_STATUSES } from '@brokerage/domain/application/application-status';
import { TEST_EVENT, WEBHOOK_EVENTS } from '@brokerage/domain/integrations/webhook-events';
import { closed, json } from './openapi-components.js';
import type { Json } from './reply-shape.js';

export const WEBHOOKS_TAG = 'Webhooks';

const text = (description: string): Json => ({ type: 'string', description });

/** Ids and states alone: whoever needs more reads it with an API token. */
const APPLICATION = closed({
  applicationId: { type: 'string', format: 'uuid' },
  applicationNumber: text('As the applicant knows it'),
  status: { enum: APPLICATION_STATUSES.map((status) => status.toUpperCase()) },
});
const EMPTY = closed({});

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});
const SIGNED = [
  header('webhook-id', 'Names the event, the same at each attempt. An event may come twice'),
  header('webhook-timestamp', 'Seconds since 1970 at this attempt. Refuse what is older than five minutes'),
  header(
    'webhook-signature',
    '`v1,` and the HMAC-SHA256, in base 64, of id, timestamp and body, joined by dots. The key is the part of the secret after `whsec_`, from base 64',
  ),
];

function told(type: string, summary: string, data: Json): Json {
  const body = closed({ type: { const: type }, timestamp: { type: 'string', format: 'date-time' }, data });
  return {
    post: {
      operationId: `on ${type}`.replace(/[ ._](\w)/g, (_, letter: string) => letter.toUpperCase()),
      summary,
      description: `${summary}. Signed after Standard Webhooks. Answer within 15 seconds; otherwise it comes again, for three days.`,
      tags: [WEBHOOKS_TAG],
      security: [],
      parameters: SIGNED,
      requestBody: { required: true, content: json(body) },
      responses: {
        '2XX': { description: 'Taken' },
        '410': { description: 'Nobody listens any more: the webhook is stopped' },
      },
    },
  };
}

/** What we send to the webhooks of account holders. */
export const webhooks = (): Json => ({
  [WEBHOOK_EVENTS.APPLICATION_STATUS_CHANGED.type]: told(
    WEBHOOK_EVENTS.APPLICATION_STATUS_CHANGED.type,
    'An application of yours came in or has another status',
    APPLICATION,
  ),
  [WEBHOOK_EVENTS.RATES_CHANGED.type]: told(WEBHOOK_EVENTS.RATES_CHANGED.type, 'Published rates changed', EMPTY),
  [TEST_EVENT]: told(TEST_EVENT, 'You asked for a test event in your account', EMPTY),
});
