import { getNamedType, isLeafType, type GraphQLObjectType } from 'graphql';
import { LEVEL_TWO_TOPICS } from '@brokerage/domain/agents/level-two';
import { addDays, localDateOf, weekdayOf } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { APPLICATION, testApi, type Reply, type TestApi } from '../../../test/api.js';
import { makeSchema } from '../../api/schema.js';
import { newId } from '../../platform/ids.js';
import { MODULES } from '../index.js';

const PERSON = { fullName: 'Wei Chen', email: 'wei@example.ca', phone: '416 967 1111', consent: true };
const BOOK = `mutation ($i: BookingInput!, $at: DateTime!, $agent: ID) {
  book(input: $i, startsAt: $at, agentId: $agent) { userErrors { message } booking { id } }
}`;
const ASSIGN = `mutation ($id: ID!, $to: ID) { assignEnquiry(id: $id, assigneeId: $to) { userErrors { code message } } }`;
const LEADS = '{ myLeads(done: true) { totalItems items { id fullName subject assignedTo version status } } }';
const LEAD = `query ($id: ID!) { myLead(id: $id) { phone enquiry { fullName subject } answers { label value }
  notes { text authorName } contacts { kind outcome note } events { owner } } }`;
const CALLS = '{ myCalls { id fullName phone subject sequence startsAt status } }';

/** Everybody who asks: only the first of them has what is asked for. */
const ASKERS = ['priya', 'jonah', 'nobody', 'admin'] as const;
type Asker = (typeof ASKERS)[number];

const schema = makeSchema(MODULES);
let api: TestApi;
let day: string;
const tokens = {} as Record<Asker, string>;
const agents = { priya: newId(), jonah: newId() };
let people: Record<string, string>;
let lead: string;
let file: string;
let call: string;

const at = (time: string): string => new Date(instantOf(day, time, OFFICE_ZONE)).toISOString();
const one = async (sql: string, values: unknown[] = []): Promise<Record<string, string>> =>
  (await api.rows<Record<string, string>>(sql, values))[0]!;
const apply = (email: string, page?: string): Promise<Reply> =>
  api.call('/mortgage/basic', {
    method: 'POST',
    body: { ...APPLICATION, email },
    ...(page && { headers: { 'x-attribution': encodeURIComponent(JSON.stringify([{ path: `/agent/${page}` }])) } }),
  });

beforeAll(async () => {
  api = await testApi();
  people = {
    priya: await api.person('priya@example.ca', undefined, 'Priya Raman'),
    jonah: await api.person('jonah@example.ca', undefined, 'Jonah Tessier'),
    nobody: await api.person('nobody@example.ca'),
    admin: await api.person('admin@example.ca', 'ADMIN', 'The Office'),
  };
  for (const asker of ASKERS) tokens[asker] = await api.token(`${asker}@example.ca`);
  await api.rows(
    `insert into agent (id, name, subdomain, calendar_no, user_id, title, licences)
     select a.*, 'Mortgage agent, level 2', $5::jsonb from (values
       ($1::uuid, 'Priya Raman', 'priya-raman', 1, $2::uuid), ($3, 'Jonah Tessier', 'jonah-tessier', 2, $4)) a`,
    [
      ...[agents.priya, people['priya'], agents.jonah, people['jonah']],
      JSON.stringify([{ province: 'ON', number: 'M21001234', expiresOn: null }]),
    ],
  );
  day = addDays(localDateOf(Date.now(), OFFICE_ZONE), 8);
  while (weekdayOf(day) !== 2) day = addDays(day, 1);

  await apply('ada@example.ca', 'priya-raman');
  await apply('bo@example.ca');
  const booked = await api.graphql(BOOK, { i: PERSON, at: at('10:00'), agent: agents.priya });
  call = String(booked.body.data.book.booking.id);
  lead = (await one('select id from enquiry where source_id = $1', [call]))['id']!;
  file = (await one(`select id from enquiry where email = 'ada@example.ca'`))['id']!;
});
afterAll(() => api.close());

const ask = (asker: Asker, query: string, variables: Record<string, unknown> = {}): Promise<Reply> =>
  api.graphql(query, variables, tokens[asker]);
const titles = async (asker: Asker): Promise<string[]> =>
  (await ask(asker, LEADS)).body.data.myLeads.items.map(({ id }: { id: string }) => id).sort();

test('what came for an adviser says so in its row, however it came; the rest is the office’s', async () => {
  const rows = await api.rows<{ email: string; agent_id: string | null }>(
    'select email, agent_id from enquiry order by email',
  );
  expect(rows).toEqual([
    { email: 'ada@example.ca', agent_id: agents.priya },
    { email: 'bo@example.ca', agent_id: null },
    { email: 'wei@example.ca', agent_id: agents.priya },
  ]);
});

test('the desk has an adviser’s own leads; nobody else finds any', async () => {
  expect(await titles('priya')).toEqual([file, lead].sort());
  for (const other of ['jonah', 'nobody', 'admin'] as const) expect(await titles(other)).toEqual([]);
  const { body } = await ask('priya', '{ myDesk { licensedName subdomain } }');
  expect(body.data.myDesk).toEqual({ licensedName: 'Priya Raman', subdomain: 'priya-raman' });
  expect((await ask('nobody', '{ myDesk { agentId } }')).body.data.myDesk).toBeNull();
});

/** Each verb on what is Priya's. `done`: what the answer gives where it was done. */
const VERBS: [verb: string, query: string, variables: () => Record<string, unknown>, done: string][] = [
  ['reads a lead', 'query ($id: ID!) { myLead(id: $id) { phone } }', () => ({ id: lead }), 'myLead.phone'],
  [
    'writes a note',
    'mutation ($id: ID!) { addLeadNote(id: $id, text: "Called twice") { note { id } userErrors { code } } }',
    () => ({ id: lead }),
    'addLeadNote.note.id',
  ],
  [
    'takes a lead',
    'mutation ($id: ID!) { takeLead(id: $id) { enquiry { id } userErrors { code } } }',
    () => ({ id: lead }),
    'takeLead.enquiry.id',
  ],
  [
    'logs a contact',
    `mutation ($id: ID!) { recordLeadContact(input: { id: $id, kind: CALL, outcome: SPOKE, takesOwner: true, note: "Renews in May" })
       { contact { id } userErrors { code } } }`,
    () => ({ id: lead }),
    'recordLeadContact.contact.id',
  ],
  [
    'sets a follow-up',
    `mutation ($id: ID!) { setLeadFollowUp(id: $id, at: "2099-01-01T14:00:00Z") { enquiry { followUpAt } userErrors { code } } }`,
    () => ({ id: lead }),
    'setLeadFollowUp.enquiry.followUpAt',
  ],
  [
    'moves a lead on',
    'mutation ($id: ID!) { moveLead(id: $id, status: QUALIFIED) { enquiry { status } userErrors { code } } }',
    () => ({ id: lead }),
    'moveLead.enquiry.status',
  ],
  [
    'asks for times for a call',
    'query ($id: ID!, $day: Date!) { myCallTimes(id: $id, from: $day, to: $day) { startsAt } }',
    () => ({ id: call, day }),
    'myCallTimes.0.startsAt',
  ],
  [
    'moves a call',
    `mutation ($id: ID!, $at: DateTime!) { moveMyCall(id: $id, sequence: 0, startsAt: $at) { call { phone } userErrors { code } } }`,
    () => ({ id: call, at: at('11:00') }),
    'moveMyCall.call.phone',
  ],
  [
    'cancels a call',
    `mutation ($id: ID!) { markMyCall(id: $id, sequence: 1, status: CANCELLED) { call { status } userErrors { code } } }`,
    () => ({ id: call }),
    'markMyCall.call.status',
  ],
];
const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown> | null | undefined)?.[key], data);

test.each(VERBS)('Priya %s; nobody else finds it', async (_verb, query, variables, done) => {
  for (const other of ['jonah', 'nobody', 'admin'] as const) {
    const { body } = await ask(other, query, variables());
    expect(valueAt(body.data, done)).toBeUndefined();
    const refused = [body.errors, Object.values(body.data as object)];
    if (!query.includes('myLead(')) expect(JSON.stringify(refused)).toContain('NOT_FOUND');
  }
  const { body } = await ask('priya', query, variables());
  expect([body.errors, valueAt(body.data, done)]).toEqual([undefined, expect.anything()]);
});

test('nobody signed in is asked to sign in', async () => {
  expect((await api.graphql(LEADS)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('a lead in full: who, what was asked, said and done; every read is recorded', async () => {
  const detail = (await ask('priya', LEAD, { id: lead })).body.data.myLead;
  expect(detail).toMatchObject({
    phone: '+14169671111',
    enquiry: { fullName: 'Wei Chen', subject: expect.any(String) },
    notes: [{ text: 'Called twice', authorName: 'Priya Raman' }],
    contacts: [{ kind: 'CALL', outcome: 'SPOKE', note: 'Renews in May' }],
  });
  const reads = await api.rows(`select from audit_event where action = 'enquiry.read' and actor_id = $1`, [
    people['priya'],
  ]);
  expect(reads.length).toBeGreaterThanOrEqual(2);
});

test('what somebody else takes leaves the desk, and what is given to an adviser comes to it', async () => {
  await ask('admin', ASSIGN, { id: file, to: people['admin'] });
  expect(await titles('priya')).not.toContain(file);
  await ask('admin', ASSIGN, { id: file, to: people['jonah'] });
  expect(await titles('jonah')).toEqual([file]);
  const files = (asker: Asker) =>
    ask(asker, '{ myFiles { fullName leadId statusLabel papersToSend } }').then(({ body }) => body.data.myFiles);
  expect(await files('jonah')).toEqual([
    { fullName: APPLICATION.fullName, leadId: file, statusLabel: expect.any(String), papersToSend: expect.any(Number) },
  ]);
  expect(await files('priya')).toEqual([]);
  const refused = await ask('admin', ASSIGN, { id: file, to: people['nobody'] });
  expect(refused.body.data.assignEnquiry.userErrors).toEqual([
    { code: 'INVALID', message: 'Choose somebody who works in the office, or an adviser with an account.' },
  ]);
});

test('a call that goes to another adviser takes its lead along', async () => {
  const booked = await api.graphql(BOOK, {
    i: { ...PERSON, email: 'kim@example.ca', phone: '416 967 2222' },
    at: at('14:00'),
    agent: agents.priya,
  });
  const { id } = booked.body.data.book.booking as { id: string };
  const move = `mutation ($id: ID!, $at: DateTime!, $to: ID) {
    moveCall(id: $id, sequence: 0, startsAt: $at, agentId: $to) { userErrors { message } } }`;
  await ask('admin', move, { id, at: at('15:00'), to: agents.jonah });
  const openable = async (asker: Asker) =>
    (await ask(asker, '{ myCalls { enquiryId } }')).body.data.myCalls.map(
      (call: { enquiryId: string }) => call.enquiryId,
    );
  const calls = async (asker: Asker) =>
    (await ask(asker, CALLS)).body.data.myCalls.map((one: { id: string }) => one.id);
  expect([await calls('priya'), await calls('jonah')]).toEqual([[], [id]]);
  const enquiry = (await one('select id from enquiry where source_id = $1', [id]))['id'];
  expect([await titles('priya'), await titles('jonah')].map((all) => all.includes(enquiry!))).toEqual([false, true]);
  expect(await openable('jonah')).toEqual([enquiry]);
  // the office takes the file: the call stays theirs, and the file is not theirs to open
  await ask('admin', ASSIGN, { id: enquiry, to: people['admin'] });
  expect(await openable('jonah')).toEqual([null]);
});

test('every field of what an adviser is shown is theirs to read', async () => {
  const fieldsOf = (name: string): string => {
    const type = schema.getType(name) as GraphQLObjectType;
    return Object.values(type.getFields())
      .map(({ name: field, type: of }) =>
        isLeafType(getNamedType(of)) ? field : `${field} { ${fieldsOf(getNamedType(of).name)} }`,
      )
      .join(' ');
  };
  const asked = [
    ['myDesk', '', 'MyDesk'],
    ['myLeads', '(done: true)', 'MyLeadPage'],
    ['myLead', `(id: "${lead}")`, 'MyLeadDetail'],
    ['myCalls', '', 'MyCall'],
    ['myFiles', '', 'MyFile'],
    ['myHours', '', 'MyHours'],
  ];
  await api.rows(`insert into hours_exception (id, calendar_no, on_date) values (gen_random_uuid(), 1, '2099-05-01')`);
  await api.rows('update booking set status = $2 where id = $1', [call, 'CONFIRMED']);
  await ask('admin', ASSIGN, { id: file, to: people['priya'] });
  for (const [field, args, type] of asked) {
    const { body } = await ask('priya', `{ ${field}${args} { ${fieldsOf(type!)} } }`);
    expect([field, body.errors, JSON.stringify(body.data[field!])]).toEqual([
      field,
      undefined,
      expect.stringContaining('"'),
    ]);
  }
  await api.rows('delete from hours_exception');
});

test('level 1 sees no private mortgage, whoever it came for', async () => {
  const { id = '' } = await one(`select id from enquiry where email = 'bo@example.ca'`);
  await api.rows('update enquiry set agent_id = $1, topic = $2 where id = $3', [agents.jonah, LEVEL_TWO_TOPICS[0], id]);
  expect(await titles('jonah')).toContain(id);
  await api.rows('update agent set level = 1 where id = $1', [agents.jonah]);
  expect(await titles('jonah')).not.toContain(id);
  await api.rows('update agent set level = 2 where id = $1', [agents.jonah]);
});

describe('hours', () => {
  const SET = `mutation ($hours: [AgentHoursInput!]!, $away: [AgentAwayInput!]!, $v: Int) {
    setMyHours(hours: $hours, away: $away, expectedVersion: $v) { hours { hours { weekday starts ends } away { from to } version } userErrors { code } } }`;
  const away = [{ from: '2099-02-01', to: '2099-02-03' }];
  const hours = [{ weekday: 2, starts: '09:00', ends: '12:00' }];

  test('are an adviser’s own to change, and nothing of another’s changes', async () => {
    const before = (await ask('priya', '{ myHours { hours { weekday } feedUrl version } }')).body.data.myHours;
    expect(before).toMatchObject({ hours: [], feedUrl: null });
    const { body } = await ask('priya', SET, { hours, away, v: before.version });
    expect(body.data.setMyHours).toEqual({
      hours: { hours, away, version: Number(before.version) + 1 },
      userErrors: [],
    });
    expect((await ask('jonah', '{ myHours { hours { weekday } } }')).body.data.myHours).toEqual({ hours: [] });
    const stale = await ask('priya', SET, { hours: [], away: [], v: before.version });
    expect(stale.body.data.setMyHours.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  test('an account without an adviser has none to change', async () => {
    expect((await ask('nobody', '{ myHours { version } }')).body.data.myHours).toBeNull();
    const { body } = await ask('nobody', SET, { hours, away: [], v: null });
    expect(body.data.setMyHours.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('the calendar of one’s calls gets a secret address, and loses it', async () => {
    const change =
      'mutation ($open: Boolean!) { changeMyCallFeed(open: $open) { hours { feedUrl } userErrors { code } } }';
    const opened = (await ask('priya', change, { open: true })).body.data.changeMyCallFeed.hours.feedUrl;
    expect(opened).toMatch(/\/calls\/.+\.ics$/);
    expect((await ask('priya', change, { open: false })).body.data.changeMyCallFeed.hours.feedUrl).toBeNull();
  });
});
