import { testApi, type TestApi } from '../api.js';
import { post } from '../posts.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let api: TestApi;
let reader: string;
let id: string;
beforeAll(async () => {
  // the limits that visitors meet
  api = await testApi({ LIMITS_FACTOR: '1' });
  await api.person('reader@example.ca');
  await api.rows('update user_account set email_verified_at = now()');
  reader = await api.token('reader@example.ca');
  id = await post(api, { slug: 'renewing' });
});
afterAll(() => api.close());

const send = (
  path: string,
  { token, body, headers }: { token?: string; body?: object; headers?: Record<string, string> },
) => api.call(`/api/blogs/${id}/${path}`, { method: 'POST', token, body, headers: headers ?? {} });
const counted = async () => (await api.rows('select views, likes, comments from blog'))[0];

/** In `npm run test:full` as many as the threat names. */
const VIEWS = process.env['FULL'] === '1' ? 1_000 : 400;

test(`T22: ${VIEWS} views from one client count one`, async () => {
  const before = (await counted())?.['views'] as number;
  const statuses = new Set<number>();
  for (let sent = 0; sent < VIEWS; sent += 50) {
    const batch = Array.from({ length: 50 }, () => send('views', { headers: { 'user-agent': FIREFOX } }));
    for (const { status } of await Promise.all(batch)) statuses.add(status);
  }
  expect([...statuses].sort()).toEqual([200, 429]);
  expect((await counted())?.['views']).toBe(before + 1);
});

test('T22: 50 likes of one person at the same moment count one', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => send('like', { token: reader })));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await counted())?.['likes']).toBe(1);
  expect(await api.rows('select count(*)::int as n from blog_like')).toEqual([{ n: 1 }]);
});

test('T22: the sixth comment of one person within a minute has to wait', async () => {
  const write = (n: number) => send('comments', { token: reader, body: { content: `Comment ${n}` } });
  for (const n of [1, 2, 3, 4, 5]) expect((await write(n)).status).toBe(201);
  const { status, headers } = await write(6);
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await counted())?.['comments']).toBe(5);
});
