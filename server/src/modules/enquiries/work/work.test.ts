import { APPLICATION, testApi, type TestApi } from '../../../../test/api.js';

let api: TestApi;
let admin: string;
let adminId: string;
let secondId: string;
let moderatorId: string;
let people = 0;
beforeAll(async () => {
  api = await testApi();
  adminId = await api.person('admin@example.ca', 'ADMIN', 'The Admin');
  secondId = await api.person('second@example.ca', 'ADMIN', 'Second Admin');
  moderatorId = await api.person('moderator@example.ca', 'MODERATOR');
  admin = await api.token('admin@example.ca');
});
afterAll(() => api.close());

/** An enquiry of its own, by a person of its own. */
async function enquiry(of: { email?: string; phone?: string } = {}): Promise<string> {
  people += 1;
  const fullName = `Person ${people}`;
  const own = { email: `person${people}@example.ca`, phone: `416 555 ${String(1000 + people)}`, ...of };
  await api.call('/mortgage/basic', { method: 'POST', body: { ...APPLICATION, fullName, ...own } });
  const [row] = await api.rows<{ id: string }>(`select id from enquiry where full_name = $1`, [fullName]);
  return row!.id;
}

const ENQUIRY = `{ status version firstRespondedAt firstResponseKind followUpAt lostReason assignedToId }`;
const DETAIL = `query($id: ID!) { enquiry(id: $id) {
  enquiry ${ENQUIRY} events { from to lostReason } contacts { actorName kind outcome note at }
  others { id subject linked } } }`;
const CONTACT = `mutation($input: RecordContactInput!) { recordContact(input: $input) {
  userErrors { code field } enquiry ${ENQUIRY} contact { kind outcome note } event { from to } } }`;
const MOVE = `mutation($id: ID!, $status: EnquiryStatus!, $reason: LostReason) {
  updateEnquiryStatus(id: $id, status: $status, lostReason: $reason) { userErrors { code field } enquiry ${ENQUIRY} } }`;
const ASSIGN = `mutation($id: ID!, $to: ID, $v: Int) {
  assignEnquiry(id: $id, assigneeId: $to, expectedVersion: $v) { userErrors { code field } enquiry ${ENQUIRY} } }`;
const FOLLOW = `mutation($id: ID!, $at: DateTime) { setFollowUp(id: $id, at: $at) { userErrors { code field } enquiry ${ENQUIRY} } }`;
const LINK = `mutation($id: ID!, $other: ID!, $linked: Boolean!) {
  linkEnquiries(id: $id, otherId: $other, linked: $linked) { userErrors { code } linked } }`;

const read = async (id: string) => (await api.graphql(DETAIL, { id }, admin)).body.data.enquiry;
const contact = async (id: string, input: object = {}) => {
  const asked = { id, kind: 'CALL', outcome: 'SPOKE', takesOwner: true, ...input };
  return (await api.graphql(CONTACT, { input: asked }, admin)).body.data.recordContact;
};
const move = async (id: string, status: string, reason?: string) =>
  (await api.graphql(MOVE, { id, status, reason }, admin)).body.data.updateEnquiryStatus;
const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

test('a call in the minute in which the enquiry came in counts from that moment', async () => {
  const id = await enquiry();
  await api.rows(
    `update enquiry set created_at = date_trunc('minute', now() - interval '2 minutes') + interval '40 seconds' where id = $1`,
    [id],
  );
  const [row] = await api.rows<{ at: Date }>('select created_at as at from enquiry where id = $1', [id]);
  const minute = new Date(row!.at).setSeconds(0, 0);
  const called = async (at: number) => contact(id, { at: new Date(at).toISOString() });
  expect((await called(minute - 1)).userErrors).toEqual([{ code: 'INVALID', field: ['at'] }]);
  expect((await called(minute)).userErrors).toEqual([]);
  expect((await read(id)).enquiry.firstRespondedAt).toBe(row!.at.toISOString());
});

test('speaking with a new person stops the clock, moves it, takes it and brings it back, in one save', async () => {
  const id = await enquiry();
  const followUpAt = inHours(24);
  const saved = await contact(id, { note: ' Wants a rate hold. SIN 046 454 286 ', followUpAt, expectedVersion: 1 });
  expect(saved).toEqual({
    userErrors: [],
    enquiry: {
      status: 'CONTACTED',
      version: 2,
      firstRespondedAt: expect.stringMatching(/^\d{4}-/),
      firstResponseKind: 'CALL',
      followUpAt,
      lostReason: null,
      assignedToId: adminId,
    },
    contact: { kind: 'CALL', outcome: 'SPOKE', note: expect.stringContaining('Wants a rate hold.') },
    event: { from: 'NEW', to: 'CONTACTED' },
  });
  const { contacts } = await read(id);
  expect(contacts).toMatchObject([{ actorName: 'The Admin', kind: 'CALL', outcome: 'SPOKE' }]);
  expect(contacts[0].note).not.toContain('046 454 286');
  const [stored] = await api.rows<{ note: string }>('select note from enquiry_contact where enquiry_id = $1', [id]);
  expect(stored!.note).not.toContain('rate hold');
  const audit = await api.rows(`select after from audit_event where action = 'enquiry.contact' and subject_id = $1`, [
    id,
  ]);
  expect(JSON.stringify(audit)).not.toContain('rate hold');
  expect(audit).toMatchObject([{ after: { status: 'CONTACTED', assignedToId: adminId, firstResponseKind: 'CALL' } }]);
});

test.each([
  ['CALL', 'NO_ANSWER'],
  ['CALL', 'WRONG_NUMBER'],
  ['VOICEMAIL', 'MAILBOX_FULL'],
  ['MEETING', 'NO_SHOW'],
])('%s %s is an attempt: it is written down and the clock runs on', async (kind, outcome) => {
  const id = await enquiry();
  const { enquiry: after, event } = await contact(id, { kind, outcome });
  expect(after).toMatchObject({ status: 'ASSIGNED', firstRespondedAt: null, firstResponseKind: null });
  expect(event).toEqual({ from: 'NEW', to: 'ASSIGNED' });
  expect((await read(id)).contacts).toMatchObject([{ kind, outcome }]);
});

test('the first answer counts, at the time it took place; a later one changes nothing of it', async () => {
  const id = await enquiry();
  await api.rows(`update enquiry set created_at = now() - interval '30 hours' where id = $1`, [id]);
  const at = inHours(-2);
  const first = await contact(id, { kind: 'EMAIL', outcome: 'SENT', at });
  expect(first.enquiry).toMatchObject({ firstRespondedAt: at, firstResponseKind: 'EMAIL' });
  const second = await contact(id, { kind: 'MEETING', outcome: 'HELD', status: 'QUALIFIED' });
  expect(second.enquiry).toMatchObject({ firstRespondedAt: at, firstResponseKind: 'EMAIL', status: 'QUALIFIED' });
});

test('a contact is refused whole: what does not fit, what is not there, and a version that is old', async () => {
  const id = await enquiry();
  const refused = async (input: object) => (await contact(id, input)).userErrors;
  expect(await refused({ kind: 'EMAIL', outcome: 'SPOKE' })).toEqual([{ code: 'INVALID', field: ['outcome'] }]);
  expect(await refused({ at: inHours(1) })).toEqual([{ code: 'INVALID', field: ['at'] }]);
  expect(await refused({ at: inHours(-1) })).toEqual([{ code: 'INVALID', field: ['at'] }]);
  expect(await refused({ followUpAt: inHours(-1) })).toEqual([{ code: 'INVALID', field: ['followUpAt'] }]);
  expect(await refused({ note: 'x'.repeat(4_001) })).toEqual([{ code: 'INVALID', field: ['note'] }]);
  expect(await refused({ status: 'CONVERTED' })).toEqual([{ code: 'INVALID', field: ['status'] }]);
  expect(await refused({ status: 'LOST' })).toEqual([{ code: 'REQUIRED', field: ['lostReason'] }]);
  expect(await refused({ expectedVersion: 7 })).toEqual([{ code: 'CONFLICT', field: null }]);
  expect((await contact('nowhere')).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect(await read(id)).toMatchObject({ contacts: [], enquiry: { status: 'NEW', version: 1 } });
});

test('of two people who record at once, both are written down and one is the first answer', async () => {
  const id = await enquiry();
  await Promise.all([contact(id), contact(id, { kind: 'EMAIL', outcome: 'SENT' })]);
  const after = await read(id);
  expect(after.contacts).toHaveLength(2);
  expect(after.enquiry.version).toBe(3);
  expect(after.events.map(({ to }: { to: string }) => to)).toEqual(['CONTACTED', 'NEW']);
});

test('losing it asks why; taking it up again forgets that, and the history keeps it', async () => {
  const id = await enquiry();
  expect((await move(id, 'LOST')).userErrors).toEqual([{ code: 'REQUIRED', field: ['lostReason'] }]);
  expect((await move(id, 'LOST', 'BETTER_RATE')).enquiry).toMatchObject({ status: 'LOST', lostReason: 'BETTER_RATE' });
  expect((await move(id, 'IN_REVIEW')).enquiry).toMatchObject({ status: 'IN_REVIEW', lostReason: null });
  expect((await read(id)).events).toEqual([
    { from: 'LOST', to: 'IN_REVIEW', lostReason: null },
    { from: 'NEW', to: 'LOST', lostReason: 'BETTER_RATE' },
    { from: null, to: 'NEW', lostReason: null },
  ]);
});

test('what was lost, closed or converted unanswered waits for nobody', async () => {
  const id = await enquiry();
  const waits = async (): Promise<string[]> => {
    const query = '{ enquiries(filter: { waiting: true }, limit: 100) { items { id } } }';
    const { items } = (await api.graphql(query, {}, admin)).body.data.enquiries;
    return items.map((item: { id: string }) => item.id);
  };
  expect(await waits()).toContain(id);
  await move(id, 'LOST', 'UNREACHABLE');
  expect(await waits()).not.toContain(id);
  await move(id, 'IN_REVIEW');
  expect(await waits()).toContain(id);
});

test('assigning: to those of the office, to nobody, and a new one follows its owner', async () => {
  const id = await enquiry();
  const assign = async (to: string | null, v?: number) =>
    (await api.graphql(ASSIGN, { id, to, v }, admin)).body.data.assignEnquiry;
  expect((await assign(moderatorId)).userErrors).toEqual([{ code: 'INVALID', field: ['assigneeId'] }]);
  expect((await assign(secondId, 1)).enquiry).toMatchObject({ status: 'ASSIGNED', assignedToId: secondId, version: 2 });
  expect((await assign(adminId, 1)).userErrors).toEqual([{ code: 'CONFLICT', field: null }]);
  expect((await assign(null)).enquiry).toMatchObject({ status: 'NEW', assignedToId: null });
  await contact(id);
  expect((await assign(secondId)).enquiry).toMatchObject({ status: 'CONTACTED', assignedToId: secondId });
  const choices = (await api.graphql('{ enquiryAssignees { id name } }', {}, admin)).body.data.enquiryAssignees;
  expect(choices).toEqual([
    { id: secondId, name: 'Second Admin' },
    { id: adminId, name: 'The Admin' },
  ]);
});

test('a follow-up is set, refused in the past and taken away; closing takes it away', async () => {
  const id = await enquiry();
  const follow = async (at: string | null) => (await api.graphql(FOLLOW, { id, at }, admin)).body.data.setFollowUp;
  const at = inHours(48);
  expect((await follow(at)).enquiry.followUpAt).toBe(at);
  expect((await follow(inHours(-1))).userErrors).toEqual([{ code: 'INVALID', field: ['followUpAt'] }]);
  expect((await follow(null)).enquiry.followUpAt).toBeNull();
  await follow(at);
  expect((await move(id, 'CLOSED')).enquiry).toMatchObject({ status: 'CLOSED', followUpAt: null });
});

test('files with the same email or phone are linked; unlinking changes neither and can be taken back', async () => {
  const first = await enquiry({ email: 'same@example.ca' });
  const second = await enquiry({ email: 'Same@example.ca', phone: '604 555 0199' });
  const third = await enquiry({ phone: '604 555 0199' });
  const others = async (id: string): Promise<[string, boolean][]> =>
    (await read(id)).others.map((other: { id: string; linked: boolean }) => [other.id, other.linked]);
  const link = async (linked: boolean, other = second) =>
    (await api.graphql(LINK, { id: first, other, linked }, admin)).body.data.linkEnquiries;
  expect(await others(first)).toEqual([[second, true]]);
  expect(await others(second)).toEqual([
    [third, true],
    [first, true],
  ]);
  const before = [await read(first), await read(second)];
  expect(await link(false)).toEqual({ userErrors: [], linked: false });
  await link(false);
  expect(await others(first)).toEqual([[second, false]]);
  expect(await others(second)).toEqual([
    [third, true],
    [first, false],
  ]);
  await link(true);
  expect([await read(first), await read(second)]).toEqual(before);
  expect((await link(false, '00000000-0000-7000-8000-000000000000')).userErrors).toEqual([{ code: 'NOT_FOUND' }]);
});

test('each view shows and counts the same, for whoever asks; what came back is there whatever its status', async () => {
  const second = await api.token('second@example.ca');
  const VIEW = `query($view: EnquiryQueue) {
    enquiries(filter: { view: $view }, sort: DUE, limit: 100) { totalItems items { id } }
  }`;
  const shown = async (view: string | null, token = admin): Promise<string[]> => {
    const page = (await api.graphql(VIEW, { view }, token)).body.data.enquiries;
    expect(page.totalItems).toBe(page.items.length);
    return page.items.map(({ id }: { id: string }) => id);
  };
  const counts = async (token = admin): Promise<Record<string, number>> => {
    const answer = await api.graphql('{ enquiryViewCounts { view count } }', {}, token);
    return Object.fromEntries(
      answer.body.data.enquiryViewCounts.map(({ view, count }: { view: string; count: number }) => [view, count]),
    );
  };
  const [late, soon, lost] = [await enquiry(), await enquiry(), await enquiry()];
  await api.rows(`update enquiry set first_response_due_at = now() - interval '1 hour' where id = $1`, [late]);
  await api.rows(`update enquiry set first_response_due_at = now() + interval '3 hours' where id = $1`, [soon]);
  await api.graphql(ASSIGN, { id: soon, to: secondId }, admin);
  await api.graphql(ASSIGN, { id: lost, to: secondId }, admin);
  await move(lost, 'LOST', 'NOT_READY');
  expect(await shown('OVERDUE')).toEqual([late]);
  expect(await shown('DUE_SOON')).toEqual([soon]);
  expect(await shown('UNASSIGNED')).toContain(late);
  expect(await shown('MINE', second)).toContain(soon);
  expect(await shown('MINE', second)).not.toContain(lost);
  expect(await shown('MINE')).not.toContain(soon);
  // asking again falls due
  await api.rows(`update enquiry set follow_up_at = now() - interval '2 hours' where id = $1`, [lost]);
  expect((await shown('MINE', second)).slice(0, 2)).toEqual([soon, lost]);
  expect((await shown(null)).slice(0, 3)).toEqual([late, soon, lost]);
  await move(soon, 'WAITING');
  expect(await shown('WAITING_FOR_CLIENT')).toEqual([soon]);
  for (const token of [admin, second]) {
    for (const [view, count] of Object.entries(await counts(token))) {
      expect({ view, count }).toEqual({ view, count: (await shown(view, token)).length });
    }
  }
  const sent = await api.statements(() => counts());
  expect(sent).toHaveLength(1);
});
