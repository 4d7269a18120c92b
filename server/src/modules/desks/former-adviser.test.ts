import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { APPLICATION, PASSWORD, testApi, type TestApi } from '../../../test/api.js';
import { newId } from '../../platform/ids.js';

/** Advisers, and what ended their work here. Each has a file, a call and the address of their calendar. */
const ENDS = {
  stays: () => Promise.resolve(),
  removed: async ({ agent }) => {
    const remove = 'mutation ($id: ID!) { deleteAgent(id: $id) { userErrors { code } removed } }';
    const { deleteAgent } = (await api.graphql(remove, { id: agent }, admin)).body.data;
    expect(deleteAgent).toEqual({ userErrors: [], removed: false });
  },
  hidden: ({ agent }) => change(agent, 'active = false'),
  'handed over': ({ agent }) => change(agent, `user_id = '${somebody}'`),
  'without an account': ({ agent }) => change(agent, 'user_id = null'),
  suspended: async ({ person }) => {
    await api.rows('update user_account set suspended_at = now() where id = $1', [person]);
  },
  deleted: async ({ person, token }) => {
    const call = { method: 'DELETE', token, body: { password: PASSWORD } };
    expect((await api.call(`/api/users/${person}`, call)).status).toBe(200);
  },
} satisfies Record<string, (adviser: Adviser) => Promise<void>>;
type End = keyof typeof ENDS;

interface Adviser {
  person: string;
  agent: string;
  token: string;
  lead: string;
  call: string;
  feed: string;
}

/** The questions of a desk, and where the answer has what is on it */
const ASKS: [query: string, path: string][] = [
  ['{ myDesk { agentId } }', 'myDesk.agentId'],
  ['{ myLeads { items { id } } }', 'myLeads.items.0'],
  ['query ($lead: ID!) { myLead(id: $lead) { phone } }', 'myLead.phone'],
  ['{ myCalls { phone } }', 'myCalls.0'],
  ['{ myFiles { leadId } }', 'myFiles.0'],
  ['{ myHours { version } }', 'myHours.version'],
  ['mutation ($lead: ID!) { addLeadNote(id: $lead, text: "Called") { note { id } } }', 'addLeadNote.note.id'],
  [
    'mutation ($call: ID!) { markMyCall(id: $call, sequence: 0, status: CANCELLED) { call { id } } }',
    'markMyCall.call.id',
  ],
];

let api: TestApi;
let admin: string;
let somebody: string;
const advisers = {} as Record<End, Adviser>;

const change = async (id: string, what: string): Promise<void> => {
  await api.rows(`update agent set ${what} where id = $1`, [id]);
};

async function adviser(end: End, no: number): Promise<Adviser> {
  const email = `adviser${no}@example.ca`;
  const person = await api.person(email);
  const [agent, call] = [newId(), newId()];
  await api.rows('insert into agent (id, name, subdomain, calendar_no, user_id) values ($1, $2, $3, $4, $5)', [
    ...[agent, end, `adviser-${no}`, no, person],
  ]);
  const sent = await api.call('/mortgage/basic', {
    method: 'POST',
    body: { ...APPLICATION, email: `client${no}@example.ca` },
  });
  const application = String(sent.body.data.id);
  await api.rows('update enquiry set assigned_to_id = $2 where source_id = $1', [application, person]);
  const [lead] = await api.rows<{ id: string }>('select id from enquiry where source_id = $1', [application]);
  const startsAt = new Date(instantOf(addDays(localDateOf(Date.now(), OFFICE_ZONE), 3), '10:00', OFFICE_ZONE));
  await api.rows(
    `insert into booking (id, agent_id, calendar_no, slot, starts_at, ends_at, zone, full_name, email, phone, status)
     values ($1, $2, $3, tstzrange($4, $4::timestamptz + interval '40 minutes'), $4, $4::timestamptz + interval '30 minutes',
       $5, 'Wei Chen', $7, $6, 'CONFIRMED')`,
    [call, agent, no, startsAt, OFFICE_ZONE, api.platform.encryption.encryptText('+14169671111'), email],
  );
  const open = 'mutation ($id: ID!) { changeCallFeed(agentId: $id, open: true) { url } }';
  const feed = (await api.graphql(open, { id: agent }, admin)).body.data.changeCallFeed.url;
  return { person, agent, token: await api.token(email), lead: String(lead?.id), call, feed };
}

beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
  somebody = await api.person('somebody@example.ca');
  let no = 0;
  for (const end of Object.keys(ENDS) as End[]) {
    advisers[end] = await adviser(end, (no += 1));
    await ENDS[end](advisers[end]);
  }
});
afterAll(() => api.close());

const at = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown> | null | undefined)?.[key], data);

test.each(ASKS)('%s is answered to who still works here, and to none of those who did', async (query, path) => {
  const found: string[] = [];
  for (const end of Object.keys(ENDS) as End[]) {
    const { token, lead, call } = advisers[end];
    const { body } = await api.graphql(query, { lead, call }, token);
    if (at(body.data, path) != null) found.push(end);
  }
  expect(found).toEqual(['stays']);
});

test('the address of their calendar ends with their work', async () => {
  const open: string[] = [];
  for (const end of Object.keys(ENDS) as End[]) {
    if ((await api.call(new URL(advisers[end].feed).pathname)).status === 200) open.push(end);
  }
  expect(open).toEqual(['stays']);
});

test('nothing new is given to them', async () => {
  const { body } = await api.graphql('{ enquiryAssignees(advisers: true) { id } }', {}, admin);
  expect(body.errors).toBeUndefined();
  const ids = body.data.enquiryAssignees.map(({ id }: { id: string }) => id);
  for (const end of ['removed', 'hidden', 'without an account', 'suspended'] as const) {
    expect(ids).not.toContain(advisers[end].person);
  }
});
