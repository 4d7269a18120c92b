import { testApi, type TestApi } from '../../../../../test/api.js';
import { eventually } from '../../../../../test/eventually.js';
import { newId } from '../../../../platform/ids.js';
import { EnquiryLookService } from './look.service.js';

let api: TestApi;
let avery: { userId: string };
let mara: { userId: string };
let clock = 0;
/** Two instances on one database */
let one: EnquiryLookService;
let other: EnquiryLookService;
beforeAll(async () => {
  api = await testApi();
  avery = { userId: await api.person('avery@example.ca', 'ADMIN', 'Avery') };
  mara = { userId: await api.person('mara@example.ca', 'ADMIN', 'Mara') };
  one = new EnquiryLookService(api.platform, () => clock);
  other = new EnquiryLookService(api.platform, () => clock);
});
afterAll(() => api.close());

const [averysTab, marasTab, secondTab] = [newId(), newId(), newId()];

test('a colleague at another instance is seen, writes, and is gone when they leave', async () => {
  const enquiryId = newId();
  const maras = (look: 'LOOKING' | 'WRITING' | 'LEFT', tab = marasTab) => other.look(mara, { enquiryId, tab, look });
  const seen = () => one.look(avery, { enquiryId, tab: averysTab, look: 'LOOKING' });
  expect(await seen()).toEqual([]);
  await maras('LOOKING');
  await eventually(async () => expect(await seen()).toEqual([{ id: mara.userId, name: 'Mara', look: 'LOOKING' }]));
  await eventually(async () => expect(await maras('LOOKING')).toMatchObject([{ name: 'Avery' }]));
  await maras('WRITING');
  await maras('LOOKING', secondTab);
  await eventually(async () => expect(await seen()).toMatchObject([{ look: 'WRITING' }]));
  await maras('LEFT');
  await eventually(async () => expect(await seen()).toMatchObject([{ look: 'LOOKING' }]));
  await maras('LEFT', secondTab);
  await eventually(async () => expect(await seen()).toEqual([]));
});

test('whoever closes the computer is gone after 25 seconds, and so is whoever lost the right to be there', async () => {
  const enquiryId = newId();
  await one.look(mara, { enquiryId, tab: marasTab, look: 'LOOKING' });
  const seen = () => one.look(avery, { enquiryId, tab: averysTab, look: 'LOOKING' });
  clock += 24_000;
  expect(await seen()).toMatchObject([{ name: 'Mara' }]);
  await api.rows('update user_account set suspended_at = now() where id = $1', [mara.userId]);
  expect(await seen()).toEqual([]);
  await api.rows('update user_account set suspended_at = null where id = $1', [mara.userId]);
  clock += 2_000;
  expect(await seen()).toEqual([]);
});

test('over the API: what is no id is nobody’s file, and nothing is written', async () => {
  const LOOK = `mutation ($id: ID!, $tab: ID!) {
    lookAtEnquiry(id: $id, tab: $tab, look: LOOKING) { others { name look } }
  }`;
  const token = await api.token('avery@example.ca');
  const look = async (id: string, tab: string) => (await api.graphql(LOOK, { id, tab }, token)).body.data.lookAtEnquiry;
  expect(await look('x', averysTab)).toEqual({ others: [] });
  const sent = await api.statements(async () => {
    expect(await look(newId(), averysTab)).toEqual({ others: [] });
  });
  expect(sent.filter((sql) => /\b(?:insert|update|delete)\b/i.test(sql))).toEqual([]);
});
