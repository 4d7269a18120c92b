import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inApp, type Answers } from '../../../../test/in-app';
import { WebhookList } from './webhook-list';

const URL = 'https://example.ca/hooks';
const WEBHOOK = {
  __typename: 'Webhook',
  id: 'w',
  url: URL,
  events: ['APPLICATION_STATUS_CHANGED'],
  stoppedAt: null as string | null,
  lastAt: '2026-11-20T17:00:00.000Z' as string | null,
  lastCode: 200 as number | null,
  lastDelivered: true,
};
const done = { userErrors: [] };
const EVENT = {
  __typename: 'WebhookDelivery',
  id: 'd1',
  type: 'application.status_changed',
  status: 'DELIVERED',
  attempts: 1,
  createdAt: '2026-11-20T17:00:00.000Z',
  lastCode: 200 as number | null,
  nextAt: null as string | null,
};
const EVENTS = [
  { ...EVENT, id: 'd4', type: 'webhook.test', status: 'WAITING', attempts: 0, lastCode: null },
  {
    ...EVENT,
    id: 'd3',
    type: 'rates.changed',
    status: 'WAITING',
    attempts: 2,
    lastCode: 503,
    nextAt: '2026-11-20T18:00:00.000Z',
  },
  { ...EVENT, id: 'd2', status: 'FAILED', attempts: 10, lastCode: null },
  EVENT,
];

/** `isSlow`: what is pressed is not answered while the test lasts. */
function open(webhooks: (typeof WEBHOOK)[], isSlow = false): string[] {
  let kept = webhooks;
  const asked: string[] = [];
  const answers: Answers = {
    MyWebhooks: () => ({ myWebhooks: kept }),
    MyWebhookDeliveries: ({ webhookId }) => {
      asked.push('events');
      return { myWebhookDeliveries: webhookId === 'w' ? EVENTS : [] };
    },
    ResendWebhookDelivery: ({ id }) => {
      asked.push(`resend ${String(id)}`);
      if (isSlow) return undefined;
      return { resendWebhookDelivery: { __typename: 'ResendWebhookDeliveryPayload', ...done, resentId: id } };
    },
    DeleteWebhook: ({ id }) => {
      asked.push('delete');
      kept = kept.filter((webhook) => webhook.id !== id);
      return { deleteWebhook: { __typename: 'DeleteWebhookPayload', ...done, deletedId: id } };
    },
    StartWebhook: ({ id }) => {
      asked.push('start');
      kept = kept.map((webhook) => ({ ...webhook, stoppedAt: null }));
      return { startWebhook: { __typename: 'StartWebhookPayload', ...done, startedId: id } };
    },
    TestWebhook: ({ id }) => {
      asked.push('test');
      if (isSlow) return undefined;
      return { testWebhook: { __typename: 'TestWebhookPayload', ...done, testedId: id } };
    },
  };
  inApp(<WebhookList />, { answers });
  return asked;
}

test.each([
  [{}, /Last sent Nov 20.*, taken/],
  [{ lastDelivered: false, lastCode: 500 }, /Last sent Nov 20.*, answered 500/],
  [{ lastDelivered: false, lastCode: null }, /Last sent Nov 20.*, no answer/],
  [{ lastAt: null, lastDelivered: false, lastCode: null }, /Nothing sent yet/],
])('how the last event went is said: %j', async (last, told) => {
  open([{ ...WEBHOOK, ...last }]);
  expect(await screen.findByText(told)).toBeVisible();
  expect(screen.getByText('One of your applications changes status')).toBeVisible();
});

test('a test event is sent, and a webhook that stopped is started again', async () => {
  const asked = open([{ ...WEBHOOK, stoppedAt: '2026-11-21T17:00:00.000Z' }]);
  expect(await screen.findByText('stopped')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `Start ${URL} again` }));
  expect(await screen.findByText('Started. It gets the next event.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: `Send a test event to ${URL}` }));
  expect(await screen.findByText(/^A test event is on its way/)).toBeVisible();
  expect(asked).toEqual(['start', 'test']);
});

test('one is deleted after a question', async () => {
  const asked = open([WEBHOOK]);
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${URL}` }));
  const question = screen.getByRole('region', { name: `Delete ${URL}?` });
  expect(within(question).getByRole('heading')).toHaveFocus();
  await userEvent.click(within(question).getByRole('button', { name: 'Delete this webhook' }));
  expect(await screen.findByText(`We send nothing more to ${URL}.`)).toBeVisible();
  await waitFor(() => expect(screen.getByText(/^No webhooks yet\./)).toBeVisible());
  expect(asked).toEqual(['delete']);
});

async function openEvents(): Promise<HTMLElement> {
  const summary = await screen.findByText('Recent events');
  await userEvent.click(summary);
  return summary.closest('details')!;
}

test('the events are asked for when they are opened, each with what became of it', async () => {
  const asked = open([WEBHOOK]);
  await screen.findByText('Recent events');
  expect(asked).toEqual([]);
  const events = within(await openEvents());
  expect(await events.findAllByRole('listitem')).toHaveLength(4);
  const said = events.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said[0]).toMatch(/^A test, Nov 20.*on its way$/);
  expect(said[1]).toMatch(/^Published rates change, .*on its way · answered 503 · next try Nov 20/);
  expect(said[2]).toMatch(/not taken · no answerSend again$/);
  expect(said[3]).toMatch(/^One of your applications changes status, .*taken · answered 200Send again$/);
  await userEvent.click(events.getAllByRole('button', { name: /^Send again: One of your applications/ })[0]!);
  expect(await events.findByText(/^It is on its way again/)).toBeVisible();
  await waitFor(() => expect(asked).toEqual(['events', 'resend d2', 'events']));
});

test('a second press while the first is on its way is none: it would be refused, and its refusal read', async () => {
  const asked = open([WEBHOOK], true);
  const events = within(await openEvents());
  await userEvent.dblClick(
    (await events.findAllByRole('button', { name: /^Send again: One of your applications/ }))[0]!,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: `Send a test event to ${URL}` }));
  expect(asked.filter((what) => what !== 'events')).toEqual(['resend d2', 'test']);
});

test('after a test the events are asked for again', async () => {
  const asked = open([WEBHOOK]);
  await openEvents();
  await waitFor(() => expect(asked).toEqual(['events']));
  await userEvent.click(screen.getByRole('button', { name: `Send a test event to ${URL}` }));
  await waitFor(() => expect(asked).toEqual(['events', 'test', 'events']));
});

test('of a webhook that is stopped no event is sent again', async () => {
  open([{ ...WEBHOOK, stoppedAt: '2026-11-21T17:00:00.000Z' }]);
  const events = within(await openEvents());
  expect(await events.findAllByRole('listitem')).toHaveLength(4);
  expect(events.queryByRole('button', { name: /^Send again/ })).toBeNull();
});
