import { APPLICATION, testApi, type TestApi } from '../../../test/api.js';

let api: TestApi;
let admin: string;
let other: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('admin@example.ca', 'ADMIN');
  await api.person('other@example.ca', 'ADMIN');
  await api.person('moderator@example.ca', 'MODERATOR');
  admin = await api.token('admin@example.ca');
  other = await api.token('other@example.ca');
  for (const fullName of ['Over Due', 'Brand New', 'Long Answered']) {
    await api.call('/mortgage/basic', { method: 'POST', body: { ...APPLICATION, fullName } });
  }
  await api.rows(`update enquiry set first_response_due_at = now() - interval '1 hour' where full_name = 'Over Due'`);
  await api.rows(
    `update enquiry set status = 'CONTACTED', first_responded_at = now() where full_name = 'Long Answered'`,
  );
  await api.rows(
    `insert into mail_message (id, template, recipient, subject, status, updated_at)
     values (gen_random_uuid(), 'application-received', 'bounced@example.ca', 'We have it', 'failed', now() - interval '2 hours')`,
  );
});
afterAll(() => api.close());

const FIELDS = '{ unseen items { kind title detail unseen } }';
const list = async (token: string) =>
  (await api.graphql(`{ notifications ${FIELDS} }`, {}, token)).body.data.notifications;

test('what is overdue, new or failed, newest first, in one statement', async () => {
  const sent = await api.statements(() => list(admin));
  expect(sent.filter((text) => text.includes('matters')).length).toBe(1);
  const { unseen, items } = await list(admin);
  expect(unseen).toBe(3);
  expect(items).toEqual([
    { kind: 'NEW_ENQUIRY', title: 'Brand New', detail: expect.any(String), unseen: true },
    { kind: 'OVERDUE_ENQUIRY', title: 'Over Due', detail: expect.any(String), unseen: true },
    { kind: 'FAILED_MAIL', title: 'We have it', detail: 'bounced@example.ca', unseen: true },
  ]);
});

test('what one person has seen is still new to another, and what comes later is new again', async () => {
  const MARK = `mutation { markNotificationsSeen { userErrors { code } notifications ${FIELDS} } }`;
  const marked = (await api.graphql(MARK, {}, admin)).body.data.markNotificationsSeen;
  expect(marked).toMatchObject({ userErrors: [], notifications: { unseen: 0 } });
  expect(marked.notifications.items.length).toBe(3);
  expect((await list(other)).unseen).toBe(3);
  await api.call('/mortgage/basic', { method: 'POST', body: { ...APPLICATION, fullName: 'Later On' } });
  const { unseen, items } = await list(admin);
  expect(unseen).toBe(1);
  expect(items[0]).toMatchObject({ title: 'Later On', unseen: true });
});

test('two pieces of news about the same enquiry are two in a cache that goes by ids', async () => {
  const ASSIGN = 'mutation ($id: ID!, $to: ID) { assignEnquiry(id: $id, assigneeId: $to) { userErrors { code } } }';
  const [due] = await api.rows<{ id: string }>(`select id from enquiry where full_name = 'Over Due'`);
  const [to] = await api.rows<{ id: string }>(`select id from user_account where email = 'other@example.ca'`);
  await api.graphql(ASSIGN, { id: due?.id, to: to?.id }, admin);
  const { items } = (await api.graphql('{ notifications { items { id kind enquiryId } } }', {}, other)).body.data
    .notifications;
  const about = items.filter(({ enquiryId }: { enquiryId: string }) => enquiryId === due?.id);
  expect(about.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['ASSIGNED_TO_YOU', 'OVERDUE_ENQUIRY']);
  expect(new Set(about.map(({ id }: { id: string }) => id)).size).toBe(2);
});

test.each(['{ notifications { unseen } }', 'mutation { markNotificationsSeen { notifications { unseen } } }'])(
  'a moderator is refused: %s',
  async (query) => {
    const reply = await api.graphql(query, {}, await api.token('moderator@example.ca'));
    expect(reply.body.errors[0].extensions.code).toBe('FORBIDDEN');
  },
);
