import { newId } from '../../../platform/ids.js';
import { lender, testApi, type TestApi } from '../../../../test/api.js';

let api: TestApi;
let visitor: string;
let admin: string;
let oak: { id: string; rateIds: string[] };
let ivy: { id: string; rateIds: string[] };

/** Oak fell from 4.90 to 4.49 two months ago, Ivy came three months ago at 4.20 and rose to 4.30 ten days ago. */
beforeAll(async () => {
  api = await testApi();
  await api.person('visitor@example.ca', 'ACCOUNT_HOLDER');
  await api.person('admin@example.ca', 'ADMIN');
  visitor = await api.token('visitor@example.ca');
  admin = await api.token('admin@example.ca');
  oak = await lender(api, 'Oak Trust', [4.49]);
  ivy = await lender(api, 'Ivy Union', [4.3, 5.1]);
  await api.rows(`update rate set created_at = now() - interval '5 months' where id = $1`, [oak.rateIds[0]]);
  await changed(oak, 4.9, 4.49, '2 months');
  await changed(ivy, null, 4.2, '3 months');
  await changed(ivy, 4.2, 4.3, '10 days');
  const closed = await lender(api, 'Closed Lender', [1.5]);
  await api.rows('update bank set active = false where id = $1', [closed.id]);
});
afterAll(() => api.close());

const facts = (rate: number | null) =>
  rate === null ? null : { term: '5.00', type: 'fixed', rate: String(rate), purpose: 'any' };

/** At noon in Toronto so many days or months ago: near midnight, or across a change of the clock, it is another day in UTC. */
async function changed(
  of: { id: string; rateIds: string[] },
  before: number | null,
  after: number | null,
  ago: string,
): Promise<void> {
  await api.rows(
    `insert into rate_history (id, rate_id, bank_id, bank_name, old_rate, new_rate, before, after, created_at)
     values ($1, $2, $3, 'Any', $4, $5, $6, $7,
       ((now() at time zone 'America/Toronto')::date - $8::interval + '12 hours') at time zone 'America/Toronto')`,
    [newId(), of.rateIds[0], of.id, before, after, facts(before), facts(after), ago],
  );
}

const day = async (ago: string): Promise<string> => {
  const [row] = await api.rows<{ day: string }>(
    `select to_char((now() at time zone 'America/Toronto')::date - $1::interval, 'YYYY-MM-DD') as day`,
    [ago],
  );
  return row!.day;
};

const TREND = 'query($months: Int) { rateTrend(months: $months) { on best average } }';
const HISTORY = 'query($id: ID!, $months: Int) { lenderRateHistory(rateId: $id, months: $months) { on rate } }';

test('the trend is the best and the average of the lenders on the same day of each month', async () => {
  const reply = await api.graphql(TREND, { months: 4 });
  expect(reply.body.data.rateTrend).toEqual([
    { on: await day('4 months'), best: 4.9, average: 4.9 },
    { on: await day('3 months'), best: 4.2, average: 4.55 },
    { on: await day('2 months'), best: 4.2, average: 4.35 },
    { on: await day('1 month'), best: 4.2, average: 4.35 },
    { on: await day('0 days'), best: 4.3, average: 4.4 },
  ]);
  expect(reply.headers.get('cache-control')).toMatch(/^public/);
});

test('a term nobody offers has no trend', async () => {
  const reply = await api.graphql('{ rateTrend(term: 7, type: VARIABLE) { on } }');
  expect(reply.body).toEqual({ data: { rateTrend: [] } });
});

test('a rate added over the service is in the trend at once', async () => {
  const body = { bankId: oak.id, term: 3, type: 'variable', rate: 3.91 };
  await api.call('/api/rates', { method: 'POST', body, token: admin });
  const reply = await api.graphql('{ rateTrend(term: 3, type: VARIABLE) { on best average } }');
  expect(reply.body.data.rateTrend).toEqual([{ on: await day('0 days'), best: 3.91, average: 3.91 }]);
});

test('the history of a rate begins with what it was when the months begin', async () => {
  const of = async (id: string | undefined, months?: number) =>
    (await api.graphql(HISTORY, { id, months }, visitor)).body.data.lenderRateHistory;
  expect(await of(ivy.rateIds[0])).toEqual([
    { on: await day('3 months'), rate: 4.2 },
    { on: await day('10 days'), rate: 4.3 },
  ]);
  expect(await of(oak.rateIds[0], 1)).toEqual([{ on: await day('1 month'), rate: 4.49 }]);
  expect(await of(ivy.rateIds[1])).toEqual([{ on: await day('0 days'), rate: 5.1 }]);
});

test('what is hidden or over is in neither, what only those who signed in see is not in the trend', async () => {
  const birch = await lender(api, 'Birch Bank', [2.1, 2.2, 2.3]);
  const [signedIn, hidden, over] = birch.rateIds;
  await api.rows(`update rate set visibility = 'signed_in' where id = $1`, [signedIn]);
  await api.rows(`update rate set visibility = 'hidden' where id = $1`, [hidden]);
  await api.rows(`update rate set ends_on = now()::date - 2 where id = $1`, [over]);
  const trend = await api.graphql('{ rateTrend(months: 3) { best } }');
  expect(trend.body.data.rateTrend.at(-1)).toEqual({ best: 4.3 });
  const points = async (id: string | undefined) =>
    (await api.graphql(HISTORY, { id }, visitor)).body.data.lenderRateHistory.length;
  expect([await points(signedIn), await points(hidden), await points(over)]).toEqual([1, 0, 0]);
});

test('the history is for those who signed in', async () => {
  const reply = await api.graphql(HISTORY, { id: oak.rateIds[0] });
  expect([reply.body.data.lenderRateHistory, reply.body.errors[0].extensions.code]).toEqual([null, 'UNAUTHENTICATED']);
});

test('a rate that is not there has no history', async () => {
  const [closed] = await api.rows<{ id: string }>(
    'select r.id from rate r join bank b on b.id = r.bank_id where not b.active',
  );
  for (const id of [closed!.id, newId(), '1 OR 1=1', '']) {
    expect((await api.graphql(HISTORY, { id }, visitor)).body).toEqual({ data: { lenderRateHistory: [] } });
  }
});

test.each([0, -1, 61])('%d months are refused', async (months) => {
  expect((await api.graphql(TREND, { months })).body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  const history = await api.graphql(HISTORY, { id: oak.rateIds[0], months }, visitor);
  expect(history.body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
});

test('each is one statement', async () => {
  const trend = await api.statements(() => api.graphql('{ rateTrend(months: 7) { best } }'));
  const signedOut = await api.statements(() => api.graphql('{ siteSettings { phone } }', undefined, visitor));
  const history = await api.statements(() => api.graphql(HISTORY, { id: oak.rateIds[0] }, visitor));
  // both signed-in answers pay for the session once
  expect([trend.length, history.length]).toEqual([1, signedOut.length]);
});
