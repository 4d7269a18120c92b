import { asAdmin } from './database.js';
import { remindOfCalls } from '../src/modules/bookings/reminders.js';
import { FORGET_PICTURES } from '../src/modules/blogs/blog-picture.service.js';
import { CLOSE_JOBS_IN_TIME, FORGET_APPLICATIONS, SWEEP_RESUMES } from '../src/modules/careers/career.schedules.js';
import { EXPIRE_DOCUMENTS, SWEEP_UPLOADS } from '../src/modules/documents/document-schedules.js';
import { draftExpiry } from '../src/modules/drafts/draft-expiry.js';
import { ROUND } from '../src/platform/set-aside/in-rounds.js';
import type { Platform } from '../src/platform/platform.js';
import { newId } from '../src/platform/ids.js';
import { logLines } from './log-lines.js';
import { testPlatform, type TestPlatform } from './platform.js';

/** Rows whose id begins so are refused by the database; they are the first in every order there is. */
const BAD = `'00000000-0000-7000-8000-' || lpad(n::text, 12, '0')`;
const GOOD = 'ffffffff-0000-7000-8000-000000000000';
const OLD = `now() - interval '400 days' + n * interval '1 minute'`;
/** As many bad rows as fit into a round, and a good one after them */
const ROWS = `(select (case when n > ${ROUND} then '${GOOD}' else ${BAD} end)::uuid as id, n from generate_series(1, ${ROUND + 1}) n) rows`;
const CALL = new Date('2027-03-09T15:00:00Z');

const { log, lines } = logLines();
let house: TestPlatform;
beforeAll(async () => {
  house = await testPlatform({}, { log });
  await house.platform.db.query(
    `insert into user_account (id, name, email, role, password_hash) values ($1, 'Office', 'office@example.ca', 'ADMIN', 'x')`,
    [newId()],
  );
});
afterAll(() => house.close());

interface Loop {
  work: string;
  table: string;
  on: 'delete' | 'update';
  /** Columns and values besides the id; without the rules of the database, which are not what is asked here */
  row: Readonly<Record<string, string>>;
  run: (platform: Platform) => unknown;
  /** Whether the good row was worked on, in SQL */
  done: string;
}

const file = { object_key: `'starved-' || n`, sha256: `'x'`, bytes: '1', mime: `'application/pdf'`, name: `'x'` };
const gone = (table: string): string => `not exists (select from ${table} where id = '${GOOD}')`;
const is = (table: string, what: string): string => `exists (select from ${table} where id = '${GOOD}' and ${what})`;

const LOOPS: readonly Loop[] = [
  { work: 'résumés of nobody', table: 'career_resume', on: 'delete', row: { ...file, scanned: 'true', updated_at: OLD }, run: (platform) => SWEEP_RESUMES.run(platform), done: gone('career_resume') }, // prettier-ignore
  { work: 'unfinished uploads', table: 'document', on: 'delete', row: { ...file, request_id: 'rows.id', created_at: OLD }, run: (platform) => SWEEP_UPLOADS.run(platform), done: gone('document') }, // prettier-ignore
  { work: 'pictures of no post', table: 'blog_picture', on: 'delete', row: { width: '1', height: '1', created_at: OLD }, run: (platform) => FORGET_PICTURES.run(platform), done: gone('blog_picture') }, // prettier-ignore
  {
    work: 'job applications of a year ago',
    table: 'career_application',
    on: 'delete',
    row: { job_key: `'x'`, full_name: `'A'`, email: `'x'`, email_index: 'n::text', phone: `'x'`, answers: `'x'`, applied_at: OLD },
    run: (platform) => FORGET_APPLICATIONS.run(platform),
    done: gone('career_application'),
  },
  {
    work: 'jobs that close',
    table: 'job',
    on: 'update',
    row: { slug: `'starved-' || n`, title: `'A'`, department: `'x'`, employment_type: `'x'`, description: `'x'`, compensation: `'x'`, status: `'OPEN'`, posted_at: OLD, closes_on: `'2026-01-01'` },
    run: (platform) => CLOSE_JOBS_IN_TIME.run(platform),
    done: is('job', `status <> 'OPEN'`),
  },
  {
    work: 'papers that expired',
    table: 'document_request',
    on: 'update',
    row: { application_id: 'rows.id', owner_kind: `'file'`, person: `'file'`, code: `'other'`, state: `'accepted'`, expires_at: OLD },
    run: (platform) => EXPIRE_DOCUMENTS.run(platform),
    done: is('document_request', `state = 'expired'`),
  },
  {
    work: 'drafts',
    table: 'draft',
    on: 'update',
    row: { user_id: 'rows.id', kind: `'mortgage'`, content: `'x'`, device: `'x'`, updated_at: OLD },
    run: (platform) => draftExpiry.run(platform),
    done: is('draft', 'announced_at is not null'),
  },
  {
    work: 'reminders of calls',
    table: 'booking',
    on: 'update',
    row: {
      calendar_no: 'n', agent_chosen: 'false', zone: `'America/Toronto'`, full_name: `'A'`, phone: `'x'`, placed_at: OLD,
      email: `'a' || n || '@example.ca'`, starts_at: `'${CALL.toISOString()}'`, ends_at: `'${CALL.toISOString()}'`, slot: `'empty'`,
    },
    run: (platform) => remindOfCalls(platform, new Date(CALL.getTime() - 24 * 3_600_000)),
    done: is('booking', 'day_reminder_at is not null'),
  },
]; // prettier-ignore

test.each(LOOPS)('$work: a round of bad rows does not keep out the good one behind them', async (loop) => {
  const { table, on, row, work } = loop;
  const bad = `old.id < '${GOOD}'`;
  await asAdmin(
    `set session_replication_role = replica;
     insert into ${table} (id, ${Object.keys(row).join(', ')}) select rows.id, ${Object.values(row).join(', ')} from ${ROWS};
     set session_replication_role = default;
     create or replace function poison() returns trigger language plpgsql as $$
     begin if ${bad} then raise exception 'a bad row' using errcode = '22P02'; end if; return ${on === 'delete' ? 'old' : 'new'}; end $$;
     create trigger poison before ${on} on ${table} for each row execute function poison()`,
    house.database.name,
  );
  try {
    await loop.run(house.platform);
    expect(await house.platform.db.query(`select ${loop.done} as done`)).toEqual([{ done: true }]);
    const metric = await house.platform.metrics.registry.getSingleMetricAsString('set_aside_total');
    expect(metric).toContain(`set_aside_total{work="${work}"} ${ROUND}`);
    expect(lines('a row was set aside').filter((line) => line['work'] === work)).toHaveLength(1);
  } finally {
    await asAdmin(
      `drop trigger poison on ${table}; set session_replication_role = replica; delete from ${table}`,
      house.database.name,
    );
  }
});
