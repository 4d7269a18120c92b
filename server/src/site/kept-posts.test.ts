import http from 'node:http';
import { asAdmin } from '../../test/database.js';
import { lender, testApi, type TestApi } from '../../test/api.js';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi({ DEMO: '1' });
  admin = await api.token('admin@example.ca');
});
afterAll(() => api.close());

const NAMES = 'query ($limit: Int) { currentRates(limit: $limit) { id name } }';
const JSON_TYPE = { 'content-type': 'application/json' };

const post = async (body: object, headers: Record<string, string> = {}): Promise<{ status: number; data: unknown }> => {
  const reply = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  });
  return { status: reply.status, data: ((await reply.json()) as { data?: unknown }).data };
};
const statementsOf = async (body: object, headers?: Record<string, string>): Promise<number> =>
  (await api.statements(() => post(body, headers))).length;

test('what visitors ask by POST is kept from the second time, for each text and its variables', async () => {
  const asked = { query: NAMES, variables: { limit: 3 } };
  const first = await post(asked);
  expect(await statementsOf(asked)).toBeGreaterThan(0);
  expect(await statementsOf(asked)).toBe(0);
  expect(await post(asked)).toEqual(first);
  expect(await statementsOf({ ...asked, variables: { limit: 2 } })).toBeGreaterThan(0);
  expect((await post({ ...asked, variables: { limit: 2 } })).data).not.toEqual(first.data);
});

test('whoever is signed in asks anew, and nobody reads what they were answered', async () => {
  const asked = { query: '{ me { email } currentRates(limit: 1) { id } }' };
  const mine = await post(asked, { authorization: `Bearer ${admin}` });
  expect(mine.data).toMatchObject({ me: { email: 'admin@example.ca' } });
  expect(JSON.stringify(await post(asked))).not.toContain('admin@example.ca');
  expect(await statementsOf(asked, { authorization: `Bearer ${admin}` })).toBeGreaterThan(0);
});

const CHANGE = `mutation($id: ID!, $rate: Percent!) {
  updateRate(id: $id, input: { term: 5, type: FIXED, rate: $rate }) { userErrors { message } }
}`;
const RATES = { query: '{ currentRates(limit: 50) { rates { id rate } } }' };
const rateNow = async (id: string): Promise<number | undefined> => {
  const { currentRates } = (await post(RATES)).data as { currentRates: { rates: { id: string; rate: number }[] }[] };
  return currentRates.flatMap(({ rates }) => rates).find((rate) => rate.id === id)?.rate;
};

test('a change is read by the next question, however often', async () => {
  const { rateIds } = await lender(api, 'Maple Union', [4.5]);
  const [id = ''] = rateIds;
  for (let round = 1; round <= 20; round += 1) {
    const reply = await api.graphql(CHANGE, { id, rate: 4 + round / 100 }, admin);
    expect(reply.body.data.updateRate.userErrors).toEqual([]);
    expect(await rateNow(id)).toBe(4 + round / 100);
  }
});

test('so is what changes elsewhere, once it is told', async () => {
  const { rateIds } = await lender(api, 'Birch Union', [4.5]);
  const [id = ''] = rateIds;
  await api.platform.notifications.caughtUp();
  expect(await rateNow(id)).toBe(4.5);
  await asAdmin(`update rate set rate = 4.25 where id = '${id}'`, api.database.name);
  await api.platform.notifications.caughtUp();
  expect(await rateNow(id)).toBe(4.25);
});

test('whoever has another name is read by it in their posts', async () => {
  const asked = { query: '{ blogs { items { author { name } } } }' };
  await post(asked);
  expect(JSON.stringify(await post(asked))).toContain('Avery Chen');
  await api.rows(`update user_account set name = 'Avery Chen-Roy' where email = 'admin@example.ca'`);
  await api.platform.notifications.caughtUp();
  expect(JSON.stringify(await post(asked))).not.toMatch(/Avery Chen(?!-Roy)/);
});

test('a body in pieces, without its length, or longer than any of ours is read like every other', async () => {
  const body = JSON.stringify({ query: NAMES, variables: { limit: 1 } });
  const send = (headers: http.OutgoingHttpHeaders, parts: readonly string[]): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const request = http.request(`${api.url}/graphql`, { method: 'POST', headers: { ...JSON_TYPE, ...headers } });
      request.on('response', (reply) => {
        reply.resume();
        reply.on('end', () => resolve(reply.statusCode));
      });
      request.on('error', reject);
      request.flushHeaders();
      const next = (at: number): void => {
        const part = parts[at];
        if (part === undefined) request.end();
        else request.write(part, () => setImmediate(next, at + 1));
      };
      next(0);
    });
  const pieces = [body.slice(0, 9), body.slice(9, 30), body.slice(30)];
  expect(await send({ 'content-length': body.length }, pieces)).toBe(200);
  expect(await send({ 'content-length': body.length }, pieces)).toBe(200);
  expect(await send({}, pieces)).toBe(200);
  const long = JSON.stringify({ query: NAMES, variables: { limit: 1 }, extensions: { note: 'x'.repeat(5_000) } });
  expect(await send({ 'content-length': long.length }, [long])).toBe(200);
});

test('a body that another page may send is refused, though its answer is kept', async () => {
  const asked = { query: NAMES, variables: { limit: 1 } };
  await post(asked);
  expect((await post(asked, { 'content-type': 'text/plain' })).status).toBe(400);
});
