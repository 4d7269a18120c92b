import { testApi, type TestApi } from '../../../test/api.js';
import { sentEmails } from '../../../test/sent-emails.js';
import { ROUTES } from '../../../test/table.js';
import { NO_SLUGS } from './slugs.js';
import { PRUNE_VERSIONS } from './blog-versions.service.js';

let api: TestApi;
let admin: string;
let morgan: string;
let noor: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('admin@example.ca', 'ADMIN', 'Avery Chen');
  await api.person('morgan@example.ca', 'MODERATOR', 'Morgan Tremblay');
  await api.person('noor@example.ca', 'MODERATOR', 'Noor Haddad');
  [admin, morgan, noor] = (await Promise.all(
    ['admin', 'morgan', 'noor'].map((name) => api.token(`${name}@example.ca`)),
  )) as [string, string, string];
});
afterAll(() => api.close());

const TEXT = {
  title: 'Renewing early',
  content: '<p>Ask your lender first.</p>',
  category: 'renewal',
  tags: ['Renewal'],
};
const send = (method: string, path: string, token: string, body?: object, headers = {}) =>
  api.call(`/api/blogs${path}`, { method, token, body, headers });
const write = async (token: string, more: object = {}) => {
  const reply = await send('POST', '', token, { ...TEXT, ...more });
  expect(reply.status).toBe(201);
  return reply.body.data as { id: string; slug: string; status: string; version: number };
};
const seen = async (id: string) => (await api.call(`/api/blogs/${id}`)).body.data;

test('a moderator’s post waits, an administrator’s is public, a draft is a draft', async () => {
  expect((await write(morgan)).status).toBe('pending');
  expect((await write(morgan, { status: 'draft' })).status).toBe('draft');
  const { status, id } = await write(admin);
  expect([status, (await seen(id)).title]).toEqual(['approved', 'Renewing early']);
});

test('two posts of one title have two addresses', async () => {
  const [one, other] = [await write(morgan, { title: 'Twice' }), await write(morgan, { title: 'Twice' })];
  expect([one.slug, other.slug]).toEqual(['twice', 'twice-2']);
  const many = await Promise.all(Array.from({ length: 12 }, () => write(morgan, { title: 'At the same moment' })));
  expect(new Set(many.map(({ slug }) => slug)).size).toBe(12);
});

test('saving leaves the status as it is, unless another status is asked for', async () => {
  const { id } = await write(morgan, { status: 'draft' });
  const save = async (body: object) => (await send('PUT', `/${id}`, morgan, body)).body.data.status;
  expect(await save({ title: 'Renewing late' })).toBe('draft');
  expect(await save({ status: 'pending' })).toBe('pending');
  expect(await save({ title: 'Renewing on time' })).toBe('pending');
  expect(await save({ status: 'draft' })).toBe('draft');
  expect((await send('PUT', `/${id}`, morgan, { status: 'approved' })).status).toBe(422);
});

test('nobody approves a post of their own but an administrator', async () => {
  const { id } = await write(morgan);
  expect((await send('PUT', `/${id}/approve`, morgan)).status).toBe(403);
  expect((await send('PUT', `/${id}/approve`, noor)).body.data.status).toBe('approved');
  expect((await seen(id)).title).toBe('Renewing early');
  expect((await send('PUT', `/${id}/approve`, noor)).status).toBe(409);
});

test('nobody approves what was not submitted, but an administrator publishes a post of their own', async () => {
  const MAY = 'query($id: ID!) { blog(id: $id) { mayDecide } }';
  const may = async (id: string, token: string): Promise<boolean> =>
    (await api.graphql(MAY, { id }, token)).body.data.blog.mayDecide;
  const approve = async (id: string, token: string, body: object = {}): Promise<number> =>
    (await send('PUT', `/${id}/approve`, token, body)).status;
  const { id } = await write(morgan, { status: 'draft' });
  expect([await approve(id, noor), await approve(id, admin)]).toEqual([409, 409]);
  expect([await may(id, noor), await may(id, admin)]).toEqual([false, false]);
  expect((await api.call(`/api/blogs/${id}`)).status).toBe(404);
  await send('PUT', `/${id}`, morgan, { status: 'pending' });
  expect([await may(id, noor), await may(id, admin)]).toEqual([true, true]);
  // nor what was written since it was sent back, nor what was taken back
  await approve(id, noor, { approved: false, reason: 'Too short.' });
  await send('PUT', `/${id}`, morgan, { content: '<p>Half a thought</p>' });
  expect(await approve(id, noor)).toBe(409);
  await send('PUT', `/${id}`, morgan, { status: 'pending' });
  await send('PUT', `/${id}`, morgan, { status: 'draft' });
  expect(await approve(id, noor)).toBe(409);
  await send('PUT', `/${id}`, morgan, { status: 'pending' });
  expect(await approve(id, noor)).toBe(200);

  const own = await write(admin, { status: 'draft' });
  expect(await may(own.id, admin)).toBe(true);
  expect(await approve(own.id, admin)).toBe(200);
});

test('whoever sent a post back may think again', async () => {
  const { id } = await write(morgan);
  const reply = await send('PUT', `/${id}/approve`, noor, { approved: false, reason: 'Too short.' });
  expect(reply.body.data.status).toBe('rejected');
  const again = await send('PUT', `/${id}/approve`, noor);
  expect(again.body.data).toMatchObject({ status: 'approved', rejectionReason: null });
});

test('an administrator’s change of one thing shows no word of a version that waits', async () => {
  const { id } = await write(morgan);
  await send('PUT', `/${id}/approve`, noor);
  await send('PUT', `/${id}`, morgan, {
    title: 'Not approved',
    content: '<p>Nobody read this.</p>',
    status: 'pending',
  });
  expect((await send('PUT', `/${id}`, admin, { tags: ['Rules'] })).status).toBe(200);
  expect(await seen(id)).toMatchObject({ title: 'Renewing early', content: '<p>Ask your lender first.</p>' });
});

test('a version that an administrator’s change overtakes is kept, and its author hears that it waits no more', async () => {
  await api.person('robin@example.ca', 'MODERATOR', 'Robin Sharma');
  const robin = await api.token('robin@example.ca');
  const { id } = await write(robin);
  await send('PUT', `/${id}/approve`, morgan);
  await send('PUT', `/${id}`, robin, { title: 'Overtaken', status: 'pending' });
  const live = await send('PUT', `/${id}`, admin, { tags: ['Rules'] });
  expect(live.body.data).toMatchObject({ status: 'approved', title: 'Renewing early', waiting: false });
  const versions = await api.graphql('query($id: ID!) { blogVersions(id: $id) { title state } }', { id }, robin);
  expect(versions.body.data.blogVersions).toContainEqual({ title: 'Overtaken', state: 'SAVED' });
  const [told] = await sentEmails(api, 'robin@example.ca', 'blog-overtaken');
  expect(told?.words).toContain('Overtaken');
  // their own version tells an administrator nothing
  await send('PUT', `/${id}`, admin, { title: 'Once more', status: 'pending' });
  await send('PUT', `/${id}`, admin, { tags: ['Renewal'] });
  expect(await api.rows(`select from mail_message where recipient = 'admin@example.ca'`)).toEqual([]);
});

test('why a post was sent back goes once it is submitted again', async () => {
  const { id } = await write(morgan);
  const reason = async (token: string, body: object): Promise<unknown> =>
    (await send('PUT', `/${id}`, token, body)).body.data.rejectionReason;
  const back = () => send('PUT', `/${id}/approve`, noor, { approved: false, reason: 'Too short.' });
  await back();
  // as long as its author works on it, it stands there
  expect(await reason(morgan, { content: '<p>Longer by a few words.</p>' })).toBe('Too short.');
  expect(await reason(morgan, { status: 'pending' })).toBeNull();
  await back();
  expect(await reason(morgan, { status: 'draft' })).toBe('Too short.');
  expect(await reason(morgan, { status: 'pending' })).toBeNull();
  await send('PUT', `/${id}/approve`, noor);
  // and of a public post, where the version after the one that was sent back is submitted
  await send('PUT', `/${id}`, morgan, { title: 'Renewing later', status: 'pending' });
  expect((await back()).body.data.rejectionReason).toBe('Too short.');
  expect(await reason(morgan, { title: 'Renewing last', status: 'pending' })).toBeNull();
});

test('a public post keeps its approved text while the new one waits', async () => {
  const { id } = await write(morgan);
  await send('PUT', `/${id}/approve`, noor);
  const saved = await send('PUT', `/${id}`, morgan, { title: 'Renewing later', status: 'pending' });
  expect(saved.body.data).toMatchObject({ status: 'approved', title: 'Renewing early', waiting: true });
  expect(await seen(id)).toMatchObject({ title: 'Renewing early', waiting: false });
  const queue = await send('GET', '?status=pending&limit=100', noor);
  expect(queue.body.data.items.map((post: { id: string }) => post.id)).toContain(id);

  const back = await send('PUT', `/${id}/approve`, noor, { approved: false, reason: 'The figures are of last year.' });
  expect(back.body.data).toMatchObject({ status: 'approved', title: 'Renewing early', waiting: false });
  await send('PUT', `/${id}`, morgan, { title: 'Renewing later' });
  await send('PUT', `/${id}/approve`, admin);
  expect(await seen(id)).toMatchObject({ title: 'Renewing later', waiting: false, changedAt: expect.any(String) });
});

const NO_TIME = `mutation($id: ID!) { updateBlog(id: $id, input: { publishAt: null }) { userErrors { message } } }`;
const emptyTime = async (id: string, token: string): Promise<void> =>
  expect((await api.graphql(NO_TIME, { id }, token)).body.data.updateBlog.userErrors).toEqual([]);

test('the time of publication is emptied as it is set, and belongs to who approves', async () => {
  const later = new Date(Date.now() + 86_400_000).toISOString();
  const [isHidden, isSeen] = [404, 200];
  const statusOf = async (id: string): Promise<number> => (await api.call(`/api/blogs/${id}`)).status;
  const draft = await write(morgan, { status: 'draft', publishAt: later });
  await emptyTime(draft.id, morgan);
  await send('PUT', `/${draft.id}`, morgan, { status: 'pending' });
  await send('PUT', `/${draft.id}/approve`, noor);
  expect(await statusOf(draft.id)).toBe(isSeen);
  // its author hides nothing that somebody else approved, and shows nothing early
  const hide = await send('PUT', `/${draft.id}`, morgan, { publishAt: later });
  expect([hide.status, hide.body.errors[0].field]).toEqual([422, 'publishAt']);
  expect(await statusOf(draft.id)).toBe(isSeen);
  expect((await send('PUT', `/${draft.id}`, admin, { publishAt: later })).status).toBe(200);
  expect(await statusOf(draft.id)).toBe(isHidden);
  await emptyTime(draft.id, admin);
  expect(await statusOf(draft.id)).toBe(isSeen);
});

test('sending back needs a reason, and readers are not told it', async () => {
  const { id } = await write(morgan);
  expect((await send('PUT', `/${id}/approve`, noor, { approved: false })).status).toBe(422);
  const reply = await send('PUT', `/${id}/approve`, noor, { approved: false, reason: 'Too short.' });
  expect(reply.body.data).toMatchObject({ status: 'rejected', rejectionReason: 'Too short.' });
  expect((await api.call(`/api/blogs/${id}`)).status).toBe(404);
});

test('posts of administrators are theirs', async () => {
  const { id } = await write(admin);
  expect((await send('PUT', `/${id}`, morgan, { title: 'Mine now' })).status).toBe(403);
  expect((await send('DELETE', `/${id}`, morgan)).status).toBe(403);
});

test('deleting archives, and a restored post is a draft', async () => {
  const { id } = await write(admin);
  expect((await send('DELETE', `/${id}`, admin)).body.data.status).toBe('archived');
  expect((await send('DELETE', `/${id}`, admin)).status).toBe(200);
  expect((await api.call(`/api/blogs/${id}`)).status).toBe(404);
  const RESTORE = 'mutation($id: ID!) { archiveBlog(id: $id, archived: false) { blog { status } } }';
  expect((await api.graphql(RESTORE, { id }, admin)).body.data.archiveBlog.blog.status).toBe('DRAFT');
});

test('the version that was read is archived, and no newer one', async () => {
  const { id, version } = await write(admin);
  await send('PUT', `/${id}`, admin, { title: 'Newer' });
  expect((await send('DELETE', `/${id}`, admin, undefined, { 'if-match': `"${version}"` })).status).toBe(409);
  expect((await send('DELETE', `/${id}`, admin, undefined, { 'if-match': 'nonsense' })).status).toBe(422);
  expect((await send('DELETE', `/${id}`, admin, undefined, { 'if-match': `"${version + 1}"` })).status).toBe(200);
});

test('a post is never named as a call below its address', async () => {
  const calls = ROUTES.flatMap(({ path }) => /^\/api\/blogs\/([\w-]+)/.exec(path)?.[1] ?? []);
  expect([...new Set(calls)]).toEqual([...NO_SLUGS]);
  const { slug } = await write(admin, { title: 'Pictures' });
  expect([slug, (await seen(slug)).title]).toEqual(['pictures-2', 'Pictures']);
});

test('two editors: the save of the second is refused, and so is a late autosave', async () => {
  const { id, version } = await write(morgan);
  const AUTOSAVE = `mutation($id: ID!, $v: Int!) { autosaveBlog(id: $id, input: { content: "<p>More</p>" }, expectedVersion: $v) {
    savedAt userErrors { code } } }`;
  const autosave = async (v: number) => (await api.graphql(AUTOSAVE, { id, v }, morgan)).body.data.autosaveBlog;
  expect((await autosave(version)).savedAt).toEqual(expect.any(String));
  expect((await autosave(version)).userErrors).toEqual([]);
  const ifMatch = { 'if-match': `"${version}"` };
  expect((await send('PUT', `/${id}`, morgan, { title: 'First' }, ifMatch)).status).toBe(200);
  expect((await send('PUT', `/${id}`, noor, { title: 'Second' }, ifMatch)).status).toBe(409);
  // nor does somebody approve words that they did not read
  expect((await send('PUT', `/${id}/approve`, noor, {}, ifMatch)).status).toBe(409);
  expect((await autosave(version)).userErrors).toEqual([{ code: 'CONFLICT' }]);

  const VERSIONS = 'query($id: ID!) { blogVersions(id: $id) { no state title content author live } }';
  const versions = async (token: string) => (await api.graphql(VERSIONS, { id }, token)).body.data.blogVersions;
  expect((await versions(morgan)).map(({ state }: { state: string }) => state)).toEqual(['PENDING', 'PENDING']);
  expect((await autosave(version + 1)).userErrors).toEqual([]);
  expect((await versions(morgan)).map(({ state }: { state: string }) => state)).toEqual([
    'AUTOSAVE',
    'PENDING',
    'PENDING',
  ]);
  expect((await versions(noor)).map(({ title }: { title: string }) => title)).toEqual(['First', 'Renewing early']);
});

describe('nobody but an administrator approves words of their own in another’s post', () => {
  const approve = (id: string, token: string) => send('PUT', `/${id}/approve`, token);
  const may = async (id: string, token: string): Promise<boolean[]> => {
    const { body } = await api.graphql(
      `query($id: ID!) { blog(id: $id) { mayDecide } waitingBlogs(limit: 100) { items { id mayDecide } }
        blogs(filter: { status: PENDING }, limit: 100) { items { id mayDecide } } }`,
      { id },
      token,
    );
    const listed = [...body.data.waitingBlogs.items, ...body.data.blogs.items].filter((post) => post.id === id);
    return [body.data.blog, ...listed].map((post: { mayDecide: boolean }) => post.mayDecide);
  };

  test('neither a new post nor the waiting version of a public one', async () => {
    const { id } = await write(morgan);
    await send('PUT', `/${id}`, noor, { content: '<p>Noor’s words.</p>' });
    expect(await may(id, noor)).toEqual([false, false, false]);
    const refused = await approve(id, noor);
    expect([refused.status, (await approve(id, morgan)).status]).toEqual([403, 403]);
    expect((await approve(id, admin)).status).toBe(200);
    await send('PUT', `/${id}`, noor, { content: '<p>Noor’s words again.</p>' });
    expect((await approve(id, noor)).status).toBe(403);
    const SEND_BACK = `mutation($id: ID!) { decideBlog(id: $id, approved: false, reason: "No") { userErrors { message } } }`;
    const { body } = await api.graphql(SEND_BACK, { id }, noor);
    expect(JSON.stringify(body)).toContain('Somebody else decides about this version: you wrote part of it.');
  });

  test('also not once another has saved after them, or the versions were pruned', async () => {
    const { id } = await write(morgan);
    await send('PUT', `/${id}`, noor, { content: '<p>Noor’s words.</p>' });
    for (let n = 0; n < 22; n += 1) await send('PUT', `/${id}`, morgan, { title: `Title ${n}` });
    await api.rows(`update blog_revision set state = 'saved' where blog_id = $1`, [id]);
    await api.rows(PRUNE_VERSIONS);
    expect((await approve(id, noor)).status).toBe(403);
  });

  test('what was approved since binds nobody, and what is kept while they type is no version', async () => {
    const { id } = await write(morgan);
    await send('PUT', `/${id}`, noor, { content: '<p>Noor’s words.</p>' });
    await approve(id, admin);
    await send('PUT', `/${id}`, morgan, { content: '<p>Morgan’s words.</p>' });
    const { version } = (await send('GET', `/${id}`, noor)).body.data;
    await api.graphql(
      `mutation($id: ID!, $v: Int!) { autosaveBlog(id: $id, input: { title: "Typing" }, expectedVersion: $v) { savedAt } }`,
      { id, v: version },
      noor,
    );
    expect((await approve(id, noor)).status).toBe(200);
  });
});

test('of what was only saved the last twenty versions are kept, and every approved one', async () => {
  const { id } = await write(morgan, { status: 'draft' });
  await api.rows(
    `insert into blog_revision (id, blog_id, no, state, title, excerpt, html, text, category, tags, sanitiser_version, author_id)
     select gen_random_uuid(), $1, n, case when n = 3 then 'approved' else 'saved' end, 'Version ' || n, '', '', '', 'rates', '{}', 1,
       (select author_id from blog where id = $1) from generate_series(2, 30) n`,
    [id],
  );
  await api.rows(PRUNE_VERSIONS);
  const kept = await api.rows<{ no: number }>('select no from blog_revision where blog_id = $1 order by no', [id]);
  expect(kept.map(({ no }) => no)).toEqual([3, ...Array.from({ length: 20 }, (_, n) => n + 11)]);
});

test('a new address leads from the old one', async () => {
  const { id } = await write(admin, { title: 'Old words' });
  const { slug } = (await send('PUT', `/${id}`, admin, { slug: 'New words' })).body.data;
  expect([slug, (await seen('old-words')).id]).toEqual(['new-words', id]);
  await send('PUT', `/${id}`, admin, { slug: 'old-words' });
  expect((await seen('new-words')).slug).toBe('old-words');
});

test('the address of an approved post belongs to who approves it', async () => {
  const { id } = await write(morgan, { title: 'Mine to write' });
  await send('PUT', `/${id}`, morgan, { slug: 'mine-to-name' });
  await send('PUT', `/${id}/approve`, noor);
  const moved = await send('PUT', `/${id}`, morgan, { slug: 'elsewhere' });
  expect([moved.status, moved.body.errors[0].field]).toEqual([422, 'slug']);
  // what stays is no change
  expect((await send('PUT', `/${id}`, morgan, { title: 'Again', slug: 'mine-to-name' })).status).toBe(200);
  expect((await seen('mine-to-name')).id).toBe(id);
  expect((await send('PUT', `/${id}`, admin, { slug: 'elsewhere' })).status).toBe(200);
});

test('what is wrong is said by field', async () => {
  const reply = await send('POST', '', morgan, { ...TEXT, title: ' ', coverImageUrl: 'https://127.0.0.1/x.png' });
  expect([reply.status, reply.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
    422,
    ['title', 'coverImageUrl'],
  ]);
  expect((await send('POST', '', morgan, { ...TEXT, content: '<script>1</script>' })).status).toBe(422);
});

test('what is kept while somebody types is everything that a version says', async () => {
  const { id, version } = await write(morgan);
  const KEEP = `mutation($id: ID!, $input: BlogInput!, $v: Int!) {
    autosaveBlog(id: $id, input: $input, expectedVersion: $v) { userErrors { message } } }`;
  const input = {
    title: '',
    excerpt: 'In short',
    category: 'rules',
    tags: ['FHSA'],
    coverImageUrl: '/covers/letterbox.svg',
    coverAlt: 'A letterbox',
  };
  expect((await api.graphql(KEEP, { id, input, v: version }, morgan)).body.data.autosaveBlog.userErrors).toEqual([]);
  const KEPT =
    'query($id: ID!) { blogVersions(id: $id) { state title excerpt category tags cover { url alt } content } }';
  expect((await api.graphql(KEPT, { id }, morgan)).body.data.blogVersions[0]).toEqual({
    state: 'AUTOSAVE',
    title: '',
    excerpt: 'In short',
    category: 'rules',
    tags: ['fhsa'],
    cover: { url: '/covers/letterbox.svg', alt: 'A letterbox' },
    content: '<p>Ask your lender first.</p>',
  });
});

test('a post says in which language it is written, and each version its own', async () => {
  const { id } = await write(admin, { title: 'Renouveler tôt', locale: 'fr' });
  expect((await seen(id)).locale).toBe('fr');
  expect((await seen((await write(admin)).id)).locale).toBe('en');
  await send('PUT', `/${id}`, admin, { title: 'Renouveler' });
  expect((await seen(id)).locale).toBe('fr');
  await send('PUT', `/${id}`, admin, { locale: 'en' });
  const VERSIONS = 'query($id: ID!) { blogVersions(id: $id) { locale } blog(id: $id) { locale } }';
  expect((await api.graphql(VERSIONS, { id }, admin)).body.data).toEqual({
    blog: { locale: 'en' },
    blogVersions: [{ locale: 'en' }, { locale: 'fr' }, { locale: 'fr' }],
  });
  expect((await send('PUT', `/${id}`, admin, { locale: 'de' })).status).toBe(422);
  const WRONG = 'mutation($id: ID!) { updateBlog(id: $id, input: { locale: "de" }) { userErrors { field message } } }';
  expect((await api.graphql(WRONG, { id }, admin)).body.data.updateBlog.userErrors).toEqual([
    { field: ['locale'], message: 'Choose English or French.' },
  ]);
});

test('what is approved is what was read', async () => {
  const { id, version } = await write(morgan);
  await send('PUT', `/${id}`, morgan, { title: 'Changed meanwhile' });
  const DECIDE = `mutation($id: ID!, $v: Int) { decideBlog(id: $id, approved: true, expectedVersion: $v) {
    blog { status title } userErrors { code message } } }`;
  const decide = async (v: number) => (await api.graphql(DECIDE, { id, v }, noor)).body.data.decideBlog;
  // whoever decides has no text to copy
  const message = 'Somebody else changed this post meanwhile. Read it again first.';
  expect((await decide(version)).userErrors).toEqual([{ code: 'CONFLICT', message }]);
  expect((await decide(version + 1)).blog).toEqual({ status: 'APPROVED', title: 'Changed meanwhile' });
});

test('a list says what the person may do, and finds their own posts', async () => {
  const [own, others] = [await write(noor, { title: 'By Noor' }), await write(admin, { title: 'By Avery' })];
  const LIST =
    'query($mine: Boolean) { blogs(filter: { mine: $mine }, limit: 100) { items { id waiting mayEdit mayDecide } } }';
  type Line = { id: string; waiting: boolean; mayEdit: boolean; mayDecide: boolean };
  const list = async (token: string | undefined, mine?: boolean): Promise<Line[]> =>
    (await api.graphql(LIST, { mine }, token)).body.data.blogs.items;
  const find = (lines: Line[], id: string) => lines.find((line) => line.id === id);
  expect((await list(noor, true)).map(({ id }) => id)).toEqual([own.id]);
  expect(find(await list(noor), own.id)).toMatchObject({ mayEdit: true, mayDecide: false });
  expect(find(await list(noor), others.id)).toMatchObject({ mayEdit: false, mayDecide: false });
  expect(find(await list(morgan), own.id)).toMatchObject({ mayEdit: true, mayDecide: true });
  // of a public post nothing waits
  expect(find(await list(admin), others.id)).toMatchObject({ mayEdit: true, mayDecide: false });
  expect(find(await list(undefined), others.id)).toMatchObject({ waiting: false, mayEdit: false, mayDecide: false });
  expect(await list(undefined, true)).toEqual([]);
});

test('a new post that is sent again is stored once', async () => {
  const id = '0b8f6f0a-6c1e-4a7e-8d2f-3a9a5c1d2e4f';
  const CREATE =
    'mutation($id: ID, $input: BlogInput!) { createBlog(id: $id, input: $input, status: DRAFT) { blog { id slug } userErrors { code field } } }';
  const create = async (token: string, given = id) =>
    (await api.graphql(CREATE, { id: given, input: { ...TEXT, title: 'Sent twice' } }, token)).body.data.createBlog;
  const first = await create(morgan);
  expect(first.blog).toEqual({ id, slug: 'sent-twice' });
  expect((await create(morgan)).blog).toEqual(first.blog);
  expect((await create(noor)).userErrors[0].code).toBe('CONFLICT');
  expect((await create(noor, 'no-uuid')).userErrors[0]).toEqual({ code: 'INVALID', field: ['id'] });
});
