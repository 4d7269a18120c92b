import { lender, testApi, type TestApi } from '../../../../test/api.js';

let api: TestApi;
let oak: { id: string; rateIds: string[] };
let ivy: { id: string; rateIds: string[] };

beforeAll(async () => {
  api = await testApi();
  oak = await lender(api, 'Oak Trust', [3.94, 4.19]);
  ivy = await lender(api, 'Ivy Union', [3.5, 3.6]);
  await set(oak.rateIds[0], { insurance: 'insurable', fees: 470 });
  await set(oak.rateIds[1], { insurance: 'uninsured' });
  await set(ivy.rateIds[0], { insurance: 'uninsured', visibility: 'signed_in' });
  await set(ivy.rateIds[1], { insurance: 'uninsured', province: 'BC' });
});
afterAll(() => api.close());

async function set(id: string | undefined, columns: Record<string, unknown>): Promise<void> {
  const names = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`);
  await api.rows(`update rate set ${names.join(', ')} where id = $1`, [id, ...Object.values(columns)]);
}

const ask = async (input: string) =>
  (await api.graphql(`{ startRate(input: {${input}}) { bankName rate apr term type insurance } }`)).body;

test('a visitor’s purchase and refinance start from rates that fit them', async () => {
  expect((await ask('purpose: PURCHASE, insurance: INSURABLE')).data.startRate).toEqual({
    bankName: 'Oak Trust',
    rate: 3.94,
    apr: 3.96,
    term: 5,
    type: 'FIXED',
    insurance: 'INSURABLE',
  });
  const refinance = await ask('purpose: REFINANCE, insurance: UNINSURED');
  expect(refinance.data.startRate).toMatchObject({ bankName: 'Oak Trust', rate: 4.19 });
  const inBc = await ask('purpose: REFINANCE, insurance: UNINSURED, province: "BC"');
  expect(inBc.data.startRate).toMatchObject({ bankName: 'Ivy Union', rate: 3.6 });
});

test('who is insured, or could be, can also have the rates of those who are not', async () => {
  expect((await ask('purpose: PURCHASE, insurance: INSURED')).data.startRate).toMatchObject({ rate: 3.94 });
  expect((await ask('purpose: RENEWAL, insurance: INSURABLE')).data.startRate).toMatchObject({ rate: 3.94 });
});

test('the lowest rates for a kind of mortgage, one for each term and type, and none that only an account shows', async () => {
  const three = await api.graphql(
    '{ startRates(input: {purpose: RENEWAL, insurance: INSURABLE}) { bankName rate apr term type } }',
  );
  expect(three.body.data.startRates).toEqual([
    { bankName: 'Oak Trust', rate: 3.94, apr: 3.96, term: 5, type: 'FIXED' },
  ]);
});

test('where nothing published fits there is none', async () => {
  await api.rows(`update rate set visibility = 'hidden'`);
  expect((await ask('purpose: PURCHASE, insurance: INSURED')).data.startRate).toBeNull();
  await api.rows(`update rate set visibility = 'everyone' where bank_id = $1 or insurance = 'uninsured'`, [oak.id]);
});

test('ANY is no kind of mortgage', async () => {
  expect((await ask('purpose: ANY, insurance: INSURED')).errors[0].message).toBe(
    'Name the purpose and the insurance class.',
  );
});

test('it takes one statement', async () => {
  const statements = await api.statements(() =>
    api.graphql('{ startRate(input: {purpose: RENEWAL, insurance: INSURED}) { rate } }'),
  );
  expect(statements).toHaveLength(1);
});
