import { lender, testApi, type TestApi } from '../../../test/api.js';

let api: TestApi;
let admin: string;
let id: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('priya@example.ca', 'ADMIN', 'Priya Nair');
  admin = await api.token('priya@example.ca');
});
beforeEach(async () => {
  await api.rows('delete from rate_change');
  await api.rows('delete from bank');
  const { rateIds } = await lender(api, 'Oak Trust', [3.94]);
  id = rateIds[0] ?? '';
  await api.rows('update rate set fees = 470 where id = $1', [id]);
});
afterAll(() => api.close());

const BELOW = 'The APR can’t be below the rate. It is the rate with fees.';
const put = (body: object) => api.call(`/api/rates/${id}`, { method: 'PUT', token: admin, body });
const stored = async () => (await api.rows<{ fees: string | null }>('select fees from rate where id = $1', [id]))[0];
const FIXED = { term: 5, type: 'fixed' };

test('a changed rate takes its APR with it: at the desk, in its review, and for visitors, who read the fees too', async () => {
  const SAVE = `mutation($id: ID!, $change: RateChangeInput!) { saveRateChange(id: $id, expectedVersion: 1, change: $change) {
    userErrors { message field } rate { version live { rate apr fees } pending { facts { rate apr fees } } } } }`;
  const saved = (await api.graphql(SAVE, { id, change: { rate: 4.24 } }, admin)).body.data.saveRateChange;
  expect(saved.rate).toMatchObject({
    live: { rate: 3.94, apr: 3.96, fees: '470.00' },
    pending: { facts: { rate: 4.24, apr: 4.26, fees: '470.00' } },
  });
  const preview = await api.graphql('{ deskPreview(signedIn: true) { rates { rate apr } } }', {}, admin);
  expect(preview.body.data.deskPreview[0].rates).toEqual([{ rate: 4.24, apr: 4.26 }]);
  await api.graphql(
    'mutation($rates: [RateVersionInput!]!) { publishRates(rates: $rates) { userErrors { message } publication { id } } }',
    { rates: [{ id, version: saved.rate.version }] },
    admin,
  );
  const shown = await api.graphql(
    `{ currentRates { rates { rate apr fees } } bestRates { rate apr fees }
       startRate(input: {purpose: PURCHASE, insurance: INSURED}) { rate apr fees } }`,
  );
  const now = { rate: 4.24, apr: 4.26, fees: '470.00' };
  expect(shown.body.data).toMatchObject({ currentRates: [{ rates: [now] }], bestRates: [now], startRate: now });
  expect(
    (await api.graphql('{ rateOffers { items { rate apr fees } } }', {}, admin)).body.data.rateOffers.items,
  ).toEqual([now]);
});

test('REST: a rate without an APR keeps its fees, and one with an APR gets the fees that explain it', async () => {
  expect((await put({ ...FIXED, rate: 4.24 })).body.data).toMatchObject({ rate: 4.24, apr: 4.26 });
  expect((await put({ ...FIXED, rate: 4.24, apr: 4.3 })).body.data).toMatchObject({ apr: 4.3 });
  expect(Number((await stored())?.fees)).toBeCloseTo(1410, -2);
  expect((await put({ ...FIXED, rate: 4.24, fees: 0 })).body.data).toMatchObject({ apr: 4.24 });
});

test.each([
  ['an APR below the rate', { rate: 4.24, apr: 3.96 }, BELOW],
  ['an APR below the new rate, though not the old one', { rate: 4.24, apr: 4.23 }, BELOW],
  ['an APR no fees of a mortgage explain', { rate: 4.24, apr: 30.5 }, 'Check the APR. It is from 1% to 30%.'],
  [
    'fees that make another APR',
    { rate: 4.24, apr: 4.9, fees: 470 },
    'These fees don’t make this APR. Leave the APR out.',
  ],
])('REST and GraphQL refuse %s', async (_, { rate, apr, ...more }, message) => {
  const input = { term: 5, type: 'FIXED', rate, apr, ...('fees' in more && { fees: '470.00' }) };
  const UPDATE = `mutation($id: ID!, $input: RateInput!) { updateRate(id: $id, input: $input) { userErrors { message field } } }`;
  const refused = await api.graphql(UPDATE, { id, input }, admin);
  expect(refused.body.data.updateRate.userErrors).toEqual([{ message, field: ['apr'] }]);
  if (apr <= 30) expect((await put({ ...FIXED, rate, apr, ...more })).status).toBe(422);
  expect(await stored()).toEqual({ fees: '470.00' });
});

test('a table is read the same way, and what is exported holds no APR to leave behind', async () => {
  const IMPORT = `mutation($csv: String) { importRates(csv: $csv, dryRun: true) { userErrors { message }
    lines { status message after { rate apr fees } } } }`;
  const csv = [
    'bank,term,type,rate,fees,apr',
    'Oak Trust,5,fixed,4.24,,3.96',
    'Oak Trust,3,fixed,4.24,,4.24',
    'Oak Trust,4,fixed,4.24,$900,',
    'Oak Trust,2,fixed,4.24,900,4.30',
    'Oak Trust,1,fixed,4.24,"450,000",',
  ].join('\n');
  const { lines } = (await api.graphql(IMPORT, { csv }, admin)).body.data.importRates;
  expect(lines).toMatchObject([
    { status: 'REFUSED', message: `apr: ${BELOW}` },
    { status: 'NEW', after: { apr: 4.24, fees: '0.00' } },
    { status: 'NEW', after: { apr: 4.2872, fees: '900.00' } },
    { status: 'REFUSED', message: 'apr: These fees don’t make this APR. Leave the APR out.' },
    { status: 'REFUSED', message: expect.stringMatching(/^fees: Check the fees\. They make an APR of \d+\.\d\d%/) },
  ]);
  const kept = await api.graphql(IMPORT, { csv: 'bank,term,type,rate\nOak Trust,5,fixed,4.24' }, admin);
  expect(kept.body.data.importRates.lines).toMatchObject([{ status: 'CHANGED', after: { apr: 4.26, fees: '470.00' } }]);
  const exported = String((await api.graphql('{ exportRates }', {}, admin)).body.data.exportRates);
  expect(exported.split('\n')[0]).toMatch(/,rate,fees,purpose,/);
});

test('the database holds no fees below nothing', async () => {
  await expect(api.rows('update rate set fees = -1')).rejects.toThrow('rate_fees_range');
});
