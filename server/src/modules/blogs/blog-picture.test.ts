import fs from 'node:fs';
import path from 'node:path';
import { isOwnPicture } from '@brokerage/domain/blog/html';
import sharp from 'sharp';
import { testApi, type Reply, type TestApi } from '../../../test/api.js';
import { sidewaysJpeg } from '../../../test/sample-files.js';
import { upload } from '../../../test/upload.js';
import { FORGET_PICTURES } from './blog-picture.service.js';

let api: TestApi;
let morgan: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('morgan@example.ca', 'MODERATOR', 'Morgan Tremblay');
  morgan = await api.token('morgan@example.ca');
});
afterAll(() => api.close());

const big = (): Promise<Buffer> =>
  sharp({ create: { width: 3200, height: 1000, channels: 3, background: '#17584c' } })
    .png()
    .toBuffer();

function send(bytes: Buffer | string, { token = morgan, part = 'file', name = 'shot.png' } = {}): Promise<Reply> {
  const form = new FormData();
  form.append(part, new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  return api.call('/api/blogs/pictures', { method: 'POST', body: form, token });
}
const folder = (): string => path.join(api.platform.files.folder, 'blog');
const files = (): string[] => (fs.existsSync(folder()) ? fs.readdirSync(folder()) : []);

test('a picture comes back bounded, as WebP, at an address of ours that may be kept for ever', async () => {
  const { status, body } = await send(await big());
  expect([status, body.data]).toEqual([201, { url: body.data.url, width: 1600, height: 500 }]);
  expect(isOwnPicture(body.data.url)).toBe(true);
  const shown = await fetch(`${api.url}${body.data.url}`);
  expect(shown.headers.get('cache-control')).toContain('immutable');
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 1600 });
});

test('it lies the right way up, and says nothing of the camera or the place', async () => {
  const { body } = await send(await sidewaysJpeg(), { name: '../../home of.jpg' });
  expect([body.data.width, body.data.height]).toEqual([20, 40]);
  const bytes = fs.readFileSync(path.join(folder(), path.basename(body.data.url)));
  expect(bytes.includes('CANARY')).toBe(false);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test('what is no picture is refused, whatever it is called', async () => {
  const kept = files().length;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const bytes of [svg, '', '<html>', (await sidewaysJpeg()).subarray(0, 200)]) {
    const { status, body } = await send(bytes);
    expect([status, body.errors[0].field]).toEqual([422, 'file']);
  }
  expect(files()).toHaveLength(kept);
});

test('who may not, what is too large, and what is no form: known before the body is read', async () => {
  await api.person('ada@example.ca');
  expect((await send('x', { token: 'none' })).status).toBe(401);
  expect((await send('x', { token: await api.token('ada@example.ca') })).status).toBe(403);
  expect((await send(Buffer.alloc(11 * 1024 * 1024))).status).toBe(413);
  expect((await send('x', { part: 'picture' })).status).toBe(400);
  const body = { method: 'POST', token: morgan, body: {} };
  expect((await api.call('/api/blogs/pictures', body)).status).toBe(415);
});

test('GraphQL takes the same file', async () => {
  const query = 'mutation($file: Upload!) { uploadBlogPicture(file: $file) { userErrors { code } picture { width } } }';
  const { body } = await upload(api, { query, variables: {} }, { bytes: await sidewaysJpeg(), token: morgan });
  expect(body.data.uploadBlogPicture).toEqual({ userErrors: [], picture: { width: 20 } });
});

test('after a week, what no version of a post shows is gone with its file', async () => {
  const urls: string[] = [];
  for (let n = 0; n < 4; n += 1) urls.push((await send(await sidewaysJpeg())).body.data.url);
  const [cover = '', inText = '', unused = '', fresh = ''] = urls;
  const post = { title: 'Seen', content: `<p>See <img src="${inText}"></p>`, coverImageUrl: cover };
  expect((await api.call('/api/blogs', { method: 'POST', token: morgan, body: post })).status).toBe(201);
  await api.rows(`update blog_picture set created_at = now() - interval '8 days' where id <> $1`, [
    path.basename(fresh, '.webp'),
  ]);
  await FORGET_PICTURES.run(api.platform);
  const left = files();
  for (const url of [cover, inText, fresh]) expect(left).toContain(path.basename(url));
  expect(left).not.toContain(path.basename(unused));
  expect(await api.rows('select count(*)::int as n from blog_picture')).toEqual([{ n: 3 }]);
});
