import { testApi, type TestApi } from '../../../test/api.js';
import { post } from '../../../test/posts.js';
import { newId } from '../../platform/ids.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let api: TestApi;
let ada: string;
let moderator: string;
let id: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('ada@example.ca', 'ACCOUNT_HOLDER', 'Ada Tremblay');
  await api.person('new@example.ca', 'ACCOUNT_HOLDER', 'New Reader');
  await api.person('moderator@example.ca', 'MODERATOR', 'Morgan Tremblay');
  [ada, moderator] = [await api.token('ada@example.ca'), await api.token('moderator@example.ca')];
  await api.rows(`update user_account set email_verified_at = now() where email <> 'new@example.ca'`);
});
beforeEach(async () => {
  await api.rows('delete from blog');
  id = await post(api, { slug: 'renewing' });
});
afterAll(() => api.close());

const send = (path: string, token?: string, body?: object, headers: Record<string, string> = {}) =>
  api.call(`/api/blogs/${id}/${path}`, { method: 'POST', token, body, headers });
const view = (agent: string, token?: string) => send('views', token, undefined, { 'user-agent': agent });

test('twenty likes at once are one, and one is taken back once', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => send('like', ada)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await send('like', ada)).body.data).toEqual({ liked: true, likes: 1 });
  expect((await api.call(`/api/blogs/${id}`, { token: ada })).body.data).toMatchObject({ likes: 1, likedByMe: true });
  await Promise.all(Array.from({ length: 5 }, () => send('like', ada, { liked: false })));
  expect((await send('like', ada, { liked: false })).body.data).toEqual({ liked: false, likes: 0 });
});

test('twenty people who like a post at the same moment are twenty, however often each of them does', async () => {
  const people = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      await api.person(`liker${n}@example.ca`);
      return api.token(`liker${n}@example.ca`);
    }),
  );
  const LIKE =
    'mutation($id: ID!, $liked: Boolean) { likeBlog(id: $id, liked: $liked) { liked likes userErrors { code } } }';
  const over = (token: string, liked = true) => api.graphql(LIKE, { id, liked }, token);
  const replies = await Promise.all(people.flatMap((token) => [send('like', token), over(token), over(token)]));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await over(String(people[0]))).body.data.likeBlog).toEqual({ liked: true, likes: 20, userErrors: [] });
  expect(await api.rows('select count(*)::int as n from blog_like')).toEqual([{ n: 20 }]);
  await Promise.all(people.slice(5).flatMap((token) => [over(token, false), send('like', token, { liked: false })]));
  expect((await api.call(`/api/blogs/${id}`)).body.data.likes).toBe(5);
});

test('a visitor is one view in half an hour, a machine none', async () => {
  await Promise.all(Array.from({ length: 30 }, () => view(FIREFOX)));
  expect((await view('Googlebot/2.1')).body.data).toEqual({ views: 1 });
  expect((await view(`${FIREFOX} other`)).body.data).toEqual({ views: 2 });
  expect((await view(FIREFOX, ada)).body.data).toEqual({ views: 3 });
  await api.rows(`update blog_view set at = now() - interval '31 minutes'`);
  expect((await view(FIREFOX)).body.data).toEqual({ views: 4 });
  expect(
    await api.rows(`select count(*)::int as n from blog_view where visitor like '%Firefox%' or visitor like '%127%'`),
  ).toEqual([{ n: 0 }]);
});

test('L2: fifty browsers of one network are five views in half an hour, however they come', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, n) => view(`${FIREFOX} ${n}`)));
  expect((await view(`${FIREFOX} again`)).body.data).toEqual({ views: 5 });
  expect((await view(FIREFOX, ada)).body.data).toEqual({ views: 6 });
  await api.rows(`update blog_view set at = now() - interval '31 minutes'`);
  expect((await view(`${FIREFOX} later`)).body.data).toEqual({ views: 7 });
});

test('a comment is plain text under a first name, and asks for a confirmed address', async () => {
  expect((await send('comments', undefined, { content: 'Hello' })).status).toBe(401);
  const refused = await send('comments', await api.token('new@example.ca'), { content: 'Hello' });
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Confirm your email address to comment. We can send you the link again.',
  ]);
  const COMMENT = 'mutation($id: ID!) { addBlogComment(id: $id, content: "Hello") { comment { id } } }';
  const { errors } = (await api.graphql(COMMENT, { id }, await api.token('new@example.ca'))).body;
  expect(errors[0].extensions.code).toBe('EMAIL_NOT_VERIFIED');
  const content = '<b>Thanks</b>, my number is 046 454 286';
  const { status, body } = await send('comments', ada, { content });
  expect([status, body.data.author, body.data.mine]).toEqual([201, 'Ada T.', true]);
  expect(body.data.content).toContain('<b>Thanks</b>');
  expect(body.data.content).not.toMatch(/\d{3}/);
  expect((await api.call(`/api/blogs/${id}`)).body.data.comments).toHaveLength(1);
  for (const bad of ['', ' \n ', 'x'.repeat(2_001)]) {
    expect((await send('comments', ada, { content: bad })).status).toBe(422);
  }
});

test('of many comments the newest are shown, the oldest of them first', async () => {
  const many = await post(api, { slug: 'talked-about' });
  await api.rows(
    `insert into blog_comment (id, blog_id, author_id, content, created_at)
     select gen_random_uuid(), $1, (select id from user_account limit 1), 'Comment ' || n, now() - interval '1 day' + n * interval '1 second'
     from generate_series(1, 201) n`,
    [many],
  );
  const { comments } = (await api.call(`/api/blogs/${many}`)).body.data;
  const said = comments.map(({ content }: { content: string }) => content);
  expect([said.length, said[0], said.at(-1)]).toEqual([200, 'Comment 2', 'Comment 201']);
});

test('what is not there is told before what is wrong with the words about it', async () => {
  for (const [path, body] of [
    ['like', { liked: 'x' }],
    ['comments', { content: '' }],
    ['comments', {}],
  ] as const) {
    const reply = await api.call(`/api/blogs/${newId()}/${path}`, { method: 'POST', body, token: ada });
    expect([path, reply.status]).toEqual([path, 404]);
  }
});

test('what is hidden is neither shown nor counted, and comes back', async () => {
  const comment = (await send('comments', ada, { content: 'Nonsense' })).body.data.id as string;
  const HIDE = `mutation($id: ID!, $reason: String) { hideBlogComment(id: $id, reason: $reason) { commentId userErrors { code } } }`;
  const hide = (reason: string | null, token = moderator) => api.graphql(HIDE, { id: comment, reason }, token);
  const shown = async () => {
    const { blog } = (await api.graphql(`{ blog(id: "${id}") { commentCount comments { id } } }`)).body.data;
    return [blog.commentCount, blog.comments.length];
  };
  expect(await shown()).toEqual([1, 1]);
  expect((await hide('Spam', ada)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  await hide('Spam');
  expect(await shown()).toEqual([0, 0]);
  await hide('Still spam');
  expect(await shown()).toEqual([0, 0]);
  await hide(null);
  expect(await shown()).toEqual([1, 1]);
  const REMOVE = 'mutation($id: ID!) { removeBlogComment(id: $id) { commentId userErrors { code } } }';
  const remove = async (token: string) =>
    (await api.graphql(REMOVE, { id: comment }, token)).body.data.removeBlogComment;
  expect((await remove(moderator)).userErrors).toEqual([{ code: 'NOT_FOUND' }]);
  expect((await remove(ada)).commentId).toBe(comment);
  expect(await shown()).toEqual([0, 0]);
});

test('an answer stands under the comment it answers, one level deep', async () => {
  const first = (await send('comments', ada, { content: 'Is this so?' })).body.data.id as string;
  const ANSWER = `mutation($id: ID!, $to: ID!) { addBlogComment(id: $id, content: "It is.", parentId: $to) { comment { id parentId } } }`;
  const answer = async (to: string) =>
    (await api.graphql(ANSWER, { id, to }, moderator)).body.data.addBlogComment.comment;
  const second = await answer(first);
  expect(second.parentId).toBe(first);
  expect((await answer(second.id)).parentId).toBe(first);
});

test('whoever takes a comment away takes no answer of somebody else along, nor does an account that goes', async () => {
  await api.person('asker@example.ca');
  await api.rows(`update user_account set email_verified_at = now() where email = 'asker@example.ca'`);
  const asker = await api.token('asker@example.ca');
  const ask = async (content: string) => (await send('comments', asker, { content })).body.data.id as string;
  const ANSWER = `mutation($id: ID!, $to: ID!, $text: String!) { addBlogComment(id: $id, content: $text, parentId: $to) { comment { id } } }`;
  const asked = [await ask('First?'), await ask('Second?')];
  for (const [index, to] of asked.entries()) await api.graphql(ANSWER, { id, to, text: `Answer ${index}` }, moderator);
  const answers = `select content, parent_id from blog_comment where content like 'Answer _' order by content`;
  const counted = async () => (await api.rows('select comments from blog where id = $1', [id]))[0].comments as number;
  const before = await counted();
  const REMOVE = 'mutation($id: ID!) { removeBlogComment(id: $id) { commentId } }';
  await api.graphql(REMOVE, { id: asked[0] }, asker);
  expect(await api.rows(answers)).toEqual([
    { content: 'Answer 0', parent_id: null },
    { content: 'Answer 1', parent_id: asked[1] },
  ]);
  await api.rows(`delete from user_account where email = 'asker@example.ca'`);
  expect(await api.rows(answers)).toEqual([
    { content: 'Answer 0', parent_id: null },
    { content: 'Answer 1', parent_id: null },
  ]);
  expect(await counted()).toBe(before - 2);
});

test('what is not public takes nothing', async () => {
  await api.rows(`update blog set status = 'archived'`);
  for (const path of ['like', 'views']) expect((await send(path, ada)).status).toBe(404);
  expect((await send('comments', ada, { content: 'Hello' })).status).toBe(404);
});

test('likes and comments go with the account', async () => {
  await api.person('leaver@example.ca');
  await api.rows('update user_account set email_verified_at = now()');
  const leaver = await api.token('leaver@example.ca');
  await send('like', leaver);
  await send('comments', leaver, { content: 'Bye' });
  await api.rows(`delete from user_account where email = 'leaver@example.ca'`);
  expect(await api.rows('select likes, comments from blog')).toEqual([{ likes: 0, comments: 0 }]);
});
