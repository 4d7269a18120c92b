import { newId } from '../src/platform/ids.js';
import { fakeGoogle, type FakeGoogle } from './google.js';
import { PASSWORD, testApi, type TestApi } from './api.js';
import { sentEmails } from './sent-emails.js';

/**
 * What opens an account, or tells of it, and what becomes of it: when its owner sets a new password by an email, and when its
 * address is changed. Whoever resets by the mailbox holds the account alone; a second factor lets nobody in by itself, and no
 * sign-in removes one. Anything new of the kind has its line here.
 */
const OPENS = {
  'user_account.password_hash': { reset: 'ends', address: 'stays' },
  'user_account.google_subject': { reset: 'ends', address: 'ends' },
  session: { reset: 'ends', address: 'stays' },
  api_token: { reset: 'ends', address: 'stays' },
  webhook: { reset: 'ends', address: 'stays' },
  'one_time_token.reset_password': { reset: 'ends', address: 'ends' },
  'one_time_token.confirm_change': { reset: 'ends', address: 'ends' },
  'one_time_token.verify_email': { reset: 'stays', address: 'ends' },
  second_factor: { reset: 'stays', address: 'stays' },
} as const;
type Way = keyof typeof OPENS;

/** Columns of an account that let nobody in */
const FACTS = [
  'id',
  'name',
  'email',
  'phone',
  'role',
  'email_verified_at',
  'suspended_at',
  'locale',
  'marketing_consent',
  'created_at',
  'updated_at',
];
/** What is deleted with an account, and opens it to nobody */
const BELONGS = [
  'blog_comment',
  'blog_comment_report',
  'blog_like',
  'calculation',
  'daily_digest',
  'draft',
  'enquiry_mention',
  'enquiry_rota_member',
  'enquiry_saved_view',
  'notification_seen',
  'rate_watch',
  'renewal_reminder',
];
const NEXT_PASSWORD = 'eleven green kayaks';

let api: TestApi;
let google: FakeGoogle;
beforeAll(async () => {
  google = await fakeGoogle();
  api = await testApi(google.settings);
});
afterAll(async () => {
  await api.close();
  await google.close();
});

const post = (path: string, body: unknown, token?: string) => api.call(path, { method: 'POST', body, token });
const withGoogle = async (more: Record<string, string>) =>
  post('/api/auth/google', {
    credential: await google.signed(google.claims({ ...more, jti: newId() })),
    phoneNumber: '416 555-0142',
  });

test('every column of an account and every table that goes with it says whether it opens the account', async () => {
  const columns = await api.rows<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'user_account'`,
  );
  const ways = Object.keys(OPENS).map((way) => way.split('.'));
  const credentials = ways.flatMap(([table, column]) => (table === 'user_account' ? [column] : []));
  expect(columns.map(({ name }) => name).sort()).toEqual([...FACTS, ...credentials].sort());
  const tables = await api.rows<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'user_account'::regclass and confdeltype = 'c'`,
  );
  const opening = new Set(ways.flatMap(([table]) => (table && table !== 'user_account' ? [table] : [])));
  expect(tables.map(({ name }) => name).sort()).toEqual([...BELONGS, ...opening].sort());
});

const LEFT = `
select u.password_hash as "user_account.password_hash", u.google_subject as "user_account.google_subject",
  (select string_agg(id::text, '') from session where user_id = u.id and ended_at is null) as "session",
  (select string_agg(id::text, '') from api_token where user_id = u.id and revoked_at is null) as "api_token",
  (select string_agg(id::text, '') from webhook where user_id = u.id and stopped_at is null) as "webhook",
  (select secret from second_factor where user_id = u.id) as "second_factor",
  ${['reset_password', 'confirm_change', 'verify_email']
    .map(
      (purpose) => `(select token_hash from one_time_token where user_id = u.id and used_at is null
        and purpose = '${purpose}' and token_hash = '${purpose} ' || u.id) as "one_time_token.${purpose}"`,
    )
    .join(', ')}
from user_account u where u.id = $1`;
const left = async (id: string): Promise<Record<Way, string | null>> => {
  const [row] = await api.rows<Record<Way, string | null>>(LEFT, [id]);
  if (!row) throw new Error('no such account');
  return row;
};

/** An account with everything that opens one. The factor is not confirmed: it would be asked for. */
async function account(name: string): Promise<{ id: string; email: string; token: string }> {
  const email = `${name}@example.ca`;
  const id = await api.person(email);
  await api.rows(
    `update user_account set email_verified_at = now(), phone = '+14165550142', google_subject = $2 where id = $1`,
    [id, `google of ${name}`],
  );
  const token = await api.token(email);
  await api.apiToken(email, ['RATES_READ']);
  await api.rows(
    `insert into webhook (id, user_id, url, secret, events)
     values (gen_random_uuid(), $1, 'https://example.ca', 'x', '{RATES_CHANGED}')`,
    [id],
  );
  await api.rows(`insert into second_factor (user_id, secret) values ($1, 'x')`, [id]);
  await api.rows(
    `insert into one_time_token (id, user_id, purpose, token_hash, email, expires_at)
     select gen_random_uuid(), $1::uuid, purpose, purpose || ' ' || $1::uuid, $2, now() + interval '1 hour'
     from unnest(array['reset_password', 'confirm_change', 'verify_email']) as purpose`,
    [id, email],
  );
  expect(Object.values(await left(id))).not.toContain(null);
  return { id, email, token };
}

async function reset(email: string): Promise<void> {
  await post('/api/auth/forgot-password', { email });
  const [sent] = await sentEmails(api, email, 'reset-password');
  const done = await post('/api/auth/reset-password', { token: sent?.token, password: NEXT_PASSWORD });
  expect(done.status).toBe(200);
}

/** What of each way in is as it was */
async function becomes(id: string, work: () => Promise<unknown>): Promise<Record<string, string>> {
  const before = await left(id);
  await work();
  const after = await left(id);
  return Object.fromEntries(
    (Object.keys(OPENS) as Way[]).map((way) => [way, before[way] === after[way] ? 'stays' : 'ends']),
  );
}
const said = (what: 'reset' | 'address'): Record<string, string> =>
  Object.fromEntries(Object.entries(OPENS).map(([way, becoming]) => [way, becoming[what]]));

test('whoever resets by the mailbox holds the account alone', async () => {
  const { id, email } = await account('reset');
  expect(await becomes(id, () => reset(email))).toEqual(said('reset'));
});

test('another address ends what belonged to the one before', async () => {
  const { id, token } = await account('address');
  const change = { email: 'another@example.ca', password: { current: PASSWORD } };
  const put = async () =>
    expect((await api.call(`/api/users/${id}`, { method: 'PUT', body: change, token })).status).toBe(200);
  expect(await becomes(id, put)).toEqual(said('address'));
});

test('a new password of somebody signed in leaves their own link with Google', async () => {
  const { id, token } = await account('own');
  const password = { current: PASSWORD, next: NEXT_PASSWORD };
  const put = () => api.call(`/api/users/${id}`, { method: 'PUT', body: { password }, token });
  expect(await becomes(id, put)).toEqual({ ...said('reset'), 'user_account.google_subject': 'stays' });
});

test('who linked Google and gave the account somebody’s address is out once they have reset the password', async () => {
  const mallory = { sub: 'mallory', email: 'mallory@gmail.com' };
  const { token, user } = (await withGoogle(mallory)).body;
  // as an emailed code allows it
  await api.rows(`update user_account set email = 'vera@example.ca', email_verified_at = null where id = $1`, [
    user.id,
  ]);
  await reset('vera@example.ca');
  expect((await api.call('/api/users/profile', { token })).status).toBe(401);
  const again = await withGoogle(mallory);
  expect(again.body.user.id).not.toBe(user.id);
});

test('whom Google signs in to the address that somebody gave their account takes nothing of theirs over', async () => {
  const { token, user } = (await withGoogle({ sub: 'eve', email: 'eve@gmail.com' })).body;
  const text = await api.apiToken('eve@gmail.com', ['APPLICATIONS_READ']);
  await api.rows(
    `insert into webhook (id, user_id, url, secret, events)
     values (gen_random_uuid(), $1, 'https://example.ca', 'x', '{RATES_CHANGED}')`,
    [user.id],
  );
  await api.rows(`update user_account set email = 'ada@gmail.com', email_verified_at = null where id = $1`, [user.id]);
  const ada = (await withGoogle({ sub: 'ada', email: 'ada@gmail.com', name: 'Ada Tremblay' })).body;
  expect(ada.user).toMatchObject({ id: user.id, name: 'Ada Tremblay' });
  for (const old of [token, text]) expect((await api.call('/api/users/profile', { token: old })).status).toBe(401);
  const { api_token: program, webhook } = await left(user.id);
  expect([program, webhook]).toEqual([null, null]);
  expect((await withGoogle({ sub: 'eve', email: 'eve@gmail.com' })).body.user.id).not.toBe(user.id);
});
