import { testApi, type TestApi } from '../../../test/api.js';
import { post } from '../../../test/posts.js';
import { sentEmails } from '../../../test/sent-emails.js';

let api: TestApi;
let [ada, ben, morgan, noor, avery]: string[] = [];
let blogId = '';
beforeAll(async () => {
  api = await testApi();
  await api.person('ada@example.ca', 'ACCOUNT_HOLDER', 'Ada Roy');
  await api.person('ben@example.ca', 'ACCOUNT_HOLDER', 'Ben Roy');
  await api.person('morgan@example.ca', 'MODERATOR', 'Morgan Tremblay');
  await api.person('noor@example.ca', 'MODERATOR', 'Noor Haddad');
  await api.person('avery@example.ca', 'ADMIN', 'Avery Chen');
  [ada, ben, morgan, noor, avery] = await Promise.all(
    ['ada', 'ben', 'morgan', 'noor', 'avery'].map((name) => api.token(`${name}@example.ca`)),
  );
  await api.rows('update user_account set email_verified_at = now()');
  blogId = await post(api, { slug: 'talked-about' });
});
afterAll(() => api.close());

const comment = async (content: string, token = ada): Promise<string> => {
  const reply = await api.call(`/api/blogs/${blogId}/comments`, { method: 'POST', token, body: { content } });
  return reply.body.data.id as string;
};
const run = async (field: string, id: string, token?: string, more = '') => {
  const query = `mutation($id: ID!) { ${field}(id: $id${more}) { userErrors { code } commentId } }`;
  const { body } = await api.graphql(query, { id }, token);
  return (body.data?.[field]?.userErrors ?? body.errors).map(
    (error: { code?: string; extensions?: { code: string } }) => error.code ?? error.extensions?.code,
  );
};
const LIST = `query($shown: BlogCommentsShown) {
  blogComments(shown: $shown) { totalItems items { id content author reports hiddenAt hiddenReason hiddenBy postTitle } }
  moderationFigures { waitingPosts reportedComments commentsThisWeek hiddenComments }
}`;
const seen = async (shown = 'ALL') => (await api.graphql(LIST, { shown }, morgan)).body.data;
const shownToReaders = async (): Promise<number> =>
  ((await api.call(`/api/blogs/${blogId}`)).body.data.comments as unknown[]).length;

test('a comment is reported once by each person, and no longer open once somebody decided', async () => {
  const id = await comment('Buy my course');
  expect(await run('reportBlogComment', id)).toEqual(['UNAUTHENTICATED']);
  for (const token of [ada, ben, ben]) expect(await run('reportBlogComment', id, token)).toEqual([]);
  const reported = await seen('REPORTED');
  expect(reported.blogComments.items).toMatchObject([
    { id, reports: 2, author: 'Ada Roy', postTitle: 'About talked-about' },
  ]);
  expect(reported.moderationFigures.reportedComments).toBe(1);
  expect(await run('keepBlogComment', id, ada)).toEqual(['FORBIDDEN']);
  expect(await run('keepBlogComment', id, morgan)).toEqual([]);
  expect(await run('keepBlogComment', id, morgan)).toEqual([]);
  expect((await seen('REPORTED')).blogComments.totalItems).toBe(0);
  const kept = await api.rows(`select count(*)::int as n from audit_event where action = 'blog.keep_comment'`);
  expect(kept).toEqual([{ n: 1 }]);
  const log = '{ auditEvents(filter: {action: "blog.keep_comment"}) { items { subjectName } } }';
  const { items } = (await api.graphql(log, {}, avery)).body.data.auditEvents;
  expect(items).toEqual([{ subjectName: 'About talked-about' }]);
  expect(await run('reportBlogComment', id, ben)).toEqual([]);
  expect((await seen('REPORTED')).blogComments.totalItems).toBe(0);
});

test('hiding settles the reports; what is counted is what readers see; restoring brings it back', async () => {
  const id = await comment('Call me at home', ben);
  await run('reportBlogComment', id, ada);
  const before = await shownToReaders();
  expect(await run('hideBlogComment', id, morgan, ', reason: "Personal details"')).toEqual([]);
  const { moderationFigures, blogComments } = await seen('HIDDEN');
  expect(moderationFigures).toMatchObject({ reportedComments: 0, hiddenComments: 1 });
  expect(blogComments.items).toMatchObject([
    { id, reports: 0, hiddenReason: 'Personal details', hiddenBy: 'Morgan Tremblay' },
  ]);
  expect(await shownToReaders()).toBe(before - 1);
  expect(await api.rows('select comments from blog where id = $1', [blogId])).toEqual([{ comments: before - 1 }]);
  expect(await run('reportBlogComment', id, ben)).toEqual(['NOT_FOUND']);
  expect(await run('hideBlogComment', id, morgan)).toEqual([]);
  expect(await shownToReaders()).toBe(before);
});

test('the newest comment comes first, and all are found by the page', async () => {
  const id = await comment('The newest of all');
  const query = 'query { blogComments(limit: 1) { totalItems items { id } } }';
  const { totalItems, items } = (await api.graphql(query, {}, morgan)).body.data.blogComments as {
    totalItems: number;
    items: unknown[];
  };
  expect(items).toEqual([{ id }]);
  const rest = `query { blogComments(page: ${totalItems + 1}, limit: 1) { totalItems items { id } } }`;
  expect((await api.graphql(rest, {}, morgan)).body.data.blogComments).toEqual({ totalItems, items: [] });
});

const WAITING = 'query { waitingBlogs { totalItems items { id title live mayDecide author } } }';
const waiting = async (token = noor) => (await api.graphql(WAITING, {}, token)).body.data.waitingBlogs.items;
const write = async (token: string | undefined, body: object) =>
  (await api.call('/api/blogs', { method: 'POST', token, body: { content: '<p>Ask first.</p>', ...body } })).body.data;

test('what waits is listed with its new title, and says who may decide', async () => {
  const { id } = await write(morgan, { title: 'First version' });
  expect(await waiting(morgan)).toMatchObject([{ id, title: 'First version', live: false, mayDecide: false }]);
  expect(await waiting()).toMatchObject([{ id, mayDecide: true, author: 'Morgan Tremblay' }]);
  await api.call(`/api/blogs/${id}/approve`, { method: 'PUT', token: noor });
  expect(await waiting()).toEqual([]);
  await api.call(`/api/blogs/${id}`, { method: 'PUT', token: morgan, body: { title: 'Second version' } });
  expect(await waiting()).toMatchObject([{ id, title: 'Second version', live: true }]);
  await api.call(`/api/blogs/${id}/approve`, { method: 'PUT', token: noor });
});

test('the author of a version that is sent back gets the reason by email', async () => {
  const { id } = await write(morgan, { title: 'Sources' });
  const body = { approved: false, reason: 'Say where the figures come from.' };
  expect((await api.call(`/api/blogs/${id}/approve`, { method: 'PUT', token: noor, body })).status).toBe(200);
  const [email] = await sentEmails(api, 'morgan@example.ca', 'blog-rejected');
  expect(email?.words).toContain('Say where the figures come from.');
  expect(email?.words).toContain('Sources');
  expect(email?.text).toContain(`/blogs-form/${id}`);
  const rows = await api.rows(`select params from mail_message where template = 'blog-rejected'`);
  expect(JSON.stringify(rows)).not.toContain('figures');
});
