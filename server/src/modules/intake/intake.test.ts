import { makeOwnerDataSource } from '../../database/data-source.js';
import { testPlatform, type TestPlatform } from '../../../test/platform.js';
import { newId } from '../../platform/ids.js';
import { RateLimitedError } from '../../platform/limits.js';
import type { Actor } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { EnquiryService } from '../enquiries/file/file.service.js';
import type { IntakeSource, Submission } from './intake-source.js';
import { IntakeService } from './intake.service.js';
import { LEAD } from './intake.limits.js';

/** A source that no product has: all it adds is its table, its labels and its consent wording. */
const QUESTION: IntakeSource<{ question: string }> = {
  name: 'test-question',
  kind: 'CONTACT',
  operation: 'submitTestQuestion',
  limit: LEAD,
  columns: { ticket: 'text' },
  insert: `question as (
  insert into test_question (id, ticket, email) select "sourceId", "ticket", "email" from go
)`,
  drawn: 'test_question_ticket_key',
  label: ({ question }, bankName) => [{ label: `Question about ${bankName ?? 'no lender'}`, value: question }],
};

const ORIGIN = { ip: '192.0.2.7', requestId: 'a-request' };

interface Ticket {
  id: string;
  ticket: string;
}

let house: TestPlatform;
let intake: IntakeService;
let ticket = 100;
beforeAll(async () => {
  house = await testPlatform({ LIMITS_FACTOR: '10' });
  intake = new IntakeService(house.platform);
  const owner = await makeOwnerDataSource(house.database.ownerUrl).initialize();
  await owner.query(`create table test_question (id uuid primary key, ticket text unique, email text not null);
    grant all on test_question to app`);
  await owner.destroy();
});
afterAll(() => house.close());

function question(text: string, change: Partial<Submission<Ticket, { question: string }>> = {}) {
  return (): Submission<Ticket, { question: string }> => {
    const reply = { id: newId(), ticket: String((ticket += 1)) };
    return {
      reply,
      userId: null,
      request: text,
      person: { fullName: 'Ada Tremblay', email: 'ada@example.ca', e164: '+14169671111' },
      topic: 'A question',
      answers: { question: text },
      record: { ticket: reply.ticket },
      consents: [{ purpose: 'contact', granted: true, textVersion: 'test words 1' }],
      ...change,
    };
  };
}

const rows = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  house.platform.db.query(sql, values);
const counts = async (): Promise<unknown> =>
  (
    await rows(`select (select count(*)::int from test_question) as records, (select count(*)::int from enquiry) as enquiries,
      (select count(*)::int from enquiry_event) as events, (select count(*)::int from consent) as consents,
      (select count(*)::int from mail_message) as emails`)
  )[0];

test('a source’s record is stored with its enquiry, clock, event, consent and email', async () => {
  const reply = await intake.receive(QUESTION, ORIGIN, undefined, question('May I pay early?'));
  expect(await rows('select id, ticket, email from test_question')).toEqual([{ ...reply, email: 'ada@example.ca' }]);
  const [enquiry] = await rows(
    `select *, first_response_due_at - created_at = interval '24 hours' as in_a_day from enquiry where source_id = $1`,
    [reply.id],
  );
  expect(enquiry).toMatchObject({
    kind: 'CONTACT',
    status: 'NEW',
    source: 'test-question',
    topic: 'A question',
    masked_phone: '416 ***-**11',
    in_a_day: true,
  });
  expect(JSON.stringify(enquiry)).not.toMatch(/9671111|pay early/);
  expect(await rows('select to_status from enquiry_event where enquiry_id = $1', [enquiry?.['id']])).toEqual([
    { to_status: 'NEW' },
  ]);
  expect(
    await rows('select purpose, granted, text_version, ip, email from consent where source_id = $1', [reply.id]),
  ).toEqual([
    { purpose: 'contact', granted: true, text_version: 'test words 1', ip: '192.0.2.7', email: 'ada@example.ca' },
  ]);
  const [settings] = await rows('select office_email from site_settings');
  expect(await rows('select template, recipient, subject, params from mail_message')).toEqual([
    {
      template: 'new-enquiry',
      recipient: settings?.['office_email'],
      subject: 'New enquiry: A question',
      params: { enquiryId: enquiry?.['id'] },
    },
  ]);
});

test('the inbox reads it with the source’s labels, in one statement and without the source’s table', async () => {
  const { db } = house.platform;
  const bankId = newId();
  await rows(`insert into bank (id, name, slug, kind) values ($1, 'Oak Trust', 'oak', 'Credit union')`, [bankId]);
  const { id } = await intake.receive(QUESTION, ORIGIN, undefined, question('And double up?', { bankId }));
  const [enquiry] = await rows<{ id: string }>('select id from enquiry where source_id = $1', [id]);
  const inbox = new EnquiryService(house.platform);
  inbox.addSource(QUESTION);
  const admin = { userId: await person(), role: 'ADMIN', name: 'Admin', email: 'a@example.ca', sessionId: newId() };
  const read = await inbox.read(admin as Actor, ORIGIN, enquiry?.id ?? '');
  expect(read).toMatchObject({
    phone: '+14169671111',
    answers: [{ label: 'Question about Oak Trust', value: 'And double up?' }],
  });
  await db.query('delete from bank where id = $1', [bankId]);
  const later = await inbox.read(admin as Actor, ORIGIN, enquiry?.id ?? '');
  expect(later?.answers).toEqual([{ label: 'Question about no lender', value: 'And double up?' }]);
  const unknown = await new EnquiryService(house.platform).read(admin as Actor, ORIGIN, enquiry?.id ?? '');
  expect(unknown?.answers).toEqual([]);
});

test('a lender that is gone does not lose the submission', async () => {
  const { id } = await intake.receive(QUESTION, ORIGIN, undefined, question('Who?', { bankId: newId() }));
  expect(await rows('select bank_id from enquiry where source_id = $1', [id])).toEqual([{ bank_id: null }]);
});

test('twenty at once with one key are stored once and answered alike; another request under it is refused', async () => {
  const before = await counts();
  const send = (text: string) => intake.receive(QUESTION, ORIGIN, 'one-key', question(text));
  const replies = await Promise.all(Array.from({ length: 20 }, () => send('Twice?')));
  expect(new Set(replies.map((reply) => reply.ticket)).size).toBe(1);
  expect(await counts()).toEqual(
    Object.fromEntries(Object.entries(before as Record<string, number>).map(([name, n]) => [name, n + 1])),
  );
  await expect(send('Something else?')).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  await expect(send('Twice?')).resolves.toEqual(replies[0]);
});

test('the same key is free for another source', async () => {
  const other = { ...QUESTION, name: 'test-other', operation: 'submitTestOther' };
  const first = await intake.receive(QUESTION, ORIGIN, 'both', question('Here?'));
  const second = await intake.receive(other, ORIGIN, 'both', question('There?'));
  expect(second.id).not.toBe(first.id);
});

test('what is refused or fails leaves nothing behind', async () => {
  const before = await counts();
  const refuse = (): never => {
    throw new DomainError('INVALID', 'No.', 'question');
  };
  await expect(intake.receive(QUESTION, ORIGIN, 'refused', refuse)).rejects.toThrow('No.');
  await expect(intake.receive(QUESTION, ORIGIN, '', question('x'))).rejects.toMatchObject({ code: 'INVALID' });
  const broken = question('x', { person: { fullName: 'a\0b', email: 'a@example.ca', e164: '+14169671111' } });
  await expect(intake.receive(QUESTION, ORIGIN, 'broken', broken)).rejects.toThrow();
  expect(await counts()).toEqual(before);
  await expect(intake.receive(QUESTION, ORIGIN, 'broken', question('x'))).resolves.toBeDefined();
});

test('a number that is taken is drawn again', async () => {
  const { ticket: taken } = await intake.receive(QUESTION, ORIGIN, undefined, question('First?'));
  let reads = 0;
  const read = (): Submission<Ticket, { question: string }> =>
    question('Second?', (reads += 1) === 1 ? { record: { ticket: taken } } : {})();
  const reply = await intake.receive(QUESTION, ORIGIN, 'drawn', read);
  expect([reads, reply.ticket]).not.toContain(taken);
  expect(reads).toBe(2);
  expect(await intake.receive(QUESTION, ORIGIN, 'drawn', read)).toEqual(reply);
});

test('the throttle comes before everything else', async () => {
  const origin = { ...ORIGIN, ip: '192.0.2.99' };
  for (let sent = 0; sent < 300; sent += 1) await house.platform.limits.consume(LEAD, origin.ip);
  let read = false;
  const receive = intake.receive(QUESTION, origin, undefined, () => {
    read = true;
    return question('x')();
  });
  await expect(receive).rejects.toThrow(RateLimitedError);
  expect(read).toBe(false);
});

async function person(): Promise<string> {
  const id = newId();
  await rows(`insert into user_account (id, name, email, role) values ($1, 'Admin', 'admin@example.ca', 'ADMIN')`, [
    id,
  ]);
  return id;
}
