import pg from 'pg';
import { testApi, type TestApi } from '../../../test/api.js';
import { post } from '../../../test/posts.js';
import { listStatement } from './blog.sql.js';

let api: TestApi;
let writer: string;
let reader: string;
let moderator: string;
beforeAll(async () => {
  api = await testApi();
  writer = await api.person('writer@example.ca', 'MODERATOR', 'Morgan Tremblay');
  await api.person('reader@example.ca', 'ACCOUNT_HOLDER', 'Ada Roy');
  [moderator, reader] = [await api.token('writer@example.ca'), await api.token('reader@example.ca')];
});
beforeEach(() => api.rows('delete from blog'));
afterAll(() => api.close());

const LIST = `query($filter: BlogFilter, $page: Int, $limit: Int) {
  blogs(filter: $filter, page: $page, limit: $limit) { totalItems items { id author { name } likes commentCount tags } } }`;
const total = async (filter: object = {}, token?: string): Promise<number> =>
  (await api.graphql(LIST, { filter, limit: 1 }, token)).body.data.blogs.totalItems;

const FACETS = '{ blogFacets { total categories { value count } tags { value count } } }';
const COUNTED = `
  select b.status, c as category, g as tag, count(*)::int as count
  from blog b, unnest(array['', b.category]) c, lateral (select '' union select unnest(b.tags)) tagged (g)
  group by 1, 2, 3 order by 1, 2, 3`;
const KEPT = `select status, category, tag, count from blog_total where count <> 0 order by 1, 2, 3`;

test('numbers follow every change, those of a category and a tag among them', async () => {
  await post(api, { slug: 'one', category: 'renewal', tags: ['penalty', 'rates'], authorId: writer });
  const two = await post(api, { slug: 'two', category: 'renewal', tags: ['penalty'], authorId: writer });
  await post(api, { slug: 'three', category: 'rules', tags: [] });
  expect([
    await total(),
    await total({ category: 'renewal' }),
    await total({ tag: 'penalty' }),
    await total({ category: 'renewal', tag: 'rates' }),
    await total({ category: 'rules', tag: 'penalty' }),
  ]).toEqual([3, 2, 2, 1, 0]);
  await api.rows(`update blog set category = 'rules', tags = '{rates}' where id = $1`, [two]);
  expect([
    await total({ category: 'renewal' }),
    await total({ tag: 'penalty' }),
    await total({ tag: 'rates' }),
  ]).toEqual([1, 1, 2]);
  await api.rows(`update blog set status = 'archived' where id = $1`, [two]);
  expect([await total(), await total({}, reader), await total({}, moderator)]).toEqual([2, 2, 3]);
  expect(await total({ status: 'ARCHIVED' }, moderator)).toBe(1);
  await api.rows('delete from blog where id = $1', [two]);
  expect([await total(), await total({}, moderator)]).toEqual([2, 2]);
  expect(await api.rows(KEPT)).toEqual(await api.rows(COUNTED));
});

test('what is published later is in no number of readers until then', async () => {
  const later = await post(api, { slug: 'later', category: 'rules', tags: ['soon'], publishedIn: 60 });
  await post(api, { slug: 'now', category: 'rules', tags: ['soon'] });
  const seen = async () => [
    await total(),
    await total({ category: 'rules' }),
    await total({ tag: 'soon' }),
    await total({}, reader),
  ];
  const facets = async () => (await api.graphql(FACETS)).body.data.blogFacets;
  expect(await seen()).toEqual([1, 1, 1, 1]);
  expect(await facets()).toEqual({
    total: 1,
    categories: [{ value: 'rules', count: 1 }],
    tags: [{ value: 'soon', count: 1 }],
  });
  expect(await total({ status: 'APPROVED' }, moderator)).toBe(2);
  await api.rows('update blog set published_at = now() where id = $1', [later]);
  expect(await seen()).toEqual([2, 2, 2, 2]);
  expect((await facets()).total).toBe(2);
});

test('whoever wrote a post counts it among theirs, and a waiting version is in the queue', async () => {
  const draft = await post(api, { slug: 'draft', status: 'draft', authorId: writer });
  await post(api, { slug: 'public', authorId: writer });
  await post(api, { slug: 'later', authorId: writer, publishedIn: 60 });
  await post(api, { slug: 'pending', status: 'pending' });
  await api.rows(`update user_account set role = 'ACCOUNT_HOLDER' where id = $1`, [writer]);
  expect([await total(), await total({}, moderator), await total({ mine: true }, moderator)]).toEqual([1, 3, 3]);
  await api.rows(`update user_account set role = 'MODERATOR' where id = $1`, [writer]);
  expect(await total({ status: 'PENDING' }, moderator)).toBe(1);
  await api.rows(
    `with r as (insert into blog_revision (id, blog_id, no, state, title, excerpt, category, html, text, sanitiser_version)
       values (gen_random_uuid(), $1, 1, 'pending', 't', 'e', 'rates', '', '', 1) returning id)
     update blog set status = 'approved', waiting_revision_id = (select id from r) where id = $1`,
    [draft],
  );
  expect(await total({ status: 'PENDING' }, moderator)).toBe(2);
});

test('numbers are right after many have saved at the same moment', async () => {
  const ids = await Promise.all(
    Array.from({ length: 12 }, (_, n) => post(api, { slug: `p${n}`, tags: ['a', 'b', 'c'] })),
  );
  const change = (id: string, n: number) =>
    api.rows(`update blog set status = $2, category = $3, tags = $4 where id = $1`, [
      id,
      ['approved', 'pending', 'draft'][n % 3],
      ['rates', 'rules'][n % 2],
      [['c', 'a'], ['b'], []][n % 3],
    ]);
  for (let round = 0; round < 5; round += 1) await Promise.all(ids.map((id, n) => change(id, n + round)));
  expect(await api.rows(KEPT)).toEqual(await api.rows(COUNTED));
});

test('a list is one statement, however it is asked for and whoever asks; a token may be one more', async () => {
  for (let n = 0; n < 30; n += 1) await post(api, { slug: `post-${n}`, tags: ['penalty'], authorId: writer });
  const filters: Record<string, string>[] = [
    {},
    { category: 'rates' },
    { tag: 'penalty' },
    { category: 'rates', tag: 'penalty' },
    { q: 'know' },
    { q: 'know', tag: 'penalty' },
  ];
  for (const filter of filters) {
    for (const token of [undefined, reader, moderator]) {
      const sent = await api.statements(() => api.graphql(LIST, { filter, page: 2 }, token));
      expect(sent.length).toBeLessThanOrEqual(token === undefined ? 1 : 2);
      const address = `/api/blogs?${new URLSearchParams({ ...filter, page: '2' })}`;
      const rest = await api.statements(() => api.call(address, { token }));
      expect(rest.length).toBeLessThanOrEqual(token === undefined ? 1 : 2);
      expect(sent.length + rest.length).toBeGreaterThanOrEqual(2);
    }
  }
});

test('the first page is planned once for all, whoever reads it', async () => {
  await post(api, { slug: 'first', authorId: writer });
  await api.rows(`insert into blog (id, slug, title, excerpt, status, published_at, category, tags, html, text, words, author_id)
    select gen_random_uuid(), 'post-' || n, title, excerpt, status, published_at - n * interval '1 hour', category, tags, html,
      text, words, author_id
    from blog, generate_series(1, 1000) n`);
  await api.rows('vacuum analyze blog');
  const asked = { mine: false, status: null, category: null, tag: null, words: null, limit: 10, offset: 0 };
  const readerId = (await api.rows<{ id: string }>(`select id from user_account where email = 'reader@example.ca'`))[0]
    ?.id;
  const client = new pg.Client({ connectionString: api.database.adminUrl });
  await client.connect();
  for (const who of [
    { staff: false, userId: null },
    { staff: false, userId: readerId ?? null },
    { staff: true, userId: writer },
  ]) {
    const { statement, values } = listStatement({ ...asked, ...who });
    for (let times = 0; times < 8; times += 1) await client.query({ ...statement, values });
    const { rows } = await client.query<{ kept: number }>(
      'select generic_plans::int as kept from pg_prepared_statements where name = $1',
      [statement.name],
    );
    expect([statement.name, rows[0]?.kept]).toEqual([statement.name, 3]);
  }
  await client.end();
});

test('a search looks at titles first, and numbers what it found', async () => {
  await post(api, { slug: 'said', title: 'Something else', text: 'About a mortgage', publishedIn: -1 });
  await post(api, { slug: 'titled', title: 'A mortgage', text: 'Other words', publishedIn: -100 });
  const { items, totalItems } = (await api.graphql(`{ blogs(filter: { q: "mortg" }) { totalItems items { slug } } }`))
    .body.data.blogs;
  expect([items.map(({ slug }: { slug: string }) => slug), totalItems]).toEqual([['titled', 'said'], 2]);
  await api.rows(`update blog set title = 'Nothing' where slug = 'titled'`);
  expect(await total({ q: 'mortg' })).toBe(1);
});
