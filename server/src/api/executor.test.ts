import { lender, testApi, type TestApi } from '../../test/api.js';
import { logLines } from '../../test/log-lines.js';

const { log, lines } = logLines();
let api: TestApi;
beforeAll(async () => {
  api = await testApi({}, { log });
  await lender(api, 'Oak Trust', [4.49, 4.2]);
  await lender(api, 'Ivy Union', [4.05]);
});
afterAll(() => api.close());

const CARDS = `query Cards($limit: Int, $withRates: Boolean! = true) {
  lenders: currentRates(limit: $limit) { ...Card id }
}
fragment Card on Bank { name updatedAt rates(limit: 1) @include(if: $withRates) { rate type apr } }`;

test('fragments, aliases, nested lists and a default are answered', async () => {
  expect((await api.graphql(CARDS, { limit: 3 })).body.data.lenders).toEqual([
    expect.objectContaining({ name: 'Ivy Union', rates: [{ rate: 4.05, type: 'FIXED', apr: null }] }),
    expect.objectContaining({ name: 'Oak Trust', rates: [{ rate: 4.2, type: 'FIXED', apr: null }] }),
  ]);
  const without = (await api.graphql(CARDS, { limit: 1, withRates: false })).body.data.lenders;
  expect(Object.keys(without[0])).toEqual(['name', 'updatedAt', 'id']);
});

test.each([
  ['a variable of the wrong kind', CARDS, { limit: 'three' }],
  ['a variable that is missing', 'query One($id: ID!) { bank(id: $id) { name } }', {}],
  ['a refusal of the service', CARDS, { limit: 101 }],
])('%s is the fault of who asks', async (_what, query, variables) => {
  const { body } = await api.graphql(query, variables);
  expect(body.errors.map((error: { extensions: { code: string } }) => error.extensions.code)).toEqual([
    'BAD_USER_INPUT',
  ]);
});

// B-M2
test.each([
  ['a variable called constructor', 'query($constructor: Int = 1) { currentRates(limit: $constructor) { name } }'],
  ['a variable called __proto__', 'query($__proto__: Int = 1) { currentRates(limit: $__proto__) { name } }'],
])('%s is one like every other', async (_what, query) => {
  expect((await api.graphql(query)).body.data.currentRates).toEqual([{ name: 'Ivy Union' }]);
});

test('of several operations the named one runs', async () => {
  const query = 'query A { siteSettings { brandName } } query B { currentRates(limit: 1) { id } }';
  const { body } = await api.call('/graphql', { method: 'POST', body: { query, operationName: 'B' } });
  expect(Object.keys(body.data)).toEqual(['currentRates']);
});

const TWO = 'query A { __typename } query B { __typename }';

test.each([
  ['two operations and no name', { query: TWO }, 'OPERATION_RESOLUTION_FAILURE', /Must provide operation name/],
  [
    'a name of neither',
    { query: TWO, operationName: 'C' },
    'OPERATION_RESOLUTION_FAILURE',
    /Unknown operation named "C"/,
  ],
  ['an empty name', { query: TWO, operationName: '' }, 'OPERATION_RESOLUTION_FAILURE', /./],
  [
    'another name than the only one’s',
    { query: '{ __typename }', operationName: 'C' },
    'OPERATION_RESOLUTION_FAILURE',
    /"C"/,
  ],
  ['a name that every object has', { query: TWO, operationName: '__proto__' }, 'OPERATION_RESOLUTION_FAILURE', /./],
  ['an empty document', { query: ' ' }, 'GRAPHQL_PARSE_FAILED', /./],
  ['comments alone', { query: '# nothing' }, 'GRAPHQL_PARSE_FAILED', /./],
  ['fragments alone', { query: 'fragment F on Query { __typename }' }, 'GRAPHQL_VALIDATION_FAILED', /never used/],
  [
    'fragments that use each other',
    { query: 'fragment F on Query { ...G } fragment G on Query { ...F }' },
    'GRAPHQL_VALIDATION_FAILED',
    /./,
  ],
  ['a type', { query: 'type A { a: Int }' }, 'GRAPHQL_VALIDATION_FAILED', /./],
  ['a subscription', { query: 'subscription { __typename }' }, 'GRAPHQL_VALIDATION_FAILED', /subscription/],
  [
    'a subscription beside a query',
    { query: 'query A { __typename } subscription B { __typename }', operationName: 'B' },
    'GRAPHQL_VALIDATION_FAILED',
    /./,
  ],
  ['a name that is a number', { query: TWO, operationName: 1 }, 'BAD_REQUEST', /./],
  ['no query', { operationName: 'A' }, 'BAD_REQUEST', /./],
  ['a batch', [{ query: '{ __typename }' }, { query: TWO }], 'BAD_REQUEST', /./],
])('O10: what cannot be run is refused in words and is no alarm: %s', async (_what, body, code, words) => {
  const before = lines('an operation failed').length;
  // the second time the document comes from the store
  for (let time = 0; time < 2; time += 1) {
    const reply = await api.call('/graphql', { method: 'POST', body });
    expect([reply.status, reply.body.errors[0].extensions.code]).toEqual([400, code]);
    expect(reply.body.errors[0].message).toMatch(words);
  }
  expect(lines('an operation failed')).toHaveLength(before);
});

test('O10: the same by GET', async () => {
  const { status, body } = await api.call(`/graphql?query=${encodeURIComponent(TWO)}`, {
    headers: { 'apollo-require-preflight': '1' },
  });
  expect([status, body.errors[0].extensions.code]).toEqual([400, 'OPERATION_RESOLUTION_FAILURE']);
});
