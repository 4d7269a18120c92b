import { makeOwnerDataSource } from '../../database/data-source.js';
import type { WorkingMailQueue } from '../../platform/mail/mail-queue.js';
import { APPLICATION, lender, testApi, type TestApi } from '../../../test/api.js';
import { wordsOf } from '../../../test/words-of.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  // what is counted and looked at here is the request's work, not that of the emails it leaves behind
  await (api.platform.mail as WorkingMailQueue).close();
  await api.person('admin@example.ca', 'ADMIN');
});
afterAll(() => api.close());

const send = (body: unknown, headers: Record<string, string> = {}) =>
  api.call('/mortgage/basic', { method: 'POST', body, headers });
const count = async (table: string): Promise<number> =>
  (await api.rows(`select count(*)::int as n from ${table}`))[0].n as number;

test('an application is stored with all that follows from it', async () => {
  const bank = await lender(api, 'Oak Trust', [4.2]);
  const reply = await send({ ...APPLICATION, bankId: bank.id, comments: 'Call me after five' });
  expect(reply.status).toBe(201);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.body).toEqual({
    success: true,
    message: 'Application received',
    data: { id: expect.any(String), applicationNumber: expect.stringMatching(/^MB-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/) },
    errors: [],
  });
  const { id, applicationNumber } = reply.body.data as { id: string; applicationNumber: string };

  const [application] = await api.rows('select * from application where id = $1', [id]);
  expect(application).toMatchObject({
    application_number: applicationNumber,
    full_name: 'Noor Haddad',
    mortgage_type: 'new_purchase',
    bank_id: bank.id,
    status: 'submitted',
  });
  const stored = wordsOf(application);
  expect(stored).not.toMatch(/4165550142|555-0142|640000|128000/);

  const [enquiry] = await api.rows(
    `select *, first_response_due_at - created_at = interval '24 hours' as in_a_day from enquiry where source_id = $1`,
    [id],
  );
  expect(enquiry).toMatchObject({
    kind: 'APPLICATION',
    status: 'NEW',
    topic: 'new_purchase',
    province: 'ON',
    masked_phone: '416 ***-**42',
    application_number: applicationNumber,
    in_a_day: true,
  });
  const consents = await api.rows('select purpose, granted from consent where source_id = $1 order by purpose', [id]);
  expect(consents).toEqual([
    { purpose: 'contact', granted: true },
    { purpose: 'marketing', granted: false },
  ]);
  const mails = await api.rows('select template, recipient, params from mail_message order by template');
  const [settings] = await api.rows('select office_email from site_settings');
  expect(mails).toEqual([
    { template: 'application-received', recipient: 'noor@example.ca', params: { applicationId: id } },
    { template: 'new-enquiry', recipient: settings.office_email, params: { enquiryId: enquiry.id } },
  ]);
});

test('it takes two round trips, one of them the throttle’s', async () => {
  const sent = await api.statements(() => send(APPLICATION, { 'idempotency-key': 'counted' }));
  const kinds = sent.map((text) => text.trim().split(/\s+/)[0]?.toLowerCase());
  expect(kinds).toEqual(['insert', 'with']);
});

test('twenty at once with one key make one application, one enquiry and one email each', async () => {
  const before = [await count('application'), await count('enquiry'), await count('mail_message')];
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => send(APPLICATION, { 'idempotency-key': 'twenty' })),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  const numbers = new Set(replies.map(({ body }) => body.data.applicationNumber as string));
  expect(numbers.size).toBe(1);
  const after = [await count('application'), await count('enquiry'), await count('mail_message')];
  expect(after.map((n, i) => n - (before[i] ?? 0))).toEqual([1, 1, 2]);
});

test('the same key over GraphQL and REST is the same call', async () => {
  const headers = { 'idempotency-key': 'both-ways' };
  const rest = await send(APPLICATION, headers);
  const query = `mutation($input: BasicApplicationInput!, $key: String) {
    submitBasicApplication(input: $input, idempotencyKey: $key) { userErrors { code } application { applicationNumber } }
  }`;
  const input = { ...APPLICATION, mortgageType: 'NEW_PURCHASE', propertyValue: '640000.00', downPayment: '128000.50' };
  const graphql = await api.graphql(query, { input, key: 'both-ways' });
  expect(graphql.body.data.submitBasicApplication.application.applicationNumber).toBe(rest.body.data.applicationNumber);
});

test('a key used again for something else is refused', async () => {
  const headers = { 'idempotency-key': 'mine' };
  await send(APPLICATION, headers);
  const reply = await send({ ...APPLICATION, fullName: 'Somebody Else' }, headers);
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({ success: false, message: 'Submission failed', data: null });
});

test('a key is good again when its day is over', async () => {
  const headers = { 'idempotency-key': 'yesterday' };
  const first = await send(APPLICATION, headers);
  await api.rows(`update idempotency_key set expires_at = now() - interval '1 minute' where key = 'yesterday'`);
  const second = await send({ ...APPLICATION, fullName: 'Somebody Else' }, headers);
  expect(second.status).toBe(201);
  expect(second.body.data.applicationNumber).not.toBe(first.body.data.applicationNumber);
});

test('without a key each call is its own, and a token that is no good does not matter', async () => {
  const first = await send(APPLICATION);
  const second = await api.call('/api/mortgage/basic', { method: 'POST', body: APPLICATION, token: 'stale' });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.data.id).not.toBe(first.body.data.id);
});

test('a lender that is gone does not lose the application', async () => {
  const reply = await send({ ...APPLICATION, bankId: '00000000-0000-7000-8000-000000000000' });
  expect(reply.status).toBe(201);
});

test.each([
  ['fullName', { fullName: 'no' }],
  ['email', { email: 'not an address' }],
  ['phone', { phone: '911' }],
  ['phone', { phone: '212 555-0142' }],
  ['mortgageType', { mortgageType: 'NEW_PURCHASE' }],
  ['province', { province: 'NY' }],
  ['downPayment', { downPayment: 700_000 }],
  ['propertyValue', { propertyValue: -1 }],
  ['propertyValue', { propertyValue: 1e300 }],
  ['propertyValue', { propertyValue: 1.005 }],
  ['propertyValue', { propertyValue: '640000' }],
  ['bankId', { bankId: '1 OR 1=1' }],
  ['comments', { comments: 'x'.repeat(2_001) }],
  ['comments', { comments: 'a\0b' }],
  ['consent', { consent: true }],
  ['consent.contact', { consent: {} }],
  ['consent.contact', { consent: { contact: false } }],
  ['consent.role', { consent: { contact: true, role: 3 } }],
  ['status', { status: 'approved' }],
  ['userId', { userId: '00000000-0000-7000-8000-000000000000' }],
  ['applicationNumber', { applicationNumber: 'MB-2026-00000000' }],
])('%s: %j is refused by name', async (field, wrong) => {
  const before = await count('application');
  const reply = await send({ ...APPLICATION, ...wrong });
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({ success: false, message: 'Submission failed', data: null });
  expect(reply.body.errors.map((error: { field: string }) => error.field)).toContain(field);
  expect(await count('application')).toBe(before);
});

test('a number that is taken already is drawn once more, and the person hears nothing of it', async () => {
  const [{ application_number: taken }] = await api.rows('select application_number from application limit 1');
  const owner = await makeOwnerDataSource(api.database.ownerUrl).initialize();
  // the first number that is drawn from now on is the one of another application; a sequence does not roll back
  await owner.query(`create sequence draws; grant usage on sequence draws to app;
    create function same_number() returns trigger language plpgsql as $$ begin
      if nextval('draws') = 1 then new.application_number := '${taken}'; end if;
      return new;
    end $$;
    create trigger same_number before insert on application for each row execute function same_number()`);
  const reply = await send(APPLICATION, { 'idempotency-key': 'taken-number' });
  await owner.query('drop trigger same_number on application; drop function same_number; drop sequence draws');
  await owner.destroy();
  expect(reply.status).toBe(201);
  const { id, applicationNumber } = reply.body.data as { id: string; applicationNumber: string };
  expect(applicationNumber).not.toBe(taken);
  expect(await api.rows('select application_number from application where id = $1', [id])).toEqual([
    { application_number: applicationNumber },
  ]);
  expect((await send(APPLICATION, { 'idempotency-key': 'taken-number' })).body).toEqual(reply.body);
});

test('a number in the shape of a SIN is masked in what is stored', async () => {
  const reply = await send({ ...APPLICATION, comments: 'My SIN is 046 454 286' });
  const [{ content }] = await api.rows('select content from application where id = $1', [reply.body.data.id]);
  expect(api.platform.encryption.decryptJson(content as string)).toMatchObject({ comments: 'My SIN is *** *** ***' });
});
