import fs from 'node:fs';
import path from 'node:path';
import { APPLICATION, PASSWORD, testApi, type TestApi } from '../../../test/api.js';
import { newId } from '../../platform/ids.js';
import { FORGET_MAIL, OF_ACCOUNTS } from './forget-mail.js';
import { sentEmails } from '../../../test/sent-emails.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const MODULES = path.join(import.meta.dirname, '..');
/** To the office, of an adviser: it goes with its own age alone. */
const STAY = ['agentId'];

/** How many emails to somebody there are. */
const left = async (recipient: string): Promise<number> =>
  (await api.rows('select from mail_message where recipient = $1', [recipient])).length;

test('every email names something with which it goes, or is known to stay', async () => {
  const named = new Set(
    fs
      .readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [
        ...fs.readFileSync(path.join(MODULES, file), 'utf8').matchAll(/\bemailTo\([^;]*?\{\s*([a-zA-Z]+Id)\b/g),
      ])
      .map(([, name = '']) => name),
  );
  const triggers = await api.rows<{ args: string }>(
    `select encode(tgargs, 'escape') as args from pg_trigger where tgname like '%_mail_goes'`,
  );
  const going = triggers.map(({ args }) => args.split('\\000')[0] ?? '');
  expect(named.size).toBeGreaterThan(12);
  expect([...named].filter((name) => !going.includes(name) && !STAY.includes(name))).toEqual([]);
  expect(OF_ACCOUNTS).toEqual(expect.arrayContaining(STAY));
});

test('an application takes its emails with it, and nobody else’s', async () => {
  for (const email of ['goes@example.ca', 'stays@example.ca'])
    await api.call('/mortgage/basic', { method: 'POST', body: { ...APPLICATION, email } });
  expect([await left('goes@example.ca'), await left('stays@example.ca')]).toEqual([1, 1]);
  await api.rows(`delete from application where lower(email) = 'goes@example.ca'`);
  expect([await left('goes@example.ca'), await left('stays@example.ca')]).toEqual([0, 1]);
});

test('an account takes what it was sent; that its address was changed is still told', async () => {
  const id = await api.person('moves@example.ca', 'ACCOUNT_HOLDER');
  const token = await api.token('moves@example.ca');
  const change = { method: 'PUT', token, body: { email: 'moved@example.ca', password: { current: PASSWORD } } };
  expect((await api.call(`/api/users/${id}`, change)).status).toBe(200);
  await sentEmails(api, 'moved@example.ca', 'verify-email');
  await api.rows(
    `update mail_message set status = 'pending', next_at = now() + interval '1 day' where recipient = 'moves@example.ca'`,
  );
  const reply = await api.call(`/api/users/${id}`, { method: 'DELETE', token, body: { password: PASSWORD } });
  expect(reply.status).toBe(200);
  expect(await api.rows(`select template from mail_message where recipient = 'moved@example.ca'`)).toEqual([
    { template: 'account-deleted' },
  ]);
  expect(await left('moves@example.ca')).toBe(1);
});

const sent = (recipient: string, params: object, days: number): Promise<unknown> =>
  api.rows(
    `insert into mail_message (id, template, recipient, subject, params, status, created_at)
     values (gen_random_uuid(), 'api-token-made', $1, 'x', $2, 'sent', now() - make_interval(days => $3))`,
    [recipient, params, days],
  );

test('an email about a key goes with the account', async () => {
  const id = await api.person('keys@example.ca');
  const [key] = await api.rows<{ id: string }>(
    `insert into webhook (id, user_id, url, secret, events)
     values (gen_random_uuid(), $1, 'https://example.ca', 'x', '{RATES_CHANGED}') returning id`,
    [id],
  );
  await sent('keys@example.ca', { webhookId: key?.id }, 0);
  const token = await api.token('keys@example.ca');
  await api.call(`/api/users/${id}`, { method: 'DELETE', token, body: { password: PASSWORD } });
  expect(
    await api.rows(
      `select template from mail_message where recipient = 'keys@example.ca' and template <> 'account-deleted'`,
    ),
  ).toEqual([]);
});

test('emails about accounts go after 90 days, and those about a file with the file', async () => {
  await sent('aged@example.ca', {}, 91);
  await sent('aged@example.ca', { userId: newId() }, 91);
  await sent('aged@example.ca', { userId: newId() }, 89);
  await sent('aged@example.ca', { applicationId: newId() }, 91);
  await FORGET_MAIL.run(api.platform);
  expect(await left('aged@example.ca')).toBe(2);
  expect(await api.rows(`select after from audit_event where action = 'mail.forget'`)).toEqual([
    { after: { removed: 2 } },
  ]);
});
