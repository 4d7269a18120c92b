import { makeDocument } from '../../test/table.js';
import { lender, testApi, type TestApi } from '../../test/api.js';
import { RATE_DESK_CALLS } from '../modules/rates/desk/rate-desk.routes.js';
import { RATE_IMPORT_CALLS } from '../modules/rates/import/rate-import.routes.js';

let api: TestApi;
let admin: string;
let oak: { id: string; rateIds: string[] };
beforeAll(async () => {
  api = await testApi();
  await api.person('priya@example.ca', 'ADMIN', 'Priya Nair');
  await api.person('moderator@example.ca', 'MODERATOR');
  await api.person('holder@example.ca');
  admin = await api.token('priya@example.ca');
});
beforeEach(async () => {
  await api.rows('delete from rate_change');
  await api.rows('delete from bank');
  oak = await lender(api, 'Oak Trust', [4.2, 4.49]);
});
afterAll(() => api.close());

const get = (path: string) => api.call(path, { token: admin });
const post = (path: string, body: unknown = {}) => api.call(path, { method: 'POST', token: admin, body });
const imported = (csv: string, dryRun = false) => post('/api/rates/import', { csv, dryRun });
const visible = async (): Promise<number[]> =>
  (await api.rows<{ rate: string }>('select rate from rate order by rate')).map(({ rate }) => Number(rate));
const CHANGE = 'bank,term,type,rate,province\nOak Trust,3,variable,3.94,BC';

const RATE_DESK_ROUTES = [...RATE_DESK_CALLS.routes, ...RATE_IMPORT_CALLS.routes];

test.each(RATE_DESK_ROUTES.map(({ method, path }) => [method.toUpperCase(), path]))(
  '%s %s is for administrators, whatever is sent',
  async (method, path) => {
    const [holder, moderator] = [await api.token('holder@example.ca'), await api.token('moderator@example.ca')];
    const body = method === 'POST' ? '{broken' : undefined;
    const address = path.replace('{id}', oak.id);
    const statuses = await Promise.all(
      [undefined, holder, moderator].map(async (token) => (await api.call(address, { method, token, body })).status),
    );
    expect(statuses).toEqual([401, 403, 403]);
  },
);

test('the OpenAPI document has each of them', () => {
  const { paths } = makeDocument() as { paths: Record<string, Record<string, unknown>> };
  for (const { path, method } of RATE_DESK_ROUTES) expect(paths[path]?.[method]).toMatchObject({ 'x-role': 'ADMIN' });
});

test('the desk is listed, filtered and sorted by the address', async () => {
  const reply = await get('/api/rates?type=fixed&sort=rate&descending=true&limit=1&term=5&q=oak');
  expect(reply.status).toBe(200);
  expect(reply.body.data).toMatchObject({ page: 1, limit: 1, total: 2, totalPages: 2 });
  expect(reply.body.data.items[0]).toMatchObject({
    bank: { name: 'Oak Trust', rates: 2 },
    live: { rate: 4.49, type: 'fixed', visibility: 'everyone' },
    pending: null,
    version: 1,
  });
});

test.each([
  'sort=size',
  'type=FLOATING',
  'term=eleven',
  'descending=maybe',
  'colour=red',
  'type=fixed&type=fixed',
  'limit=501',
])('/api/rates?%s is refused in words', async (query) => {
  const reply = await get(`/api/rates?${query}`);
  expect([reply.status, reply.body.errors.length]).toEqual([422, 1]);
});

test('a dry run writes nothing; the import waits, is published as reviewed, and put back', async () => {
  const dry = await imported(CHANGE, true);
  expect(dry.body.data).toMatchObject({
    created: 1,
    undoId: null,
    lines: [{ status: 'new', after: { province: 'BC' } }],
  });
  expect((await get('/api/rates/pending')).body.data).toEqual([]);
  await imported(CHANGE);
  const [waiting] = (await get('/api/rates/pending')).body.data;
  expect(waiting).toMatchObject({ live: null, pending: { kind: 'create', facts: { type: 'variable', rate: 3.94 } } });
  expect(await visible()).toEqual([4.2, 4.49]);

  const published = await post('/api/rates/publish', { rates: [{ id: waiting.id, version: waiting.version }] });
  expect(published.body.data).toMatchObject({
    changes: 1,
    entries: [{ kind: 'create', before: null, after: { rate: 3.94 } }],
  });
  expect(await visible()).toEqual([3.94, 4.2, 4.49]);
  const listed = await get('/api/rates/publications?limit=1');
  expect(listed.body.data.items[0].id).toBe(published.body.data.id);

  const restored = await post(`/api/rates/publications/${String(published.body.data.id)}/restore`);
  expect(restored.body.data.rates).toMatchObject([{ id: waiting.id, pending: { kind: 'archive', facts: null } }]);
  expect((await post(`/api/rates/publications/${oak.id}/restore`)).status).toBe(404);
});

test('what moved since the review is 409, names the rate and publishes nothing', async () => {
  await imported(CHANGE);
  const [waiting] = (await get('/api/rates/pending')).body.data;
  await imported(CHANGE.replace('3.94', '3.89'));
  const reply = await post('/api/rates/publish', { rates: [{ id: waiting.id, version: waiting.version }] });
  expect([reply.status, reply.body.data]).toEqual([409, null]);
  expect(reply.body.errors).toEqual([
    { field: waiting.id, message: 'Priya Nair changed this rate since it was reviewed.' },
  ]);
  expect(await visible()).toEqual([4.2, 4.49]);
});

test('what waits is discarded, for some or for all', async () => {
  await imported(CHANGE);
  expect((await post('/api/rates/discard', { ids: [oak.rateIds[0]] })).body.data.rates).toEqual([]);
  const reply = await post('/api/rates/discard');
  expect([reply.status, typeof reply.body.data.undoId]).toEqual([200, 'string']);
  expect((await get('/api/rates/pending')).body.data).toEqual([]);
});

test.each([
  ['no list', { rates: 'all' }],
  ['an empty one', { rates: [] }],
  ['a version that is no number', { rates: [{ id: 'x', version: '1' }] }],
  ['more than that', { rates: [{ id: 'x', version: 1, force: true }] }],
])('publishing %s is 422', async (_name, body) => {
  expect((await post('/api/rates/publish', body)).status).toBe(422);
});

test('the table is a file of CSV that no cache keeps, safe to open, and its reading is written down', async () => {
  await api.rows(`update rate set notes = '=HYPERLINK("x")' where id = $1`, [oak.rateIds[0]]);
  const reply = await get('/api/rates/export?type=fixed');
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename=rates.csv');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.text).toContain('"\'=HYPERLINK(""x"")"');
  const audit = await api.rows(`select after from audit_event where action = 'rate.export'`);
  expect(audit).toEqual([{ after: { rows: 2 } }]);
});

test('ten thousand lines go through, one more and a larger file do not', async () => {
  const line = 'Nobody,5,fixed,4\n';
  const header = 'bank,term,type,rate\n';
  const most = await imported(header + line.repeat(10_000), true);
  expect([most.status, most.body.data.refused]).toEqual([200, 10_000]);
  expect((await imported(header + line.repeat(10_001), true)).status).toBe(422);
  expect((await imported('x'.repeat(5 * 1024 * 1024 + 1), true)).status).toBe(422);
  expect((await imported('x'.repeat(12 * 1024 * 1024), true)).status).toBe(413);
});
