import { APPLICATION, testApi, type TestApi } from '../../../test/api.js';

let api: TestApi;
let admin: string;
let adminId: string;
beforeAll(async () => {
  api = await testApi();
  adminId = await api.person('admin@example.ca', 'ADMIN', 'The Admin');
  await api.person('moderator@example.ca', 'MODERATOR');
  admin = await api.token('admin@example.ca');
  for (const fullName of ['First Person', 'Per 100% Cent', 'Last Person']) {
    await api.call('/mortgage/basic', { method: 'POST', body: { ...APPLICATION, fullName } });
  }
});
afterAll(() => api.close());

const LIST = `query($filter: EnquiryFilter, $after: String, $limit: Int) {
  enquiries(filter: $filter, after: $after, limit: $limit) {
    totalItems nextCursor items { id fullName status subject maskedPhone email version firstResponseDueAt firstRespondedAt assignedTo }
  }
}`;
const READ = `query($id: ID!) {
  enquiry(id: $id) {
    enquiry { id fullName version } phone answers { label value }
    notes { authorName text createdAt } events { actorName from to }
  }
}`;
const MOVE = `mutation($id: ID!, $status: EnquiryStatus!, $v: Int) {
  updateEnquiryStatus(id: $id, status: $status, expectedVersion: $v) {
    userErrors { code message field } enquiry { status version firstRespondedAt } event { actorName from to }
  }
}`;
const NOTE =
  'mutation($id: ID!, $text: String!) { addEnquiryNote(id: $id, text: $text) { userErrors { code } note { text authorName } } }';

const list = async (filter: unknown = {}, paging: object = {}) =>
  (await api.graphql(LIST, { filter, ...paging }, admin)).body.data.enquiries;
const idOf = async (q: string): Promise<string> => (await list({ q })).items[0].id as string;

test('newest first, in pages, without a full phone number', async () => {
  const page = await list({}, { limit: 2 });
  expect(page).toMatchObject({ totalItems: 3, nextCursor: expect.any(String) });
  expect(page.items.map((item: { fullName: string }) => item.fullName)).toEqual(['Last Person', 'Per 100% Cent']);
  expect(page.items[0].maskedPhone).toBe('416 ***-**42');
  const next = await list({}, { after: page.nextCursor, limit: 2 });
  expect(next).toMatchObject({ totalItems: 3, nextCursor: null, items: [{ fullName: 'First Person' }] });
  const sent = await api.statements(() => list());
  expect(sent.length).toBeLessThanOrEqual(2);
});

test('filters: status, overdue, and beginnings of words', async () => {
  expect((await list({ status: 'CLOSED' })).totalItems).toBe(0);
  expect((await list({ overdue: true })).totalItems).toBe(0);
  expect((await list({ overdue: false })).totalItems).toBe(3);
  expect((await list({ q: '100%' })).totalItems).toBe(1);
  expect((await list({ q: '%_' })).totalItems).toBe(0);
  expect((await list({ q: 'cent per' })).totalItems).toBe(1);
  expect((await list({ q: 'NOOR@' })).totalItems).toBe(3);
  expect((await list({ q: '(416) 555-0142' })).totalItems).toBe(3);
  await api.rows(
    `update enquiry set first_response_due_at = now() - interval '1 hour' where full_name = 'First Person'`,
  );
  expect((await list({ overdue: true })).items.map((item: { fullName: string }) => item.fullName)).toEqual([
    'First Person',
  ]);
});

test('sorted each way, and only those waiting', async () => {
  const SORTED = `query($sort: EnquirySort, $filter: EnquiryFilter) {
    enquiries(sort: $sort, filter: $filter) { items { fullName } }
  }`;
  const sorted = async (sort: string, filter: object = {}): Promise<string[]> =>
    (await api.graphql(SORTED, { sort, filter }, admin)).body.data.enquiries.items.map(
      (item: { fullName: string }) => item.fullName,
    );
  expect(await sorted('NAME')).toEqual(['First Person', 'Last Person', 'Per 100% Cent']);
  expect(await sorted('OLDEST')).toEqual(['First Person', 'Per 100% Cent', 'Last Person']);
  expect(await sorted('NEWEST')).toEqual(['Last Person', 'Per 100% Cent', 'First Person']);
  await api.rows(`update enquiry set first_responded_at = now() where full_name = 'Per 100% Cent'`);
  expect(await sorted('DUE')).toEqual(['First Person', 'Last Person', 'Per 100% Cent']);
  expect(await sorted('DUE', { waiting: true })).toEqual(['First Person', 'Last Person']);
  await api.rows(`update enquiry set first_responded_at = null where full_name <> 'First Person'`);
});

test.each([
  ['limit', { limit: 101 }],
  ['cursor', { after: 'nowhere' }],
])('a %s out of range is refused', async (_name, paging) => {
  const reply = await api.graphql(LIST, paging, admin);
  expect(reply.body.data.enquiries).toBeNull();
  expect(reply.body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
});

test('reading one shows what was answered and leaves an audit row each time', async () => {
  const id = await idOf('First Person');
  const sent = await api.statements(() => api.graphql(READ, { id }, admin));
  expect(sent.length).toBe(1);
  const detail = (await api.graphql(READ, { id }, admin)).body.data.enquiry;
  expect(detail.phone).toBe('+14165550142');
  expect(detail.answers).toEqual([
    { label: 'Mortgage type', value: 'New purchase' },
    { label: 'Province', value: 'Ontario' },
    { label: 'Property value', value: expect.stringContaining('640,000') },
    { label: 'Down payment', value: expect.stringContaining('128,000.50') },
  ]);
  expect(detail.events).toEqual([{ actorName: null, from: null, to: 'NEW' }]);
  const audit = await api.rows(
    `select actor_id, request_id from audit_event where action = 'enquiry.read' and subject_id = $1`,
    [id],
  );
  expect(audit.length).toBe(2);
  expect(audit[0]).toEqual({ actor_id: adminId, request_id: expect.stringMatching(/.+/) });
});

test('one that is not there is null and leaves no row', async () => {
  const reply = await api.graphql(READ, { id: '00000000-0000-7000-8000-000000000000' }, admin);
  expect(reply.body).toEqual({ data: { enquiry: null } });
  const audit = await api.rows(`select 1 from audit_event where subject_id = '00000000-0000-7000-8000-000000000000'`);
  expect(audit).toEqual([]);
});

test('only listed moves exist, and no status stops the clock', async () => {
  const id = await idOf('Last Person');
  const move = async (status: string, v?: number) =>
    (await api.graphql(MOVE, { id, status, v }, admin)).body.data.updateEnquiryStatus;
  for (const status of ['CONVERTED', 'ASSIGNED']) {
    expect(await move(status)).toMatchObject({ userErrors: [{ code: 'INVALID', field: ['status'] }], enquiry: null });
  }
  expect(await move('IN_REVIEW', 1)).toMatchObject({
    userErrors: [],
    enquiry: { status: 'IN_REVIEW', version: 2, firstRespondedAt: null },
    event: { actorName: 'The Admin', from: 'NEW', to: 'IN_REVIEW' },
  });
  expect(await move('CONTACTED', 1)).toMatchObject({ userErrors: [{ code: 'CONFLICT' }] });
  expect((await move('CONTACTED', 2)).enquiry.firstRespondedAt).toBeNull();
  const events = (await api.graphql(READ, { id }, admin)).body.data.enquiry.events;
  expect(events).toEqual([
    { actorName: 'The Admin', from: 'IN_REVIEW', to: 'CONTACTED' },
    { actorName: 'The Admin', from: 'NEW', to: 'IN_REVIEW' },
    { actorName: null, from: null, to: 'NEW' },
  ]);
});

test('a note is kept with who wrote it', async () => {
  const id = await idOf('Last Person');
  const write = async (text: string, to = id) =>
    (await api.graphql(NOTE, { id: to, text }, admin)).body.data.addEnquiryNote;
  expect(await write('  Called, no answer ')).toEqual({
    userErrors: [],
    note: { text: 'Called, no answer', authorName: 'The Admin' },
  });
  expect((await write('   ')).userErrors).toEqual([{ code: 'REQUIRED' }]);
  expect((await write('x'.repeat(4_001))).userErrors).toEqual([{ code: 'INVALID' }]);
  expect((await write('x', 'nowhere')).userErrors).toEqual([{ code: 'NOT_FOUND' }]);
  expect((await api.graphql(READ, { id }, admin)).body.data.enquiry.notes).toMatchObject([
    { text: 'Called, no answer' },
  ]);
});

test('the mail queue: listed newest first, a failed message is put back', async () => {
  const QUEUE = '{ mailQueue(status: FAILED) { totalItems items { id to status attempts lastError template } } }';
  const RETRY = 'mutation($id: ID!) { retryMail(id: $id) { userErrors { code } message { status attempts } } }';
  const [mail] = await api.rows<{ id: string }>('select id from mail_message limit 1');
  await api.rows(`update mail_message set status = 'failed', attempts = 30, last_error = 'refused' where id = $1`, [
    mail!.id,
  ]);
  const queue = (await api.graphql(QUEUE, {}, admin)).body.data.mailQueue;
  expect(queue).toMatchObject({
    totalItems: 1,
    items: [{ id: mail!.id, status: 'FAILED', attempts: 30, lastError: 'refused' }],
  });
  const retried = (await api.graphql(RETRY, { id: mail!.id }, admin)).body.data.retryMail;
  expect(retried.userErrors).toEqual([]);
  for (const id of ['00000000-0000-7000-8000-000000000000', 'x']) {
    expect((await api.graphql(RETRY, { id }, admin)).body.data.retryMail.userErrors).toEqual([{ code: 'NOT_FOUND' }]);
  }
});

test('C2, C10: an email that waits is stopped, and held emails are let go, by name in the audit', async () => {
  const STOP = 'mutation($id: ID!) { stopEmail(id: $id) { userErrors { code } message { status } } }';
  const RELEASE = 'mutation { releaseEmails(drop: false) { released } }';
  await api.rows('insert into mail_hold default values');
  const [mail] = await api.rows<{ id: string }>('select id from mail_message limit 1');
  await api.rows(`update mail_message set status = 'pending', attempts = 3 where id = $1`, [mail!.id]);
  expect((await api.graphql('{ mailHold { since waiting } }', {}, admin)).body.data.mailHold.waiting).toBeGreaterThan(
    0,
  );
  const stop = async (id: string): Promise<unknown> => (await api.graphql(STOP, { id }, admin)).body.data.stopEmail;
  expect(await stop(mail!.id)).toEqual({ userErrors: [], message: { status: 'VOID' } });
  for (const id of [mail!.id, 'x']) expect(await stop(id)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
  expect((await api.graphql(RELEASE, {}, admin)).body.data.releaseEmails).toEqual({ released: true });
  expect((await api.graphql(RELEASE, {}, admin)).body.data.releaseEmails).toEqual({ released: false });
  expect((await api.graphql('{ mailHold { since } }', {}, admin)).body.data.mailHold).toBeNull();
  const audit = await api.rows(
    `select action, after from audit_event where action in ('mail.stop', 'mail.release') order by created_at`,
  );
  expect(audit).toEqual([
    { action: 'mail.stop', after: null },
    { action: 'mail.release', after: { drop: false } },
  ]);
});

test.each([
  ['enquiries', '{ enquiries { totalItems } }'],
  ['enquiry', '{ enquiry(id: "x") { phone } }'],
  ['mailQueue', '{ mailQueue { totalItems } }'],
  ['rateHistory', '{ rateHistory { id } }'],
  ['updateEnquiryStatus', 'mutation { updateEnquiryStatus(id: "x", status: CLOSED) { userErrors { code } } }'],
  ['addEnquiryNote', 'mutation { addEnquiryNote(id: "x", text: "") { userErrors { code } } }'],
  ['retryMail', 'mutation { retryMail(id: "x") { userErrors { code } } }'],
  [
    'createRate',
    'mutation { createRate(bankId: "x", input: { term: 1, type: FIXED, rate: 1 }) { userErrors { code } } }',
  ],
  ['deleteRate', 'mutation { deleteRate(id: "x") { userErrors { code } } }'],
])('%s is closed to everybody below an administrator', async (field, query) => {
  const moderator = await api.token('moderator@example.ca');
  const nobody = await api.graphql(query);
  const low = await api.graphql(query, {}, moderator);
  expect([nobody.status, nobody.body.data[field], nobody.body.errors[0].extensions.code]).toEqual([
    200,
    null,
    'UNAUTHENTICATED',
  ]);
  expect([low.status, low.body.data[field], low.body.errors[0].extensions.code]).toEqual([200, null, 'FORBIDDEN']);
});
