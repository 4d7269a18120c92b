import { testApi, type TestApi } from '../../../test/api.js';
import { SEAL_LABELS } from '../calculations/seal-labels.js';
import { SEAL_PHONES } from '../people/seal-phones.js';

const SEALED = /^v1\./;
const PHONE = '+14165550142';
const PROFILE = '{ profile { phone } }';
const SAVE = `mutation { saveCalculation(input: { kind: PAYMENT, label: "Mum’s house, after the divorce",
  inputs: { principal: 400000, annualRatePct: 4, amortizationYears: 25, frequency: "monthly", compounding: "semi-annual" } }) { calculation { id label } userErrors { message } } }`;
const LABELS = '{ myCalculations { items { label } } }';

let api: TestApi;
let id: string;
let token: string;
beforeAll(async () => {
  api = await testApi();
  id = await api.person('ada@example.ca');
  await api.person('office@example.ca', 'ADMIN');
  token = await api.token('ada@example.ca');
});
afterAll(() => api.close());

const stored = async (): Promise<string> =>
  String((await api.rows<{ phone: string }>('select phone from user_account where id = $1', [id]))[0]?.phone);
const profile = async () => (await api.graphql(PROFILE, {}, token)).body.data.profile.phone;
const listed = async () => {
  const admin = await api.token('office@example.ca');
  return (await api.call('/api/users?q=ada@example.ca', { token: admin })).body.data.items[0].phone;
};

test('a phone number is stored sealed, and read by its owner and the office', async () => {
  const changed = await api.call(`/api/users/${id}`, { method: 'PUT', token, body: { phone: '416 555-0142' } });
  expect([changed.status, changed.body.data.phone]).toEqual([200, PHONE]);
  expect(await stored()).toMatch(SEALED);
  expect([await profile(), await listed()]).toEqual([PHONE, PHONE]);
});

test('the number of whoever signs up is sealed from the start', async () => {
  const password = 'violet tram at dawn';
  const body = { name: 'Noor Haddad', email: 'noor@example.ca', phone: '416 555-0143', password };
  const made = await api.call('/api/auth/register', { method: 'POST', body });
  expect(made.status).toBeLessThan(300);
  const [row] = await api.rows<{ phone: string }>(`select phone from user_account where email = 'noor@example.ca'`);
  expect(row?.phone).toMatch(SEALED);
});

test('what was stored in clear is read, and sealed later', async () => {
  await api.rows('update user_account set phone = $2 where id = $1', [id, PHONE]);
  expect(await profile()).toBe(PHONE);
  await SEAL_PHONES.run(api.platform);
  expect(await stored()).toMatch(SEALED);
  expect(await profile()).toBe(PHONE);
});

test('so is the name of a calculation', async () => {
  const saved = (await api.graphql(SAVE, {}, token)).body.data.saveCalculation;
  expect(saved.userErrors).toEqual([]);
  const labels = async () =>
    (await api.graphql(LABELS, {}, token)).body.data.myCalculations.items.map(({ label }: { label: string }) => label);
  const column = async () => (await api.rows<{ label: string }>('select label from calculation'))[0]?.label;
  expect(await column()).toMatch(SEALED);
  expect(await labels()).toEqual(['Mum’s house, after the divorce']);
  await api.rows(`update calculation set label = 'In clear'`);
  expect(await labels()).toEqual(['In clear']);
  await SEAL_LABELS.run(api.platform);
  expect(await column()).toMatch(SEALED);
  expect(await labels()).toEqual(['In clear']);
});
