import { getIntrospectionQuery, parse, type ExecutionResult } from 'graphql';
import { testApi, type TestApi } from '../../test/api.js';
import type { Operation } from './executor.js';
import { keepingIntrospection } from './introspection.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const SCHEMA = '__schema { queryType { name } }';

test.each([
  `{ a: ${SCHEMA} b: ${SCHEMA} }`,
  `{ ${SCHEMA} ...F } fragment F on Query { a: ${SCHEMA} }`,
  `{ ... { ${SCHEMA} } ... { a: ${SCHEMA} } }`,
  `{ a: __type(name: "Bank") { name } b: __type(name: "Query") { name } }`,
  `query A { ${SCHEMA} } query B { ${SCHEMA} }`,
])('the schema is told once in a document: %s', async (query) => {
  const { status, body } = await api.graphql(query);
  expect([status, body.errors[0].message]).toEqual([400, expect.stringMatching(/^Ask for __(schema|type) once/)]);
});

test('what tools ask is answered, the second time as the first', async () => {
  const [first, second] = [await api.graphql(getIntrospectionQuery()), await api.graphql(getIntrospectionQuery())];
  expect(first.body.data.__schema.queryType.name).toBe('Query');
  expect(second.body).toEqual(first.body);
  const both = await api.graphql(`{ ${SCHEMA} __type(name: "Bank") { name } __typename }`);
  expect(both.body.data).toMatchObject({ __type: { name: 'Bank' }, __typename: 'Query' });
});

test('variables of any depth are no mistake of ours, asked for or not', async () => {
  // deeper than JSON can be written down again
  const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const ask = (query: string) =>
    api.call('/graphql', { method: 'POST', body: `{"query":${JSON.stringify(query)},"variables":{"d":${nested}}}` });
  expect((await ask(`{ ${SCHEMA} __typename }`)).body).toMatchObject({ data: { __typename: 'Query' } });
  const refused = await ask(`query ($d: Boolean!) { ${SCHEMA} __typename @include(if: $d) }`);
  expect(refused.body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
});

test('a variable that is left out is another than null', async () => {
  const query = 'query ($n: String = "Bank") { __type(name: $n) { name } }';
  expect((await api.graphql(query)).body.data.__type.name).toBe('Bank');
  expect((await api.graphql(query, { n: null })).body.errors).toHaveLength(1);
});

/** How often the executor behind it runs. */
function counted(answer: ExecutionResult = { data: {} }) {
  let runs = 0;
  const run = keepingIntrospection(async () => {
    runs += 1;
    return answer;
  });
  const ask = (query: string, variables = {}, key = query) =>
    run(key, { document: parse(query), variables } as unknown as Operation);
  return { ask, runs: () => runs };
}

test('only answers about the schema are kept, by their text and their variables', async () => {
  const { ask, runs } = counted();
  for (let time = 0; time < 3; time += 1) await ask(`{ ${SCHEMA} }`);
  expect(runs()).toBe(1);
  await ask('query ($n: String!) { __type(name: $n) { name } }', { n: 'a' });
  await ask('query ($n: String!) { __type(name: $n) { name } }', { n: 'b' });
  expect(runs()).toBe(3);
  for (const query of [`{ ${SCHEMA} me { id } }`, '{ me { id } }', `{ ...F } fragment F on Query { me { id } }`]) {
    await ask(query);
    await ask(query);
  }
  expect(runs()).toBe(9);
});

test('no more than twenty are kept, and no errors', async () => {
  const { ask, runs } = counted();
  for (let n = 0; n <= 20; n += 1) await ask(`{ ${SCHEMA} }`, {}, `key ${n}`);
  await ask(`{ ${SCHEMA} }`, {}, 'key 20');
  expect(runs()).toBe(21);
  await ask(`{ ${SCHEMA} }`, {}, 'key 0');
  expect(runs()).toBe(22);
  const failing = counted({ errors: [] });
  await failing.ask(`{ ${SCHEMA} }`);
  await failing.ask(`{ ${SCHEMA} }`);
  expect(failing.runs()).toBe(2);
});
