import { testApi, type TestApi } from '../../../../test/api.js';
import { makeEnquiries } from '../../../../test/enquiries.js';

let api: TestApi;
let admin: string;
let adminId: string;
let secondId: string;
let moderatorId: string;
beforeAll(async () => {
  api = await testApi();
  adminId = await api.person('admin@example.ca', 'ADMIN', 'The Admin');
  secondId = await api.person('second@example.ca', 'ADMIN', 'Second Admin');
  moderatorId = await api.person('moderator@example.ca', 'MODERATOR');
  admin = await api.token('admin@example.ca');
});
afterAll(() => api.close());
beforeEach(() => api.rows('delete from enquiry'));

const make = (count: number, status: string, name?: string): Promise<{ id: string }[]> =>
  makeEnquiries(api, { count, status, owner: secondId, ...(name !== undefined && { name }) });

const MATCHING = `query($filter: EnquiryFilter!) { enquiriesMatching(filter: $filter) { count isCapped asOf } }`;
const CHANGE = `mutation($selection: EnquirySelectionInput!, $change: BulkEnquiryChangeInput!) {
  changeEnquiries(selection: $selection, change: $change) {
    userErrors { code field } changed unchanged refused { status count } undoId } }`;
const UNDO = `mutation($undoId: ID!) { undoEnquiryChanges(undoId: $undoId) { userErrors { code } restored kept } }`;
const DETAIL = `query($id: ID!) { enquiry(id: $id) {
  events { actorName from to lostReason changed owner followUpAt undone } } }`;

const matching = async (filter: object) =>
  (await api.graphql(MATCHING, { filter }, admin)).body.data.enquiriesMatching as { count: number; asOf: string };
const change = async (selection: object, asked: object) =>
  (await api.graphql(CHANGE, { selection, change: asked }, admin)).body.data.changeEnquiries;
const all = async (filter: object, asked: object) => change({ filter, asOf: (await matching(filter)).asOf }, asked);
const undo = async (undoId: string) => (await api.graphql(UNDO, { undoId }, admin)).body.data.undoEnquiryChanges;
const events = async (id: string) => (await api.graphql(DETAIL, { id }, admin)).body.data.enquiry.events;
const state = () => api.rows(`select id, status, assigned_to_id, follow_up_at, lost_reason from enquiry order by id`);
const audits = (action: string) =>
  api.rows(`select after from audit_event where action = $1 order by created_at, id`, [action]);

test('a status goes to all that match and may have it, in a bounded number of statements, and comes back as it was', async () => {
  await make(200, 'NEW');
  await make(60, 'QUALIFIED');
  await make(40, 'LOST');
  await make(12, 'CONVERTED');
  await make(9, 'NEW', 'Elsewhere');
  const before = await state();
  const filter = { q: 'Person', kind: 'LEAD' };
  expect((await matching(filter)).count).toBe(312);

  const selection = { filter, asOf: (await matching(filter)).asOf };
  let done: Awaited<ReturnType<typeof change>>;
  const sent = await api.statements(async () => {
    done = await change(selection, { status: 'WAITING' });
  });
  expect(sent.length).toBeLessThan(15);
  expect(done).toEqual({
    userErrors: [],
    changed: 260,
    unchanged: 0,
    refused: expect.arrayContaining([
      { status: 'LOST', count: 40 },
      { status: 'CONVERTED', count: 12 },
    ]),
    undoId: expect.any(String),
  });
  expect(await all(filter, { status: 'WAITING' })).toMatchObject({ changed: 0, unchanged: 260, undoId: null });
  const counts = await api.rows('select status, count(*)::int from enquiry group by status order by status');
  expect(counts).toEqual([
    { status: 'CONVERTED', count: 12 },
    { status: 'LOST', count: 40 },
    { status: 'NEW', count: 9 },
    { status: 'WAITING', count: 260 },
  ]);
  expect(await audits('enquiry.bulk_status')).toEqual([
    {
      after: {
        status: 'WAITING',
        count: 260,
        refused: { LOST: 40, CONVERTED: 12 },
        filter: { kind: 'LEAD' },
        fields: ['kind', 'q'],
      },
    },
  ]);

  expect(await undo(done.undoId)).toEqual({ userErrors: [], restored: 260, kept: 0 });
  expect(await state()).toEqual(before);
  expect(await audits('enquiry.undo')).toEqual([{ after: { count: 260 } }]);
  expect(await undo(done.undoId)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
});

test('each file tells who changed what, and that it was taken back', async () => {
  const [{ id }] = (await make(1, 'NEW')) as [{ id: string }];
  const { undoId } = await change({ ids: [id] }, { assigneeId: secondId });
  await undo(undoId);
  const none = { lostReason: null, followUpAt: null };
  expect(await events(id)).toEqual([
    {
      ...{
        actorName: 'The Admin',
        from: 'ASSIGNED',
        to: 'NEW',
        changed: ['STATUS', 'OWNER'],
        owner: null,
        undone: true,
      },
      ...none,
    },
    {
      ...{ actorName: 'The Admin', from: 'NEW', to: 'ASSIGNED', changed: ['STATUS', 'OWNER'], undone: false },
      ...{ owner: 'Second Admin', ...none },
    },
  ]);
});

test('undo leaves what somebody changed since then, and says how many', async () => {
  const rows = await make(20, 'CONTACTED');
  const { undoId, changed } = await all({ status: 'CONTACTED' }, { assigneeId: adminId });
  expect(changed).toBe(20);
  const touched = rows.slice(0, 3).map(({ id }) => id);
  const MOVE = `mutation($id: ID!) { updateEnquiryStatus(id: $id, status: QUALIFIED) { userErrors { code } } }`;
  for (const id of touched) await api.graphql(MOVE, { id }, admin);
  await api.rows('delete from enquiry where id = $1', [rows[3]!.id]);
  expect(await undo(undoId)).toEqual({ userErrors: [], restored: 16, kept: 4 });
  const after = await api.rows<{ status: string; owner: string | null }>(
    'select status, assigned_to_id as owner from enquiry where id = any($1)',
    [touched],
  );
  expect(after).toEqual(touched.map(() => ({ status: 'QUALIFIED', owner: adminId })));
  expect(await api.rows('select id from enquiry where assigned_to_id = $1', [adminId])).toHaveLength(3);
});

test('two acts on the same enquiries are both undone, and neither takes the other along', async () => {
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const acts = async (): Promise<[given: string, later: string]> => [
    (await all({}, { assigneeId: adminId })).undoId,
    (await all({}, { followUpAt: at })).undoId,
  ];
  const wholly = { restored: 4, kept: 0 };
  await make(4, 'NEW');
  const before = await state();
  const [given, later] = await acts();
  expect(await undo(later)).toMatchObject(wholly);
  expect(await undo(given)).toMatchObject(wholly);
  expect(await state()).toEqual(before);

  await api.rows(`update enquiry set status = 'CONTACTED'`);
  const contacted = await state();
  const [givenFirst, laterStays] = await acts();
  expect(await undo(givenFirst)).toMatchObject(wholly);
  expect(await state()).toEqual(contacted.map((row) => ({ ...row, follow_up_at: new Date(at) })));
  expect(await undo(laterStays)).toMatchObject(wholly);
  expect(await state()).toEqual(contacted);
});

test('a follow-up date is set for many, and what was done loses it with its status', async () => {
  await make(6, 'IN_REVIEW');
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const { undoId } = await all({ status: 'IN_REVIEW' }, { followUpAt: at });
  expect(await api.rows('select id from enquiry where follow_up_at = $1', [at])).toHaveLength(6);
  expect(await undo(undoId)).toMatchObject({ restored: 6 });
  expect(await api.rows('select id from enquiry where follow_up_at is not null')).toHaveLength(2);
  const lost = await all({ status: 'IN_REVIEW' }, { status: 'LOST', lostReason: 'NOT_READY' });
  expect(lost.changed).toBe(6);
  expect(await api.rows('select distinct lost_reason, follow_up_at from enquiry')).toEqual([
    { lost_reason: 'NOT_READY', follow_up_at: null },
  ]);
  await undo(lost.undoId);
  expect(await api.rows('select id from enquiry where follow_up_at is not null')).toHaveLength(2);
});

test('what came in after it was counted is left alone', async () => {
  await make(3, 'NEW');
  const { asOf } = await matching({ status: 'NEW' });
  await api.rows(`update enquiry set created_at = now() + interval '1 minute' where full_name = 'Person 2'`);
  expect((await change({ filter: { status: 'NEW' }, asOf }, { status: 'CLOSED' })).changed).toBe(2);
});

test('a former owner who left is nobody when it is undone', async () => {
  const leaving = await api.person('leaving@example.ca', 'ADMIN', 'Leaving');
  const [{ id }] = (await make(1, 'CONTACTED')) as [{ id: string }];
  await change({ ids: [id] }, { assigneeId: leaving });
  const { undoId } = await change({ ids: [id] }, { assigneeId: adminId });
  await api.rows('delete from user_account where id = $1', [leaving]);
  expect(await undo(undoId)).toMatchObject({ restored: 1, kept: 0 });
  expect(await api.rows('select assigned_to_id as owner from enquiry')).toEqual([{ owner: null }]);
});

test('two acts on the same enquiries at the same moment both end, one after the other', async () => {
  await make(120, 'NEW');
  const asOf = (await matching({})).asOf;
  const both = await Promise.all([
    change({ filter: {}, asOf }, { assigneeId: adminId }),
    change({ filter: {}, asOf }, { assigneeId: secondId }),
  ]);
  expect(both.map(({ changed }) => changed)).toEqual([120, 120]);
  expect(await api.rows('select distinct version from enquiry')).toEqual([{ version: 3 }]);
  expect(await api.rows('select distinct assigned_to_id from enquiry')).toHaveLength(1);
});

test('what makes no sense is refused whole', async () => {
  const [{ id }] = (await make(1, 'NEW')) as [{ id: string }];
  const refused = async (selection: object, asked: object) => (await change(selection, asked)).userErrors;
  const ids = [id];
  expect(await refused({ ids }, {})).toMatchObject([{ code: 'INVALID' }]);
  expect(await refused({ ids }, { status: 'CLOSED', assigneeId: null })).toMatchObject([{ code: 'INVALID' }]);
  expect(await refused({ ids }, { status: 'LOST' })).toEqual([{ code: 'REQUIRED', field: ['lostReason'] }]);
  expect(await refused({ ids }, { assigneeId: moderatorId })).toEqual([{ code: 'INVALID', field: ['assigneeId'] }]);
  expect(await refused({ ids }, { followUpAt: '2020-01-01T00:00:00Z' })).toEqual([
    { code: 'INVALID', field: ['followUpAt'] },
  ]);
  expect(await refused({ ids: [] }, { status: 'CLOSED' })).toEqual([{ code: 'INVALID', field: ['ids'] }]);
  expect(await refused({ ids: ['x'] }, { status: 'CLOSED' })).toEqual([{ code: 'INVALID', field: ['ids'] }]);
  expect(await refused({ filter: {} }, { status: 'CLOSED' })).toEqual([{ code: 'REQUIRED', field: ['asOf'] }]);
  expect(await refused({}, { status: 'CLOSED' })).toEqual([{ code: 'INVALID', field: ['selection'] }]);
  expect(await change({ ids }, { status: 'ASSIGNED' })).toMatchObject({
    changed: 0,
    refused: [{ status: 'NEW', count: 1 }],
  });
  expect(await undo(secondId)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
  expect(await api.rows('select status, version from enquiry')).toEqual([{ status: 'NEW', version: 1 }]);
});
