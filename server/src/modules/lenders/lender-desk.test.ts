import { lender, testApi, type Reply, type TestApi } from '../../../test/api.js';
import { withLostCommits } from '../../../test/lost-commits.js';
import { png } from '../../../test/sample-files.js';
import { upload } from '../../../test/upload.js';

let api: TestApi;
let admin: string;
let other: string;
let ivy: { id: string; rateIds: string[] };
let oak: { id: string; rateIds: string[] };
beforeAll(async () => {
  api = await testApi();
  await api.person('priya@example.ca', 'ADMIN', 'Priya Nair');
  await api.person('jonah@example.ca', 'ADMIN', 'Jonah Tait');
  [admin, other] = [await api.token('priya@example.ca'), await api.token('jonah@example.ca')];
});
beforeEach(async () => {
  await api.rows('delete from rate_change');
  await api.rows('delete from publication');
  await api.rows('delete from bank');
  ivy = await lender(api, 'Ivy Union', [4.05, 4.9]);
  oak = await lender(api, 'Oak Trust', [4.2]);
});
afterAll(() => api.close());

const FACTS = 'name active position logoUrl penalty';
const BANK = `id ${FACTS} version pending { authorName facts { ${FACTS} } }`;
const PUBLISHED = `userErrors { code message field } publication { id changes lenders { bankId before { ${FACTS} } after { ${FACTS} } } }`;

interface Desk {
  id: string;
  name: string;
  active: boolean;
  position: number;
  logoUrl: string;
  penalty: string;
  version: number;
  pending: {
    authorName: string;
    facts: { name: string; active: boolean; position: number; logoUrl: string; penalty: string };
  } | null;
}
interface Changed {
  bank: Desk;
  undoId: string;
  userErrors: { code: string; message: string; field: string[] | null }[];
}

type Data = ReturnType<typeof JSON.parse>;
const data = ({ body }: Reply): Data => {
  expect(body.errors).toBeUndefined();
  return body.data;
};
const lenders = async (): Promise<Desk[]> => data(await api.graphql(`{ deskBanks { ${BANK} } }`, {}, admin)).deskBanks;
async function one(id: string): Promise<Desk> {
  const found = (await lenders()).find((bank) => bank.id === id);
  if (!found) throw new Error('no such lender');
  return found;
}
async function change(id: string, edit: object, token = admin, version?: number): Promise<Changed> {
  const CHANGE = `mutation($id: ID!, $v: Int!, $name: String, $active: Boolean, $position: Int, $penalty: LenderPenalty) {
    updateBank(id: $id, expectedVersion: $v, name: $name, active: $active, position: $position, penalty: $penalty) {
      userErrors { code message field } undoId bank { ${BANK} } } }`;
  const variables = { id, v: version ?? (await one(id)).version, ...edit };
  return data(await api.graphql(CHANGE, variables, token)).updateBank;
}
async function publish(banks: Desk[]): Promise<{ publication: { id: string }; userErrors: Changed['userErrors'] }> {
  const PUBLISH = `mutation($lenders: [RateVersionInput!]) { publishRates(rates: [], lenders: $lenders) { ${PUBLISHED} } }`;
  const versions = banks.map(({ id, version }) => ({ id, version }));
  return data(await api.graphql(PUBLISH, { lenders: versions }, admin)).publishRates;
}
const visitorsSee = async (): Promise<string[]> =>
  (data(await api.graphql('{ currentRates { name } }')).currentRates as { name: string }[]).map(({ name }) => name);
const undo = async (undoId: string): Promise<Changed['userErrors']> => {
  const UNDO = 'mutation($id: ID!) { undoRateChanges(undoId: $id) { userErrors { code message } } }';
  return (data(await api.graphql(UNDO, { id: undoId }, admin)).undoRateChanges as Changed).userErrors;
};

test('a hidden lender stays on the site until the change is published', async () => {
  const { bank } = await change(ivy.id, { active: false });
  expect(bank).toMatchObject({ active: true, pending: { authorName: 'Priya Nair', facts: { active: false } } });
  expect(await visitorsSee()).toEqual(['Ivy Union', 'Oak Trust']);
  const preview = await api.graphql('{ deskPreview(signedIn: false) { name } }', {}, admin);
  expect(preview.body.data.deskPreview).toEqual([{ name: 'Oak Trust' }]);

  const { publication } = await publish([bank]);
  expect(publication).toMatchObject({
    changes: 1,
    lenders: [{ bankId: ivy.id, before: { active: true }, after: { active: false } }],
  });
  expect(await visitorsSee()).toEqual(['Oak Trust']);
  expect(await one(ivy.id)).toMatchObject({ active: false, pending: null });
});

test('a new name and place wait too, and the drawn logo follows the name once it is live', async () => {
  const { bank } = await change(oak.id, { name: 'Oak & Elm Trust', position: 3 });
  expect(bank).toMatchObject({ name: 'Oak Trust', position: 0, logoUrl: '/logos/oak-trust.svg' });
  expect(bank.pending?.facts).toMatchObject({ name: 'Oak & Elm Trust', position: 3 });
  await publish([bank]);
  expect(await visitorsSee()).toContain('Oak & Elm Trust');
  expect(await one(oak.id)).toMatchObject({ position: 3, logoUrl: '/logos/oak-elm-trust.svg' });
});

test('how it charges for leaving waits, and is kept by whoever changes something else', async () => {
  const { bank } = await change(oak.id, { penalty: 'POSTED_RATE' });
  expect(bank).toMatchObject({ penalty: 'UNKNOWN', pending: { facts: { penalty: 'POSTED_RATE' } } });
  await publish([bank]);
  expect(await one(oak.id)).toMatchObject({ penalty: 'POSTED_RATE', pending: null });
  expect((await change(oak.id, { position: 2 })).bank.pending?.facts).toMatchObject({ penalty: 'POSTED_RATE' });
});

const sendLogo = async (): Promise<Reply> => {
  const query = `mutation($id: ID!, $file: Upload!) { uploadBankLogo(bankId: $id, file: $file) { userErrors { message } bank { ${BANK} } } }`;
  return upload(api, { query, variables: { id: ivy.id } }, { bytes: await png(), name: 'white.png', token: admin });
};

test('a logo waits as well', async () => {
  const { bank } = data(await sendLogo()).uploadBankLogo as Changed;
  expect(bank.logoUrl).toBe('/logos/ivy-union.svg');
  expect(bank.pending?.facts.logoUrl).toMatch(/\.webp$/);
  await publish([bank]);
  expect((await one(ivy.id)).logoUrl).toBe(bank.pending?.facts.logoUrl);
});

test('a logo that was stored stays where the answer to the COMMIT is lost', async () => {
  expect((await withLostCommits(api.platform.db, sendLogo)).body.errors).toHaveLength(1);
  const address = (await one(ivy.id)).pending?.facts.logoUrl;
  expect((await fetch(`${api.url}${address}`)).status).toBe(200);
});

test('setting the published value again leaves nothing to publish', async () => {
  const { bank } = await change(ivy.id, { active: false });
  expect((await change(ivy.id, { active: true }, admin, bank.version)).bank.pending).toBeNull();
  expect((await publish([await one(ivy.id)])).userErrors).toEqual([
    expect.objectContaining({ message: 'There is nothing to publish.' }),
  ]);
});

test('a second editor is told, and so is the person who reviewed an older version', async () => {
  const { version } = await one(ivy.id);
  const { bank } = await change(ivy.id, { position: 2 });
  const second = await change(ivy.id, { position: 5 }, other, version);
  expect(second).toMatchObject({ bank: null, userErrors: [{ code: 'CONFLICT' }] });
  await change(ivy.id, { position: 7 }, other, bank.version);
  const { publication, userErrors } = await publish([bank]);
  expect(publication).toBeNull();
  expect(userErrors).toEqual([
    {
      code: 'CONFLICT',
      message: 'Jonah Tait changed Ivy Union after you opened this review. Review the changes again.',
      field: [ivy.id],
    },
  ]);
});

test('undo brings the earlier draft back, unless someone changed the lender since', async () => {
  const first = await change(ivy.id, { active: false });
  const renamed = await change(ivy.id, { name: 'Ivy & Co' });
  expect(await undo(renamed.undoId)).toEqual([]);
  expect((await one(ivy.id)).pending?.facts).toMatchObject({ name: 'Ivy Union', active: false });
  const [kept] = await undo(first.undoId);
  expect(kept).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('Ivy Union') });
});

test('discard takes the named lender, the editor’s own drafts or everything', async () => {
  const DISCARD = `mutation($ids: [ID!], $mine: Boolean) { discardRateChanges(lenderIds: $ids, mine: $mine) { undoId userErrors { code } } }`;
  const SUMMARY = '{ deskSummary { pending pendingLenders pendingByOthers } }';
  const summary = async (): Promise<object> => data(await api.graphql(SUMMARY, {}, admin)).deskSummary;
  await change(ivy.id, { active: false });
  await change(oak.id, { active: false }, other);
  expect(await summary()).toEqual({ pending: 0, pendingLenders: 2, pendingByOthers: 1 });
  await api.graphql(DISCARD, { mine: true }, admin);
  expect(await summary()).toEqual({ pending: 0, pendingLenders: 1, pendingByOthers: 1 });
  const { undoId } = data(await api.graphql(DISCARD, { ids: [oak.id] }, admin)).discardRateChanges as Changed;
  expect(await summary()).toEqual({ pending: 0, pendingLenders: 0, pendingByOthers: 0 });
  expect(await undo(undoId)).toEqual([]);
  await api.graphql(DISCARD, {}, admin);
  expect((await lenders()).every(({ pending }) => pending === null)).toBe(true);
});

test('a publication can be restored: the values from before come back as drafts', async () => {
  const { publication } = await publish([(await change(ivy.id, { active: false })).bank]);
  const RESTORE = 'mutation($id: ID!) { restorePublication(id: $id) { userErrors { code } undoId } }';
  data(await api.graphql(RESTORE, { id: publication.id }, admin));
  expect(await one(ivy.id)).toMatchObject({ active: false, pending: { facts: { active: true } } });
  expect(await visitorsSee()).toEqual(['Oak Trust']);
});

test('two lenders can never share a name', async () => {
  expect((await change(ivy.id, { name: 'oak trust' })).userErrors).toEqual([
    { code: 'ALREADY_EXISTS', message: 'Another lender already has this name.', field: ['name'] },
  ]);
  const one1 = (await change(ivy.id, { name: 'Elm Trust' })).bank;
  const two = (await change(oak.id, { name: 'Elm Trust' })).bank;
  const { publication, userErrors } = await publish([one1, two]);
  expect(publication).toBeNull();
  expect(userErrors).toEqual([expect.objectContaining({ code: 'ALREADY_EXISTS' })]);
  expect(await visitorsSee()).toEqual(['Ivy Union', 'Oak Trust']);
});

test('the audit log keeps the action, the lender and the values that changed', async () => {
  await publish([(await change(ivy.id, { active: false })).bank]);
  const LOG = '{ auditEvents(limit: 2) { items { action subjectType subjectName before after } } }';
  const { items } = data(await api.graphql(LOG, {}, admin)).auditEvents as { items: object[] };
  expect(items).toEqual([
    {
      action: 'rate.publish',
      subjectType: 'publication',
      subjectName: null,
      before: null,
      after: expect.objectContaining({ lenders: 1 }),
    },
    {
      action: 'bank.change',
      subjectType: 'bank',
      subjectName: 'Ivy Union',
      before: { active: true },
      after: { active: false },
    },
  ]);
});
