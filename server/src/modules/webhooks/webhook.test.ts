import { MOST_WEBHOOKS, RETRY_AFTER, WEBHOOK_EVENTS } from '@brokerage/domain/integrations/webhook-events';
import { APPLICATION, PASSWORD, type TestApi } from '../../../test/api.js';
import { sentEmails } from '../../../test/sent-emails.js';
import { until } from '../../../test/until.js';
import { webhookHouse, type Receiver, type WebhookHouse } from '../../../test/webhooks.js';

let house: WebhookHouse;
let api: TestApi;
let receiver: Receiver;
beforeAll(async () => {
  house = await webhookHouse();
  ({ api, receiver } = house);
});
afterAll(() => house.close());
beforeEach(() => house.clear());

describe('making one', () => {
  test('gives its secret once, and keeps it encrypted', async () => {
    const { session } = await house.somebody();
    const { id, secret } = await house.create(session, ['RATES_CHANGED']);
    expect(secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
    const listed = await house.list(session);
    expect(listed.body.data.myWebhooks).toEqual([
      {
        id,
        url: 'https://hooks.test/in',
        events: ['RATES_CHANGED'],
        stoppedAt: null,
        lastAt: null,
        lastCode: null,
        lastDelivered: false,
      },
    ]);
    expect(listed.text).not.toContain(secret);
    const kept = JSON.stringify(await api.rows('select * from webhook'));
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(String(secret).slice(6));
  });

  test('is told of by email and in the audit, without the secret', async () => {
    const { id, email, session } = await house.somebody();
    await api.rows('update user_account set email_verified_at = now() where id = $1', [id]);
    const { secret } = await house.create(session, ['RATES_CHANGED', 'APPLICATION_STATUS_CHANGED']);
    const [sent] = await sentEmails(api, email, 'webhook-made');
    expect(sent?.text).toContain('https://hooks.test/in');
    expect(sent?.words).toContain(WEBHOOK_EVENTS.RATES_CHANGED.label);
    const audit = await api.rows(
      `select action, after, subject_id as subject from audit_event where actor_id = $1 and action like 'webhook.%'`,
      [id],
    );
    expect(audit).toEqual([
      { action: 'webhook.make', after: { events: ['APPLICATION_STATUS_CHANGED', 'RATES_CHANGED'] }, subject: id },
    ]);
    const emails = await api.rows('select * from mail_message where recipient = $1', [email]);
    // the address may name its owner's systems: it stays in its row
    expect(JSON.stringify([emails, audit])).not.toMatch(/whsec_|hooks\.test/);
    expect(sent?.text).not.toContain(String(secret).slice(6, 20));
  });

  test('is no way to write a link of one’s own into a stranger’s mailbox', async () => {
    const { email, session } = await house.somebody();
    const { id } = await house.create(session, ['RATES_CHANGED']);
    const [made] = await sentEmails(api, email, 'webhook-made');
    receiver.answer = 410;
    await house.act('testWebhook', id, session);
    await house.send();
    const [stopped] = await sentEmails(api, email, 'webhook-stopped');
    for (const sent of [made, stopped]) expect(sent?.text).not.toContain('hooks.test');
    expect(made?.words).toContain(WEBHOOK_EVENTS.RATES_CHANGED.label);
  });

  test('takes an address with an @ in its path: only a user name is none of it', async () => {
    const { session } = await house.somebody();
    const url = 'https://hooks.test/@ada/in?to=ada@example.ca';
    expect((await house.create(session, ['RATES_CHANGED'], { url })).userErrors).toEqual([]);
    expect((await house.list(session)).body.data.myWebhooks).toMatchObject([{ url }]);
  });

  test('asks for an https address, an event and the password; five are enough', async () => {
    const { session } = await house.somebody();
    const refused = async (more: Record<string, unknown>): Promise<unknown> =>
      (await house.create(session, ['RATES_CHANGED'], more)).userErrors.map(({ field }: { field: string[] }) => field);
    for (const url of [
      'http://hooks.test/in',
      'hooks.test',
      'https://me:secret@hooks.test',
      'https://me@hooks.test/@ada',
      'https://@hooks.test',
      'https://localhost/in',
      'file:///etc/passwd',
      `https://hooks.test/${'é'.repeat(90)}`,
    ]) {
      expect([url, await refused({ url })]).toEqual([url, [['url']]]);
    }
    expect(await refused({ events: [] })).toEqual([['events']]);
    expect(await refused({ password: 'not it' })).toEqual([['password']]);
    for (let made = 0; made < MOST_WEBHOOKS - 1; made += 1) {
      expect((await house.create(session, ['RATES_CHANGED'])).userErrors).toEqual([]);
    }
    const both = await Promise.all([
      house.create(session, ['RATES_CHANGED']),
      house.create(session, ['RATES_CHANGED']),
    ]);
    expect(both.flatMap(({ userErrors }) => userErrors)).toEqual([expect.objectContaining({ code: 'CONFLICT' })]);
  });
});

describe('a webhook stops', () => {
  test.each([
    ['at once, where it answers 410', 410, 1],
    ['after the last attempt', 500, RETRY_AFTER.length + 1],
  ])('%s: its owner is told and starts it again', async (_when, status, attempts) => {
    const { email, session } = await house.somebody();
    const { id } = await house.create(session, ['RATES_CHANGED']);
    await house.act('testWebhook', id, session);
    receiver.answer = status;
    for (let n = 0; n < attempts; n += 1) {
      await house.send();
      await house.later();
    }
    expect(receiver.received.length).toBe(attempts);
    const [sent] = await sentEmails(api, email, 'webhook-stopped');
    expect(sent?.words).toContain('for three days');
    const listed = await house.list(session);
    expect(listed.body.data.myWebhooks[0]).toMatchObject({
      stoppedAt: expect.any(String),
      lastCode: status,
      lastDelivered: false,
    });
    expect(await house.act('testWebhook', id, session)).toEqual([{ code: 'NOT_FOUND' }]);

    receiver.answer = 200;
    expect(await house.act('startWebhook', id, session)).toEqual([]);
    expect(await house.act('testWebhook', id, session)).toEqual([]);
    await house.send();
    expect(receiver.received.length).toBe(attempts + 1);
  });

  test('not where it took another event meanwhile: that one alone is given up', async () => {
    const { session } = await house.somebody();
    const { id } = await house.create(session, ['RATES_CHANGED']);
    await house.act('testWebhook', id, session);
    await house.send();
    await house.act('testWebhook', id, session);
    await api.rows(`update webhook_delivery set attempts = $1 where status = 'WAITING'`, [RETRY_AFTER.length]);
    receiver.answer = 500;
    await house.send();
    expect(await house.deliveries(id, session)).toMatchObject([
      { status: 'FAILED', lastCode: 500 },
      { status: 'DELIVERED' },
    ]);
    expect((await house.list(session)).body.data.myWebhooks[0].stoppedAt).toBeNull();
  });

  test('with a new password, and what waits for it is given up', async () => {
    const { id: person, session } = await house.somebody();
    const { id } = await house.create(session, ['RATES_CHANGED']);
    await house.act('testWebhook', id, session);
    const password = { current: PASSWORD, next: 'eleven green kayaks' };
    expect((await api.call(`/api/users/${person}`, { method: 'PUT', token: session, body: { password } })).status).toBe(
      200,
    );
    await house.send();
    expect(receiver.received).toEqual([]);
    expect(
      await api.rows(
        'select w.stopped_at is not null as stopped, d.status from webhook w join webhook_delivery d on d.webhook_id = w.id where w.id = $1',
        [id],
      ),
    ).toEqual([{ stopped: true, status: 'FAILED' }]);
  });

  test('with the account', async () => {
    const { id: person, session } = await house.somebody();
    await house.create(session, ['RATES_CHANGED']);
    const gone = await api.call(`/api/users/${person}`, {
      method: 'DELETE',
      token: session,
      body: { password: PASSWORD },
    });
    expect(gone.status).toBe(200);
    expect(await api.rows('select id from webhook')).toEqual([]);
  });

  test('and its deletion at the moment of an event fails no application', async () => {
    const { session } = await house.somebody();
    const { id } = await house.create(session, ['APPLICATION_STATUS_CHANGED']);
    const deletion = api.platform.db.createQueryRunner();
    await deletion.startTransaction();
    await deletion.query('delete from webhook where id = $1', [id]);
    const sending = api.call('/mortgage/basic', { method: 'POST', token: session, body: APPLICATION });
    await until(async () => {
      const waiting = await api.rows(
        `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return waiting.length > 0 || undefined;
    }, 'the application waits for the deletion');
    await deletion.commitTransaction();
    await deletion.release();
    expect((await sending).status).toBe(201);
    expect(await api.rows('select id from webhook_delivery')).toEqual([]);
  });

  test('with its deletion, and nobody else deletes, starts or tries it', async () => {
    const { session } = await house.somebody();
    const stranger = await house.somebody();
    const { id } = await house.create(session, ['RATES_CHANGED']);
    for (const name of ['deleteWebhook', 'startWebhook', 'testWebhook'] as const) {
      expect(await house.act(name, id, stranger.session)).toEqual([{ code: 'NOT_FOUND' }]);
    }
    await house.act('testWebhook', id, session);
    expect(await house.act('deleteWebhook', id, session)).toEqual([]);
    await house.send();
    expect(receiver.received).toEqual([]);
  });
});

test('a copy of a person’s data names their webhooks, without what signs anything', async () => {
  const { session } = await house.somebody();
  await house.create(session, ['RATES_CHANGED']);
  const { body } = await api.graphql('{ myData { content } }', {}, session);
  expect(body.data.myData.content.webhooks).toEqual([
    { url: 'https://hooks.test/in', events: ['RATES_CHANGED'], madeAt: expect.any(String), stoppedAt: null },
  ]);
});
