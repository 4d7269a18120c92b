import { testApi, type TestApi } from '../../../test/api.js';
import { pathForLog } from '../../platform/http-log.js';

let api: TestApi;
let [ada, admin, morgan]: string[] = [];
beforeAll(async () => {
  api = await testApi();
  await api.person('ada@example.ca');
  await api.person('admin@example.ca', 'ADMIN', 'Avery Chen');
  await api.person('morgan@example.ca', 'MODERATOR', 'Morgan Tremblay');
  [ada, admin, morgan] = await Promise.all(['ada', 'admin', 'morgan'].map((name) => api.token(`${name}@example.ca`)));
});
afterAll(() => api.close());

const LINK = 'mutation($id: ID!) { createBlogPreviewLink(blogId: $id) { userErrors { code } link { url expiresAt } } }';
const READ =
  'query($token: String!) { blogPreview(token: $token) { title content status waiting likes comments { id } } }';
const link = async (id: string, token = morgan) => (await api.graphql(LINK, { id }, token)).body;
const tokenIn = (url: string): string => url.slice(url.indexOf('/blog/preview.') + '/blog/preview.'.length);
const read = async (token: string) => (await api.graphql(READ, { token })).body.data.blogPreview;
const linked = async (id: string): Promise<string> => tokenIn((await link(id)).data.createBlogPreviewLink.link.url);
const send = async (method: string, path: string, token: string | undefined, body?: object) =>
  (await api.call(`/api/blogs${path}`, { method, token, body })).body.data as { id: string };
const TEXT = { title: 'First version', content: '<p>First text</p>', status: 'draft' };

test('a draft is shown to whoever has its link, and to nobody else', async () => {
  const { id } = await send('POST', '', morgan, TEXT);
  const token = await linked(id);
  expect(await read(token)).toMatchObject({ title: 'First version', content: '<p>First text</p>', status: 'DRAFT' });
  expect((await api.call(`/api/blogs/${id}`)).status).toBe(404);
  expect(await read(`x${token}`)).toBeNull();
  expect(await read('preview')).toBeNull();
});

test('beside a public version the one that waits is shown', async () => {
  const { id } = await send('POST', '', morgan, { ...TEXT, status: 'pending' });
  await send('PUT', `/${id}/approve`, admin);
  await send('PUT', `/${id}`, morgan, { title: 'Second version', coverImageUrl: '/covers/any.svg' });
  const token = await linked(id);
  expect(await read(token)).toMatchObject({ title: 'Second version', waiting: true });
});

test('archiving ends every link for good', async () => {
  const { id } = await send('POST', '', morgan, TEXT);
  const token = await linked(id);
  await send('DELETE', `/${id}`, morgan);
  expect(await read(token)).toBeNull();
  expect((await link(id)).data.createBlogPreviewLink.userErrors).toEqual([{ code: 'CONFLICT' }]);
  const restore = 'mutation($id: ID!) { archiveBlog(id: $id, archived: false) { userErrors { code } } }';
  await api.graphql(restore, { id }, morgan);
  expect(await read(token)).toBeNull();
  expect(await read(await linked(id))).toMatchObject({ title: 'First version' });
});

test('a link lives 72 hours, and is made only by who may edit the post', async () => {
  const { id } = await send('POST', '', admin, TEXT);
  const made = (await link(id, admin)).data.createBlogPreviewLink.link;
  expect(Math.round((Date.parse(made.expiresAt) - Date.now()) / 3_600_000)).toBe(72);
  const { url } = await api.app.services.blogPreviews.link(
    { userId: '00000000-0000-7000-8000-000000000000', role: 'ADMIN' } as never,
    id,
    new Date(Date.now() - 73 * 3_600_000),
  );
  expect(await read(tokenIn(url))).toBeNull();
  expect((await link(id)).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await link(id, ada)).errors[0].extensions.code).toBe('FORBIDDEN');
});

test('no token is written into the log', () => {
  expect(pathForLog('/blog/preview.v1.key.secret')).toBe('/blog/preview.…');
  expect(pathForLog('/blog/renewing-early')).toBe('/blog/renewing-early');
});
