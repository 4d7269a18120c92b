import { randomUUID } from 'node:crypto';
import { APPLICATION, testApi, type TestApi } from '../../../../test/api.js';
import { asAdmin } from '../../../../test/database.js';
import { until } from '../../../../test/until.js';
import { countParts } from './list.sql.js';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('admin@example.ca', 'ADMIN', 'The Admin');
  admin = await api.token('admin@example.ca');
  await api.call('/mortgage/basic', { method: 'POST', body: { ...APPLICATION, fullName: 'Somebody Real' } });
});
afterAll(() => api.close());
beforeEach(() => api.rows('delete from enquiry'));

const LIST = `query($filter: EnquiryFilter, $sort: EnquirySort, $after: String, $limit: Int) {
  enquiries(filter: $filter, sort: $sort, after: $after, limit: $limit) {
    totalItems isTotalCapped nextCursor items { id fullName } groups { group count isCapped inThisPage }
  }
}`;
interface Page {
  totalItems: number;
  isTotalCapped: boolean;
  nextCursor: string | null;
  items: { id: string; fullName: string }[];
  groups: { group: string; count: number; isCapped: boolean; inThisPage: number }[];
}
async function page(variables: Record<string, unknown>): Promise<Page> {
  const { body } = await api.graphql(LIST, variables, admin);
  expect(body.errors).toBeUndefined();
  return body.data.enquiries;
}

/** Enquiries by name, each with what is special of it. Times are SQL. */
async function fill(rows: Record<string, { due?: string; came?: string; answered?: string; back?: string }>) {
  for (const [name, { due, came, answered, back }] of Object.entries(rows)) {
    await api.rows(
      `insert into enquiry (id, kind, topic, full_name, email, created_at, first_response_due_at, first_responded_at, follow_up_at)
       values ($1, 'LEAD', 'renewal', $2, 'x@example.ca', ${came ?? 'now()'}, ${due ?? `now() + interval '20 hours'`},
         ${answered ?? 'null'}, ${back ?? 'null'})`,
      [randomUUID(), name],
    );
  }
}

/** All pages of the list; `meanwhile` runs before each page but the first. */
async function walk(
  variables: Record<string, unknown>,
  meanwhile?: (page: number) => Promise<unknown>,
): Promise<string[]> {
  const names: string[] = [];
  let after: string | null = null;
  for (let turn = 1; ; turn += 1) {
    const { items, nextCursor }: Page = await page({ ...variables, after });
    names.push(...items.map(({ fullName }) => fullName));
    if (nextCursor === null) return names;
    after = nextCursor;
    await meanwhile?.(turn);
  }
}

/** The names of rows like 'Row 07', in order. */
const rows = (count: number): string[] =>
  Array.from({ length: count }, (_, row) => `Row ${String(row).padStart(2, '0')}`);

test('due first: overdue, due within 4 hours, follow-ups of today, then the rest, each group with its count', async () => {
  await fill({
    Answered: { answered: 'now()', came: `now() - interval '2 hours'` },
    'Answered last': { answered: 'now()', came: `now() - interval '1 hour'` },
    Tonight: {},
    'Back now': { answered: 'now()', back: `now() - interval '1 minute'` },
    'Back next week': { answered: 'now()', back: `now() + interval '7 days'`, came: `now() - interval '9 hours'` },
    Soon: { due: `now() + interval '3 hours'` },
    Sooner: { due: `now() + interval '1 hour'`, back: `now() - interval '1 hour'` },
    Late: { due: `now() - interval '1 hour'` },
    Latest: { due: `now() - interval '3 days'` },
  });
  const order = [
    ...['Latest', 'Late'],
    ...['Sooner', 'Soon'],
    'Back now',
    ...['Tonight', 'Answered last', 'Answered', 'Back next week'],
  ];
  const whole = await page({ sort: 'DUE' });
  expect(whole.items.map(({ fullName }) => fullName)).toEqual(order);
  expect(whole.groups).toEqual([
    { group: 'OVERDUE', count: 2, isCapped: false, inThisPage: 2 },
    { group: 'DUE_SOON', count: 2, isCapped: false, inThisPage: 2 },
    { group: 'FOLLOW_UP_TODAY', count: 1, isCapped: false, inThisPage: 1 },
    { group: 'LATER', count: 4, isCapped: false, inThisPage: 4 },
  ]);
  for (const limit of [1, 2, 3, 4, 5]) expect(await walk({ sort: 'DUE', limit })).toEqual(order);
  const first = await page({ sort: 'DUE', limit: 3 });
  expect(first.groups.map(({ inThisPage }) => inThisPage)).toEqual([2, 1, 0, 0]);
  expect(first.totalItems).toBe(9);
});

test.each(['DUE', 'NEWEST', 'OLDEST', 'NAME'])('%s: rows with the same key are each on one page', async (sort) => {
  const names = rows(23);
  const at = `timestamptz '2026-11-20 10:00:00.123456Z'`;
  await fill(Object.fromEntries(names.map((name) => [name, { came: at, due: at }])));
  await api.rows(`update enquiry set full_name = 'Same Name', email = full_name`);
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { items, nextCursor }: Page = await page({ sort, limit: 4, after });
    seen.push(...items.map(({ id }) => id));
    after = nextCursor;
  } while (after);
  expect(new Set(seen).size).toBe(23);
  expect(seen).toHaveLength(23);
});

test('what comes, leaves and changes between two pages takes no other row along', async () => {
  const names = rows(30);
  await fill(
    Object.fromEntries(
      names.map((name, row) => [name, { due: `now() - interval '1 day' + interval '${row} minutes'` }]),
    ),
  );
  const touched = new Set<string>();
  const seen = await walk({ sort: 'DUE', limit: 5 }, async (turn) => {
    // before the place we are at, and after it: new, answered, gone
    await fill({ [`New ${turn}`]: { due: `now() - interval '9 days'` } });
    const [answered, gone] = [names[turn * 2]!, names[29 - turn]!];
    touched.add(answered).add(gone);
    await api.rows(`update enquiry set first_responded_at = now() where full_name = $1`, [answered]);
    await api.rows(`delete from enquiry where full_name = $1`, [gone]);
  });
  const untouched = names.filter((name) => !touched.has(name));
  expect(seen.filter((name) => untouched.includes(name))).toEqual(untouched);
});

test('a row keeps its group while somebody turns the pages', async () => {
  await fill({
    First: { due: `now() - interval '1 hour'` },
    Turns: { due: `now() + interval '2 hours'` },
    Last: { due: `now() + interval '3 hours'` },
  });
  const first = await page({ sort: 'DUE', limit: 1 });
  // its deadline passes, and another row before the cursor would be lost if it were sorted by the new time
  await api.rows(`update enquiry set first_response_due_at = first_response_due_at - interval '2 hours 30 minutes'
    where full_name = 'Turns'`);
  const next = await page({ sort: 'DUE', limit: 5, after: first.nextCursor });
  expect(next.items.map(({ fullName }) => fullName)).toEqual(['Turns', 'Last']);
});

test('a search is in the same order and groups, and a filter that no group can have asks nothing of it', async () => {
  await fill({
    'Ada Late': { due: `now() - interval '1 hour'` },
    'Ada Tonight': {},
    'Zoë Late': { due: `now() - interval '2 hours'` },
  });
  const found = await page({ sort: 'DUE', filter: { q: 'ad' } });
  expect(found.items.map(({ fullName }) => fullName)).toEqual(['Ada Late', 'Ada Tonight']);
  expect(found.groups.map(({ count }) => count)).toEqual([1, 0, 0, 1]);
  expect((await walk({ sort: 'DUE', filter: { q: 'ad' }, limit: 1 })).length).toBe(2);
  expect((await page({ sort: 'NAME', filter: { q: 'zoe' } })).items).toMatchObject([{ fullName: 'Zoë Late' }]);
  const overdue = await page({ sort: 'DUE', filter: { view: 'OVERDUE' } });
  expect(overdue.items.map(({ fullName }) => fullName)).toEqual(['Zoë Late', 'Ada Late']);
  expect(overdue.totalItems).toBe(2);
});

test('a long list is counted up to 10,000', async () => {
  const most = `insert into enquiry (id, kind, topic, full_name, email, first_response_due_at)
    select gen_random_uuid(), 'LEAD', 'renewal', 'Many', 'many@example.ca', now() + interval '20 hours'
    from generate_series(1, $1)`;
  for (const count of [2_500, 2_500, 2_500, 2_501]) await api.rows(most, [count]);
  const counts = async (): Promise<Page> => page({ sort: 'DUE', limit: 1 });
  expect(await counts()).toMatchObject({ totalItems: 10_000, isTotalCapped: true });
  await api.rows(`delete from enquiry where id = (select id from enquiry limit 1)`);
  expect(await counts()).toMatchObject({ totalItems: 10_000, isTotalCapped: false });
});

test('what a filter matches is counted in an index, not in the table', async () => {
  const many = `
    insert into enquiry (id, kind, status, province, topic, full_name, email, first_response_due_at, first_responded_at, attribution)
    select gen_random_uuid(), (array['LEAD', 'BOOKING', 'CONTACT'])[1 + n % 3], (array['LOST', 'CLOSED'])[1 + n % 2],
      (array['ON', 'QC', 'BC'])[1 + n % 3], 'renewal', 'Some Body', 'x@example.ca', now(), now(),
      case n % 7 when 0 then '{"first":{"path":"/","referrer":"www.google.ca"}}'::jsonb end
    from generate_series(1, 2000) n`;
  for (let round = 0; round < 3; round += 1) await api.rows(many);
  const [database] = await api.rows<{ name: string }>('select current_database() as name');
  // An index answers alone for pages that everybody sees. The tests' database writes its log late, and a job
  // may hold an older view of the table: vacuum passes over their pages, so it is asked until none is left.
  await until(async () => {
    await asAdmin('checkpoint');
    await asAdmin('vacuum analyze enquiry', database!.name);
    const [left] = await api.rows<{ pages: number }>(
      `select relpages - relallvisible as pages from pg_class where oid = 'enquiry'::regclass`,
    );
    return left!.pages === 0 || undefined;
  }, 'a table that everybody sees');
  const nobody = randomUUID();
  const planOf = async ([status, kind, channel, province]: (string | null)[]): Promise<string> => {
    const filter = [status, kind, null, null, null, null, null, nobody, channel, province, null, null, new Date()];
    const reading = [nobody, '{}', 'a request', '127.0.0.1'];
    const plan = await api.rows<Record<string, string>>(`explain ${countParts([4])}`, [...filter, ...reading]);
    return plan.map((row) => row['QUERY PLAN']).join('\n');
  };
  const INDEX = 'Index Only Scan using enquiry_count_idx on enquiry e';
  expect(await planOf(['LOST', 'BOOKING', null, null])).toContain(INDEX);
  expect(await planOf([null, null, 'SEARCH', 'BC'])).toContain(INDEX);
});

test('turning pages leaves a row of the audit for each, with the number of the page', async () => {
  await fill(Object.fromEntries(rows(5).map((name) => [name, {}])));
  await walk({ sort: 'NAME', limit: 2, filter: { kind: 'LEAD' } });
  const audit = await api.rows(
    `select after from audit_event where action = 'enquiry.list' and after -> 'fields' ? 'kind' order by created_at`,
  );
  expect(audit.map(({ after }) => after)).toEqual([1, 2, 3].map((number) => ({ page: number, fields: ['kind'] })));
});

test.each([
  ['NEWEST', { key: '1' }],
  ['NEWEST', { key: 'Fri' }],
  ['NEWEST', { key: '2026-02-30T00:00:00.000000Z' }],
  ['NEWEST', { key: '+275760-09-13T00:00:00.000Z' }],
  ['NEWEST', { asOf: '1' }],
  ['NEWEST', { asOf: '0000-01-01T00:00:00.000Z' }],
  ['DUE', { key: '1' }],
  ['NAME', { key: 'ada\u0000' }],
  ['NAME', { key: '\ud800' }],
])('a cursor that somebody made up is refused in words: %s, %j', async (sort, change) => {
  const id = randomUUID();
  const made = { sort, asOf: new Date().toISOString(), part: 0, key: '2026-11-21T10:00:00.000000Z', id, page: 1 };
  const after = Buffer.from(JSON.stringify({ ...made, ...change })).toString('base64url');
  const reply = await api.graphql(LIST, { sort, after }, admin);
  expect([reply.body.errors[0].extensions.code, reply.body.errors[0].message]).toEqual([
    'BAD_USER_INPUT',
    expect.stringContaining('nextCursor'),
  ]);
  if (sort !== 'DUE') return;
  // anybody with an account may ask for a desk
  await api.person('nobody@example.ca');
  const mine = `query ($after: String) { myLeads(after: $after) { nextCursor } }`;
  const own = await api.graphql(mine, { after }, await api.token('nobody@example.ca'));
  expect(own.body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
});

test('a cursor of another order is refused', async () => {
  await fill(Object.fromEntries(rows(3).map((name) => [name, {}])));
  const { nextCursor } = await page({ sort: 'NAME', limit: 1 });
  const reply = await api.graphql(LIST, { sort: 'DUE', after: nextCursor }, admin);
  expect(reply.body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
});
