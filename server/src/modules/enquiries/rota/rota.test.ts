import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { APPLICATION, testApi, type TestApi } from '../../../../test/api.js';
import { createApp } from '../../../app.js';
import { makeOwnerDataSource } from '../../../database/data-source.js';
import { makeJobs } from '../../../platform/jobs/jobs.js';

const ROTA = '{ enquiryRota { isOn nextId members { id name takes } } }';
const SWITCH = 'mutation ($on: Boolean!) { switchEnquiryRota(on: $on) { rota { isOn nextId } } }';
const TAKES = `mutation ($userId: ID!, $takes: Boolean!) {
  setTakesEnquiries(userId: $userId, takes: $takes) { userErrors { code field } rota { nextId members { name takes } } }
}`;
const BELL = '{ notifications { items { kind title detail count actorName } } }';

let api: TestApi;
let people: string[];
let admin: string;
beforeAll(async () => {
  api = await testApi();
  people = [];
  for (const name of ['Avery', 'Jonah', 'Mara']) {
    people.push(await api.person(`${name.toLowerCase()}@example.ca`, 'ADMIN', name));
  }
  await api.person('moderator@example.ca', 'MODERATOR');
  admin = await api.token('avery@example.ca');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.rows('delete from enquiry');
  await api.rows('delete from enquiry_rota');
  await api.rows('delete from enquiry_rota_member');
  await api.rows('update user_account set suspended_at = null');
  await api.rows('update site_settings set round_robin = true');
});

const turn = (on: boolean) => api.graphql(SWITCH, { on }, admin);
const takes = async (userId: string, on: boolean) =>
  (await api.graphql(TAKES, { userId, takes: on }, admin)).body.data.setTakesEnquiries;
const send = async (fullName: string): Promise<void> => {
  const reply = await api.call('/api/mortgage/basic', { method: 'POST', body: { ...APPLICATION, fullName } });
  expect(reply.status).toBe(201);
};
/** Who got what came in, in the order of the ids */
async function given(): Promise<(string | null)[]> {
  const rows = await api.rows<{ name: string | null }>(
    'select u.name from enquiry e left join user_account u on u.id = e.assigned_to_id order by e.id',
  );
  return rows.map(({ name }) => name);
}

test('it is off until somebody turns it on, and both are audited', async () => {
  await api.rows('update site_settings set round_robin = default');
  expect((await api.graphql(ROTA, {}, admin)).body.data.enquiryRota).toEqual({
    isOn: false,
    nextId: people[0],
    members: ['Avery', 'Jonah', 'Mara'].map((name, at) => ({ id: people[at], name, takes: true })),
  });
  await send('Nobody’s');
  await turn(true);
  await turn(true);
  await send('Avery’s');
  await turn(false);
  await send('Nobody’s too');
  expect(await given()).toEqual([null, 'Avery', null]);
  expect(
    await api.rows(`select action, before, after from audit_event where action like 'rota.%' order by id`),
  ).toEqual([
    { action: 'rota.switch', before: { roundRobin: false }, after: { roundRobin: true } },
    { action: 'rota.switch', before: { roundRobin: true }, after: { roundRobin: false } },
  ]);
});

test('50 at the same moment through two instances: equal shares, and nobody twice in a row', async () => {
  const owner = await makeOwnerDataSource(api.database.ownerUrl).initialize();
  await owner.query(`
    create table turn_log (no int generated always as identity, went_from uuid, went_to uuid);
    grant all on turn_log to app;
    create function log_turn() returns trigger language plpgsql as $$ begin
      insert into turn_log (went_from, went_to)
      values (case tg_op when 'UPDATE' then old.last_given_to_id end, new.last_given_to_id);
      return null;
    end $$;
    create trigger log_turn after insert or update on enquiry_rota for each row execute function log_turn()`);
  const jobs = makeJobs(api.platform);
  const second = await createApp({ ...api.platform, jobs }, { clientDist: '/nowhere', clock: false });
  const server = http.createServer(second.handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const other = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/mortgage/basic`;
  const headers = { 'content-type': 'application/json' };
  await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      n % 2
        ? send(`Person ${n}`)
        : fetch(other, { method: 'POST', headers, body: JSON.stringify({ ...APPLICATION, fullName: `Person ${n}` }) }),
    ),
  );
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await second.close();
  await jobs.stop();

  const names = await given();
  expect(names).toHaveLength(50);
  expect(['Avery', 'Jonah', 'Mara'].map((name) => names.filter((one) => one === name).length)).toEqual([17, 17, 16]);
  // each statement took up the turn where the one before had left it
  const log = await owner.query<{ went_from: string | null; went_to: string }[]>('select * from turn_log order by no');
  expect(log.length).toBeGreaterThan(1);
  expect(log.map(({ went_from }) => went_from)).toEqual([null, ...log.slice(0, -1).map(({ went_to }) => went_to)]);
  // within a statement, too, the turn goes from one to the next
  const acts = await api.rows<{ owners: string[] }>(
    `select array_agg(owner_id order by enquiry_id) as owners from enquiry_event where by_rule group by created_at`,
  );
  for (const { owners } of acts) {
    for (const [at, person] of owners.slice(1).entries()) {
      expect(people.indexOf(person)).toBe((people.indexOf(owners[at]!) + 1) % people.length);
    }
  }
  await owner.query('drop trigger log_turn on enquiry_rota');
  await owner.destroy();
});

test('submissions to two sources wait for each other and take their turns', async () => {
  const lead = { fullName: 'A Lead', phone: '4169671111', serviceType: 'Renewal', email: 'lead@example.ca' };
  await Promise.all(
    Array.from({ length: 24 }, (_, n) =>
      n % 2 ? send(`Person ${n}`) : api.call('/api/mortgage/lead', { method: 'POST', body: lead }),
    ),
  );
  const names = await given();
  expect(names).toHaveLength(24);
  expect(['Avery', 'Jonah', 'Mara'].map((name) => names.filter((one) => one === name).length)).toEqual([8, 8, 8]);
});

test('the turn goes on past whoever is away, suspended or new', async () => {
  await send('One');
  await send('Two');
  await takes(people[2]!, false);
  await send('Three');
  expect(await given()).toEqual(['Avery', 'Jonah', 'Avery']);
  await takes(people[2]!, true);
  await api.rows('update user_account set suspended_at = now() where id = $1', [people[1]]);
  await send('Four');
  await send('Five');
  expect((await given()).slice(3)).toEqual(['Mara', 'Avery']);
  await api.rows(`update user_account set suspended_at = now() where role = 'ADMIN'`);
  await send('Six');
  expect((await given()).at(-1)).toBeNull();
});

test('what comes through an adviser’s page stays theirs', async () => {
  const agent = `insert into agent (id, name, subdomain, calendar_no, active) values (gen_random_uuid(), 'Priya', $1, $2, $3)`;
  await api.rows(agent, ['priya', 1, true]);
  await api.rows(agent, ['gone', 2, false]);
  const through = async (subdomain: string): Promise<void> => {
    const touch = encodeURIComponent(JSON.stringify([{ path: `/agent/${subdomain}` }, { path: '/renewal' }]));
    const body = { ...APPLICATION, fullName: subdomain };
    const headers = { 'x-attribution': touch };
    expect((await api.call('/api/mortgage/basic', { method: 'POST', body, headers })).status).toBe(201);
  };
  for (const subdomain of ['priya', 'gone', 'nobody']) await through(subdomain);
  expect(await given()).toEqual([null, 'Avery', 'Jonah']);
  await api.rows('delete from agent');
});

test('a choice is for the office’s people only, is kept, and is audited once', async () => {
  const [, , mara = ''] = people;
  const earlier = await api.rows(`select id from audit_event where action = 'rota.member'`);
  expect(await takes(mara, false)).toEqual({
    userErrors: [],
    rota: {
      nextId: people[0],
      members: [
        { name: 'Avery', takes: true },
        { name: 'Jonah', takes: true },
        { name: 'Mara', takes: false },
      ],
    },
  });
  await takes(mara, false);
  expect(
    await api.rows(
      `select subject_id, before, after from audit_event where action = 'rota.member' order by id offset $1`,
      [earlier.length],
    ),
  ).toEqual([{ subject_id: mara, before: { takes: true }, after: { takes: false } }]);
  const [moderator] = await api.rows<{ id: string }>(`select id from user_account where role = 'MODERATOR'`);
  for (const id of [moderator!.id, 'x']) {
    expect((await takes(id, true)).userErrors).toEqual([{ code: 'INVALID', field: ['userId'] }]);
  }
});

test('the history says the rule gave it, and the bell tells the person', async () => {
  await send('Wei Chen');
  const [{ id }] = (await api.rows<{ id: string }>('select id from enquiry')) as [{ id: string }];
  const READ = `query ($id: ID!) { enquiry(id: $id) { enquiry { status assignedTo } events { from to owner byRule changed } } }`;
  expect((await api.graphql(READ, { id }, admin)).body.data.enquiry).toEqual({
    enquiry: { status: 'ASSIGNED', assignedTo: 'Avery' },
    events: [
      { from: 'NEW', to: 'ASSIGNED', owner: 'Avery', byRule: true, changed: ['STATUS', 'OWNER'] },
      { from: null, to: 'NEW', owner: null, byRule: false, changed: ['STATUS'] },
    ],
  });
  const bell = async (email: string) =>
    (await api.graphql(BELL, {}, await api.token(email))).body.data.notifications.items;
  const about = { title: 'Wei Chen', detail: expect.any(String), count: 1, actorName: null };
  expect(await bell('avery@example.ca')).toEqual([{ kind: 'YOURS_IN_TURN', ...about }]);
  expect(await bell('mara@example.ca')).toEqual([{ kind: 'NEW_ENQUIRY', ...about }]);

  const ASSIGN = 'mutation ($id: ID!, $to: ID) { assignEnquiry(id: $id, assigneeId: $to) { userErrors { code } } }';
  await api.graphql(ASSIGN, { id, to: people[2] }, admin);
  expect(await bell('mara@example.ca')).toEqual([{ kind: 'ASSIGNED_TO_YOU', ...about, actorName: 'Avery' }]);
  expect((await bell('avery@example.ca')).map(({ kind }: { kind: string }) => kind)).toEqual(['NEW_ENQUIRY']);
  await api.graphql(ASSIGN, { id, to: people[0] }, admin);
  expect((await bell('avery@example.ca')).map(({ kind }: { kind: string }) => kind)).toEqual(['NEW_ENQUIRY']);
});

test('many given in one act are one notification with their count, and none once it is undone', async () => {
  await api.rows('update site_settings set round_robin = false');
  for (const name of ['One', 'Two', 'Three']) await send(name);
  const ids = (await api.rows<{ id: string }>('select id from enquiry order by id')).map(({ id }) => id);
  const MANY = `mutation ($ids: [ID!]!, $to: ID) {
    changeEnquiries(selection: { ids: $ids }, change: { assigneeId: $to }) { changed undoId }
  }`;
  const { undoId } = (await api.graphql(MANY, { ids, to: people[1] }, admin)).body.data.changeEnquiries;
  const bell = async () => {
    const { items } = (await api.graphql(BELL, {}, await api.token('jonah@example.ca'))).body.data.notifications;
    return items.map(({ kind, title, count, actorName }: Record<string, unknown>) => [kind, title, count, actorName]);
  };
  expect(await bell()).toEqual([['ASSIGNED_TO_YOU', 'Three', 3, 'Avery']]);
  const UNDO = 'mutation ($undoId: ID!) { undoEnquiryChanges(undoId: $undoId) { restored } }';
  await api.graphql(UNDO, { undoId }, admin);
  expect((await bell()).map(([kind]: string[]) => kind)).toEqual(['NEW_ENQUIRY', 'NEW_ENQUIRY', 'NEW_ENQUIRY']);
});
