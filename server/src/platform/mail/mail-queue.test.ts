import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { testPlatform, type TestPlatform } from '../../../test/platform.js';
import { newId } from '../ids.js';
import type { MailRow } from '../interfaces.js';
import { waitAfter } from './mail-queue.js';

let test: TestPlatform;
beforeAll(async () => {
  test = await testPlatform({ DEMO: '1' });
});
afterAll(() => test.close());

interface State {
  status: string;
  attempts: number;
  lastError: string | null;
}

const store = `insert into mail_message (id, template, recipient, subject, params)
  select id, template, recipient, subject, params
  from jsonb_to_recordset($1) as m(id uuid, template text, recipient text, subject text, params jsonb)`;

async function stateOf(id: string): Promise<State | undefined> {
  const rows = await test.platform.db.query<State[]>(
    'select status, attempts, last_error as "lastError" from mail_message where id = $1',
    [id],
  );
  return rows[0];
}

async function until(id: string, holds: (state: State) => boolean): Promise<State> {
  for (let waited = 0; waited < 10_000; waited += 50) {
    const state = await stateOf(id);
    if (state && holds(state)) return state;
    await sleep(50);
  }
  throw new Error(`it stayed ${JSON.stringify(await stateOf(id))}`);
}

async function enqueue(rows: MailRow[], { rollBack = false } = {}): Promise<void> {
  const { db, jobs, mail } = test.platform;
  const runner = db.createQueryRunner();
  await runner.startTransaction();
  await runner.manager.query(store, [JSON.stringify(rows)]);
  await jobs.insert(runner.manager, mail.jobsFor(rows));
  await (rollBack ? runner.rollbackTransaction() : runner.commitTransaction());
  await runner.release();
}

async function letterToApplicant(): Promise<MailRow> {
  const [application] = await test.platform.db.query<{ id: string }[]>('select id from application limit 1');
  const [row] = test.platform.mail.prepare([
    {
      template: 'application-received',
      to: 'priya@example.ca',
      subject: 'Received',
      params: { applicationId: application?.id ?? '' },
    },
  ]);
  if (!row) throw new Error('no row was prepared');
  return row;
}

const jobsOf = (mailId: string): Promise<{ state: string; attempt: number }[]> =>
  test.platform.db.query(
    `select state, (data ->> 'attempt')::int as attempt from pgboss.job where data ->> 'mailId' = $1 order by 2`,
    [mailId],
  );

describe('mail', () => {
  it('is kept as a file when there is no SMTP server, with the number in it', async () => {
    const row = await letterToApplicant();
    await enqueue([row]);
    expect(await until(row.id, ({ status }) => status === 'sent')).toEqual({
      status: 'sent',
      attempts: 1,
      lastError: null,
    });
    const file = await fs.readFile(path.join(test.platform.config.dataDir, 'mail', `${row.id}.eml`), 'utf8');
    expect(file).toContain(`Message-ID: <${row.id}@localhost>`);
    expect(file).toMatch(/MB-20\d\d-[0-9A-Z]{8}/);
    expect(file).toContain('24 hours');
    expect(file).toContain('licence 00000');
  });

  it('to the office links to the enquiry and says no figures and no phone number', async () => {
    const [enquiry] = await test.platform.db.query<{ id: string }[]>('select id from enquiry limit 1');
    const id = enquiry?.id ?? '';
    const [row] = test.platform.mail.prepare([
      { template: 'new-enquiry', to: 'office@example.ca', subject: 'New', params: { enquiryId: id } },
    ]);
    await enqueue(row ? [row] : []);
    await until(row?.id ?? '', ({ status }) => status === 'sent');
    const file = await fs.readFile(path.join(test.platform.config.dataDir, 'mail', `${row?.id ?? ''}.eml`), 'utf8');
    const text = file.replace(/=\r?\n/g, '');
    expect(text).toContain(`http://localhost:4000/admin/enquiries/${id}`);
    expect(text).not.toMatch(/\d{3}[ -]555-01(?!42)|\$\d/);
  });

  it('of a transaction that was rolled back does not exist, nor does its job', async () => {
    const row = await letterToApplicant();
    await enqueue([row], { rollBack: true });
    expect(await jobsOf(row.id)).toEqual([]);
    expect(await stateOf(row.id)).toBeUndefined();
  });

  it('is tried again after a failure, fails in the end, and can be retried by hand', async () => {
    const { db, mail } = test.platform;
    const [row] = mail.prepare([
      { template: 'application-received', to: 'x@example.ca', subject: 'Lost', params: { applicationId: newId() } },
    ]);
    const id = row?.id ?? '';
    await enqueue(row ? [row] : []);
    const first = await until(id, ({ attempts }) => attempts === 1);
    expect(first).toMatchObject({ status: 'pending', lastError: expect.stringContaining('not there') as string });
    expect(await jobsOf(id)).toEqual([expect.anything(), { state: 'created', attempt: 1 }]);

    await db.query('update mail_message set attempts = 29 where id = $1', [id]);
    await test.platform.jobs.insert(db.manager, [{ id: newId(), queue: 'mail', data: { mailId: id, attempt: 29 } }]);
    expect(await until(id, ({ status }) => status === 'failed')).toMatchObject({ attempts: 30 });

    const [application] = await db.query<{ id: string }[]>('select id from application limit 1');
    await db.query('update mail_message set params = $2 where id = $1', [id, { applicationId: application?.id }]);
    expect(await mail.retry(id)).toBe(true);
    await until(id, ({ status }) => status === 'sent');
    expect(await mail.retry(id)).toBe(false);
  });

  it('is not sent twice when the job of a killed process comes back', async () => {
    const row = await letterToApplicant();
    await enqueue([row]);
    await until(row.id, ({ status }) => status === 'sent');
    const file = path.join(test.platform.config.dataDir, 'mail', `${row.id}.eml`);
    await fs.rm(file);
    await test.platform.jobs.insert(test.platform.db.manager, [
      { id: newId(), queue: 'mail', data: { mailId: row.id, attempt: 0 } },
    ]);
    await sleep(2_500);
    await expect(fs.stat(file)).rejects.toThrow('ENOENT');
  });

  it('waits twice as long each time, an hour at most, and more than a day in all', () => {
    const waits = Array.from({ length: 29 }, (_, attempt) => waitAfter(attempt));
    expect(waits.slice(0, 4)).toEqual([30, 60, 120, 240]);
    expect(Math.max(...waits)).toBe(3_600);
    expect(waits.reduce((sum, seconds) => sum + seconds, 0)).toBeGreaterThan(22 * 3_600);
  });
});
