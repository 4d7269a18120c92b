import { newId } from '../../platform/ids.js';
import { APPLICATION, testApi, type TestApi } from '../../../test/api.js';

let api: TestApi;
let ann: string;
let ben: string;
beforeAll(async () => {
  api = await testApi();
  for (const name of ['ann', 'ben']) await api.person(`${name}@example.ca`);
  ann = await api.token('ann@example.ca');
  ben = await api.token('ben@example.ca');
});
afterAll(() => api.close());
beforeEach(() => api.rows('delete from draft'));

const SAVED = 'id version lastStep content device updatedAt previous { content lastStep at }';
const SAVE = `mutation($input: SaveDraftInput!) { saveDraft(input: $input) {
  userErrors { code message field } draft { id version lastStep updatedAt } conflict { ${SAVED} } sent { applicationNumber at } } }`;
const READ = `query($kind: DraftKind!) { draft(kind: $kind) { ${SAVED} } sentDraft(kind: $kind) { applicationNumber at } }`;
const DISCARD = 'mutation($kind: DraftKind!) { discardDraft(kind: $kind) { userErrors { code } kind } }';

const save = async (content: object, input: object = {}, token = ann) =>
  (await api.graphql(SAVE, { input: { kind: 'MORTGAGE', content, lastStep: 0, expectedVersion: 0, ...input } }, token))
    .body.data.saveDraft;
const read = async (token = ann, kind = 'MORTGAGE') => (await api.graphql(READ, { kind }, token)).body.data;
const discard = (token = ann) => api.graphql(DISCARD, { kind: 'MORTGAGE' }, token);
const codes = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);

const SUBMIT = `mutation($input: BasicApplicationInput!, $draftId: ID) {
  submitBasicApplication(input: $input, draftId: $draftId) { userErrors { message } application { id applicationNumber } } }`;
const INPUT = {
  fullName: 'Ann Roy',
  email: 'ann@example.ca',
  phone: '416 555-0142',
  mortgageType: 'RENEWAL',
  consent: { contact: true },
};
const submit = async (draftId: string | null) =>
  (await api.graphql(SUBMIT, { input: INPUT, draftId })).body.data.submitBasicApplication.application;

describe('one person on one device', () => {
  test('what is saved comes back, for each kind its own, and lies encrypted', async () => {
    const content = { fullName: 'Ann', nested: { income: '95,000' } };
    expect((await save(content, { lastStep: 3 })).draft).toMatchObject({ version: 1, lastStep: 3 });
    expect((await read()).draft).toMatchObject({ content, version: 1, lastStep: 3, previous: null });
    expect((await read(ann, 'COMPREHENSIVE')).draft).toBeNull();
    const [row] = await api.rows('select content, content_hash from draft');
    expect(row.content).toMatch(/^v1\./);
    expect(JSON.stringify(row)).not.toContain('95,000');
  });

  test('each save names the version it was made from; the same content again is no new one', async () => {
    await save({ a: '1' });
    expect((await save({ a: '2' }, { expectedVersion: 1 })).draft.version).toBe(2);
    // the answer was lost, and it is sent once more with the version it knows
    expect((await save({ a: '2' }, { expectedVersion: 1, lastStep: 4 })).draft).toMatchObject({
      version: 2,
      lastStep: 4,
    });
    expect((await read()).draft).toMatchObject({ content: { a: '2' }, version: 2, lastStep: 4, previous: null });
  });

  test('empty answers are pruned, a SIN is masked and dropped', async () => {
    await save({ a: '', b: [{}, { c: 'my number is 046 454 286' }], applicant: { sin: '046454286', name: 'Ann' } });
    expect((await read()).draft.content).toEqual({
      b: [{ c: 'my number is *** *** ***' }],
      applicant: { name: 'Ann' },
    });
  });
});

test('a draft of the application is stored as it would be sent: money as numbers, what is ruled out left out', async () => {
  const property = { purchasePrice: '$689,000', downPayment: 'about 75' };
  await save({ mortgageType: 'new_purchase', property }, { kind: 'COMPREHENSIVE' });
  expect((await read(ann, 'COMPREHENSIVE')).draft.content).toEqual({
    mortgageType: 'new_purchase',
    property: { purchasePrice: 689_000, downPayment: 'about 75' },
  });
});

describe('two devices', () => {
  test('the second one is shown what stands there, and nothing is lost', async () => {
    await save({ a: 'laptop' });
    const second = await save({ a: 'phone' });
    expect(codes(second)).toEqual(['CONFLICT']);
    expect(second.draft).toBeNull();
    expect(second.conflict).toMatchObject({ content: { a: 'laptop' }, version: 1, device: expect.any(String) });
    const chosen = await save({ a: 'phone' }, { expectedVersion: 1, keepPrevious: true });
    expect(chosen.draft.version).toBe(2);
    expect((await read()).draft).toMatchObject({ content: { a: 'phone' }, previous: { content: { a: 'laptop' } } });
  });

  test('of twenty saves from the same version exactly one is stored', async () => {
    await save({ n: 'first' });
    const all = await Promise.all(Array.from({ length: 20 }, (_, n) => save({ n: String(n) }, { expectedVersion: 1 })));
    expect(all.filter(({ draft }) => draft !== null)).toHaveLength(1);
    expect(all.flatMap(codes)).toEqual(Array.from({ length: 19 }, () => 'CONFLICT'));
    expect((await read()).draft.version).toBe(2);
  });

  test('without a version the last save wins, and the other is kept', async () => {
    await save({ a: '1' }, { lastStep: 2 });
    expect((await save({ a: '2' }, { expectedVersion: null })).draft.version).toBe(2);
    expect((await read()).draft).toMatchObject({
      content: { a: '2' },
      previous: { content: { a: '1' }, lastStep: 2, at: expect.any(String) },
    });
  });

  test('the device is named', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Version/17.0 Safari/604.1' };
    const body = { query: SAVE, variables: { input: { kind: 'MORTGAGE', content: { a: 1 }, lastStep: 0 } } };
    await api.call('/graphql', { method: 'POST', token: ann, headers, body });
    expect((await read()).draft.device).toBe('Safari on an iPhone');
  });
});

describe('after it was sent', () => {
  test('the draft is gone with the submission, and a late save is told the number', async () => {
    const { draft } = await save({ a: '1' });
    const { applicationNumber } = await submit(draft.id);
    expect(await read()).toEqual({ draft: null, sentDraft: { applicationNumber, at: expect.any(String) } });
    for (const expectedVersion of [0, 1, 2, null]) {
      const late = await save({ a: 'late' }, { expectedVersion });
      expect([codes(late), late.sent.applicationNumber]).toEqual([['GONE'], applicationNumber]);
    }
    const [row] = await api.rows('select content, content_hash, previous_content from draft');
    expect(row).toEqual({ content: null, content_hash: null, previous_content: null });
  });

  test('a new one begins when the person says so, with a version no old tab knows', async () => {
    const { draft } = await save({ a: '1' });
    await submit(draft.id);
    await discard();
    expect(await read()).toEqual({ draft: null, sentDraft: null });
    const { draft: next } = await save({ a: 'new' });
    expect(next.version).toBeGreaterThan(draft.version);
    expect(next.id).not.toBe(draft.id);
    expect(codes(await save({ a: 'old tab' }, { expectedVersion: draft.version }))).toEqual(['CONFLICT']);
  });

  test('several that are sent in the same moment end each its own; an unknown id ends nothing', async () => {
    const mine = await save({ a: '1' });
    const his = await save({ b: '1' }, {}, ben);
    await Promise.all([submit(mine.draft.id), submit(his.draft.id), submit(newId()), submit('x'), submit(null)]);
    expect([(await read()).draft, (await read(ben)).draft]).toEqual([null, null]);
    expect(await api.rows('select ended from draft')).toEqual([{ ended: 'sent' }, { ended: 'sent' }]);
  });

  test('a repeated submission leaves the next draft alone', async () => {
    const send = (draftId: string) =>
      api.graphql(
        SUBMIT.replace('$draftId: ID', '$draftId: ID, $key: String').replace(
          'draftId: $draftId',
          'draftId: $draftId, idempotencyKey: $key',
        ),
        { input: INPUT, draftId, key: 'again' },
      );
    const { draft } = await save({ a: '1' });
    await send(draft.id);
    await discard();
    await save({ a: 'next' });
    await send(draft.id);
    expect((await read()).draft.content).toEqual({ a: 'next' });
  });
});

test('a deleted draft takes no save that knew it; a new one may begin', async () => {
  await save({ a: '1' });
  await discard();
  const late = await save({ a: '2' }, { expectedVersion: 1 });
  expect([codes(late), late.sent]).toEqual([['GONE'], null]);
  expect((await save({ a: '3' })).draft.version).toBeGreaterThan(1);
});

test('nobody sees or changes another’s', async () => {
  await save({ a: '1' });
  expect(await read(ben)).toEqual({ draft: null, sentDraft: null });
  await discard(ben);
  expect((await save({ a: 'ben' }, {}, ben)).draft.version).toBe(1);
  expect((await read()).draft.content).toEqual({ a: '1' });
});

describe('limits', () => {
  const text = (bytes: number) => ({ a: 'x'.repeat(bytes - '{"a":""}'.length) });

  test('200 kB are saved, one byte more is refused with a sentence', async () => {
    expect((await save(text(200 * 1024))).draft.version).toBe(1);
    const { userErrors, draft } = await save(text(200 * 1024 + 1), { expectedVersion: 1 });
    expect([userErrors, draft]).toEqual([
      [{ code: 'INVALID', field: ['content'], message: expect.stringContaining('200 kB') }],
      null,
    ]);
  });

  test.each([
    ['lastStep', { lastStep: -1 }],
    ['expectedVersion', { expectedVersion: -1 }],
    ['content.a', { content: { a: '\u0000' } }],
    ['content.a', { content: { a: '\ud800' } }],
  ])('%s: %j is refused', async (field, input) => {
    const { userErrors } = await save({ a: '1' }, input);
    expect(userErrors).toEqual([{ code: 'INVALID', message: expect.any(String), field: field.split('.') }]);
  });
});

describe('over REST', () => {
  const KINDS = [
    ['/mortgage/draft', 'draft'],
    ['/api/mortgage/draft', 'draft'],
    ['/mortgage/comprehensive/draft', 'formData'],
    ['/api/mortgage/comprehensive/draft', 'formData'],
  ] as const;

  test.each(KINDS)('%s saves, answers and deletes', async (path, key) => {
    const none = await api.call(path, { token: ann });
    expect([none.status, none.body]).toEqual([
      404,
      { success: false, message: 'Failed to fetch draft', data: null, errors: [] },
    ]);
    const body = { [key]: { fullName: 'Ann', empty: '' }, lastStep: 2 };
    const data = { [key]: { fullName: 'Ann' }, lastStep: 2, updatedAt: expect.stringMatching(/Z$/) };
    const saved = await api.call(path, { method: 'POST', token: ann, body });
    expect([saved.status, saved.body]).toEqual([200, { success: true, message: 'Draft saved', data, errors: [] }]);
    const found = await api.call(path, { token: ann });
    expect([found.status, found.body.data]).toEqual([200, data]);
    expect(found.headers.get('cache-control')).toBe('no-store');
    const deleted = await api.call(path, { method: 'DELETE', token: ann });
    expect([deleted.status, deleted.body.data]).toEqual([200, null]);
    expect((await api.call(path, { token: ann })).status).toBe(404);
    // also where there was none
    expect((await api.call(path, { method: 'DELETE', token: ann })).status).toBe(200);
  });

  test.each(KINDS)('%s keeps any step of another program’s form', async (path, key) => {
    const body = { [key]: { fullName: 'Ann' }, lastStep: 2_147_483_647 };
    const saved = await api.call(path, { method: 'POST', token: ann, body });
    expect([saved.status, saved.body.data.lastStep]).toEqual([200, 2_147_483_647]);
    const more = await api.call(path, { method: 'POST', token: ann, body: { ...body, lastStep: 2_147_483_648 } });
    expect([more.status, more.body.message]).toEqual([422, 'Failed to save draft']);
  });

  test.each(KINDS)('%s refuses in the words of the catalogue', async (path, key) => {
    const wrong = await api.call(path, { method: 'POST', token: ann, body: { [key]: 'x', lastStep: -1 } });
    expect([wrong.status, wrong.body.message, wrong.body.errors.length]).toEqual([422, 'Failed to save draft', 2]);
    for (const method of ['GET', 'POST', 'DELETE']) expect((await api.call(path, { method })).status).toBe(401);
  });

  test('after it was sent a save is 410, until the draft is deleted', async () => {
    const { draft } = await save({ a: '1' });
    const { applicationNumber } = await submit(draft.id);
    const post = () =>
      api.call('/mortgage/draft', { method: 'POST', token: ann, body: { draft: { a: '2' }, lastStep: 0 } });
    const late = await post();
    expect([late.status, late.body.message, late.body.errors]).toEqual([
      410,
      'Failed to save draft',
      [{ field: null, message: `Your application was already sent: ${applicationNumber}.` }],
    ]);
    await api.call('/mortgage/draft', { method: 'DELETE', token: ann });
    expect((await post()).status).toBe(200);
  });

  test('a larger draft than allowed is told so, and one far too large is 413', async () => {
    const post = (bytes: number) =>
      api.call('/mortgage/draft', {
        method: 'POST',
        token: ann,
        body: { draft: { a: 'x'.repeat(bytes) }, lastStep: 0 },
      });
    expect((await post(204_000)).status).toBe(200);
    const large = await post(250_000);
    expect([large.status, large.body.errors[0].message]).toEqual([422, expect.stringContaining('200 kB')]);
    expect((await post(500_000)).status).toBe(413);
  });
});

test('a person’s data has their drafts, and the account takes them with it', async () => {
  const id = await api.person('eve@example.ca');
  const eve = await api.token('eve@example.ca');
  await save({ a: '1' }, {}, eve);
  const { content } = (await api.graphql('{ myData { content } }', {}, eve)).body.data.myData;
  expect(content.drafts).toMatchObject([{ kind: 'mortgage', lastStep: 0, answers: { a: '1' } }]);
  await api.rows('delete from user_account where id = $1', [id]);
  expect(await api.rows('select id from draft')).toEqual([]);
});

test('a REST submission without a draft works as before', async () => {
  expect((await api.call('/mortgage/basic', { method: 'POST', body: APPLICATION })).status).toBe(201);
});
