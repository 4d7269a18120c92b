import { lender, testApi, type TestApi } from '../../test/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await lender(api, 'Oak Trust', [4.49, 4.2]);
  await lender(api, 'Ivy Union', [4.05]);
});
afterAll(() => api.close());

const CARDS = `query Cards($limit: Int, $withRates: Boolean! = true) {
  lenders: currentRates(limit: $limit) { ...Card id }
}
fragment Card on Bank { name updatedAt rates(limit: 1) @include(if: $withRates) { rate type apr } }`;

/** The first answer is interpreted, the twentieth one compiles, the one after it finds it compiled. */
async function threeTimes(query: string, variables: Record<string, unknown> = {}): Promise<unknown[]> {
  const bodies: unknown[] = [];
  for (let time = 0; time < 21; time += 1) bodies.push((await api.graphql(query, variables)).body);
  return [bodies[0], bodies[19], bodies[20]];
}

test.each([
  ['fragments, aliases and nested lists', CARDS, { limit: 3 }],
  ['a field left out by a variable', CARDS, { limit: 3, withRates: false }],
  ['null where nothing is found', 'query One($id: ID!) { bank(id: $id) { name } }', { id: 'nobody' }],
  ['a variable of the wrong kind', CARDS, { limit: 'three' }],
  ['a variable that is missing', 'query One($id: ID!) { bank(id: $id) { name } }', {}],
  ['a refusal of the service', CARDS, { limit: 101 }],
  // B-M2
  [
    'a variable called constructor and not given',
    'query($constructor: Int) { currentRates(limit: $constructor) { name } }',
    {},
  ],
  ['a variable called constructor', 'query($constructor: Int = 1) { currentRates(limit: $constructor) { name } }', {}],
  ['a variable called __proto__', 'query($__proto__: Int = 1) { currentRates(limit: $__proto__) { name } }', {}],
  ['an alias called __proto__', '{ __proto__: currentRates(limit: 1) { __proto__: name toString: id } }', {}],
  ['a field that asks for a person', '{ me { name } siteSettings { brandName } }', {}],
])('compiled or not, the answer is the same: %s', async (what, text, variables) => {
  const query = `# ${what}\n${text}`;
  const [interpreted, compiling, compiled] = (await threeTimes(query, variables)).map((body) =>
    JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === 'locations' ? undefined : value)),
  );
  expect(compiling).toEqual(interpreted);
  expect(compiled).toEqual(interpreted);
});

test('what is compiled answers with the lenders', async () => {
  const [, , compiled] = (await threeTimes(CARDS, { limit: 3 })) as { data: { lenders: unknown[] } }[];
  expect(compiled?.data.lenders).toEqual([
    expect.objectContaining({ name: 'Ivy Union', rates: [{ rate: 4.05, type: 'FIXED', apr: null }] }),
    expect.objectContaining({ name: 'Oak Trust', rates: [{ rate: 4.2, type: 'FIXED', apr: null }] }),
  ]);
});

test('of several operations the named one runs', async () => {
  const query = 'query A { siteSettings { brandName } } query B { currentRates(limit: 1) { id } }';
  for (let time = 0; time < 21; time += 1) {
    const { body } = await api.call('/graphql', {
      method: 'POST',
      body: { query, operationName: 'B' },
    });
    expect(Object.keys(body.data)).toEqual(['currentRates']);
  }
});
