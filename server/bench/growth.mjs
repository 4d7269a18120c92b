// `npm run bench:growth`: what the site and the office read, from 100 to 1,000,000 rows. Each operation is asked over GraphQL on
// a database of its own, and its dearest statement is told beside the whole answer. `-- --rows=10000` takes one size,
// `-- --write` keeps the table in docs/measurements.md.
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createApp } from '../dist/app.js';
import { parseConfig } from '../dist/config/config.js';
import { openEmbeddedDatabase } from '../dist/database/embedded/embedded-database.js';
import { countDays } from '../dist/modules/figures/figures.service.js';
import { keepDays } from '../dist/modules/rates/public/rate-days.js';
import { openPlatform } from '../dist/open-platform.js';
import { makeLogger } from '../dist/platform/logger.js';
import { ENQUIRIES, fillPosts } from './lib/fill.mjs';
import { noteFigures, shown, sizesOf, written } from './lib/sizes.mjs';

const ROUNDS = 15;
const AIM_MS = 5;
const ADMIN = { email: 'admin@example.ca', password: 'violet tram at dawn' };
/** No brokerage has more rates, and posts of a few kilobytes would fill the disk; their histories grow on. */
const MOST_RATES = 10_000;
const MOST_POSTS = 100_000;
/** Calls of one calendar may not overlap, which the database checks for each. */
const MOST_CALLS = 100_000;

const STAFF = `
insert into user_account (id, name, email, role, password_hash)
select gen_random_uuid(), 'Adviser ' || n, 'adviser' || n || '@example.ca', 'ADMIN', 'x' from generate_series(1, 5) n`;

const PEOPLE = `
insert into user_account (id, name, email, role, password_hash, created_at)
select gen_random_uuid(), (array['Ada', 'Chantal', 'Daniel', 'Priya', 'Luc'])[1 + n % 5] || ' Name' || n % 5000,
  'holder' || n || '@example.ca', case when n <= 5 then 'MODERATOR' else 'ACCOUNT_HOLDER' end, 'x',
  now() - n * interval '5 minutes'
from generate_series(1, $1::int) n`;

const LENDERS = `
insert into bank (id, name, slug, kind, position)
select gen_random_uuid(), 'Lender ' || n, 'lender-' || n, 'Monoline lender', n from generate_series(1, 50) n`;

const RATES = `
insert into rate (id, bank_id, term, type, rate, purpose, insurance, province, visibility, position)
select gen_random_uuid(), (array(select id from bank order by position))[1 + n % 50],
  (array[1, 2, 3, 4, 5, 7, 10])[1 + n % 7], case when n % 4 = 0 then 'variable' else 'fixed' end, 3.5 + n % 300 / 100.0,
  (array['any', 'purchase', 'renewal', 'refinance'])[1 + n % 4], (array['any', 'insured', 'insurable', 'uninsured'])[1 + n / 4 % 4],
  (array[null, null, 'ON', 'BC'])[1 + n / 16 % 4], case when n % 3 = 0 then 'everyone' else 'signed_in' end, n
from generate_series(1, $1::int) n`;

const HISTORY = `
insert into rate_history (id, rate_id, bank_id, bank_name, old_rate, new_rate, before, after, created_at)
select gen_random_uuid(), r.id, r.bank_id, 'Lender', r.rate + 0.1, r.rate,
  json_build_object('term', r.term, 'type', r.type, 'visibility', r.visibility, 'rate', r.rate + 0.1),
  json_build_object('term', r.term, 'type', r.type, 'visibility', r.visibility, 'rate', r.rate),
  now() - n * interval '2 minutes'
from generate_series(1, $1::int) n
join (select *, row_number() over (order by position) - 1 as place from rate) r on r.place = n % $2::int`;

/** Half an hour each, the last one a week from now. */
const CALLS = `
insert into booking (id, calendar_no, slot, starts_at, ends_at, zone, full_name, email, phone, confirmed_at)
select gen_random_uuid(), 0, tstzrange(at, at + interval '30 minutes'), at, at + interval '30 minutes', 'America/Toronto',
  'Ada Name' || n, 'person' || n || '@example.ca', 'x', at
from (select n, date_trunc('hour', now()) + interval '7 days' - n * interval '30 minutes' as at from generate_series(1, $1::int) n) c`;

const AUDIT = `
insert into audit_event (id, actor_id, action, subject_type, subject_id, created_at)
select gen_random_uuid(), (array(select id from user_account where role <> 'ACCOUNT_HOLDER' order by id))[1 + n % 6],
  (array['enquiry.list', 'enquiry.read', 'rate.update', 'enquiry.assign', 'application.read', 'user.suspend', 'console.search'])[1 + n % 7],
  (array['enquiry', 'enquiry', 'rate', 'enquiry', 'application', 'user', 'console'])[1 + n % 7], gen_random_uuid(),
  now() - n * interval '1 minute'
from generate_series(1, $1::int) n`;

const APPLICATIONS = `
insert into application (id, application_number, full_name, email, phone, phone_index, mortgage_type, province, content, created_at)
select gen_random_uuid(), 'MB-2026-' || n, 'Ada Name' || n, 'person' || n || '@example.ca', $2, md5(n::text), 'renewal', 'ON', $2,
  now() - n * interval '5 minutes'
from generate_series(1, $1::int) n`;

const PAPERS = [
  `insert into document_request (id, application_id, owner_kind, person, code, state)
   select gen_random_uuid(), id, 'applicant', 'applicant', 'identity', 'received' from application`,
  `insert into document (id, request_id, state, object_key, sha256, bytes, mime, name)
   select gen_random_uuid(), id, 'clean', id::text, md5(id::text), 1000, 'application/pdf', $1 from document_request`,
];

const FILLED = [
  'user_account',
  'bank',
  'rate',
  'rate_history',
  'enquiry',
  'enquiry_day',
  'blog',
  'blog_total',
  'booking',
  'audit_event',
  'application',
  'document_request',
  'document',
];

/** Fills the tables; gives what the operations need to know of them. */
async function fill(owner, encryption, rows) {
  const sealed = encryption.encryptJson({});
  const rates = Math.min(rows, MOST_RATES);
  await owner.query(STAFF);
  await owner.query(ENQUIRIES, [rows]);
  await owner.query(PEOPLE, [rows]);
  await owner.query(LENDERS);
  await owner.query(RATES, [rates]);
  await owner.query('alter table rate_history disable trigger user');
  await owner.query(HISTORY, [rows, rates]);
  await owner.query('alter table rate_history enable trigger user');
  await fillPosts(owner, Math.min(rows, MOST_POSTS));
  await owner.query(CALLS, [Math.min(rows, MOST_CALLS)]);
  await owner.query(AUDIT, [rows]);
  await owner.query(APPLICATIONS, [rows, sealed]);
  await owner.query(PAPERS[0]);
  await owner.query(PAPERS[1], [encryption.encryptText('papers.pdf')]);
  for (const table of FILLED) await owner.query(`vacuum analyze ${table}`);
  const one = async (sql) => (await owner.query(sql)).rows[0].id;
  return {
    application: await one('select id from application order by created_at desc offset 10 limit 1'),
    rate: await one('select id from rate order by position limit 1'),
    person: await one(`select id from user_account where role = 'MODERATOR' order by id limit 1`),
  };
}

const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** The operations, by what somebody does. */
const operations = ({ application, rate, person }) => ({
  'rates: a page of every lender': '{ rateOffers(limit: 25) { totalItems items { id rate } } }',
  'rates: 5 years fixed, insured, in Ontario':
    '{ rateOffers(filter: {term: 5, type: FIXED, insurance: INSURED, province: "ON"}) { totalItems items { id } } }',
  'rates: how they moved': '{ rateTrend(term: 5, type: FIXED, months: 12) { on best } }',
  'rates: how one moved': `{ lenderRateHistory(rateId: "${rate}", months: 12) { rate } }`,
  'rates: what changed last': '{ rateHistory(limit: 25) { at } }',
  'inbox: what is due': '{ enquiries(sort: DUE, limit: 100) { totalItems items { id } } }',
  'inbox: the counts of its views': '{ enquiryViewCounts { view count } }',
  'inbox: one person': '{ enquiries(filter: {q: "person47@example.ca"}) { totalItems items { id } } }',
  'inbox: a common first name': '{ enquiries(filter: {q: "ada"}) { totalItems items { id } } }',
  'palette: one person': '{ search(q: "holder47@example.ca") { items { id } } }',
  'palette: a common first name': '{ search(q: "chantal") { items { id } } }',
  'people: everybody': '{ users(limit: 25) { totalItems items { id } } }',
  'people: by part of a name': '{ users(filter: {q: "name47"}, limit: 25) { totalItems items { id } } }',
  'posts: the newest': '{ blogs(limit: 10) { totalItems items { id } } }',
  'posts: a category': '{ blogs(filter: {category: "renewal"}, limit: 10) { totalItems items { id } } }',
  'posts: a word of half of them': '{ blogs(filter: {q: "mortgage"}, limit: 10) { totalItems items { id } } }',
  'bookings: the office’s week': `{ calendar(from: "${day(0)}", to: "${day(7)}") { calls { id } } }`,
  'bookings: free times of two weeks': `{ bookingSlots(from: "${day(1)}", to: "${day(14)}") { startsAt } }`,
  'audit: the newest changes': '{ auditEvents(filter: {kind: CHANGES}, limit: 50) { totalItems items { id } } }',
  'audit: what was done to people': '{ auditEvents(filter: {action: "user"}, limit: 50) { totalItems items { id } } }',
  'audit: what one of us did':
    '{ auditEvents(filter: {actor: "holder3@example.ca"}, limit: 50) { totalItems items { id } } }',
  'audit: one record': `{ auditEvents(filter: {subjectId: "${person}"}, limit: 50) { totalItems items { id } } }`,
  'figures: 13 weeks': '{ officeFigures(weeks: 13) { now { leads } } }',
  'figures: what waits': '{ officeCounts { waiting overdue } }',
  'documents: those of one file': `{ fileDocuments(applicationId: "${application}") { requests { id } } }`,
});

/** How long each statement of the operation took, in milliseconds; a pool asks with a callback, the rest with a promise. */
const statements = [];
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function timed(...asked) {
  const begun = performance.now();
  const note = () => statements.push(performance.now() - begun);
  const done = asked.at(-1);
  if (typeof done === 'function')
    asked[asked.length - 1] = (...answer) => {
      note();
      done(...answer);
    };
  const answer = query.apply(this, asked);
  answer?.then?.(note, note);
  return answer;
};

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function sizeOf(rows) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-growth-'));
  const database = await openEmbeddedDatabase({ dataDir: path.join(folder, 'postgres') });
  const config = parseConfig({
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    PORT: '4717',
    LIMITS_FACTOR: '1000000',
    LOG_LEVEL: 'error',
    JWT_SECRET: 'growth'.repeat(8),
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const platform = await openPlatform(config, makeLogger(config));
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const known = await fill(owner, platform.encryption, rows);
  await owner.end();
  // as the clock does each minute
  await countDays(platform);
  await keepDays(platform);
  const app = await createApp(platform, { clock: false });
  const server = http.createServer(app.handler);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await answersOf(`http://127.0.0.1:${server.address().port}`, operations(known));
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await app.close();
    await platform.close();
    await database.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function answersOf(url, asked) {
  const post = async (place, body, token) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    return (await fetch(url + place, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const { data: session } = await post('/api/auth/login', ADMIN);
  const results = [];
  for (const [what, operation] of Object.entries(asked)) {
    const rounds = [];
    // the first ones load code and plan statements
    for (let round = -3; round < ROUNDS; round += 1) {
      statements.length = 0;
      const begun = performance.now();
      const { errors } = await post('/graphql', { query: operation }, session.token);
      if (errors) throw new Error(`${what}: ${errors[0].message}`);
      if (round >= 0) rounds.push({ ms: performance.now() - begun, sql: Math.max(0, ...statements) });
    }
    results.push({ what, ms: median(rounds.map(({ ms }) => ms)), sql: median(rounds.map(({ sql }) => sql)) });
  }
  return results;
}

const sizes = sizesOf(100, 10_000, 100_000, 1_000_000);
const measured = [];
for (const rows of sizes) {
  measured.push(await sizeOf(rows));
  console.log(`${written(rows)} rows`);
  for (const { what, ms, sql } of measured.at(-1))
    console.log(`${shown(sql).padStart(8)} ms SQL ${shown(ms).padStart(8)} ms  ${what}${sql > AIM_MS ? '  <' : ''}`);
}
noteFigures({
  name: 'growth',
  says: `The dearest statement of each operation, then the whole answer, medians of ${ROUNDS}; aim ${AIM_MS} ms a statement. Rates at most ${written(MOST_RATES)}, posts and calls ${written(MOST_POSTS)}. Milliseconds.`,
  head: ['Operation', ...sizes.map(written)],
  lines: measured[0].map(({ what }, place) => [
    what,
    ...measured.map((results) => `${shown(results[place].sql)} · ${shown(results[place].ms)}`),
  ]),
});
