import { testApi, type TestApi } from '../../../test/api.js';

let api: TestApi;
let reader: { id: string; token: string };
let other: { id: string; token: string };
beforeAll(async () => {
  api = await testApi();
  const make = async (email: string) => ({ id: await api.person(email), token: await api.token(email) });
  [reader, other] = [await make('reader@example.ca'), await make('other@example.ca')];
  await api.rows(`
    insert into blog (id, slug, title, excerpt, status, published_at)
    select gen_random_uuid(), slug, 'About ' || slug, 'What to know', status, now()
    from (values ('renewals', 'approved'), ('first-homes', 'approved'), ('withdrawn', 'archived')) as b(slug, status)`);
  const like = (userId: string, slug: string, minutes: number) =>
    api.rows(
      `insert into blog_like (user_id, blog_id, created_at)
       select $1, id, now() - make_interval(mins => $3) from blog where slug = $2`,
      [userId, slug, minutes],
    );
  await like(reader.id, 'renewals', 30);
  await like(reader.id, 'first-homes', 10);
  await like(reader.id, 'withdrawn', 5);
  await like(other.id, 'renewals', 1);
});
afterAll(() => api.close());

const LIKED = '{ myLikedBlogs { totalItems items { slug title excerpt likedAt } } }';

test('one’s own likes, the last first, without what readers may no longer see', async () => {
  const { myLikedBlogs } = (await api.graphql(LIKED, {}, reader.token)).body.data;
  expect(myLikedBlogs.totalItems).toBe(2);
  expect(myLikedBlogs.items.map(({ slug }: { slug: string }) => slug)).toEqual(['first-homes', 'renewals']);
  expect(myLikedBlogs.items[0]).toMatchObject({ title: 'About first-homes', excerpt: 'What to know' });
});

test('the same over REST, by pages', async () => {
  const reply = await api.call('/api/users/liked-blogs?page=2&limit=1', { token: reader.token });
  expect([reply.status, reply.body.data]).toEqual([
    200,
    {
      items: [expect.objectContaining({ slug: 'renewals', id: expect.any(String) })],
      total: 2,
      totalPages: 2,
      page: 2,
      limit: 1,
    },
  ]);
  expect((await api.call('/api/users/liked-blogs?limit=1000', { token: reader.token })).status).toBe(422);
  expect((await api.call('/api/users/liked-blogs')).status).toBe(401);
});

test('they go with the account', async () => {
  const gone = await api.call(`/api/users/${other.id}`, {
    method: 'DELETE',
    token: other.token,
    body: { password: 'correct horse battery staple' },
  });
  expect(gone.status).toBe(200);
  expect(await api.rows('select count(*)::int as n from blog_like')).toEqual([{ n: 3 }]);
});
