import { lender, testApi, type TestApi } from '../../../../test/api.js';

let api: TestApi;
let admin: string;
let oak: { id: string; rateIds: string[] };
beforeAll(async () => {
  api = await testApi();
  await api.person('priya@example.ca', 'ADMIN', 'Priya Nair');
  admin = await api.token('priya@example.ca');
});
beforeEach(async () => {
  await api.rows('delete from rate_change');
  await api.rows('delete from bank');
  oak = await lender(api, 'Oak Trust', [3.99]);
});
afterAll(() => api.close());

const ask = async (text: string, variables: Record<string, unknown> = {}) =>
  (await api.graphql(text, variables, admin)).body.data;
const ADD = `mutation($input: NewRateInput!) { addRate(input: $input) {
  userErrors { message } rate { id version paymentExample pending { facts { compounding } } } } }`;
const SAVE = `mutation($id: ID!, $v: Int!, $change: RateChangeInput!) { saveRateChange(id: $id, expectedVersion: $v, change: $change) {
  rate { id version paymentExample pending { facts { compounding } } } } }`;
const PUBLISH = `mutation($rates: [RateVersionInput!]!) { publishRates(rates: $rates) {
  publication { id entries { before { compounding } after { compounding } } } } }`;
const VARIABLE = { term: 5, type: 'VARIABLE', rate: 3.99 };

test('a new rate compounds as usual for its type, unless it says otherwise; its payment follows', async () => {
  const add = async (input: object) =>
    (await ask(ADD, { input: { bankId: oak.id, ...VARIABLE, ...input } })).addRate.rate;
  expect(await add({})).toMatchObject({ paymentExample: '2636.42', pending: { facts: { compounding: 'MONTHLY' } } });
  expect(await add({ compounding: 'SEMI_ANNUAL' })).toMatchObject({
    paymentExample: '2627.39',
    pending: { facts: { compounding: 'SEMI_ANNUAL' } },
  });
});

test('a new rate has the usual values where null is sent', async () => {
  const CREATE = `mutation($bankId: ID!, $input: RateInput!) {
    createRate(bankId: $bankId, input: $input) { rate { compounding purpose insurance } }
  }`;
  const input = { term: 5, type: 'VARIABLE', rate: 4.09, compounding: null, purpose: null, insurance: null };
  const { rate } = (await ask(CREATE, { bankId: oak.id, input })).createRate;
  expect(rate).toEqual({ compounding: 'MONTHLY', purpose: 'ANY', insurance: 'ANY' });
  await api.rows('delete from rate where rate = 4.09');
});

test('a change of compounding is reviewed, published and shown like any other', async () => {
  const { rate } = (await ask(SAVE, { id: oak.rateIds[0], v: 1, change: { compounding: 'MONTHLY' } })).saveRateChange;
  expect(rate.paymentExample).toBe('2636.42');
  expect((await ask('{ currentRates { rates { compounding } } }')).currentRates[0].rates[0].compounding).toBe(
    'SEMI_ANNUAL',
  );
  const { publication } = (await ask(PUBLISH, { rates: [{ id: rate.id, version: rate.version }] })).publishRates;
  expect(publication.entries).toEqual([{ before: { compounding: 'SEMI_ANNUAL' }, after: { compounding: 'MONTHLY' } }]);
  expect(await ask('{ currentRates { rates { compounding } } rateOffers { items { compounding } } }')).toEqual({
    currentRates: [{ rates: [{ compounding: 'MONTHLY' }] }],
    rateOffers: { items: [{ compounding: 'MONTHLY' }] },
  });
  expect((await ask('{ bestRates { rate compounding } }')).bestRates).toEqual([{ rate: 3.99, compounding: 'MONTHLY' }]);
});

test('a table keeps the compounding it does not name, and reads the one it does', async () => {
  const IMPORT = `mutation($csv: String!) { importRates(csv: $csv, dryRun: true) { lines { status message after { compounding } } } }`;
  const read = async (csv: string) => (await ask(IMPORT, { csv })).importRates.lines[0];
  await api.rows(`update rate set compounding = 'monthly'`);
  expect(await read('bank,term,type,rate\nOak Trust,5,fixed,4.1')).toMatchObject({ after: { compounding: 'MONTHLY' } });
  expect(await read('bank,term,type,compounding,rate\nOak Trust,5,fixed,Semi-annual,4.1')).toMatchObject({
    after: { compounding: 'SEMI_ANNUAL' },
  });
  expect(await read('bank,term,type,rate\nOak Trust,3,variable,4.1')).toMatchObject({
    status: 'NEW',
    after: { compounding: 'MONTHLY' },
  });
  expect(await read('bank,term,type,compounding,rate\nOak Trust,5,fixed,daily,4.1')).toMatchObject({
    status: 'REFUSED',
    message: 'compounding: “daily” is not one of semi-annual, monthly',
  });
  const csv = String((await ask('{ exportRates }')).exportRates);
  expect(csv).toContain('Oak Trust,5,fixed,monthly,3.99');
  expect(await read(csv)).toMatchObject({ status: 'UNCHANGED' });
});

test('REST has it as a word with a hyphen', async () => {
  const body = { term: 5, type: 'variable', compounding: 'semi-annual', rate: 3.99 };
  const added = await api.call('/api/rates', { method: 'POST', body: { bankId: oak.id, ...body }, token: admin });
  expect(added.body.data).toMatchObject(body);
  const { compounding: _left, ...silent } = body;
  const usual = await api.call('/api/rates', { method: 'POST', body: { bankId: oak.id, ...silent }, token: admin });
  expect(usual.body.data.compounding).toBe('monthly');
  const changed = await api.call(`/api/rates/${String(usual.body.data.id)}`, { method: 'PUT', body, token: admin });
  expect(changed.body.data.compounding).toBe('semi-annual');
  const listed = await api.call('/api/rates?type=fixed', { token: admin });
  expect(listed.body.data.items[0].live.compounding).toBe('semi-annual');
});
