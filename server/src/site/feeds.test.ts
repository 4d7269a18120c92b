import { escapeXml } from './feeds.js';
import { post } from '../../test/posts.js';
import { testApi, type TestApi } from '../../test/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await post(api, { slug: 'early', title: 'Early & <often>' });
  await post(api, { slug: 'to-come', publishedIn: 60 });
  await post(api, { slug: 'waits', status: 'pending' });
  await post(api, { slug: 'gone', status: 'archived' });
});
afterAll(() => api.close());

const get = (path: string, headers = {}) => fetch(api.url + path, { headers });

test.each([
  ['/blogs/rss.xml', 'application/rss+xml', 'item'],
  ['/blogs/atom.xml', 'application/atom+xml', 'entry'],
])('%s names public posts alone, and is not sent twice', async (path, type, element) => {
  const reply = await get(path);
  const text = await reply.text();
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
  expect(text.match(new RegExp(`<${element}[ >]`, 'g'))).toHaveLength(1);
  expect(text).toContain('/blog/early');
  expect(text).toContain(`<title>${escapeXml('Early & <often>')}</title>`);
  const again = await get(path, { 'if-none-match': reply.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('what XML takes in no form is left out: one such sign would make the feed unreadable', () => {
  expect(escapeXml('bell\u0007 dle\u0010 half\ud83d none\ufffe tab\t <&> é 😀')).toBe(
    'bell dle half none tab\t &#60;&#38;&#62; é 😀',
  );
});

test.each(['/blogs/rss.xml', '/blogs/atom.xml'])('%s brings the picture of each post from the site', async (path) => {
  const media = async () => (await (await get(path)).text()).match(/<media:content.*?<\/media:content>/)?.[0];
  const home = 'http://localhost:4000';
  expect(await media()).toMatch(new RegExp(`url="${home}/share/[0-9a-f-]+\\.png" medium="image" type="image/png"`));
  const cover = '/uploads/blog/00000000-0000-4000-8000-000000000001.webp';
  await api.rows(`update blog set cover_url = $1, cover_alt = 'A house & a key' where slug = 'early'`, [cover]);
  expect(await media()).toBe(
    `<media:content url="${home}${cover}" medium="image" type="image/webp"><media:description>A house &#38; a key</media:description></media:content>`,
  );
  await api.rows(`update blog set cover_alt = '', html = '<p><img src="${cover}" alt=""></p>' where slug = 'early'`);
  const text = await (await get(path)).text();
  expect(text).not.toContain('<media:description>');
  expect(text).toContain(escapeXml(`<img src="${home}${cover}"`));
  await api.rows(`update blog set cover_url = null where slug = 'early'`);
});

test('a feed says in which language a post is written', async () => {
  await api.rows(`update blog set locale = 'fr' where slug = 'early'`);
  expect(await (await get('/blogs/rss.xml')).text()).toContain('<dc:language>fr-CA</dc:language>');
  expect(await (await get('/blogs/atom.xml')).text()).toContain('<entry xml:lang="fr-CA">');
});

test('a feed is new as soon as a post is archived', async () => {
  const before = (await get('/blogs/atom.xml')).headers.get('etag');
  await api.rows(`update blog set status = 'archived' where slug = 'early'`);
  const after = await get('/blogs/atom.xml');
  expect(after.headers.get('etag')).not.toBe(before);
  expect(await after.text()).not.toContain('<entry');
});
