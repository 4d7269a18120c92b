import { testApi, type TestApi } from '../../../test/api.js';
import { post } from '../../../test/posts.js';
import { until } from '../../../test/until.js';
import { commentOf } from './blog-read.service.js';

let api: TestApi;
let reader: string;
let moderator: string;
const ids: Record<string, string> = {};
beforeAll(async () => {
  api = await testApi();
  const writer = await api.person('writer@example.ca', 'MODERATOR', 'Morgan Tremblay');
  await api.person('reader@example.ca', 'ACCOUNT_HOLDER', 'Ada Roy');
  [moderator, reader] = [await api.token('writer@example.ca'), await api.token('reader@example.ca')];
  const add = async (slug: string, more: object = {}) => {
    ids[slug] = await post(api, { slug, authorId: writer, ...more });
  };
  await add('renewing-early', { title: 'Renewing early', category: 'renewal', tags: ['penalty'], publishedIn: -10 });
  await add('la-penalite', {
    title: 'La pénalité',
    text: 'Three months of interest',
    category: 'renewal',
    tags: ['penalty'],
  });
  await add('fixed-or-variable', {
    title: 'Fixed or variable',
    text: 'A word on penalties',
    tags: ['fixed rate'],
    publishedIn: -30,
  });
  await add('next-week', { publishedIn: 60 });
  for (const status of ['draft', 'pending', 'rejected', 'archived']) await add(`a-${status}`, { status });
});
afterAll(() => api.close());

const LIST = `query($filter: BlogFilter, $page: Int, $limit: Int) {
  blogs(filter: $filter, page: $page, limit: $limit) { totalItems suggestion items { slug status author { name } } } }`;
const list = async (filter: object = {}, token?: string) =>
  (await api.graphql(LIST, { filter }, token)).body.data.blogs as {
    totalItems: number;
    suggestion: string | null;
    items: { slug: string; status: string }[];
  };
const slugs = async (filter: object, token?: string) => (await list(filter, token)).items.map(({ slug }) => slug);
const PUBLIC = ['renewing-early', 'fixed-or-variable', 'la-penalite'];

test('readers see what is public, the newest first', async () => {
  expect(await slugs({})).toEqual(PUBLIC);
  expect(await slugs({}, reader)).toEqual(PUBLIC);
  expect((await list()).totalItems).toBe(3);
});

test.each([
  [{ category: 'renewal' }, ['renewing-early', 'la-penalite']],
  [{ tag: 'Penalty' }, ['renewing-early', 'la-penalite']],
  [{ category: 'renewal', tag: 'fixed rate' }, []],
  [{ category: 'cats' }, []],
  // in the title before in the text, whatever its age and accents
  [{ q: 'penal' }, ['la-penalite', 'fixed-or-variable']],
  [{ q: 'PÉNALITÉ' }, ['la-penalite']],
  [{ q: '!' }, []],
])('%j finds %j', async (filter, found) => expect(await slugs(filter)).toEqual(found));

test('a mistyped word is answered with the word that was meant', async () => {
  expect((await list({ q: 'variabel' })).suggestion).toBe('variable');
  expect((await list({ q: 'xylophone' })).suggestion).toBeNull();
  expect((await list({ q: 'variable' })).suggestion).toBeNull();
});

test('a post that cannot be fetched is answered with the words of the catalogue, whatever failed', async () => {
  const ask = async () => {
    const { status, body } = await api.call(`/api/blogs/${ids['renewing-early']}`, { token: reader });
    return [status, body.message];
  };
  const { sessions, blogs } = api.app.services;
  const [authenticate, read] = [sessions.authenticate.bind(sessions), blogs.post.bind(blogs)];
  const away: NodeJS.ErrnoException = new Error('connect');
  away.code = 'ECONNREFUSED';
  try {
    for (const [error, status] of [
      [new Error('a secret'), 500],
      [away, 503],
    ] as const) {
      sessions.authenticate = () => Promise.reject(error);
      expect(await ask()).toEqual([status, 'Failed to fetch blog']);
      sessions.authenticate = authenticate;
      blogs.post = () => Promise.reject(error);
      expect(await ask()).toEqual([status, 'Failed to fetch blog']);
      blogs.post = read;
    }
  } finally {
    [sessions.authenticate, blogs.post] = [authenticate, read];
  }
  expect((await api.call('/api/blogs/no-such-post')).body.message).toBe('Failed to fetch blog');
});

test('T4: what is not public is nowhere for readers, whatever they say they are', async () => {
  for (const token of [undefined, reader]) {
    for (const status of ['all', 'pending', 'draft', 'archived']) {
      const { body } = await api.call(`/api/blogs?status=${status}&role=3&userId=admin&limit=100`, { token });
      expect([body.data.total, body.data.items.map(({ slug }: { slug: string }) => slug)]).toEqual([3, PUBLIC]);
    }
    for (const slug of ['next-week', 'a-draft', 'a-pending', 'a-rejected', 'a-archived']) {
      for (const name of [slug, ids[slug]]) {
        const reply = await api.call(`/api/blogs/${name}`, { token });
        expect([reply.status, reply.body.message]).toEqual([404, 'Failed to fetch blog']);
      }
    }
    const { body } = await api.graphql(
      '{ blogFacets { total categories { value count } tags { value count } } }',
      {},
      token,
    );
    expect(body.data.blogFacets).toEqual({
      total: 3,
      categories: [
        { value: 'renewal', count: 2 },
        { value: 'rates', count: 1 },
      ],
      tags: [
        { value: 'penalty', count: 2 },
        { value: 'fixed rate', count: 1 },
      ],
    });
  }
});

test('staff filter by status; all is everything', async () => {
  const total = async (status: string) =>
    (await api.call(`/api/blogs?status=${status}`, { token: moderator })).body.data.total;
  expect(await total('all')).toBe(8);
  expect(await total('pending')).toBe(1);
  expect(await total('approved')).toBe(4);
});

test('a page has ten unless asked otherwise, and an empty parameter was left out', async () => {
  for (const query of ['', '?page=&limit=&status='])
    expect((await api.call(`/api/blogs${query}`)).body.data).toMatchObject({
      page: 1,
      limit: 10,
      total: 3,
      totalPages: 1,
    });
  expect((await api.graphql('{ blogs { page limit } }')).body.data.blogs).toEqual({ page: 1, limit: 10 });
  expect((await api.call('/api/blogs?page=2&limit=2')).body.data.items).toHaveLength(1);
  for (const bad of ['limit=101', 'limit=0', 'page=0', 'status=best']) {
    expect((await api.call(`/api/blogs?${bad}`)).status).toBe(422);
  }
});

test('a post is found by its id, its slug and those it had before, with what belongs to it', async () => {
  await api.rows('insert into blog_slug (slug, blog_id) values ($1, $2)', ['renew-early', ids['renewing-early']]);
  for (const name of [ids['renewing-early'], 'renewing-early', 'renew-early']) {
    const { body } = await api.call(`/api/blogs/${name}`);
    expect(body.data).toMatchObject({
      slug: 'renewing-early',
      author: { name: 'Morgan Tremblay' },
      content: '<p>What to know</p>',
      comments: [],
      likedByMe: false,
      status: 'approved',
    });
  }
  const MORE = '{ blog(id: "renewing-early") { related { slug } author { name isStaff } authorPosts } }';
  expect((await api.graphql(MORE)).body.data.blog).toEqual({
    related: [{ slug: 'la-penalite' }],
    author: { name: 'Morgan Tremblay', isStaff: true },
    // those that readers see, of eight
    authorPosts: 3,
  });
});

test('lists and posts are one statement each', async () => {
  const of = async (query: string) => (await api.statements(() => api.graphql(query))).length;
  expect(await of('{ blogs { totalItems items { id author { name } likes commentCount } } }')).toBe(1);
  expect(await of('{ blog(id: "renewing-early") { id comments { id } related { id } } }')).toBe(1);
});

test('a post becomes public at its time, without a job and before the eyes of who has the old page', async () => {
  const read = (): Promise<string[]> =>
    fetch(`${api.url}/graphql?query=${encodeURIComponent('{ blogs { items { slug } } }')}`, {
      headers: { 'apollo-require-preflight': '1' },
    })
      .then((reply) => reply.json() as Promise<{ data: { blogs: { items: { slug: string }[] } } }>)
      .then(({ data }) => data.blogs.items.map(({ slug }) => slug));
  expect(await read()).not.toContain('next-week');
  await api.rows(`update blog set published_at = now() + interval '700 milliseconds' where slug = 'next-week'`);
  expect(await read()).not.toContain('next-week');
  await until(async () => (await read()).includes('next-week') || undefined, 'the post');
});

test.each([
  ['Hélène Marchand', 'Hélène M.'],
  ['Taro 𠮷野', 'Taro 𠮷.'],
  ['Cher', 'Cher'],
])('a reader called %s is shown as %s', (name, author) => {
  const comment = { id: 'c', parentId: null, content: 'Hello', createdAt: new Date(), byAuthor: false, mine: false };
  expect(commentOf({ ...comment, name, role: 'ACCOUNT_HOLDER' }).author).toBe(author);
});
