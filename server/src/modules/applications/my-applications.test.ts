import { newId } from '../../platform/ids.js';
import { testApi, type TestApi } from '../../../test/api.js';

let api: TestApi;
let ann: string;
let annToken: string;
beforeAll(async () => {
  api = await testApi();
  ann = await api.person('ann@example.ca');
  annToken = await api.token('ann@example.ca');
});
afterAll(() => api.close());

const LIST = `query($page: Int, $limit: Int) { myApplications(page: $page, limit: $limit) { totalItems page limit items {
  applicationNumber stage standing nextStep nextStepBy firstOpened { by at } handledBy stages { name state at } } } }`;

const list = async (variables: object = {}, token = annToken) =>
  (await api.graphql(LIST, { ...variables }, token)).body.data.myApplications;

interface Sent {
  number: string;
  owner?: string | null;
  email?: string;
  hoursAgo?: number;
  office?: { status: string; assignedTo?: string; path?: string[] };
}

/** An application with the office's enquiry, as a form leaves them. */
async function sent({ number, owner = ann, email = 'a@example.ca', hoursAgo = 1, office }: Sent): Promise<string> {
  const id = newId();
  const enquiry = newId();
  await api.rows(
    `insert into application (id, application_number, user_id, full_name, email, phone, phone_index, mortgage_type, content,
       created_at) values ($1, $2, $3, 'Ann', $4, 'x', 'x', 'renewal', 'x', now() - make_interval(hours => $5))`,
    [id, number, owner, email, hoursAgo],
  );
  await api.rows(
    `insert into enquiry (id, kind, status, topic, full_name, email, masked_phone, phone_index, source_id,
       assigned_to_id, first_response_due_at)
     values ($1, 'APPLICATION', $2, 'Renewal', 'Ann', $3, 'x', 'x', $4, $5, now() + make_interval(hours => 24 - $6))`,
    [enquiry, office?.status ?? 'NEW', email, id, office?.assignedTo ?? null, hoursAgo],
  );
  for (const status of office?.path ?? []) {
    await api.rows('insert into enquiry_event (id, enquiry_id, to_status) values ($1, $2, $3)', [
      newId(),
      enquiry,
      status,
    ]);
  }
  return id;
}

test('a new one: received, the reply by the time that is due, nobody’s yet', async () => {
  await sent({ number: 'MB-2026-AAAAAAAA' });
  const [item] = (await list()).items;
  expect(item).toMatchObject({ stage: 'RECEIVED', nextStep: 'FIRST_REPLY', handledBy: null });
  expect(item.stages.map(({ state }: { state: string }) => state)).toEqual(['CURRENT', 'AHEAD', 'AHEAD', 'AHEAD']);
  const hours = (Date.parse(item.nextStepBy) - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(23);
});

test('one the office took up names who has it, and since when it is in review', async () => {
  const broker = await api.person('avery@example.ca', 'ADMIN', 'Avery Chen');
  const office = { status: 'IN_REVIEW', assignedTo: broker, path: ['NEW', 'IN_REVIEW'] };
  await sent({ number: 'MB-2026-BBBBBBBB', hoursAgo: 0, office });
  const [item] = (await list()).items;
  expect(item).toMatchObject({ stage: 'IN_REVIEW', standing: 'IN_REVIEW', handledBy: 'Avery Chen' });
  expect(item.stages[1]).toMatchObject({ name: 'IN_REVIEW', state: 'CURRENT', at: expect.any(String) });
});

test('who of the office opened it first, in the inbox or in its file, and when', async () => {
  const id = await sent({ number: 'MB-2026-AFAFAFAF', hoursAgo: 0 });
  const opened = async () =>
    (await list()).items.find((item: { applicationNumber: string }) => item.applicationNumber === 'MB-2026-AFAFAFAF')
      .firstOpened;
  expect(await opened()).toBeNull();
  await api.person('rowan@example.ca', 'ADMIN', 'Rowan Bell');
  await api.person('mika@example.ca', 'ADMIN', 'Mika Roy');
  const [{ id: enquiry } = { id: '' }] = await api.rows<{ id: string }>('select id from enquiry where source_id = $1', [
    id,
  ]);
  const OPEN = 'query ($id: ID!) { enquiry(id: $id) { __typename } }';
  await api.graphql(OPEN, { id: enquiry }, await api.token('rowan@example.ca'));
  await api.graphql(OPEN, { id: enquiry }, await api.token('mika@example.ca'));
  expect(await opened()).toEqual({ by: 'Rowan Bell', at: expect.any(String) });
  await api.rows('delete from application where id = $1', [id]);
});

test('its own steps say how it ended; a note that is not for the applicant stays unseen', async () => {
  const id = await sent({ number: 'MB-2026-CCCCCCCC', hoursAgo: 0 });
  await api.rows(`update application set status = 'declined' where id = $1`, [id]);
  const event = `insert into application_event (id, application_id, to_status, visible_to_applicant) values ($1, $2, $3, $4)`;
  await api.rows(event, [newId(), id, 'conditionally_approved', false]);
  await api.rows(event, [newId(), id, 'declined', true]);
  const found = (await list()).items.find(
    ({ applicationNumber }: { applicationNumber: string }) => applicationNumber === 'MB-2026-CCCCCCCC',
  );
  expect(found.stages.map(({ name, state }: { name: string; state: string }) => `${name} ${state}`)).toEqual([
    'RECEIVED DONE',
    'DECLINED ENDED',
  ]);
  expect(found.stage).toBe('DECLINED');
});

test('somebody else’s are not there; one statement counts and lists, also past the last page', async () => {
  const ben = await api.person('ben@example.ca');
  await sent({ number: 'MB-2026-DDDDDDDD', owner: ben });
  const statements = await api.statements(async () => {
    expect(await list({ page: 2, limit: 2 })).toMatchObject({ totalItems: 3, page: 2, limit: 2 });
  });
  expect(statements.filter((text) => /from application\b/.test(text))).toHaveLength(1);
  expect(await list({ page: 9 })).toMatchObject({ totalItems: 3, items: [] });
  expect((await list({}, await api.token('ben@example.ca'))).totalItems).toBe(1);
});

test('what was sent signed out shows at the first sign-in with an address that is shown to be one’s own', async () => {
  await sent({ number: 'MB-2026-EEEEEEEE', owner: null, email: 'Cleo@Example.ca' });
  const cleo = await api.person('cleo@example.ca');
  const token = await api.token('cleo@example.ca');
  expect((await list({}, token)).totalItems).toBe(0);
  await api.rows('update user_account set email_verified_at = now() where id = $1', [cleo]);
  expect((await list({}, token)).totalItems).toBe(0);
  expect((await list({}, await api.token('cleo@example.ca'))).totalItems).toBe(1);
});
