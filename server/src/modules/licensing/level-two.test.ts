import { addDays, localDateOf, weekdayOf } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { LEVEL_TWO_PRODUCTS, LEVEL_TWO_TOPICS, needsLevelTwo } from '@brokerage/domain/agents/level-two';
import { PRODUCTS } from '@brokerage/domain/application/choices';
import { ENQUIRY_TOPICS } from '@brokerage/domain/enquiries/enquiry-subject';
import { APPLICATION, testApi, type TestApi } from '../../../test/api.js';
import { newId } from '../../platform/ids.js';
import { READ_PRODUCTS } from '../applications/read-products.js';
import { BANK_KINDS } from '../lenders/bank-facts.js';
import { enquiryNeedsLevelTwo } from './level-two.sql.js';

const ASSIGN = `mutation ($id: ID!, $to: ID) {
  assignEnquiry(id: $id, assigneeId: $to) { userErrors { code message field } }
}`;
const MANY = `mutation ($ids: [ID!]!, $to: ID) {
  changeEnquiries(selection: { ids: $ids }, change: { assigneeId: $to }) { userErrors { code message field } }
}`;
const CALLED = `mutation ($id: ID!) {
  recordContact(input: { id: $id, kind: CALL, outcome: SPOKE, takesOwner: true }) { userErrors { code message field } }
}`;
const TASK = `mutation ($id: ID!, $to: ID) {
  addEnquiryTask(input: { enquiryId: $id, text: "Call", dueOn: "2099-01-01", assigneeId: $to }) { userErrors { code message field } }
}`;
const MAY_HAVE = 'query ($id: ID) { enquiryAssignees(enquiryId: $id) { name } }';
const REFUSED = (field: string) => [
  { code: 'INVALID', field: [field], message: expect.stringContaining('private or second mortgages') },
];

let api: TestApi;
let avery: string;
let jonah: string;
let admin: string;
let privateBank: string;
beforeAll(async () => {
  api = await testApi();
  avery = await api.person('avery@example.ca', 'ADMIN', 'Avery');
  jonah = await api.person('jonah@example.ca', 'ADMIN', 'Jonah');
  admin = await api.token('avery@example.ca');
  privateBank = newId();
  await api.rows(
    `insert into bank (id, name, slug, kind) values ($1, 'Quick Capital', 'quick-capital', 'Private lender')`,
    [privateBank],
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.rows('delete from enquiry');
  await api.rows('delete from booking');
  await api.rows('delete from agent');
  await api.rows('delete from enquiry_rota');
  await api.rows('update site_settings set round_robin = false');
  await agent('Jonah', 1, 1, jonah);
});

const agent = (name: string, level: number, no: number, userId: string | null = null) =>
  api.rows(
    `insert into agent (id, name, subdomain, title, level, calendar_no, user_id, active)
     values (gen_random_uuid(), $1, lower($1), 'Mortgage agent, level ' || $2, $2::text::smallint, $3, $4, true)`,
    [name, String(level), no, userId],
  );
const lead = (path: string) =>
  api.call(`/api/mortgage/${path}`, {
    method: 'POST',
    body: { fullName: 'Wei Chen', email: 'wei@example.ca', phone: '4169671111', consent: { contact: true } },
  });
const comprehensive = (product: string) =>
  api.call('/mortgage/comprehensive', {
    method: 'POST',
    body: {
      mortgageType: 'refinance',
      product,
      applicant: { fullName: 'Wei Chen', email: 'wei@example.ca', phone: '416 967-1111' },
      consents: { privacy: true, contact: true },
    },
  });
const basic = (more: object = {}) =>
  api.call('/api/mortgage/basic', { method: 'POST', body: { ...APPLICATION, ...more } });

const PRIVATE = [
  ['a second-mortgage lead', () => lead('second-mortgage-lead')],
  ['a private-financing lead', () => lead('private-finance-lead')],
  ['an application for a private mortgage', () => comprehensive('private')],
  ['an application for a second mortgage', () => comprehensive('second')],
  ['an application about a private lender', () => basic({ bankId: privateBank })],
] as const;
const ORDINARY = [
  ['an application for a first mortgage', () => comprehensive('first')],
  ['an application that names no lender', () => basic()],
] as const;

async function sent(send: () => Promise<{ status: number }>): Promise<{ id: string; owner: string | null }> {
  expect((await send()).status).toBe(201);
  const [row] = await api.rows<{ id: string; owner: string | null }>(
    'select id, assigned_to_id as owner from enquiry order by id desc limit 1',
  );
  return row!;
}
const said = async (query: string, variables: Record<string, unknown>, name: string, token = admin) =>
  (await api.graphql(query, variables, token)).body.data[name].userErrors;

describe.each(PRIVATE)('%s', (_name, send) => {
  test('is given to nobody of level 1 by hand, among many, by a contact, or as a task', async () => {
    const { id } = await sent(send);
    expect(await said(ASSIGN, { id, to: jonah }, 'assignEnquiry')).toEqual(REFUSED('assigneeId'));
    expect(await said(MANY, { ids: [id], to: jonah }, 'changeEnquiries')).toEqual(REFUSED('assigneeId'));
    expect(await said(CALLED, { id }, 'recordContact', await api.token('jonah@example.ca'))).toEqual(
      REFUSED('assigneeId'),
    );
    expect(await said(TASK, { id, to: jonah }, 'addEnquiryTask')).toEqual(REFUSED('assigneeId'));
    expect(await said(ASSIGN, { id, to: avery }, 'assignEnquiry')).toEqual([]);
    expect(await api.rows('select assigned_to_id from enquiry')).toEqual([{ assigned_to_id: avery }]);
  });

  test('is offered to nobody of level 1, and the rota passes them over', async () => {
    await api.rows('update site_settings set round_robin = true');
    const { id, owner } = await sent(send);
    const next = await sent(send);
    expect([owner, next.owner]).toEqual([avery, avery]);
    const offered = async (of: string | null) =>
      (await api.graphql(MAY_HAVE, { id: of }, admin)).body.data.enquiryAssignees.map(
        ({ name }: { name: string }) => name,
      );
    expect([await offered(id), await offered(null)]).toEqual([['Avery'], ['Avery', 'Jonah']]);
  });

  test('keeps its owner from becoming level 1', async () => {
    const { id } = await sent(send);
    await api.rows('update agent set level = 2, title = $1', ['Mortgage agent, level 2']);
    expect(await said(ASSIGN, { id, to: jonah }, 'assignEnquiry')).toEqual([]);
    const [{ id: agentId }] = (await api.rows<{ id: string }>('select id from agent')) as [{ id: string }];
    const licences = [{ province: 'ON', number: 'M1', expiresOn: null }];
    const body = { title: 'Mortgage agent, level 1', licences };
    const put = () => api.call(`/api/agents/${agentId}`, { method: 'PUT', token: admin, body });
    const { status, body: answer } = await put();
    expect([status, answer.errors[0].field]).toEqual([422, 'title']);
    expect(await said(ASSIGN, { id, to: avery }, 'assignEnquiry')).toEqual([]);
    expect((await put()).status).toBe(200);
  });
});

test.each(ORDINARY)('%s goes to anybody', async (_name, send) => {
  const { id } = await sent(send);
  expect(await said(ASSIGN, { id, to: jonah }, 'assignEnquiry')).toEqual([]);
});

test('what comes through a level 1 agent’s page and is not theirs to arrange is given out', async () => {
  await api.rows('update site_settings set round_robin = true');
  const headers = { 'x-attribution': encodeURIComponent(JSON.stringify([{ path: '/agent/jonah' }])) };
  const through = (path: string) =>
    api.call(path, {
      method: 'POST',
      headers,
      body: { ...APPLICATION, consent: { contact: true }, phone: '4169671111' },
    });
  expect((await sent(() => through('/api/mortgage/basic'))).owner).toBeNull();
  const { fullName, email } = APPLICATION;
  const second = () =>
    api.call('/api/mortgage/second-mortgage-lead', {
      method: 'POST',
      headers,
      body: { fullName, email, phone: '4169671111', consent: { contact: true } },
    });
  expect((await sent(second)).owner).toBe(avery);
});

describe('a call about a private mortgage', () => {
  let day: string;
  beforeAll(() => {
    day = addDays(localDateOf(Date.now(), OFFICE_ZONE), 8);
    while (weekdayOf(day) !== 2) day = addDays(day, 1);
  });
  const at = (time: string): string => new Date(instantOf(day, time, OFFICE_ZONE)).toISOString();
  let callers = 0;
  const book = (time: string, more: object = {}) => {
    callers += 1;
    return api.call('/api/bookings', {
      method: 'POST',
      body: {
        fullName: 'Ada Tremblay',
        email: `ada${callers}@example.ca`,
        phone: `416 967 ${3000 + callers}`,
        topic: 'private_financing',
        consent: true,
        startsAt: at(time),
        ...more,
      },
    });
  };
  const agentOf = async () =>
    (
      await api.rows<{ name: string }>('select a.name from booking b join agent a on a.id = b.agent_id order by b.id')
    ).map(({ name }) => name);

  test('goes to an agent of level 2, and is not to be had where only level 1 is free', async () => {
    expect((await book('10:00')).status).toBe(409);
    await agent('Mara', 2, 2);
    expect((await book('10:00')).status).toBe(201);
    expect((await book('10:00')).status).toBe(409);
    expect((await book('10:00', { topic: 'renewal' })).status).toBe(201);
    expect(await agentOf()).toEqual(['Mara', 'Jonah']);
  });

  test('is not booked with, or moved to, an agent of level 1', async () => {
    await agent('Mara', 2, 2);
    const [{ id: chosen }] = (await api.rows<{ id: string }>(`select id from agent where name = 'Jonah'`)) as [
      { id: string },
    ];
    const refused = await book('10:00', { agentId: chosen });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      REFUSED('agentId').map(({ message }) => ({ field: 'agentId', message: message as unknown })),
    ]);
    await book('11:00');
    const [{ id }] = (await api.rows<{ id: string }>('select id from booking')) as [{ id: string }];
    const MOVE = `mutation ($id: ID!, $at: DateTime!, $to: ID) {
      moveCall(id: $id, sequence: 0, startsAt: $at, agentId: $to) { userErrors { code message field } }
    }`;
    expect(await said(MOVE, { id, at: at('13:00'), to: chosen }, 'moveCall')).toEqual(REFUSED('agentId'));
    expect(await said(MOVE, { id, at: at('13:00'), to: null }, 'moveCall')).toEqual([]);
    expect(await agentOf()).toEqual(['Mara']);
  });
});

test('the database and the domain give one answer for every code', async () => {
  const kinds = [null, ...BANK_KINDS];
  const products = [null, ...PRODUCTS.map(({ value }) => value), ...LEVEL_TWO_PRODUCTS];
  const topics = [...ENQUIRY_TOPICS.map(({ value }) => value), ...LEVEL_TWO_TOPICS];
  const [banks] = [new Map(kinds.map((kind) => [kind, kind === null ? null : newId()]))];
  for (const [kind, id] of banks) {
    if (id !== null) {
      await api.rows(`insert into bank (id, name, slug, kind) values ($1::uuid, $2, $1::text, $2)`, [id, kind]);
    }
  }
  const cases = topics.flatMap((topic) =>
    products.flatMap((product) =>
      kinds.map((lenderKind) => ({ topic, product, lenderKind, bank_id: banks.get(lenderKind) })),
    ),
  );
  const rows = await api.rows<{ needs: boolean }>(
    `select ${enquiryNeedsLevelTwo('e')} as needs
     from rows from (jsonb_to_recordset($1::jsonb) as (topic text, product text, bank_id uuid)) with ordinality as e(topic, product, bank_id, place) order by place`,
    [JSON.stringify(cases)],
  );
  expect(rows.map(({ needs }) => needs)).toEqual(cases.map((file) => needsLevelTwo(file)));
});

test('the product of an application of before is read later', async () => {
  const { id } = await sent(() => comprehensive('private'));
  await api.rows('update enquiry set product = null');
  expect(await said(ASSIGN, { id, to: jonah }, 'assignEnquiry')).toEqual([]);
  await READ_PRODUCTS.run(api.platform);
  expect(await api.rows('select product from enquiry')).toEqual([{ product: 'private' }]);
});
