import { errorWith } from './error-with.js';
import { SANITISER_VERSION } from '@brokerage/domain/blog/html';
import { WARN_OF_EXPIRY } from '../src/modules/agents/licence-warning.js';
import type { KeptEvent } from '../src/modules/analytics/read-event.js';
import { EventBuffer } from '../src/modules/analytics/event-buffer.js';
import { INSERT_EVENTS } from '../src/modules/analytics/analytics.sql.js';
import { FORGET_PICTURES } from '../src/modules/blogs/blog-picture.service.js';
import { SANITISE_AGAIN } from '../src/modules/blogs/sanitise-again.js';
import { remindOfCalls } from '../src/modules/bookings/reminders.js';
import { SWEEP_RESUMES } from '../src/modules/careers/career.schedules.js';
import { SWEEP_UPLOADS } from '../src/modules/documents/document-schedules.js';
import { draftExpiry } from '../src/modules/drafts/draft-expiry.js';
import { SEAL_NOTES } from '../src/modules/enquiries/file/notes/seal-notes.js';
import { countDays } from '../src/modules/figures/figures.service.js';
import { sendDigests } from '../src/modules/notifications/daily-digest.js';
import { newId } from '../src/platform/ids.js';
import { APPLICATION, testApi, type TestApi } from './api.js';
import { asAdmin } from './database.js';
import { eventually } from './eventually.js';
import { logLines } from './log-lines.js';
import { post } from './posts.js';

const { log, lines } = logLines();
const HOUR = 3_600_000;

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi({}, { log });
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
});
afterAll(() => api.close());

const poisons: string[] = [];
/** Makes the database refuse rows: `bad` is SQL over the row. */
async function poison(table: string, bad: string, on = 'insert or update', row = 'new'): Promise<void> {
  await asAdmin(
    `create or replace function poison() returns trigger language plpgsql as $$
     begin if ${bad} then raise exception 'a bad row' using errcode = '22P02'; end if; return ${row}; end $$;
     create trigger poison before ${on} on ${table} for each row execute function poison()`,
    api.database.name,
  );
  poisons.push(table);
}
afterEach(async () => {
  for (const table of poisons.splice(0)) await asAdmin(`drop trigger poison on ${table}`, api.database.name);
});

/** What the console is told of this kind of work. */
async function toldOf(work: string): Promise<{ rowId: string | null; code: string; times: number }[]> {
  await api.platform.setAside.flush();
  const { body } = await api.graphql('{ setAsides { work rowId code times } }', {}, admin);
  return (body.data.setAsides as { work: string; rowId: string | null; code: string; times: number }[])
    .filter((row) => row.work === work)
    .map(({ rowId, code, times }) => ({ rowId, code, times }));
}
const recipients = async (template: string): Promise<string[]> =>
  (await api.rows<{ to: string }>('select recipient as "to" from mail_message where template = $1', [template]))
    .map(({ to }) => to)
    .sort();

test('events of visits: those before and after arrive, the bad one is counted and named once in the log', async () => {
  const { setAside, db } = api.platform;
  const event = (n: number): KeptEvent => ({
    messageId: newId(),
    at: new Date().toISOString(),
    visitor: newId(),
    kind: 'page',
    route: '/',
    event: null,
    touch: n % 40 === 20 ? { path: '/', utm_campaign: 'half \ud83d' } : { path: '/' },
    device: 'PHONE',
  });
  const buffer = new EventBuffer<KeptEvent>({
    write: async (events) => void (await db.query(INSERT_EVENTS, [JSON.stringify(events)])),
    setAside: (_event, error) => setAside.note('events of visits', error),
    onError: (error) => expect(error).toBeUndefined(),
  });
  buffer.add(Array.from({ length: 100 }, (_, n) => event(n)));
  await buffer.flush();
  expect(await api.rows('select count(*)::int as n from analytics_event')).toEqual([{ n: 98 }]);
  expect(await toldOf('events of visits')).toEqual([{ rowId: null, code: '22P02', times: 2 }]);
  expect(lines('a row was set aside').filter(({ work }) => work === 'events of visits')).toHaveLength(1);
  const metric = await api.platform.metrics.registry.getSingleMetricAsString('set_aside_total');
  expect(metric).toContain('set_aside_total{work="events of visits"} 2');
});

test('counts of visits', async () => {
  await poison('analytics_count', `new.key = '/bad'`);
  const { counts } = api.app.services.collector;
  for (const key of ['/a', '/bad', '/z']) counts.add('HIT', key);
  await counts.flush();
  const rows = await api.rows(`select key from analytics_count where kind = 'HIT' order by key`);
  expect(rows).toEqual([{ key: '/a' }, { key: '/z' }]);
  expect(await toldOf('counts of visits')).toEqual([{ rowId: null, code: '22P02', times: 1 }]);
});

test('submissions that travel together: only whose row is bad is told', async () => {
  await poison('enquiry', `new.full_name = 'Bad Row'`);
  const names = ['First Person', 'Second Person', 'Bad Row', 'Fourth Person', 'Fifth Person'];
  const replies = await Promise.all(
    names.map((fullName) => api.call('/mortgage/basic', { method: 'POST', body: { ...APPLICATION, fullName } })),
  );
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 500, 201, 201]);
});

test('an email that went out is noted as sent, though its module cannot write down what it makes of it', async () => {
  const reply = await api.call('/mortgage/basic', { method: 'POST', body: APPLICATION });
  const [enquiry] = await api.rows<{ id: string }>('select id from enquiry where source_id = $1', [reply.body.data.id]);
  const writing = `mutation ($id: ID!) { sendEnquiryEmail(input: { id: $id, key: "one", subject: "Your rate", text: "Hello", takesOwner: false }) {
    userErrors { message } } }`;
  await poison('enquiry_email', `tg_op = 'UPDATE'`);
  const sent = await api.graphql(writing, { id: enquiry?.id }, admin);
  expect(sent.body.data?.sendEnquiryEmail?.userErrors).toEqual([]);
  await eventually(async () =>
    expect(await api.rows(`select status from mail_message where template = 'enquiry-email'`)).toEqual([
      { status: 'sent' },
    ]),
  );
  expect(await toldOf('what became of emails')).toEqual([{ rowId: expect.any(String), code: '22P02', times: 1 }]);
});

test('what a mail server said is kept without half an emoji', async () => {
  const id = newId();
  await api.rows(
    `insert into mail_message (id, template, recipient, subject, priority) values ($1, $2, 'a@example.ca', 's', 0)`,
    [id, `${'x'.repeat(499 - 'there is no email called '.length)}😀`],
  );
  api.platform.mail.wake();
  const kept = () => api.rows('select attempts, length(last_error) as long from mail_message where id = $1', [id]);
  await eventually(async () => expect(await kept()).toEqual([{ attempts: 1, long: 499 }]));
});

test('digests', async () => {
  for (const name of ['a', 'bad', 'z']) await api.person(`${name}-digest@example.ca`, 'ADMIN');
  await poison('mail_message', `new.recipient = 'bad-digest@example.ca'`);
  await api.call('/mortgage/basic', { method: 'POST', body: APPLICATION });
  await api.rows(`update enquiry set first_response_due_at = '2027-02-17T12:00:00Z'`);
  await sendDigests(api.platform, new Date('2027-02-17T13:00:00Z'));
  expect(await recipients('daily-digest')).toEqual(['a-digest@example.ca', 'office@example.ca', 'z-digest@example.ca']);
  expect(await toldOf('daily digests')).toEqual([{ rowId: expect.any(String), code: '22P02', times: 1 }]);
});

test('reminders of calls', async () => {
  const startsAt = new Date('2027-03-09T15:00:00Z');
  for (const [n, name] of ['a', 'bad', 'z'].entries()) {
    await api.rows(
      `insert into booking (id, calendar_no, agent_chosen, slot, starts_at, ends_at, zone, full_name, email, phone, placed_at)
       values ($1, $2, false, tstzrange($3, $4), $3, $4, 'America/Toronto', 'Ada', $5, $6, '2027-03-01')`,
      [newId(), n, startsAt, new Date(startsAt.getTime() + HOUR), `${name}@example.ca`, 'sealed'],
    );
  }
  await poison('mail_message', `new.recipient = 'bad@example.ca'`);
  expect(await remindOfCalls(api.platform, new Date(startsAt.getTime() - 24 * HOUR))).toBe(2);
  expect(await recipients('booking-reminder')).toEqual(['a@example.ca', 'z@example.ca']);
  expect(await toldOf('reminders of calls')).toEqual([{ rowId: expect.any(String), code: '22P02', times: 1 }]);
});

test('warnings of licences that run out', async () => {
  for (const [n, expiresOn] of ['2026-01-01', '0000-00-00', '2026-01-02'].entries()) {
    await api.rows(
      `insert into agent (id, name, subdomain, calendar_no, licences, active) values ($1, 'A', $2, $3, $4, true)`,
      [newId(), `agent-${n}`, n + 1, JSON.stringify([{ province: 'ON', number: '1', expiresOn }])],
    );
  }
  await WARN_OF_EXPIRY.run(api.platform);
  expect(await recipients('licence-expiring')).toHaveLength(2);
  expect(await toldOf('licences that run out')).toEqual([{ rowId: expect.any(String), code: '22008', times: 1 }]);
});

test('drafts that end soon', async () => {
  for (const name of ['a', 'bad', 'z']) {
    await api.rows(
      `insert into draft (id, user_id, kind, content, device, updated_at)
       values ($1, $2, 'mortgage', $3, 'x', now() - interval '84 days')`,
      [newId(), await api.person(`${name}-draft@example.ca`), api.platform.encryption.encryptJson({})],
    );
  }
  await poison('mail_message', `new.recipient = 'bad-draft@example.ca'`);
  await draftExpiry.run(api.platform);
  expect(await recipients('draft-expires')).toEqual(['a-draft@example.ca', 'z-draft@example.ca']);
  expect(await toldOf('drafts')).toEqual([{ rowId: expect.any(String), code: '22P02', times: 1 }]);
});

test('posts that are cleaned by new rules, more of them than fit into one round', async () => {
  for (const slug of ['a', 'bad', 'z']) await post(api, { slug });
  await api.rows('update blog set sanitiser_version = $1', [SANITISER_VERSION - 1]);
  await poison('blog', `new.slug = 'bad'`);
  await SANITISE_AGAIN.run(api.platform);
  const old = await api.rows('select slug from blog where sanitiser_version < $1', [SANITISER_VERSION]);
  expect(old).toEqual([{ slug: 'bad' }]);
  expect(await toldOf('posts by the rules of today')).toHaveLength(1);
});

test('notes that are sealed, more of them than fit into one round', async () => {
  const reply = await api.call('/mortgage/basic', { method: 'POST', body: APPLICATION });
  const bad = newId();
  await api.rows(
    `insert into enquiry_note (id, enquiry_id, author_id, text)
     select coalesce(x.id, gen_random_uuid()), e.id, u.id, 'An older note'
     from enquiry e cross join user_account u cross join (
       select $2::uuid as id union all select null::uuid from generate_series(1, 250)) x
     where e.source_id = $1 and u.email = 'office@example.ca'`,
    [reply.body.data.id, bad],
  );
  await poison('enquiry_note', `new.id = '${bad}'`);
  await SEAL_NOTES.run(api.platform);
  expect(await api.rows('select id from enquiry_note where not sealed')).toEqual([{ id: bad }]);
  expect(await toldOf('notes in clear')).toEqual([{ rowId: bad, code: '22P02', times: 1 }]);
});

test('days that are counted anew', async () => {
  await api.call('/mortgage/basic', { method: 'POST', body: APPLICATION });
  await api.rows(
    `insert into enquiry_day_stale (day) select d::date from generate_series('2026-01-01', '2026-01-12', interval '1 day') d`,
  );
  await api.rows(`update enquiry set created_at = '2026-01-05T17:00:00Z'`);
  await poison('enquiry_day', `new.day = '2026-01-05'`);
  await countDays(api.platform);
  const left = await api.rows('select distinct day::text from enquiry_day_stale');
  expect(left).toEqual([{ day: '2026-01-05' }]);
  expect(await toldOf('enquiry days')).toEqual([{ rowId: '2026-01-05', code: '22P02', times: 1 }]);
});

test('files that nobody refers to', async () => {
  const old = `now() - interval '30 days'`;
  for (const key of ['resume-of-nobody-1', 'x', 'resume-of-nobody-2']) {
    await api.rows(
      `insert into career_resume (id, object_key, sha256, bytes, mime, name, scanned, updated_at)
       values ($1, $2, 'x', 1, 'application/pdf', 'x', true, ${old})`,
      [newId(), key],
    );
  }
  await SWEEP_RESUMES.run(api.platform);
  expect(await api.rows('select object_key as key from career_resume')).toEqual([{ key: 'x' }]);
  expect(await toldOf('résumés of nobody')).toEqual([{ rowId: expect.any(String), code: 'Error', times: 1 }]);

  const ids = [newId(), newId(), newId()];
  for (const id of ids) {
    await api.rows(`insert into blog_picture (id, width, height, created_at) values ($1, 1, 1, ${old})`, [id]);
  }
  await poison('blog_picture', `old.id = '${ids[1]}'`, 'delete', 'old');
  await FORGET_PICTURES.run(api.platform);
  expect(await api.rows('select id from blog_picture')).toEqual([{ id: ids[1] }]);
  expect(await toldOf('pictures of no post')).toEqual([{ rowId: ids[1], code: '22P02', times: 1 }]);
});

test('uploads that were not finished', async () => {
  const keys = ['unfinished-1', 'x', 'unfinished-2'];
  await asAdmin(
    `set session_replication_role = replica;
     ${keys
       .map(
         (key) => `insert into document (id, request_id, object_key, sha256, bytes, mime, name, created_at)
       values (gen_random_uuid(), gen_random_uuid(), '${key}', 'x', 1, 'application/pdf', 'x', now() - interval '30 days');`,
       )
       .join('\n')}`,
    api.database.name,
  );
  await SWEEP_UPLOADS.run(api.platform);
  expect(await api.rows('select object_key as key from document')).toEqual([{ key: 'x' }]);
  expect(await toldOf('unfinished uploads')).toHaveLength(1);
});

test('a database that is away is nobody’s fault: nothing is set aside, and all of it waits', async () => {
  const { setAside } = api.platform;
  const before = await api.rows('select work from set_aside');
  const written: number[] = [];
  const errors: unknown[] = [];
  let away = true;
  const buffer = new EventBuffer<number>({
    async write(items) {
      if (away) throw errorWith('ECONNREFUSED');
      written.push(...items);
    },
    setAside: (_item, error) => setAside.note('nothing', error),
    onError: (error) => errors.push(error),
  });
  buffer.add([1, 2, 3]);
  await buffer.flush();
  away = false;
  await buffer.flush();
  expect([written, errors.length > 0]).toEqual([[1, 2, 3], true]);
  await setAside.flush();
  expect(await api.rows('select work from set_aside')).toEqual(before);
});
