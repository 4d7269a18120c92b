import fs from 'node:fs';
import path from 'node:path';
import { testApi, type TestApi } from '../../test/api.js';
import { clientBuild, type TestClient } from '../../test/client-build.js';
import { post } from '../../test/posts.js';
import { ShareArtist } from './share-picture.js';

let client: TestClient;
let api: TestApi;
beforeAll(async () => {
  client = clientBuild();
  api = await testApi({}, { clientDist: client.folder });
  await api.person('morgan@example.ca', 'MODERATOR');
});
afterAll(async () => {
  await api.close();
  client.remove();
});

const addressOf = async (id: string, token?: string): Promise<string | null> =>
  (await api.graphql('query($id: ID!) { blog(id: $id) { shareImageUrl } }', { id }, token)).body.data.blog
    .shareImageUrl;
const status = async (address: string): Promise<number> => (await api.call(address)).status;

test('a post’s picture is drawn once, however many ask, and kept for good under its address', async () => {
  const { draw } = ShareArtist.prototype;
  let drawn = 0;
  ShareArtist.prototype.draw = function (words) {
    drawn += 1;
    return draw.call(this, words);
  };
  const address = String(await addressOf(await post(api, { slug: 'renewing', title: 'Renouveler tôt' })));
  try {
    const replies = await Promise.all(Array.from({ length: 10 }, () => api.call(address)));
    replies.push(await api.call(address));
    for (const { status: code, headers } of replies) {
      expect([code, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        'image/png',
        'public, max-age=31536000, immutable',
      ]);
    }
    expect(drawn).toBe(1);
  } finally {
    ShareArtist.prototype.draw = draw;
  }
  expect(fs.readdirSync(path.join(api.platform.config.dataDir, 'share'))).toEqual([path.basename(address)]);
});

test('only what a public post is called today is drawn', async () => {
  const id = await post(api, { slug: 'rules', title: 'The rules of last year' });
  const before = String(await addressOf(id));
  await api.rows(`update blog set title = 'The rules of this year' where id = $1`, [id]);
  const after = String(await addressOf(id));
  expect([after === before, await status(before), await status(after)]).toEqual([false, 404, 200]);
  const other = await post(api, { slug: 'other', title: 'The rules of this year' });
  const hash = after.slice(after.indexOf(id) + id.length);
  expect(await status(`/share/${other}-${'0'.repeat(24)}.png`)).toBe(404);
  expect(await status(`/share/0193a1b2-0000-7000-8000-000000000000${hash}`)).toBe(404);
  for (const name of [
    'x.png',
    `${id}.png`,
    `${id}-${'g'.repeat(24)}.png`,
    '..%2f..%2fsecrets.json',
    `${'-'.repeat(36)}${hash}`,
  ]) {
    expect([name, await status(`/share/${name}`)]).toEqual([name, 404]);
  }
  await api.rows(`update blog set status = 'archived' where id = $1`, [id]);
  expect(await status(after)).toBe(404);
});

test('a post that readers do not see has no picture', async () => {
  const staff = await api.token('morgan@example.ca');
  const [draft, later] = [
    await post(api, { slug: 'draft', status: 'draft' }),
    await post(api, { slug: 'later', publishedIn: 60 }),
  ];
  expect([await addressOf(draft, staff), await addressOf(later, staff)]).toEqual([null, null]);
  await api.rows(`update blog set status = 'approved', published_at = now() where id = any ($1)`, [[draft, later]]);
  for (const id of [draft, later]) expect(await status(String(await addressOf(id)))).toBe(200);
});

test('an agent’s picture says what their page says today, and is gone when they are hidden', async () => {
  const [agent] = await api.rows<{ id: string }>(
    `insert into agent (id, name, subdomain, calendar_no, headline) values (gen_random_uuid(), 'Priya', 'priya', 1, 'Hello')
     returning id`,
  );
  const picture = async (): Promise<string> =>
    (await api.graphql('{ agent(idOrSubdomain: "priya") { shareImageUrl } }')).body.data.agent.shareImageUrl;
  const first = await picture();
  expect(first).toMatch(new RegExp(`^/share/agent-${agent!.id}-[0-9a-f]{24}\\.png$`));
  expect(await status(first)).toBe(200);
  await api.rows(`update agent set headline = 'Other words'`);
  expect(await status(first)).toBe(404);
  const second = await picture();
  expect(await status(second)).toBe(200);
  await api.rows('update agent set active = false');
  expect(await status(second)).toBe(404);
});
