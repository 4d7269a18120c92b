import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { isAllowedValue, POST_ATTRIBUTES, POST_TAGS } from '@brokerage/domain/blog/html';
import { HOSTILE_HTML } from '../../../domain/test/hostile-html.js';
import { testApi, type TestApi } from '../api.js';

let api: TestApi;
let admin: string;
let post: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('admin@example.ca', 'ADMIN');
  admin = await api.token('admin@example.ca');
  await api.rows('update user_account set email_verified_at = now()');
  post = (await rest('POST', '', { title: 'Ours', content: '<p>x</p>', category: 'rates' })).body.data.id;
});
afterAll(() => api.close());

const rest = (method: string, path: string, body: object) =>
  api.call(`/api/blogs${path}`, { method, token: admin, body });
const graphql = (query: string, variables: object) => api.graphql(query, { ...variables }, admin);
const CREATE = 'mutation($input: BlogInput!) { createBlog(input: $input) { blog { id } userErrors { message } } }';
const UPDATE =
  'mutation($id: ID!, $input: BlogInput!) { updateBlog(id: $id, input: $input) { blog { id } userErrors { message } } }';
const COMMENT =
  'mutation($id: ID!, $content: String!) { addBlogComment(id: $id, content: $content) { comment { content } userErrors { message } } }';
/** Every tag and every attribute is of the list of the domain, written as the sanitiser writes it. */
function expectNothingRuns(name: string, html: string): void {
  const left = html.replace(
    /<\/?([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"<>]*")?)*)>/g,
    (_whole, tag: string, rest: string) => {
      const known = [...(POST_ATTRIBUTES[tag] ?? []), ...(tag === 'h2' || tag === 'h3' ? ['id'] : [])];
      for (const [, attribute = '', value = ''] of rest.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)) {
        const read = value
          .replace(/&quot;/g, '"')
          .replace(/&lt;/g, '<')
          .replace(/&gt;/g, '>')
          .replace(/&amp;/g, '&');
        expect([name, tag, known.includes(attribute)]).toEqual([name, tag, true]);
        if (attribute !== 'id')
          expect([name, attribute, isAllowedValue(tag, attribute, read)]).toEqual([name, attribute, true]);
      }
      expect([name, POST_TAGS.some((allowed) => allowed === tag)]).toEqual([name, true]);
      return '';
    },
  );
  // what is no such tag is text: it opens none
  expect([name, /[<>]/.test(left)]).toEqual([name, false]);
}

const CHARACTERS_REFUSED = /[\0\f]/;

test('T14: nothing that runs is stored or served of what is written, over REST or GraphQL, at first or later', async () => {
  const cases = HOSTILE_HTML.map(({ name, html }, n) => ({ name, html, overRest: n % 2 === 0 }));
  const inputOf = ({ name, html }: { name: string; html: string }) => ({
    title: name,
    content: `<p>Before</p>${html}`,
    category: 'rules',
  });
  const made = new Map<string, string>();
  for (const one of cases) {
    const input = inputOf(one);
    const reply = one.overRest ? await rest('POST', '', input) : await graphql(CREATE, { input });
    const id = one.overRest ? reply.body?.data?.id : reply.body?.data?.createBlog?.blog?.id;
    // what holds such a character is refused as a whole
    expect([one.name, id === undefined]).toEqual([one.name, CHARACTERS_REFUSED.test(one.html)]);
    if (id !== undefined) made.set(one.name, String(id));
  }
  for (const one of cases) {
    const [id, input] = [made.get(one.name) ?? post, inputOf(one)];
    if (one.overRest) await graphql(UPDATE, { id, input });
    else await rest('PUT', `/${id}`, input);
  }
  expect(made.size).toBeGreaterThan(90);
  for (const [name, id] of made) expectNothingRuns(name, (await api.call(`/api/blogs/${id}`)).body.data.content);
  const stored = await api.rows<{ title: string; html: string }>(
    'select title, html from blog union all select title, html from blog_revision',
  );
  expect(stored.length).toBeGreaterThan(3 * made.size);
  for (const { title, html } of stored) expectNothingRuns(title, html);
});

test('T14: a comment keeps it as the text it is, and a feed holds it as text', async () => {
  for (const [n, { name, html }] of HOSTILE_HTML.entries()) {
    const reply =
      n % 2 === 0
        ? await rest('POST', `/${post}/comments`, { content: html })
        : await graphql(COMMENT, { id: post, content: html });
    const content = n % 2 === 0 ? reply.body?.data?.content : reply.body?.data?.addBlogComment?.comment?.content;
    expect([name, reply.headers.get('content-type')]).toEqual([name, expect.stringContaining('json')]);
    expect([name, content == null]).toEqual([name, CHARACTERS_REFUSED.test(html)]);
  }
  for (const feed of ['/blogs/rss.xml', '/blogs/atom.xml']) {
    expect((await api.call(feed)).text).not.toMatch(/<(?:script|img|svg|iframe)\b/i);
  }
});

test('T25: nothing that a post names is fetched: not a cover, not a picture, not a link', async () => {
  let asked = 0;
  const canary = http.createServer((_request, response) => {
    asked += 1;
    response.end();
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
  const content = `<p>x</p><img src="${at}/a.png"><a href="${at}/b">x</a><iframe src="${at}/c"></iframe><link href="${at}/d">`;
  const refused = await rest('POST', '', {
    title: 'Canary',
    content,
    category: 'rules',
    coverImageUrl: `${at}/cover.png`,
  });
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'coverImageUrl']);
  const { slug } = (await rest('POST', '', { title: 'Canary', content, category: 'rules' })).body.data;
  const { text } = await api.call(`/api/blogs/${slug}`);
  expect(text).not.toContain(`src=\\"${at}`);
  await api.call('/blogs/rss.xml');
  await api.graphql('query($id: ID!) { blog(id: $id) { shareImageUrl content related { id } } }', { id: slug });
  expect(asked).toBe(0);
  await new Promise((resolve) => canary.close(resolve));
});
