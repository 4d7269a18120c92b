import { testApi, type TestApi } from '../../../../test/api.js';

let api: TestApi;
let admin: string;
let other: string;
beforeAll(async () => {
  api = await testApi();
  for (const name of ['admin', 'other']) await api.person(`${name}@example.ca`, 'ADMIN', name);
  admin = await api.token('admin@example.ca');
  other = await api.token('other@example.ca');
});
afterAll(() => api.close());

const FIELDS = '{ userErrors { code field } savedView { id name view status kind channel province } }';
const SAVE = `mutation($input: SaveEnquiryViewInput!) { saveEnquiryView(input: $input) ${FIELDS} }`;
const RENAME = `mutation($id: ID!, $name: String!) { renameEnquiryView(id: $id, name: $name) ${FIELDS} }`;
const REMOVE = `mutation($id: ID!) { deleteEnquiryView(id: $id) { userErrors { code } deletedId } }`;
const LIST = '{ savedEnquiryViews { name view status kind channel province } }';

const save = async (input: object, as = admin) => (await api.graphql(SAVE, { input }, as)).body.data.saveEnquiryView;
const rename = async (id: string, name: string, as = admin) =>
  (await api.graphql(RENAME, { id, name }, as)).body.data.renameEnquiryView;
const remove = async (id: string, as = admin) => (await api.graphql(REMOVE, { id }, as)).body.data.deleteEnquiryView;
const list = async (as = admin) => (await api.graphql(LIST, {}, as)).body.data.savedEnquiryViews;

test('a view is kept for one person, renamed and deleted, and nobody else can', async () => {
  const codes = { view: 'MINE', kind: 'LEAD', channel: 'facebook', province: 'ON' };
  const kept = await save({ name: ' My leads ', ...codes });
  expect(kept).toEqual({
    userErrors: [],
    savedView: { id: expect.any(String), name: 'My leads', status: null, ...codes },
  });
  const { id } = kept.savedView;
  expect(await list(other)).toEqual([]);
  expect(await rename(id, 'Stolen', other)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
  expect(await remove(id, other)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
  expect((await rename(id, 'Leads')).savedView).toMatchObject({ name: 'Leads', view: 'MINE' });
  expect(await list()).toEqual([{ name: 'Leads', status: null, ...codes }]);
  expect(await remove(id)).toEqual({ userErrors: [], deletedId: id });
  expect(await remove('nowhere')).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
  expect(await list()).toEqual([]);
});

test('names are needed, short and different; there is an end to them', async () => {
  const refused = async (name: string) => (await save({ name })).userErrors;
  expect(await refused('  ')).toEqual([{ code: 'REQUIRED', field: ['name'] }]);
  expect(await refused('x'.repeat(41))).toEqual([{ code: 'INVALID', field: ['name'] }]);
  const { savedView } = await save({ name: 'Lost', status: 'LOST' });
  expect(await refused('Lost')).toEqual([{ code: 'INVALID', field: ['name'] }]);
  expect((await save({ name: 'Lost' }, other)).userErrors).toEqual([]);
  const second = await save({ name: 'View 2' });
  expect((await rename(second.savedView.id, 'Lost')).userErrors).toEqual([{ code: 'INVALID', field: ['name'] }]);
  expect((await rename(savedView.id, 'Lost')).userErrors).toEqual([]);
  for (let n = 3; n <= 20; n += 1) await save({ name: `View ${n}` });
  expect(await refused('View 21')).toEqual([{ code: 'INVALID', field: ['name'] }]);
});

test('a province that is none and a source that is too long are refused', async () => {
  const refused = async (input: object) => (await save({ name: 'Odd', ...input })).userErrors;
  expect(await refused({ province: 'XX' })).toEqual([{ code: 'INVALID', field: ['province'] }]);
  expect(await refused({ channel: 'x'.repeat(101) })).toEqual([{ code: 'INVALID', field: ['channel'] }]);
});

test('a search cannot be kept', async () => {
  const reply = await api.graphql(SAVE, { input: { name: 'Ada', q: 'Ada' } }, admin);
  expect(reply.body.errors[0].message).toContain('"q"');
});
