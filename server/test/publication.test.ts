import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testDatabase, type TestDatabase } from './database.js';
import { startInstance, type Instance } from './instance.js';
import { until } from './until.js';

const ADMIN = { email: 'office@example.ca', password: 'correct horse battery staple' };
/** Only so that a post that never appears ends the test */

let database: TestDatabase;
let folder: string;
let instances: [Instance, Instance];
let token: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-publication-'));
  const start = (zone: string): Promise<Instance> =>
    startInstance({
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      DEMO: '0',
      TZ: zone,
      // no worker looks for a job while the test runs
      JOBS_POLL_SECONDS: '3600',
    });
  instances = [await start('Asia/Tokyo'), await start('Pacific/Auckland')];
  const reply = await call(instances[0], '/api/auth/login', 'POST', ADMIN);
  token = (reply.data as { token: string }).token;
});
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.stop()));
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function call(at: Instance, address: string, method = 'GET', body?: object): Promise<{ data: unknown }> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const reply = await fetch(at.url + address, { method, headers, body: body && JSON.stringify(body) });
  const answer = (await reply.json()) as { data: unknown };
  if (!reply.ok) throw new Error(`${address}: ${reply.status} ${JSON.stringify(answer)}`);
  return answer;
}

/** As a visitor asks whose answers are kept. */
const kept = async (at: Instance, query: string): Promise<string> =>
  (
    await fetch(`${at.url}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { 'apollo-require-preflight': '1' },
    })
  ).text();
const waysOf = (slug: string): ((at: Instance) => Promise<boolean>)[] => [
  async (at) => (await kept(at, '{ blogs { items { slug } totalItems } }')).includes(slug),
  async (at) => (await kept(at, `{ blog(id: "${slug}") { slug } }`)).includes(`"slug":"${slug}"`),
  async (at) => (await fetch(`${at.url}/api/blogs/${slug}`)).status === 200,
  async (at) => (await (await fetch(`${at.url}/blogs/rss.xml`)).text()).includes(slug),
];

/** The time as the editor sends it: an instant with the offset of the office's zone. */
const inToronto = (at: number): string => new Date(at - 5 * 3_600_000).toISOString().replace('Z', '-05:00');

test('a scheduled post is live on both instances at its time, without a worker and wherever the servers stand', async () => {
  const inAnHour = Date.now() + 3_600_000;
  const input = { title: 'At nine', content: '<p>Soon.</p>', category: 'rates', publishAt: inToronto(inAnHour) };
  const { id, slug, publishedAt } = (await call(instances[0], '/api/blogs', 'POST', input)).data as {
    id: string;
    slug: string;
    publishedAt: string;
  };
  expect(new Date(publishedAt).getTime()).toBe(inAnHour);
  const ways = waysOf(slug);
  for (const at of instances) for (const isLive of ways) expect(await isLive(at)).toBe(false);

  await call(instances[0], `/api/blogs/${id}`, 'PUT', { publishAt: inToronto(Date.now() + 2_000) });
  await Promise.all(
    instances.flatMap((at) => ways.map((isLive) => until(async () => (await isLive(at)) || undefined))),
  );
});

test('a post that is moved to a later time is gone on both, and a time in summer is the same instant everywhere', async () => {
  const summer = '2037-07-01T09:00:00-04:00';
  const input = { title: 'In July', content: '<p>Later.</p>', category: 'rates' };
  const { id, slug } = (await call(instances[0], '/api/blogs', 'POST', input)).data as { id: string; slug: string };
  const ways = waysOf(slug);
  for (const at of instances) for (const isLive of ways) await until(async () => (await isLive(at)) || undefined);
  const { publishedAt } = (await call(instances[0], `/api/blogs/${id}`, 'PUT', { publishAt: summer })).data as {
    publishedAt: string;
  };
  expect(publishedAt).toBe('2037-07-01T13:00:00.000Z');
  for (const at of instances) for (const isLive of ways) await until(async () => !(await isLive(at)) || undefined);
});
