import { newId } from '../../platform/ids.js';
import { testApi, type TestApi } from '../../../test/api.js';

let api: TestApi;
let ann: string;
let ben: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('ann@example.ca');
  await api.person('ben@example.ca');
  ann = await api.token('ann@example.ca');
  ben = await api.token('ben@example.ca');
});
afterAll(() => api.close());

const INPUTS = {
  principal: 100_000,
  annualRatePct: 5,
  amortizationYears: 25,
  frequency: 'monthly',
  compounding: 'semi-annual',
};
const SAVE = `mutation($input: SaveCalculationInput!) { saveCalculation(input: $input) {
  userErrors { code message field } calculation { id kind label inputs results engineVersion rulesAsOf } } }`;
const LIST =
  'query($page: Int, $limit: Int) { myCalculations(page: $page, limit: $limit) { totalItems page limit items { id label } } }';

const save = async (input: object, token = ann) =>
  (await api.graphql(SAVE, { input }, token)).body.data.saveCalculation;
const refused = (reply: { body: { errors: { extensions: { code: string } }[] } }) =>
  reply.body.errors[0]?.extensions.code;

test('results are made by the server, whatever a caller says', async () => {
  const inputs = { ...INPUTS, payment: 1, results: { payment: 1 } };
  const { calculation, userErrors } = await save({ kind: 'SCHEDULE', inputs, label: '  First home ' });
  expect(userErrors).toEqual([]);
  expect(calculation).toMatchObject({ kind: 'SCHEDULE', label: 'First home', rulesAsOf: '2026-11-20', inputs: INPUTS });
  expect(calculation.results).toMatchObject({ payment: 581.6, totalInterest: 74_482.96 });
  expect(calculation.results).not.toHaveProperty('rows');
});

test('what a person typed lies encrypted', async () => {
  const { calculation } = await save({ kind: 'PAYMENT', inputs: INPUTS });
  const [row] = await api.rows('select inputs, results from calculation where id = $1', [calculation.id]);
  expect(row.inputs).toMatch(/^v1\./);
  expect(row.results).toMatch(/^v1\./);
});

test.each([
  ['inputs', { kind: 'PAYMENT', inputs: { ...INPUTS, principal: undefined, lumpSums: 'x'.repeat(20_001) } }],
  ['principal', { kind: 'PAYMENT', inputs: { ...INPUTS, principal: '100000' } }],
  ['closingDate', { kind: 'MIN_DOWN_PAYMENT', inputs: { price: 1, ownerOccupied: true, closingDate: '2001-01-01' } }],
  ['inputs', { kind: 'COMPARISON', inputs: { scenarios: [[[[[[[1]]]]]]] } }],
  ['label', { kind: 'PAYMENT', inputs: INPUTS, label: 'x'.repeat(101) }],
])('a refusal names the field: %s', async (field, input) => {
  const { userErrors, calculation } = await save(input);
  expect([userErrors[0].code, userErrors[0].field, calculation]).toEqual(['INVALID', [field], null]);
});

describe('of somebody else', () => {
  let id: string;
  beforeAll(async () => {
    id = (await save({ kind: 'PAYMENT', inputs: INPUTS, label: 'Ann’s' })).calculation.id;
  });

  test('are not there: neither read, renamed nor deleted', async () => {
    const read = await api.graphql('query($id: ID!) { myCalculation(id: $id) { id } }', { id }, ben);
    expect(refused(read)).toBe('NOT_FOUND');
    const rename = 'mutation($id: ID!) { renameCalculation(id: $id, label: "x") { userErrors { code } } }';
    expect((await api.graphql(rename, { id }, ben)).body.data.renameCalculation.userErrors).toEqual([
      { code: 'NOT_FOUND' },
    ]);
    const remove = 'mutation($id: ID!) { deleteCalculation(id: $id) { userErrors { code } deletedId } }';
    for (const wrong of [id, newId(), 'x']) {
      const reply = await api.graphql(remove, { id: wrong }, ben);
      expect(reply.body.data.deleteCalculation).toEqual({ userErrors: [{ code: 'NOT_FOUND' }], deletedId: null });
    }
    const { items } = (await api.graphql(LIST, {}, ann)).body.data.myCalculations;
    expect(items).toContainEqual({ id, label: 'Ann’s' });
  });

  test('one’s own is read, renamed and deleted', async () => {
    const rename =
      'mutation($id: ID!, $label: String) { renameCalculation(id: $id, label: $label) { calculation { label } } }';
    const named = await api.graphql(rename, { id, label: 'Cottage' }, ann);
    expect(named.body.data.renameCalculation.calculation).toEqual({ label: 'Cottage' });
    const read = await api.graphql('query($id: ID!) { myCalculation(id: $id) { label results } }', { id }, ann);
    expect(read.body.data.myCalculation).toMatchObject({ label: 'Cottage', results: { payment: 581.6 } });
    const remove = 'mutation($id: ID!) { deleteCalculation(id: $id) { deletedId } }';
    expect((await api.graphql(remove, { id }, ann)).body.data.deleteCalculation).toEqual({ deletedId: id });
    expect(refused(await api.graphql('query($id: ID!) { myCalculation(id: $id) { id } }', { id }, ann))).toBe(
      'NOT_FOUND',
    );
  });
});

test('nobody signed in keeps or sees nothing', async () => {
  expect(refused(await api.graphql(LIST))).toBe('UNAUTHENTICATED');
  expect(refused(await api.graphql(SAVE, { input: { kind: 'PAYMENT', inputs: INPUTS } }))).toBe('UNAUTHENTICATED');
});

test('two hundred are kept, newest first, page by page', async () => {
  const id = await api.person('cleo@example.ca');
  const token = await api.token('cleo@example.ca');
  await save({ kind: 'PAYMENT', inputs: INPUTS, label: 'oldest' }, token);
  await api.rows(
    `insert into calculation (id, user_id, kind, label, inputs, results, engine_version, rules_as_of, created_at)
     select gen_random_uuid(), user_id, kind, 'copy ' || n, inputs, results, engine_version, rules_as_of, now() + n * interval '1 second'
     from calculation, generate_series(1, 198) n where user_id = $1`,
    [id],
  );
  expect((await save({ kind: 'PAYMENT', inputs: INPUTS }, token)).userErrors).toEqual([]);
  expect((await save({ kind: 'PAYMENT', inputs: INPUTS }, token)).userErrors[0].message).toContain('200');
  const page = await api.graphql(LIST, { page: 2, limit: 5 }, token);
  expect(page.body.data.myCalculations).toMatchObject({ totalItems: 200, page: 2, limit: 5 });
  expect(page.body.data.myCalculations.items.map(({ label }: { label: string }) => label)).toEqual([
    'copy 193',
    'copy 192',
    'copy 191',
    'copy 190',
    'copy 189',
  ]);
  expect(refused(await api.graphql(LIST, { limit: 101 }, token))).toBe('BAD_USER_INPUT');
});

describe('over REST', () => {
  const post = (body: unknown, token?: string) => api.call('/api/users/calculations', { method: 'POST', body, token });

  test('one is kept and listed', async () => {
    await api.person('dee@example.ca');
    const token = await api.token('dee@example.ca');
    const inputs = { value: 750_000, balances: 400_000 };
    const made = await post({ kind: 'refinanceMax', inputs, label: 'Equity' }, token);
    expect([made.status, made.body.data.results.maxEquityTakeout]).toEqual([201, 200_000]);
    const list = await api.call('/api/users/calculations?page=1&limit=10', { token });
    expect(list.status).toBe(200);
    expect(list.body.data).toEqual({ items: [made.body.data], page: 1, limit: 10, total: 1, totalPages: 1 });
    expect(made.body.data).toMatchObject({ kind: 'refinanceMax', label: 'Equity', inputs });
  });

  test.each<[string, unknown]>([
    ['inputs.value', { kind: 'refinanceMax', inputs: { value: -1, balances: 0 } }],
    ['kind', { kind: 'PAYMENT', inputs: INPUTS }],
    ['inputs', { kind: 'payment', inputs: [] }],
    ['results', { kind: 'payment', inputs: INPUTS, results: {} }],
    ['inputs', { kind: 'payment' }],
  ])('what is wrong is 422 and named: %s', async (field, body) => {
    const reply = await post(body, ann);
    expect([reply.status, reply.body.errors[0].field]).toEqual([422, field]);
  });

  test('thirty thousand arrays are refused', async () => {
    const deep = `{"kind":"payment","inputs":{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`;
    expect((await api.call('/api/users/calculations', { method: 'POST', body: deep, token: ann })).status).toBe(422);
  });

  test('a page that is none is 422; nobody signed in is 401', async () => {
    expect((await api.call('/api/users/calculations?page=x', { token: ann })).status).toBe(422);
    expect((await api.call('/api/users/calculations?limit=101', { token: ann })).status).toBe(422);
    expect((await api.call('/api/users/calculations')).status).toBe(401);
    expect((await post({})).status).toBe(401);
  });
});

test('the last free place is taken once, however many want it at the same moment', async () => {
  const id = await api.person('dora@example.ca');
  const dora = await api.token('dora@example.ca');
  await api.rows(
    `insert into calculation (id, user_id, kind, inputs, results, engine_version, rules_as_of)
     select gen_random_uuid(), $1, 'PAYMENT', '', '', '1', '2026-11-20' from generate_series(1, 199)`,
    [id],
  );
  const saved = await Promise.all(Array.from({ length: 12 }, () => save({ kind: 'PAYMENT', inputs: INPUTS }, dora)));
  expect(saved.filter(({ calculation }) => calculation)).toHaveLength(1);
  const [{ n }] = await api.rows('select count(*)::int as n from calculation where user_id = $1', [id]);
  expect(n).toBe(200);
});
