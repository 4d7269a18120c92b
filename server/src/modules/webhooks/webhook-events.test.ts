import { RETRY_AFTER, TEST_EVENT, WEBHOOK_EVENTS } from '@brokerage/domain/integrations/webhook-events';
import { APPLICATION, lender, type TestApi } from '../../../test/api.js';
import { isSignedWith, webhookHouse, type Receiver, type WebhookHouse } from '../../../test/webhooks.js';
import { wordsOf } from '../../../test/words-of.js';
import { RATES_END } from './webhook.module.js';
import { FORGET } from './webhook.sql.js';

let house: WebhookHouse;
let api: TestApi;
let receiver: Receiver;
beforeAll(async () => {
  house = await webhookHouse({ LIMITS_FACTOR: '1' });
  ({ api, receiver } = house);
});
afterAll(() => house.close());
beforeEach(() => house.clear());

describe('an event', () => {
  test('of an application goes to its owner alone, signed, with ids and states and nothing else', async () => {
    const [mine, other] = [await house.somebody(), await house.somebody()];
    const { secret } = await house.create(mine.session, ['APPLICATION_STATUS_CHANGED']);
    await house.create(other.session, ['APPLICATION_STATUS_CHANGED'], { url: 'https://hooks.test/other' });
    const sent = await api.call('/mortgage/basic', { method: 'POST', token: mine.session, body: APPLICATION });
    const { id, applicationNumber } = sent.body.data;
    await house.send();
    expect(receiver.paths).toEqual(['/in']);
    const [event] = receiver.received;
    expect(isSignedWith(secret, event!)).toBe(true);
    expect(JSON.parse(event!.body)).toEqual({
      type: WEBHOOK_EVENTS.APPLICATION_STATUS_CHANGED.type,
      timestamp: expect.stringMatching(/Z$/),
      data: { applicationId: id, applicationNumber, status: 'SUBMITTED' },
    });
    await house.send();
    expect(receiver.received.length).toBe(1);
    const listed = await house.list(mine.session);
    expect(listed.body.data.myWebhooks[0]).toMatchObject({ lastCode: 200, lastDelivered: true });
  });

  test('of rates waits once, however many rates changed', async () => {
    const { session } = await house.somebody();
    await house.create(session, ['RATES_CHANGED']);
    await api.person('rates-admin@example.ca', 'ADMIN');
    const admin = await api.token('rates-admin@example.ca');
    const { id, rateIds } = await lender(api, 'Birch Credit Union', [4.19]);
    const body = { bankId: id, term: 3, type: 'fixed', rate: 4.29 };
    expect((await api.call('/api/rates', { method: 'POST', token: admin, body })).status).toBe(201);
    expect((await api.call(`/api/rates/${rateIds[0]}`, { method: 'DELETE', token: admin })).status).toBe(200);
    await house.send();
    expect(receiver.received.map((one) => JSON.parse(one.body))).toEqual([
      { type: WEBHOOK_EVENTS.RATES_CHANGED.type, timestamp: expect.any(String), data: {} },
    ]);
    expect(wordsOf(receiver.received[0]?.body)).not.toMatch(/4\.[12]9/);
    await api.rows('update bank set active = false where id = $1', [id]);
    await house.send();
    expect(receiver.received.length).toBe(2);
  });

  test('of rates that are being published is not the one that is sent meanwhile', async () => {
    const { session } = await house.somebody();
    await house.create(session, ['RATES_CHANGED']);
    const { id } = await lender(api, 'Cedar Credit Union', [4.29]);
    await api.rows('update bank set active = false where id = $1', [id]);
    await api.platform.db.transaction(async (manager) => {
      await manager.query('update bank set active = true where id = $1', [id]);
      await house.send();
      // whoever read the rates now would read those of before, and hear nothing more
      expect(receiver.received).toEqual([]);
    });
    await house.send();
    expect(receiver.received.length).toBe(1);
  });

  test('of rates is written anew where the one before is being sent', async () => {
    const { session } = await house.somebody();
    await house.create(session, ['RATES_CHANGED']);
    const { id } = await lender(api, 'Spruce Credit Union', [4.29]);
    await api.rows('update bank set active = false where id = $1', [id]);
    await api.platform.db.transaction(async (manager) => {
      await manager.query('select from webhook_delivery for update');
      await api.rows('update bank set active = true where id = $1', [id]);
    });
    await house.send();
    expect(receiver.received.length).toBe(2);
  });

  test('of rates is written once where a rate ends on its last day, though nothing is published', async () => {
    const { session } = await house.somebody();
    const { id: webhook } = await house.create(session, ['RATES_CHANGED']);
    await house.create(session, ['APPLICATION_STATUS_CHANGED'], { url: 'https://hooks.test/other' });
    const { rateIds } = await lender(api, 'Larch Credit Union', [4.09, 4.19]);
    const over = (days: number, id = rateIds[0]) =>
      api.rows(`update rate set ends_on = (now() at time zone 'America/Toronto')::date - $2::int where id = $1`, [
        id,
        days,
      ]);
    const told = async (): Promise<number> => {
      await RATES_END.run(api.platform);
      await house.send();
      return receiver.received.length;
    };
    await over(0);
    expect(await told()).toBe(0);
    await over(1);
    // the webhook was made after that day
    expect(await told()).toBe(0);
    const yesterday = `(now() at time zone 'America/Toronto')::date - 1`;
    await api.rows(`update webhook set rates_read_on = ${yesterday}`);
    expect(await told()).toBe(1);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ type: 'rates.changed', data: {} });
    expect([await told(), await told()]).toEqual([1, 1]);
    // one that nobody was shown ends for nobody, and one that waits tells of every rate
    await api.rows(`update rate set visibility = 'hidden' where id = $1`, [rateIds[0]]);
    await api.rows(`update webhook set rates_read_on = ${yesterday}`);
    expect(await told()).toBe(1);
    await over(1, rateIds[1]);
    await RATES_END.run(api.platform);
    await api.rows(`update webhook set rates_read_on = ${yesterday}`);
    expect(await told()).toBe(2);
    expect(receiver.paths).toEqual(['/in', '/in']);
    expect(await house.deliveries(webhook, session)).toHaveLength(2);
  });

  test('is not written for somebody who is suspended, and what waits for them stays here', async () => {
    const { id: person, session } = await house.somebody();
    const { id } = await house.create(session, ['RATES_CHANGED']);
    await house.act('testWebhook', id, session);
    await api.rows('update user_account set suspended_at = now() where id = $1', [person]);
    const { id: bank } = await lender(api, 'Alder Credit Union', [4.39]);
    await api.rows('update bank set active = false where id = $1', [bank]);
    await house.send();
    expect(receiver.received).toEqual([]);
    expect(await api.rows('select type from webhook_delivery where webhook_id = $1', [id])).toEqual([
      { type: TEST_EVENT },
    ]);
    await api.rows('update user_account set suspended_at = null where id = $1', [person]);
    await house.send();
    expect(receiver.received.length).toBe(1);
  });

  test('of a step that the applicant does not see goes to nobody', async () => {
    const { session } = await house.somebody();
    const { id: webhook } = await house.create(session, ['APPLICATION_STATUS_CHANGED']);
    const sent = await api.call('/mortgage/basic', { method: 'POST', token: session, body: APPLICATION });
    await api.rows(
      `insert into application_event (id, application_id, to_status, visible_to_applicant)
       values (gen_random_uuid(), $1, 'in_review', false)`,
      [sent.body.data.id],
    );
    expect(await house.deliveries(webhook, session)).toEqual([expect.objectContaining({ status: 'WAITING' })]);
  });

  test('that nobody takes comes again with the same id, signed anew at its own time', async () => {
    const { session } = await house.somebody();
    const { id, secret } = await house.create(session, ['RATES_CHANGED']);
    expect(await house.act('testWebhook', id, session)).toEqual([]);
    receiver.answer = 500;
    await house.send();
    await house.send();
    expect(receiver.received.length).toBe(1);
    const [waits] = await api.rows<{ seconds: number }>(
      `select round(extract(epoch from next_at - last_at))::int as seconds from webhook_delivery where webhook_id = $1`,
      [id],
    );
    expect(waits?.seconds).toBeGreaterThanOrEqual(RETRY_AFTER[0]);
    expect(waits?.seconds).toBeLessThanOrEqual(RETRY_AFTER[0] * 1.1);
    await house.later();
    receiver.answer = 204;
    await house.send(() => new Date(Date.now() + 60_000));
    const [first, second] = receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
    expect(Number(second?.headers['webhook-timestamp'])).toBeGreaterThan(Number(first?.headers['webhook-timestamp']));
    expect([isSignedWith(secret, first!), isSignedWith(secret, second!)]).toEqual([true, true]);
    expect(await api.rows('select status, attempts from webhook_delivery where webhook_id = $1', [id])).toEqual([
      { status: 'DELIVERED', attempts: 2 },
    ]);
  });

  test('is not led elsewhere by a redirect', async () => {
    const { session } = await house.somebody();
    const { id } = await house.create(session, ['RATES_CHANGED']);
    await house.act('testWebhook', id, session);
    receiver.answer = 302;
    await house.send();
    expect(receiver.paths).toEqual(['/in']);
    expect(
      await api.rows('select status, last_code as code from webhook_delivery where webhook_id = $1', [id]),
    ).toEqual([{ status: 'WAITING', code: 302 }]);
  });

  test('is taken by one of two instances', async () => {
    const { session } = await house.somebody();
    const { id } = await house.create(session, ['RATES_CHANGED']);
    for (let n = 0; n < 5; n += 1) await house.act('testWebhook', id, session);
    await Promise.all([house.send(), house.send(), house.send()]);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
  });
});

describe('the events of a webhook', () => {
  test('are listed with how they went, to its owner alone', async () => {
    const { session } = await house.somebody();
    const stranger = await house.somebody();
    const { id } = await house.create(session, ['RATES_CHANGED']);
    await house.act('testWebhook', id, session);
    receiver.answer = 503;
    await house.send();
    const [waiting] = await house.deliveries(id, session);
    expect(waiting).toMatchObject({ type: TEST_EVENT, status: 'WAITING', attempts: 1, lastCode: 503 });
    expect(Date.parse(waiting.nextAt)).toBeGreaterThan(Date.now());
    await house.later();
    receiver.answer = 200;
    await house.send();
    expect(await house.deliveries(id, session)).toEqual([
      { id: waiting.id, type: TEST_EVENT, status: 'DELIVERED', attempts: 2, lastCode: 200, nextAt: null },
    ]);
    expect(await house.deliveries(id, stranger.session)).toEqual([]);
    expect(await house.deliveries('x', session)).toEqual([]);
  });

  test('are sent again on request, under the same id: not one that waits, and not by anybody else', async () => {
    const { session } = await house.somebody();
    const stranger = await house.somebody();
    const { id } = await house.create(session, ['RATES_CHANGED']);
    await house.act('testWebhook', id, session);
    const [event] = await house.deliveries(id, session);
    expect(await house.act('resendWebhookDelivery', event.id, session)).toEqual([{ code: 'NOT_FOUND' }]);
    await house.send();
    expect(await house.act('resendWebhookDelivery', event.id, stranger.session)).toEqual([{ code: 'NOT_FOUND' }]);
    expect(await house.act('resendWebhookDelivery', event.id, session)).toEqual([]);
    await house.send();
    const [first, second] = receiver.received;
    expect(second?.headers['webhook-id']).toBe(`msg_${event.id}`);
    expect(first?.headers['webhook-id']).toBe(`msg_${event.id}`);
    expect(receiver.received.length).toBe(2);
  });

  test('are asked for twenty times an hour', async () => {
    const { session } = await house.somebody();
    const { id } = await house.create(session, ['RATES_CHANGED']);
    const asked = [];
    for (let n = 0; n < 21; n += 1) {
      const reply = await api.graphql('mutation($id: ID!) { testWebhook(id: $id) { testedId } }', { id }, session);
      asked.push(reply.body.errors?.[0].extensions.code);
    }
    expect(asked).toEqual([...Array.from({ length: 20 }, () => undefined), 'RATE_LIMITED']);
  });

  test('are forgotten after 30 days', async () => {
    const { session } = await house.somebody();
    const { id } = await house.create(session, ['RATES_CHANGED']);
    await house.act('testWebhook', id, session);
    await house.act('testWebhook', id, session);
    const [newest, oldest] = await house.deliveries(id, session);
    await api.rows(`update webhook_delivery set created_at = now() - interval '31 days' where id = $1`, [oldest.id]);
    await api.rows(FORGET);
    expect((await house.deliveries(id, session)).map((one: { id: string }) => one.id)).toEqual([newest.id]);
  });

  test('whose secret cannot be opened are set aside, and hold up no other', async () => {
    const { session } = await house.somebody();
    const broken = await house.create(session, ['RATES_CHANGED']);
    const { id } = await house.create(session, ['RATES_CHANGED'], { url: 'https://hooks.test/other' });
    await api.rows(`update webhook set secret = 'of a key that is lost' where id = $1`, [broken.id]);
    await house.act('testWebhook', broken.id, session);
    await house.act('testWebhook', id, session);
    await house.send();
    expect(receiver.paths).toEqual(['/other']);
    await api.platform.setAside.flush();
    const [event] = await house.deliveries(broken.id, session);
    expect(await api.rows('select row_id as id from set_aside where work = $1', ['webhooks'])).toEqual([
      { id: event.id },
    ]);
  });
});

test('the OpenAPI document has the events, each with the headers that sign it', async () => {
  const { webhooks } = (await api.call('/api/openapi.json')).body;
  const types = Object.values(WEBHOOK_EVENTS).map(({ type }) => type);
  expect(Object.keys(webhooks).sort()).toEqual([...types, TEST_EVENT].sort());
  for (const { post: call } of Object.values<{ post: { parameters: { name: string }[] } }>(webhooks)) {
    expect(call.parameters.map(({ name }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
  }
});
