import { PASSWORD, testApi, type TestApi } from '../../../test/api.js';
import { until } from '../../../test/until.js';

let api: TestApi;
let adminId: string;
let admin: string;
beforeAll(async () => {
  api = await testApi({ TRUST_PROXY: '1' });
  adminId = await api.person('admin@example.ca', 'ADMIN');
  admin = await api.token('admin@example.ca');
});
afterAll(() => api.close());

interface Row {
  action: string;
  actor: string | null;
  subject: string | null;
  after: Record<string, unknown> | null;
}
/** The rows that `work` leaves. */
async function rowsOf(work: () => Promise<unknown>, count = 1): Promise<Row[]> {
  const [{ at } = { at: '' }] = await api.rows<{ at: string }>('select clock_timestamp()::text as at');
  await work();
  return until(async () => {
    const rows = await api.rows<Row>(
      'select action, actor_id as actor, subject_id as subject, after from audit_event where created_at >= $1 order by created_at, id',
      [at],
    );
    return rows.length < count ? undefined : rows;
  }, 'an audit row');
}

test.each([
  ['user.list', '{ users(filter: {q: "noor"}) { totalItems } }', { page: 1, fields: ['q'] }],
  ['user.list', '{ moderatorView(page: 2) { totalItems } }', { page: 2, fields: [] }],
  [
    'enquiry.list',
    '{ enquiries(filter: {q: "noor", status: NEW}) { totalItems } }',
    { page: 1, fields: ['status', 'q'] },
  ],
  ['mail_message.list', '{ mailQueue(status: SENT) { totalItems } }', { page: 1, fields: ['status'] }],
  ['console.search', '{ search(q: "noor") { items { kind } } }', { fields: ['q'] }],
])('%s leaves one row, without what was searched for', async (action, query, after) => {
  const rows = await rowsOf(async () => expect((await api.graphql(query, {}, admin)).body.errors).toBeUndefined());
  expect(rows).toEqual([{ action, actor: adminId, subject: null, after }]);
});

test.each([['user.list', (page: number) => `{ users(page: ${page}) { totalItems } }`]])(
  '%s that refreshes itself leaves one row for each page',
  async (action, query) => {
    const read = async (page: number) =>
      expect((await api.graphql(query(page), {}, admin)).body.errors).toBeUndefined();
    const rows = await rowsOf(async () => {
      for (const page of [1, 1, 3, 1, 3]) await read(page);
    }, 2);
    expect(rows.map((row) => [row.action, row.after])).toEqual([
      [action, { page: 1, fields: [] }],
      [action, { page: 3, fields: [] }],
    ]);
  },
);

test('what a person takes away, and signing out everywhere, leave a row', async () => {
  const id = await api.person('client@example.ca');
  const token = await api.token('client@example.ca');
  const taken = await rowsOf(() => api.graphql('{ myData { content } }', {}, token));
  expect(taken).toEqual([{ action: 'user.export', actor: id, subject: id, after: null }]);
  const ended = await rowsOf(() => api.graphql('mutation { endAllSessions { ended } }', {}, token));
  expect(ended).toEqual([{ action: 'session.end_all', actor: id, subject: id, after: { ended: 1 } }]);
});

test('sign-ins of staff leave a row, good and failed; those of clients do not', async () => {
  const id = await api.person('staff@example.ca', 'MODERATOR');
  await api.person('visitor@example.ca');
  const login = (email: string, password: string) =>
    api.call('/api/auth/login', { method: 'POST', body: { email, password } });
  const rows = await rowsOf(async () => {
    await login('visitor@example.ca', 'wrong');
    await login('visitor@example.ca', PASSWORD);
    await login('staff@example.ca', 'wrong');
    await login('staff@example.ca', PASSWORD);
  }, 2);
  expect(rows.map(({ action, actor, subject }) => [action, actor, subject]).sort()).toEqual([
    ['session.begin', id, id],
    ['session.refuse', null, id],
  ]);
});

test('what was changed and what was looked at are asked for apart', async () => {
  await api.graphql('{ users(filter: {q: "apart"}) { totalItems } }', {}, admin);
  const actions = async (kind: string): Promise<string[]> => {
    const asked = `{ auditEvents(filter: {kind: ${kind}}) { totalItems items { action } } }`;
    const { items } = (await api.graphql(asked, {}, admin)).body.data.auditEvents as { items: { action: string }[] };
    return [...new Set(items.map(({ action }) => action))];
  };
  const [changes, views] = [await actions('CHANGES'), await actions('VIEWS')];
  expect(views).toContain('user.list');
  expect(changes).toEqual(expect.arrayContaining(['session.begin', 'user.export']));
  expect(changes.filter((action) => views.includes(action))).toEqual([]);
});

describe('order of refusal', () => {
  const UNKNOWN = '00000000-0000-7000-8000-000000000000';
  const put = (path: string, token?: string) =>
    api.call(path, { method: 'PUT', token, body: { nonsense: true, email: 5 } }).then(({ status }) => status);

  test('401, 403 and 404 come before what is wrong with the body', async () => {
    const client = await api.person('order@example.ca');
    const token = await api.token('order@example.ca');
    expect(await put(`/api/rates/${UNKNOWN}`)).toBe(401);
    expect(await put(`/api/rates/${UNKNOWN}`, token)).toBe(403);
    expect(await put(`/api/rates/${UNKNOWN}`, admin)).toBe(404);
    expect(await put('/api/rates/x', admin)).toBe(404);
    expect(await put(`/api/users/${UNKNOWN}`, admin)).toBe(404);
    expect(await put(`/api/users/${adminId}`, token)).toBe(404);
    expect(await put(`/api/users/${client}`, admin)).toBe(422);
    expect(await put(`/api/users/${client}`, token)).toBe(422);
  });

  test('over GraphQL an unknown rate is not there, whatever the values', async () => {
    const query = `mutation { updateRate(id: "${UNKNOWN}", input: {term: 99, type: FIXED, rate: -1}) { userErrors { code } } }`;
    expect((await api.graphql(query, {}, admin)).body.data.updateRate.userErrors).toEqual([{ code: 'NOT_FOUND' }]);
  });
});

test('who did it is found by name or address: of one, of a few and of many', async () => {
  await api.rows(`
    insert into user_account (id, name, email, role, password_hash)
    select gen_random_uuid(), case when n > 3 then 'Morgan Many' else 'Rowan Few' end, 'quill' || n || '@example.ca', 'MODERATOR', 'x'
    from generate_series(1, 70) n`);
  // the newest first: one event of each, a minute apart
  await api.rows(`
    insert into audit_event (id, actor_id, action, subject_type, after, created_at)
    select gen_random_uuid(), id, 'job.update', 'job', json_build_object('title', email),
      now() - substring(email from '[0-9]+')::int * interval '1 minute'
    from user_account where email like 'quill%'`);
  const asked = async (actor: string, page = 1): Promise<[total: number, of: string[]]> => {
    const { body } = await api.graphql(
      `query($f: AuditFilter, $page: Int) { auditEvents(filter: $f, page: $page, limit: 2) { totalItems items { after } } }`,
      { f: { actor, action: 'job.update' }, page },
      admin,
    );
    const { totalItems, items } = body.data.auditEvents;
    return [totalItems, items.map(({ after }: { after: { title: string } }) => after.title.split('@')[0])];
  };
  expect(await asked('quill2@example.ca')).toEqual([1, ['quill2']]);
  expect(await asked('rowan')).toEqual([3, ['quill1', 'quill2']]);
  expect(await asked('rowan', 2)).toEqual([3, ['quill3']]);
  expect(await asked('morgan many')).toEqual([67, ['quill4', 'quill5']]);
  expect(await asked('morgan many', 34)).toEqual([67, ['quill70']]);
  expect(await asked('nobody of this name')).toEqual([0, []]);
});
