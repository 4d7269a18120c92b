import { keptUntil as endOf, RETENTION_PERIODS } from '@brokerage/domain/retention/periods';
import { APPLICATION, testApi, type TestApi } from '../../../test/api.js';
import { MODULES } from '../index.js';
import type { Module } from '../../manifest/module.js';
import { newId } from '../../platform/ids.js';
import { ERASED, ERASED_FILES } from './erased-files.js';
import { FORGET_FILES } from './forget-files.js';

const SCHEDULES = MODULES.flatMap(({ schedules = [] }: Module) => schedules);
const SEE = 'query ($id: ID!) { fileRetention(enquiryId: $id) { keptUntil termEndsOn heldAt } }';
const HOLD = `mutation ($id: ID!, $held: Boolean!) {
  holdFile(enquiryId: $id, held: $held) { userErrors { code message } retention { heldAt } }
}`;

/** What the chat sends */
const LEAD = {
  fullName: 'Ada Tremblay',
  phone: '416 967 1111',
  serviceType: 'New Purchase',
  downPayment: '5%',
  propertyValue: '$500K-$1M',
  mortgageAmount: '$500K - $1M',
};

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
});
afterAll(() => api.close());

interface Sent {
  id: string;
  enquiryId: string;
}
let senders = 0;
/** An application whose events are all so many years and a day old */
async function application(years: number, { province = 'ON', status = 'submitted' } = {}): Promise<Sent> {
  senders += 1;
  const email = `sender${senders}@example.ca`;
  const sent = await api.call('/mortgage/basic', { method: 'POST', body: { ...APPLICATION, email } });
  expect(sent.status).toBe(201);
  const [row] = await api.rows<Sent>(
    `select a.id, e.id as "enquiryId" from application a join enquiry e on e.source_id = a.id where a.email = $1`,
    [email],
  );
  const { id, enquiryId } = row as Sent;
  await api.rows('update application set province = $2, status = $3 where id = $1', [id, province, status]);
  await age(enquiryId, `${years} years 1 day`);
  return { id, enquiryId };
}
async function age(enquiryId: string, by: string): Promise<void> {
  const old = `now() - $2::interval`;
  await api.rows(`update enquiry set created_at = ${old} where id = $1`, [enquiryId, by]);
  await api.rows(
    `update application set created_at = ${old} where id = (select source_id from enquiry where id = $1)`,
    [enquiryId, by],
  );
  await api.rows(
    `update application_event set created_at = ${old} where application_id = (select source_id from enquiry where id = $1)`,
    [enquiryId, by],
  );
  await api.rows(`update enquiry_event set created_at = ${old} where enquiry_id = $1`, [enquiryId, by]);
}
const run = () => FORGET_FILES.run(api.platform);
const there = async (id: string): Promise<boolean> =>
  (await api.rows('select from application where id = $1', [id])).length > 0;

test('an application goes when the years of its province are over, and the audit log says so', async () => {
  const old = await application(6);
  const young = await application(5);
  const elsewhere = await application(6, { province: 'BC' });
  const funded = await application(6, { status: 'funded' });
  // a co-applicant without an account answered
  await api.rows(
    `insert into audit_event (id, action, subject_type, subject_id, ip)
     values ($1, 'co_applicant.answer', 'application', $2, '203.0.113.7')`,
    [newId(), old.id],
  );
  await run();
  expect([await there(old.id), await there(young.id), await there(elsewhere.id), await there(funded.id)]).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(await api.rows('select from enquiry where id = $1', [old.enquiryId])).toEqual([]);
  expect(await api.rows(`select from mail_message where params ->> 'applicationId' = $1`, [old.id])).toEqual([]);
  expect(await api.rows('select from application_event where application_id = $1', [old.id])).toEqual([]);
  const consents = await api.rows('select user_id, email, ip, purpose from consent where source_id = $1', [old.id]);
  expect(consents.length).toBeGreaterThan(0);
  expect(consents.every(({ email, ip, user_id: user }) => email === null && ip === null && user === null)).toBe(true);
  expect(await api.rows('select from audit_event where subject_id = $1 and ip is not null', [old.id])).toEqual([]);
  const [audit] = await api.rows(`select * from audit_event where action = 'retention.forget' and subject_id = $1`, [
    old.enquiryId,
  ]);
  expect(audit).toMatchObject({ actor_id: null, after: { sourceId: old.id, province: 'ON', documents: 0 } });
  expect(JSON.stringify(audit)).not.toContain('@example.ca');
  await age(funded.enquiryId, '16 years 1 day');
  await age(elsewhere.enquiryId, '7 years 1 day');
  await run();
  expect([await there(elsewhere.id), await there(funded.id)]).toEqual([false, false]);
});

test('a funded mortgage goes by the end of its term, and by the longest where nobody said it', async () => {
  const term = async ({ id }: Sent, endedAgo: string) =>
    api.rows(`update application set term_ends_on = (now() at time zone 'UTC' - $2::interval)::date where id = $1`, [
      id,
      endedAgo,
    ]);
  const [over, young, today, later, unsaid, rewritten] = [
    await application(11, { status: 'funded' }),
    await application(11, { status: 'funded' }),
    await application(11, { status: 'funded' }),
    await application(5, { status: 'funded' }),
    await application(11, { status: 'funded' }),
    await application(11, { status: 'funded', province: 'AB' }),
  ];
  await term(over, '6 years 2 days');
  await term(young, '5 years 364 days');
  // the last day of a term is part of it
  await term(today, '6 years');
  // news after the end keep it
  await term(later, '9 years');
  await term(rewritten, '5 years 2 days');
  const { keptUntil, termEndsOn } = (await api.graphql(SEE, { id: young.enquiryId }, admin)).body.data.fileRetention;
  const file = { kind: 'application', province: 'ON', funded: true, lastEvent: new Date(0) } as const;
  expect(keptUntil).toBe(endOf({ ...file, termEndsOn }).toISOString());
  await run();
  const left = await Promise.all([over, young, today, later, unsaid, rewritten].map(({ id }) => there(id)));
  expect(left).toEqual([false, true, true, true, true, false]);
  const [audit] = await api.rows(
    `select after from audit_event where action = 'retention.forget' and subject_id = $1`,
    [over.enquiryId],
  );
  expect(audit).toMatchObject({ after: { termEndsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } });
  // what the console says is what the schedule does
  const stays = (await api.graphql(SEE, { id: unsaid.enquiryId }, admin)).body.data.fileRetention;
  expect(stays.termEndsOn).toBeNull();
  await age(unsaid.enquiryId, '16 years 1 day');
  await run();
  expect(await there(unsaid.id)).toBe(false);
});

test('its documents go with their objects', async () => {
  const { id } = await application(6);
  const [request, document, name] = [newId(), newId(), newId()];
  const { privateFiles } = api.platform;
  const removed: string[] = [];
  await api.rows(
    `insert into document_request (id, application_id, owner_kind, person, code, state) values ($1, $2, 'applicant', 'applicant', 'other', 'received')`,
    [request, id],
  );
  await api.rows(
    `insert into document (id, request_id, state, object_key, sha256, bytes, mime, name) values ($1, $2, 'clean', $3, 'x', 1, 'application/pdf', 'x')`,
    [document, request, name],
  );
  const remove = (key: string): Promise<void> => {
    removed.push(key);
    return Promise.resolve();
  };
  await FORGET_FILES.run({ ...api.platform, privateFiles: { ...privateFiles, remove } });
  expect(removed).toEqual([name]);
  expect(await api.rows('select from document where id = $1', [document])).toEqual([]);
  expect(await there(id)).toBe(false);
});

test('a news keeps a file longer, and a legal hold keeps it until it ends', async () => {
  const { id, enquiryId } = await application(6);
  const token = { id: enquiryId };
  const held = (await api.graphql(HOLD, { ...token, held: true }, admin)).body.data.holdFile;
  expect([held.userErrors, typeof held.retention.heldAt]).toEqual([[], 'string']);
  // a second time changes nothing
  expect((await api.graphql(HOLD, { ...token, held: true }, admin)).body.data.holdFile.retention).toEqual(
    held.retention,
  );
  await run();
  expect(await there(id)).toBe(true);
  await api.rows('insert into application_event (id, application_id, to_status) values ($1, $2, $3)', [
    newId(),
    id,
    'in_review',
  ]);
  const ended = (await api.graphql(HOLD, { ...token, held: false }, admin)).body.data.holdFile;
  expect(ended.retention.heldAt).toBeNull();
  await run();
  expect(await there(id)).toBe(true);
  const { keptUntil } = (await api.graphql(SEE, token, admin)).body.data.fileRetention;
  expect(new Date(keptUntil).getUTCFullYear()).toBe(new Date().getUTCFullYear() + 6);
  const audits = await api.rows(`select after from audit_event where action = 'retention.hold' order by created_at`);
  expect(audits).toEqual([{ after: { held: true } }, { after: { held: false } }]);
  await age(enquiryId, '6 years 1 day');
  await run();
  expect(await there(id)).toBe(false);
});

test('leads and calls go by the years of their province', async () => {
  const body = { ...LEAD, email: 'lead@example.ca' };
  const sent = await api.call('/api/mortgage/lead', { method: 'POST', body });
  expect(sent.status).toBe(201);
  const [{ id, source }] = await api.rows(
    `select id, source_id as source from enquiry where email = 'lead@example.ca'`,
  );
  await api.rows(`update enquiry set province = 'AB' where id = $1`, [id]);
  await age(id, '2 years 300 days');
  await run();
  expect(await api.rows('select from enquiry where id = $1', [id])).toHaveLength(1);
  await age(id, '3 years 1 day');
  await run();
  expect(await api.rows('select from enquiry where id = $1', [id])).toEqual([]);
  expect(await api.rows('select from lead where id = $1', [source])).toEqual([]);
});

test('only the deletion of a file takes a person out of what they agreed to', async () => {
  const { enquiryId } = await application(1);
  await expect(api.rows('select forget_consents($1)', [enquiryId])).rejects.toThrow(/with its file alone/);
});

const RUNS = '{ retentionRuns { schedule lastAt removed } }';
const runs = async (): Promise<{ schedule: string; lastAt: string | null; removed: number }[]> =>
  (await api.graphql(RUNS, {}, admin)).body.data.retentionRuns;

test('every period of the privacy page has a schedule that leaves an audit row', async () => {
  const before = await runs();
  expect(before.map(({ schedule }) => schedule)).toEqual([
    'drafts',
    'files past their period',
    'job applications of a year ago',
    'rate watches that ended',
    'renewal reminders that ended',
    'emails about accounts',
  ]);
  expect(before.find(({ schedule }) => schedule === 'drafts')).toMatchObject({ lastAt: null, removed: 0 });
  const files = await application(6);
  await api.rows(
    `insert into draft (id, user_id, kind, content, device, updated_at, announced_at)
    select $1, id, 'comprehensive', 'x', 'x', now() - interval '91 days', now() - interval '30 days' from user_account limit 1`,
    [newId()],
  );
  await api.rows(
    `insert into career_application (id, job_key, full_name, email, email_index, phone, answers, applied_at)
    values ($1, 'x', 'Ada', 'ada@example.ca', 'x', 'x', 'x', now() - interval '13 months')`,
    [newId()],
  );
  await api.rows(
    `insert into rate_watch (id, email, content, ends_on, created_at)
    values ($1, 'ada@example.ca', 'x', now()::date + 30, now() - interval '8 days')`,
    [newId()],
  );
  await api.rows(
    `insert into renewal_reminder (id, email, content, matures_on, remind_on, created_at)
    values ($1, 'ada@example.ca', 'x', now()::date + 300, now()::date + 180, now() - interval '8 days')`,
    [newId()],
  );
  await api.rows(
    `insert into mail_message (id, template, recipient, subject, status, created_at)
    values ($1, 'account-deleted', 'ada@example.ca', 'x', 'sent', now() - interval '91 days')`,
    [newId()],
  );
  for (const { what, carriedOut } of RETENTION_PERIODS) {
    if (carriedOut.by === 'browser') continue;
    const schedule = SCHEDULES.find(({ name }) => name === carriedOut.schedule);
    expect([what, schedule?.name]).toEqual([what, carriedOut.schedule]);
    await schedule?.run(api.platform);
    const rows = await api.rows('select from audit_event where action = $1', [carriedOut.action]);
    expect([what, rows.length > 0]).toEqual([what, true]);
  }
  expect(await there(files.id)).toBe(false);
  // a file has a row of its own, the others one for all that went
  const [drafts, gone] = await runs();
  expect(drafts).toMatchObject({ lastAt: expect.any(String), removed: 1 });
  expect(gone?.removed).toBe((before[1]?.removed ?? 0) + 1);
});

describe('erased because its person asks', () => {
  const ERASE = 'mutation ($id: ID!) { eraseFile(enquiryId: $id) { userErrors { code message } erasedId } }';
  const WHY = 'query ($id: ID!) { fileRetention(enquiryId: $id) { keptBecause } }';
  const erase = async (id: string) => (await api.graphql(ERASE, { id }, admin)).body.data.eraseFile;
  const why = async (id: string): Promise<string | null> =>
    (await api.graphql(WHY, { id }, admin)).body.data.fileRetention.keptBecause;
  async function lead(email: string): Promise<{ id: string; source: string }> {
    expect((await api.call('/api/mortgage/lead', { method: 'POST', body: { ...LEAD, email } })).status).toBe(201);
    const [sent] = await api.rows(`select id, source_id as source from enquiry where email = $1`, [email]);
    return sent;
  }

  test('a lead goes with all that names the person, and the audit log says only who did it', async () => {
    const email = 'forget-me@example.ca';
    const { id, source } = await lead(email);
    const other = await lead('keep-me@example.ca');
    await api.rows(
      `insert into rate_watch (id, user_id, email, content, ends_on, met) select gen_random_uuid(), null, e, 'x', '2099-01-01', false
       from unnest($1::text[]) e`,
      [['Forget-Me@example.ca', 'keep-me@example.ca']],
    );
    await api.graphql(
      'mutation ($id: ID!) { addEnquiryNote(id: $id, text: "Asked to be forgotten") { userErrors { message } } }',
      { id },
      admin,
    );
    expect(await api.rows('select from enquiry_note where enquiry_id = $1', [id])).toHaveLength(1);
    expect(await why(id)).toBeNull();
    expect(await erase(id)).toEqual({ userErrors: [], erasedId: id });
    expect(await api.rows('select from enquiry where id = $1', [id])).toEqual([]);
    expect(await api.rows('select from lead where id = $1', [source])).toEqual([]);
    const left = await api.rows(
      `select 'mail' as what from mail_message where recipient = $1 union all select 'consent' from consent where email = $1
       union all select 'note' from enquiry_note where enquiry_id = $2
       union all select 'watch' from rate_watch where lower(email) = $1`,
      [email, id],
    );
    expect(left).toEqual([]);
    expect(await api.rows('select ip from consent where source_id = $1 and ip is not null', [source])).toEqual([]);
    const [audit] = await api.rows(`select * from audit_event where action = 'retention.forget' and subject_id = $1`, [
      id,
    ]);
    expect(audit).toMatchObject({ actor_id: expect.any(String), after: { asked: true, kind: 'LEAD' } });
    expect(JSON.stringify(audit)).not.toMatch(/forget-me|Tremblay|9671111/);
    // nobody else is touched, and a second time says that it is gone
    expect(await api.rows('select from enquiry where id = $1', [other.id])).toHaveLength(1);
    expect(await api.rows(`select from rate_watch where email = 'keep-me@example.ca'`)).toHaveLength(1);
    expect((await erase(id)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('and stays erased where a backup brings it back', async () => {
    const { id, source } = await lead('backup@example.ca');
    const [file] = await api.rows('select row_to_json(e) as row from enquiry e where id = $1', [id]);
    expect((await erase(id)).erasedId).toBe(id);
    await ERASED_FILES.run(api.platform);
    expect(JSON.stringify(await api.platform.privateFiles.note(ERASED))).toContain(id);
    await api.rows(
      `insert into enquiry (id, kind, topic, full_name, email, source, source_id, first_response_due_at)
       select id, kind, topic, full_name, email, source, source_id, first_response_due_at
       from json_populate_record(null::enquiry, $1::json)`,
      [JSON.stringify(file.row)],
    );
    await ERASED_FILES.run(api.platform);
    expect(await api.rows('select from enquiry where id = $1', [id])).toEqual([]);
    const again = await api.rows(
      `select after ->> 'sourceId' as source from audit_event where action = 'retention.forget' and subject_id = $1
       order by created_at`,
      [id],
    );
    expect(again).toEqual([{ source }, { source }]);
  });

  test('what the rules make a brokerage keep stays, and says why', async () => {
    const sent = await application(1);
    const [converted, held] = [await lead('converted@example.ca'), await lead('held@example.ca')];
    await api.rows(`update enquiry set status = 'CONVERTED' where id = $1`, [converted.id]);
    await api.graphql(HOLD, { id: held.id, held: true }, admin);
    const files: [string, string][] = [
      [sent.enquiryId, 'it is an application'],
      [converted.id, 'a mortgage was arranged'],
      [held.id, 'a legal hold'],
    ];
    for (const [id, words] of files) {
      expect(await why(id)).toContain(words);
      expect((await erase(id)).userErrors).toEqual([{ code: 'CONFLICT', message: expect.stringContaining(words) }]);
      expect(await api.rows('select from enquiry where id = $1', [id])).toHaveLength(1);
    }
  });
});
