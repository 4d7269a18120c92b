import fs from 'node:fs';
import path from 'node:path';
import { PASSWORD, testApi, type TestApi } from '../../../test/api.js';
import { contentOf } from '../../../test/sent-emails.js';
import { until } from '../../../test/until.js';
import { RESET_PASSWORD } from '../../modules/auth/registration/emails/reset-password.email.js';
import { BOOKING_CONFIRMED } from '../../modules/bookings/emails/booking-confirmed.email.js';
import { emailTo, type EmailMessage } from '../email.js';
import { newId } from '../ids.js';
import { MAILBOX_CONFIRMATION, MAILBOX_SECURITY, MAILBOX_TOTAL } from './mailbox-limit.js';

const STRANGER = { ip: '203.0.113.5' };
const VICTIM = { ip: '198.51.100.7' };

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ LIMITS_FACTOR: '1' });
});
afterAll(() => api.close());

let calls = 0;
/** A call at an hour of its own, as if it had been booked. */
async function call(email: string): Promise<EmailMessage> {
  const id = newId();
  calls += 1;
  await api.rows(
    `insert into booking (id, calendar_no, slot, starts_at, ends_at, zone, full_name, email, phone, confirmed_at)
     select $1, 0, tstzrange(t, t + interval '30 minutes'), t, t + interval '30 minutes', 'America/Toronto', 'Ada', $2, $3, now()
     from (select date_trunc('hour', now()) + make_interval(hours => $4) as t) s`,
    [id, email, api.platform.encryption.encryptText('+14169671111'), 48 + calls],
  );
  return emailTo(BOOKING_CONFIRMED, email, { bookingId: id, sequence: '0' }, { moved: false });
}
async function send(mail: EmailMessage, cause?: { ip: string }): Promise<string> {
  const [id = ''] = await api.platform.db.transaction((manager) => api.platform.mail.queue(manager, [mail], cause));
  return id;
}
interface Stored {
  status: string;
  deferred: boolean;
  minutes: number;
  lastError: string | null;
  origin: string | null;
}
const stored = async (id: string): Promise<Stored> =>
  (
    await api.rows<Stored>(
      `select status, deferred_at is not null as deferred, extract(epoch from next_at - now())::float8 / 60 as minutes,
         last_error as "lastError", origin_index as origin from mail_message where id = $1`,
      [id],
    )
  )[0] as Stored;
const settled = (id: string): Promise<Stored> =>
  until(async () => {
    const now = await stored(id);
    return now.status !== 'pending' || now.deferred ? now : undefined;
  }, id);
const isSent = async (id: string): Promise<boolean> => (await settled(id)).status === 'sent';
const file = (id: string): string =>
  fs.readFileSync(path.join(api.platform.config.dataDir, 'mail', `${id}.eml`), 'utf8');
const hasFile = (id: string): boolean => fs.existsSync(path.join(api.platform.config.dataDir, 'mail', `${id}.eml`));
const index = ({ ip }: { ip: string }): string => api.platform.encryption.blindIndex(`mail of ${ip}`);

/** As if the hour were over */
async function anHourLater(email: string, ...causes: { ip: string }[]): Promise<void> {
  const { limits, mail } = api.platform;
  await limits.reset(MAILBOX_TOTAL, `booking-confirmed ${email}`);
  for (const cause of causes) await limits.reset(MAILBOX_CONFIRMATION, `booking-confirmed ${email} ${index(cause)}`);
  await api.rows(`update mail_message set next_at = now() where status = 'pending' and recipient = $1`, [email]);
  mail.wake();
}

async function burn(email: string, count = MAILBOX_CONFIRMATION.points, cause = STRANGER): Promise<string[]> {
  const ids: string[] = [];
  for (let sent = 0; sent < count; sent += 1) ids.push(await send(await call(email), cause));
  for (const id of ids) await settled(id);
  return ids;
}

test('M4: a stranger burns the five of a mailbox, and the victim’s own email comes at once', async () => {
  const email = 'victim1@example.ca';
  const theirs = await burn(email);
  expect(await Promise.all(theirs.map(isSent))).toEqual(theirs.map(() => true));
  const over = await send(await call(email), STRANGER);
  expect(await settled(over)).toMatchObject({ status: 'pending', deferred: true });
  const own = await send(await call(email), VICTIM);
  expect(await isSent(own)).toBe(true);
  // written in another case it is the same mailbox
  expect(await isSent(await send(await call('Victim1@Example.ca'), STRANGER))).toBe(false);
});

test('M4: what is over the limit waits until the hour is over, says so, and goes then', async () => {
  const email = 'victim2@example.ca';
  await burn(email);
  const own = await send(await call(email), STRANGER);
  const waits = await settled(own);
  expect(waits).toMatchObject({
    status: 'pending',
    lastError: expect.stringContaining('waits until the hour is over'),
  });
  expect(waits.minutes).toBeGreaterThan(50);
  expect(waits.minutes).toBeLessThanOrEqual(60);
  await anHourLater(email, STRANGER);
  await until(async () => (await stored(own)).status === 'sent' || undefined, 'the email');
  expect(file(own)).toContain('method=REQUEST');
});

test('several that waited are one email: the newest whole, the others listed with their links', async () => {
  const email = 'victim3@example.ca';
  await burn(email);
  const waiting = await burn(email, 3);
  await anHourLater(email, STRANGER);
  for (const id of waiting) await until(async () => (await stored(id)).status === 'sent' || undefined, id);
  expect(waiting.map(hasFile)).toEqual([false, false, true]);
  const whole = file(waiting[2] as string);
  const { text, words } = contentOf(whole);
  expect(words).toContain('We also have this for you.');
  expect(words.match(/: move or cancel/g)).toHaveLength(2);
  expect(new Set(text.match(/\/booking\/v1[\w.-]+/g)).size).toBeGreaterThanOrEqual(3);
  expect((await stored(waiting[0] as string)).lastError).toBe(`it stands in the email ${waiting[2]}`);
  // what became of each was told: a call's time to be confirmed begins
  const open = await api.rows('select id from booking where email = $1 and told_at is null', [email]);
  expect(open).toEqual([]);
});

test('one that has nothing to say any more is not listed', async () => {
  const email = 'victim4@example.ca';
  await burn(email);
  const gone = await call(email);
  const [first, second] = [await send(gone, STRANGER), await send(await call(email), STRANGER)];
  await settled(first);
  await settled(second);
  await api.rows(
    `update booking set status = 'CANCELLED' where id = (select (params ->> 'bookingId')::uuid from mail_message where id = $1)`,
    [first],
  );
  await anHourLater(email, STRANGER);
  await until(async () => (await stored(second)).status === 'sent' || undefined, 'the newest');
  await until(async () => (await stored(first)).status === 'void' || undefined, 'the one of the cancelled call');
  expect(contentOf(file(second)).words).not.toContain('We also have this');
});

test('many networks fill no mailbox: fifteen an hour of a kind, and the rest waits', async () => {
  const email = 'victim5@example.ca';
  const ids: string[] = [];
  for (let net = 0; net < 4; net += 1) ids.push(...(await burn(email, 5, { ip: `192.0.2.${net}` })));
  const all = await Promise.all(ids.map(settled));
  expect(all.filter(({ status }) => status === 'sent')).toHaveLength(MAILBOX_TOTAL.points);
  expect(all.filter(({ status }) => status === 'void')).toEqual([]);
});

test('the network is a keyed hash, and goes with the waiting', async () => {
  const email = 'victim6@example.ca';
  const [sent] = await burn(email);
  const over = await send(await call(email), STRANGER);
  await settled(over);
  expect((await stored(over)).origin).toBe(index(STRANGER));
  expect((await stored(sent as string)).origin).toBeNull();
  expect(JSON.stringify(await api.rows('select * from mail_message'))).not.toContain(STRANGER.ip);
});

test('a link for a new password does not wait for those that strangers ask for', async () => {
  const email = 'victim7@example.ca';
  const userId = await api.person(email);
  const reset = () => emailTo(RESET_PASSWORD, email, { userId });
  const strangers: string[] = [];
  for (let net = 0; net < 6; net += 1)
    for (let time = 0; time < 3; time += 1) strangers.push(await send(reset(), { ip: `192.0.2.${net}` }));
  for (const id of strangers) await settled(id);
  expect(await isSent(await send(reset(), { ip: '192.0.2.0' }))).toBe(false);
  // and one that waits keeps nobody from asking for another
  await api.rows(`update mail_message set sent_at = sent_at - interval '3 minutes' where recipient = $1`, [email]);
  const before = strangers.length + 1;
  await api.call('/api/auth/forgot-password', { method: 'POST', body: { email } });
  const rows = () =>
    api.rows<{ id: string }>(`select id from mail_message where recipient = $1 order by id desc`, [email]);
  const newest = await until(async () => {
    const found = await rows();
    return found.length > before ? found[0] : undefined;
  }, 'the victim’s own');
  expect(await isSent(newest.id)).toBe(true);
});

const CREATE = `mutation($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { userErrors { message } apiToken { id } } }`;
const REVOKE = 'mutation($id: ID!) { revokeApiToken(id: $id) { userErrors { message } } }';

test('an account in somebody else’s name fills no mailbox either', async () => {
  const email = 'victim9@example.ca';
  await api.person(email);
  const token = await api.token(email);
  for (let made = 0; made <= MAILBOX_SECURITY.points; made += 1) {
    const input = { name: `Program ${made}`, scopes: ['RATES_READ'], password: PASSWORD };
    const { userErrors, apiToken } = (await api.graphql(CREATE, { input }, token)).body.data.createApiToken;
    expect(userErrors).toEqual([]);
    await api.graphql(REVOKE, { id: apiToken.id }, token);
  }
  const sent = await api.rows<{ id: string }>(
    `select id from mail_message where recipient = $1 and template = 'api-token-made' order by created_at, id`,
    [email],
  );
  const all = await Promise.all(sent.map(({ id }) => settled(id)));
  expect(all.filter(({ status }) => status === 'sent')).toHaveLength(MAILBOX_SECURITY.points);
  expect(all.filter(({ deferred }) => deferred)).toHaveLength(1);
});

test('the office sees when a letter that was put off goes', async () => {
  const email = 'victim8@example.ca';
  await burn(email);
  const over = await send(await call(email), STRANGER);
  await settled(over);
  const query = '{ mailQueue(status: PENDING, page: 1, limit: 100) { items { id putOffUntil } } }';
  await api.person('office@example.ca', 'ADMIN');
  const token = await api.token('office@example.ca');
  const { items } = (await api.graphql(query, {}, token)).body.data.mailQueue;
  const waits = items.find(({ id }: { id: string }) => id === over);
  expect(Date.parse(waits.putOffUntil)).toBeGreaterThan(Date.now() + 50 * 60_000);
  const stop = 'mutation ($id: ID!) { stopEmail(id: $id) { message { status putOffUntil } } }';
  const ended = (await api.graphql(stop, { id: over }, token)).body.data.stopEmail.message;
  expect(ended).toEqual({ status: 'VOID', putOffUntil: null });
});
