import { testApi, type TestApi } from '../../../test/api.js';

let api: TestApi;
let ada: string;
let ben: string;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  for (const name of ['ada', 'ben']) await api.person(`${name}@example.ca`);
  await api.person('admin@example.ca', 'ADMIN');
  ada = await api.token('ada@example.ca');
  ben = await api.token('ben@example.ca');
  admin = await api.token('admin@example.ca');
});
afterAll(() => api.close());

const SET = `mutation($id: ID!, $granted: Boolean!) {
  setCreditCheck(id: $id, granted: $granted) { userErrors { code } applicationId }
}`;
const MOVE = `mutation($id: ID!, $to: ApplicationStatus!, $version: Int!) {
  transitionApplication(id: $id, to: $to, version: $version) { userErrors { message } status }
}`;
const MINE = '{ myApplications { items { id consents { purpose granted } } } }';

const set = async (id: string, granted: boolean, token = ada) =>
  (await api.graphql(SET, { id, granted }, token)).body.data.setCreditCheck;
const move = async (id: string, to: string, version: number) =>
  (await api.graphql(MOVE, { id, to, version }, admin)).body.data.transitionApplication;
const creditChecks = async (id: string): Promise<boolean[]> =>
  (await api.graphql(MINE, {}, ada)).body.data.myApplications.items
    .filter((item: { id: string }) => item.id === id)
    .flatMap((item: { consents: { purpose: string; granted: boolean }[] }) => item.consents)
    .filter(({ purpose }: { purpose: string }) => purpose === 'credit_check')
    .map(({ granted }: { granted: boolean }) => granted);

/** Sent without the box that can wait, with an address that is not the account's. */
async function sent(): Promise<string> {
  const reply = await api.call('/mortgage/comprehensive', {
    method: 'POST',
    token: ada,
    body: {
      mortgageType: 'renewal',
      applicant: { fullName: 'Ada Tremblay', email: 'typed@example.ca', phone: '416 967-1111' },
      employment: { status: 'employed' },
      consents: { privacy: true, contact: true },
    },
  });
  expect(reply.status).toBe(201);
  return reply.body.data.id;
}

test('an applicant gives the credit check that could wait, and the file goes to a lender', async () => {
  const id = await sent();
  for (const [index, to] of ['IN_REVIEW', 'DOCUMENTS_REQUESTED'].entries()) await move(id, to, index + 1);
  expect((await move(id, 'SUBMITTED_TO_LENDER', 3)).userErrors[0].message).toContain('missing from: Ada Tremblay');
  expect(await creditChecks(id)).toEqual([false]);
  expect(await set(id, true)).toEqual({ userErrors: [], applicationId: id });
  expect(await set(id, true)).toEqual({ userErrors: [], applicationId: id });
  expect(await creditChecks(id)).toEqual([true]);
  expect(await api.rows(`select after from audit_event where action = 'application.credit_check'`)).toEqual([
    { after: { granted: true } },
  ]);
  expect((await move(id, 'SUBMITTED_TO_LENDER', 3)).status).toBe('SUBMITTED_TO_LENDER');
});

test('what was given can be taken back; others can do neither', async () => {
  const id = await sent();
  for (const [index, to] of ['IN_REVIEW', 'DOCUMENTS_REQUESTED'].entries()) await move(id, to, index + 1);
  await set(id, true);
  for (const token of [ben, admin]) expect((await set(id, false, token)).userErrors).toEqual([{ code: 'NOT_FOUND' }]);
  expect((await set(id, false)).userErrors).toEqual([]);
  expect(await creditChecks(id)).toEqual([false]);
  expect((await move(id, 'SUBMITTED_TO_LENDER', 3)).userErrors[0].message).toContain('missing from: Ada Tremblay');
});
