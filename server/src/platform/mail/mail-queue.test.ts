import fs from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '../../../test/eventually.js';
import { testPlatform, type TestPlatform } from '../../../test/platform.js';
import { APPLICATION_RECEIVED } from '../../modules/applications/emails/application-received.email.js';
import { NEW_ENQUIRY } from '../../modules/enquiries/emails/new-enquiry.email.js';
import { newId } from '../ids.js';
import { emailTo, type EmailMessage } from '../email.js';
import { FAILED, SENT } from './outbox.sql.js';
import { waitAfter } from './send-mail.js';

let house: TestPlatform;
beforeAll(async () => {
  house = await testPlatform({ DEMO: '1' });
});
afterAll(() => house.close());

interface State {
  status: string;
  attempts: number;
  lastError: string | null;
}

async function stateOf(id: string): Promise<State | undefined> {
  const rows = await house.platform.db.query<State[]>(
    'select status, attempts, last_error as "lastError" from mail_message where id = $1',
    [id],
  );
  return rows[0];
}

const until = (id: string, holds: (state: State) => boolean): Promise<State> =>
  eventually(async () => {
    const state = await stateOf(id);
    if (!state || !holds(state)) throw new Error(`it stayed ${JSON.stringify(state)}`);
    return state;
  });

/** Queues an email in a transaction and gives its id. */
async function enqueue(mail: EmailMessage, { rollBack = false } = {}): Promise<string> {
  const runner = house.platform.db.createQueryRunner();
  await runner.startTransaction();
  await house.platform.mail.queue(runner.manager, [mail]);
  const newest = 'select id from mail_message order by id desc limit 1';
  const [row] = await runner.manager.query<{ id: string }[]>(newest);
  await (rollBack ? runner.rollbackTransaction() : runner.commitTransaction());
  await runner.release();
  return row?.id ?? '';
}

async function mailToApplicant(): Promise<EmailMessage> {
  const [application] = await house.platform.db.query<{ id: string; email: string }[]>(
    'select id, email from application limit 1',
  );
  const params = { applicationId: application?.id ?? '' };
  return emailTo(APPLICATION_RECEIVED, application?.email ?? '', params, { applicationNumber: 'MB' });
}

const keptFile = (id: string): string => path.join(house.platform.config.dataDir, 'mail', `${id}.eml`);

async function secondsUntilNext(id: string): Promise<number> {
  const sql = 'select extract(epoch from next_at - now())::float8 as seconds from mail_message where id = $1';
  const [row] = await house.platform.db.query<{ seconds: number }[]>(sql, [id]);
  return row?.seconds ?? NaN;
}

describe('mail', () => {
  it('is kept as a file when there is no SMTP server, with the number in it', async () => {
    const id = await enqueue(await mailToApplicant());
    expect(await until(id, ({ status }) => status === 'sent')).toEqual({
      status: 'sent',
      attempts: 1,
      lastError: null,
    });
    const file = await fs.readFile(keptFile(id), 'utf8');
    expect(file).toContain(`Message-ID: <${id}@localhost>`);
    // A10: a name that people know, and an address that somebody reads
    expect(file).toContain('From: Tamarack <no-reply@localhost>');
    expect(file).toContain('Reply-To: hello@example.ca');
    expect(file).toContain('Auto-Submitted: auto-generated');
    expect(file).toMatch(/MB-20\d\d-[0-9A-Z]{8}/);
    expect(file).toContain('24 hours');
    expect(file).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/);
    expect(file).toMatch(/filename=MB-20\d\d-[0-9A-Z]{8}\.ics/);
    expect(file.replace(/=\r?\n/g, '')).toMatch(/licences: ON 10412 \(sample\)/);
  });

  it('to the office links to the enquiry and says no figures and no phone number', async () => {
    const [enquiry] = await house.platform.db.query<{ id: string }[]>('select id from enquiry limit 1');
    const id = enquiry?.id ?? '';
    const message = emailTo(NEW_ENQUIRY, 'office@example.ca', { enquiryId: id }, { subject: 'New' });
    const mailId = await enqueue(message);
    await until(mailId, ({ status }) => status === 'sent');
    const file = await fs.readFile(keptFile(mailId), 'utf8');
    const text = file.replace(/=\r?\n/g, '');
    expect(text).toContain(`http://localhost:4000/admin/enquiries/${id}`);
    expect(text).not.toMatch(/\d{3}[ -]555-01(?!42)|\$\d/);
  });

  it('of a transaction that was rolled back does not exist', async () => {
    const id = await enqueue(await mailToApplicant(), { rollBack: true });
    expect(await stateOf(id)).toBeUndefined();
  });

  it('is tried again after a failure, fails in the end, and can be retried by hand', async () => {
    const { db, mail } = house.platform;
    const id = await enqueue(emailTo(NEW_ENQUIRY, 'office@example.ca', { enquiryId: newId() }, { subject: 'New' }));
    const first = await until(id, ({ attempts }) => attempts === 1);
    expect(first).toMatchObject({ status: 'pending', lastError: expect.stringContaining('not there') as string });
    expect(await secondsUntilNext(id)).toBeCloseTo(30, -1);

    await db.query('update mail_message set attempts = 29, next_at = now() where id = $1', [id]);
    expect(await until(id, ({ status }) => status === 'failed')).toMatchObject({ attempts: 30 });

    const [enquiry] = await db.query<{ id: string }[]>('select id from enquiry limit 1');
    await db.query('update mail_message set params = $2 where id = $1', [id, { enquiryId: enquiry?.id }]);
    expect(await db.transaction((manager) => mail.retry(manager, id))).toBe(true);
    await until(id, ({ status }) => status === 'sent');
    expect(await db.transaction((manager) => mail.retry(manager, id))).toBe(false);
  });

  it('that a killed process took comes back when its lease is over', async () => {
    const { db, mail } = house.platform;
    const [row] = mail.prepare([await mailToApplicant()]);
    await db.query(
      `insert into mail_message (id, template, recipient, subject, params, next_at)
       values ($1, $2, $3, $4, $5, now() + interval '2 seconds')`,
      [row?.id, row?.template, row?.recipient, row?.subject, row?.params],
    );
    mail.wake();
    const [before] = await db.query<{ now: Date }[]>('select now()');
    await until(row?.id ?? '', ({ status }) => status === 'sent');
    const [after] = await db.query<{ sent: Date }[]>('select sent_at as sent from mail_message where id = $1', [
      row?.id,
    ]);
    expect(Number(after?.sent) - Number(before?.now)).toBeGreaterThan(1_500);
  });

  it('whose sender comes too late is settled by the other one alone', async () => {
    const { db } = house.platform;
    const id = await enqueue(await mailToApplicant());
    await until(id, ({ status }) => status === 'sent');
    await db.query(FAILED, [id, 0, 'pending', 'too late', 30]);
    await db.query(SENT, [id, 0]);
    expect(await stateOf(id)).toEqual({ status: 'sent', attempts: 1, lastError: null });
  });

  it('waits twice as long each time, an hour at most, and more than a day in all', () => {
    const waits = Array.from({ length: 29 }, (_, attempt) => waitAfter(attempt));
    expect(waits.slice(0, 4)).toEqual([30, 60, 120, 240]);
    expect(Math.max(...waits)).toBe(3_600);
    expect(waits.reduce((sum, seconds) => sum + seconds, 0)).toBeGreaterThan(22 * 3_600);
  });
});
