import { lender, testApi, type TestApi } from '../../../../test/api.js';
import { RATES_FOR } from './rate-scenario.service.js';

let api: TestApi;
let visitor: string;
let ids: Record<'granite' | 'harbour' | 'silent', { id: string; rateIds: string[] }>;

/** A lender with a 5-year rate, and a 2-year one that its penalties compare with. */
async function lends(
  name: string,
  five: number,
  two: number,
  penalty: string,
): Promise<{ id: string; rateIds: string[] }> {
  const made = await lender(api, name, [five, two]);
  await api.rows('update bank set penalty = $2 where id = $1', [made.id, penalty]);
  await api.rows('update rate set fees = 0, insurance = $2 where bank_id = $1', [made.id, 'uninsured']);
  await api.rows('update rate set term = 2 where id = $1', [made.rateIds[1]]);
  return made;
}

beforeAll(async () => {
  api = await testApi();
  await api.person('visitor@example.ca', 'ACCOUNT_HOLDER');
  visitor = await api.token('visitor@example.ca');
  ids = {
    granite: await lends('Granite', 4.19, 3.69, 'contract-rate'),
    harbour: await lends('Harbour', 4.09, 2.99, 'contract-rate'),
    silent: await lends('Silent', 3.99, 3.99, 'unknown'),
  };
});
afterAll(() => api.close());

const COST = 'months payment interest fees penalty isDifferential comparisonRatePct total unknown isCheapest';
const FOR = `query($scenario: MortgageScenarioInput!, $order: RateOrder, $limit: Int) {
  ratesFor(scenario: $scenario, order: $order, limit: $limit) {
    mortgage { insurance reason amount premium leastDown } term totalItems lenders unknown leastCost updatedAt
    items { id bankName cost { ${COST} } staying { total penalty } }
  }
}`;
const SCENARIO = {
  purpose: 'PURCHASE',
  price: '500000.00',
  downPayment: '100000.00',
  province: 'ON',
  months: 36,
};
const ratesFor = async (scenario: object = {}, more: object = {}) =>
  (await api.graphql(FOR, { scenario: { ...SCENARIO, ...scenario }, order: 'COST', ...more })).body.data.ratesFor;
const names = ({ items }: { items: { bankName: string }[] }): string[] => items.map(({ bankName }) => bankName);

test('the rates of one mortgage by what they cost until it is left; what is not known comes last', async () => {
  const found = await ratesFor();
  expect(found).toMatchObject({
    mortgage: { insurance: 'INSURABLE', reason: 'TWENTY_DOWN', amount: '400000.00', premium: '0.00' },
    term: 5,
    totalItems: 3,
    lenders: 3,
    unknown: 1,
    leastCost: '52005.39',
  });
  expect(names(found)).toEqual(['Granite', 'Harbour', 'Silent']);
  expect(found.items.map(({ cost }: { cost: object }) => cost)).toMatchObject([
    { penalty: '3885.00', isDifferential: false, comparisonRatePct: 3.69, total: '52005.39', isCheapest: true },
    { penalty: '8151.17', isDifferential: true, comparisonRatePct: 2.99, total: '55110.11', isCheapest: false },
    { penalty: null, total: null, unknown: 'PENALTY', isCheapest: false },
  ]);
  // at the end of the term nobody charges, and the lowest rate is the cheapest
  expect(found.items[1].staying).toEqual({ total: '76178.04', penalty: '0.00' });
  expect(names(await ratesFor({ months: null }))).toEqual(['Silent', 'Harbour', 'Granite']);
});

test('by payment the lowest rate comes first, and as many as were asked for', async () => {
  expect(names(await ratesFor({}, { order: 'PAYMENT', limit: 2 }))).toEqual(['Silent', 'Harbour']);
});

test('with less than 20% down it is insured, with its premium; another class has other rates', async () => {
  const insured = await ratesFor({ price: '640000.00', downPayment: '64000.00' });
  expect(insured.mortgage).toEqual({
    insurance: 'INSURED',
    reason: 'UNDER_20_DOWN',
    amount: '593856.00',
    premium: '17856.00',
    leastDown: '39000.00',
  });
  await api.rows(`update rate set insurance = 'insured' where bank_id = $1`, [ids.silent.id]);
  expect((await ratesFor()).totalItems).toBe(2);
  expect((await ratesFor({ price: '640000.00', downPayment: '64000.00' })).totalItems).toBe(3);
  await api.rows(`update rate set insurance = 'uninsured' where bank_id = $1`, [ids.silent.id]);
});

test('where no rate has the term, those of the nearest one are shown and say so', async () => {
  expect(await ratesFor({ term: 3 })).toMatchObject({ term: 2, totalItems: 3 });
  expect((await ratesFor({ term: 3 })).items[0].cost).toMatchObject({ months: 24, penalty: '0.00' });
});

test.each([
  ['downPayment', { price: '640000.00', downPayment: '38999.00' }],
  ['price', { price: null }],
  ['purpose', { purpose: 'ANY' }],
  ['mortgage', { purpose: 'RENEWAL' }],
  ['months', { months: 0 }],
  ['months', { months: 121 }],
  ['amortizationYears', { downPayment: '50000.00', amortizationYears: 30 }],
])('refused, naming %s: %j', async (field, change) => {
  const { body } = await api.graphql(FOR, { scenario: { ...SCENARIO, ...change } });
  expect(body.data.ratesFor).toBeNull();
  expect(JSON.stringify(body.errors)).toContain(field);
});

const OFFERS = `query($sort: RateOfferSort, $descending: Boolean, $kept: KeptMortgageInput, $filter: RateOfferFilter, $page: Int, $limit: Int) {
  rateOffers(sort: $sort, descending: $descending, kept: $kept, filter: $filter, page: $page, limit: $limit) {
    totalItems items { bankName term cost { total unknown isCheapest } }
  }
}`;
const KEPT = { amount: '400000.00', months: 36 };
const offers = async (variables: Record<string, unknown>) =>
  (await api.graphql(OFFERS, variables, visitor)).body.data.rateOffers;

test('the comparison of every lender is costed too, whichever way it is sorted and paged', async () => {
  const filter = { term: 5 };
  expect(names(await offers({ kept: KEPT, filter, sort: 'COST' }))).toEqual(['Granite', 'Harbour', 'Silent']);
  // not known comes last either way
  expect(names(await offers({ kept: KEPT, filter, sort: 'COST', descending: true }))).toEqual([
    'Harbour',
    'Granite',
    'Silent',
  ]);
  const byRate = await offers({ kept: KEPT, filter });
  expect(names(byRate)).toEqual(['Silent', 'Harbour', 'Granite']);
  expect(byRate.items[2].cost).toEqual({ total: '52005.39', unknown: null, isCheapest: true });
  const second = await offers({ kept: KEPT, filter, sort: 'COST', page: 2, limit: 2 });
  expect([names(second), second.totalItems]).toEqual([['Silent'], 3]);
  expect((await offers({ filter })).items[0].cost).toBeNull();
});

test('a term that ends before the month has no cost', async () => {
  const [first] = (await offers({ kept: KEPT, filter: { term: 2 }, sort: 'COST' })).items;
  expect(first.cost).toEqual({ total: null, unknown: 'TERM', isCheapest: false });
});

test('the order by cost names its mortgage', async () => {
  const { body } = await api.graphql(OFFERS, { sort: 'COST' }, visitor);
  expect(body.errors[0].message).toBe('Name the mortgage to sort by cost.');
});

test('it is one statement', async () => {
  const scenario = { ...SCENARIO, downPayment: '123456.00' };
  expect(await api.statements(() => api.graphql(FOR, { scenario }))).toHaveLength(1);
});

test('it is throttled', async () => {
  const strict = await testApi({ LIMITS_FACTOR: '1' });
  const ask = (dollars: number) =>
    strict.graphql(FOR, { scenario: { ...SCENARIO, downPayment: `${dollars}.00` }, limit: 1 });
  for (let turn = 0; turn < RATES_FOR.points; turn += 1) await ask(110_000 + turn);
  expect((await ask(120_000)).body.errors[0].extensions.code).toBe('RATE_LIMITED');
  await strict.close();
});
