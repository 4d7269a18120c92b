import { testApi, type TestApi } from '../../../test/api.js';

const STATES = ['draft', 'pending', 'rejected', 'gone on', 'approved', 'waiting', 'scheduled', 'archived'] as const;
type State = (typeof STATES)[number];
const ACTIONS = ['save', 'submit', 'withdraw', 'approve', 'send back', 'archive', 'restore'] as const;
type Action = (typeof ACTIONS)[number];

/** What comes of each action on a moderator's post, by another moderator: the state after it, or why it is refused. */
const ANSWERS: Readonly<Record<State, readonly string[]>> = {
  draft: ['draft', 'pending', 'draft', 'CONFLICT', 'CONFLICT', 'archived', 'draft'],
  pending: ['pending', 'pending', 'draft', 'approved', 'rejected', 'archived', 'pending'],
  rejected: ['gone on', 'pending', 'draft', 'approved', 'CONFLICT', 'archived', 'rejected'],
  // saved since it was sent back, and not submitted
  'gone on': ['gone on', 'pending', 'draft', 'CONFLICT', 'CONFLICT', 'archived', 'gone on'],
  approved: ['waiting', 'waiting', 'approved', 'CONFLICT', 'CONFLICT', 'archived', 'approved'],
  waiting: ['waiting', 'waiting', 'waiting', 'approved', 'approved', 'archived', 'waiting'],
  scheduled: ['waiting', 'waiting', 'scheduled', 'CONFLICT', 'CONFLICT', 'archived', 'scheduled'],
  archived: ['archived', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'archived', 'draft'],
};
const answer = (state: State, action: Action): string => ANSWERS[state][ACTIONS.indexOf(action)] ?? '';

let api: TestApi;
let admin: string;
let morgan: string;
let noor: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('admin@example.ca', 'ADMIN');
  await api.person('morgan@example.ca', 'MODERATOR');
  await api.person('noor@example.ca', 'MODERATOR');
  [admin, morgan, noor] = (await Promise.all(
    ['admin', 'morgan', 'noor'].map((name) => api.token(`${name}@example.ca`)),
  )) as [string, string, string];
});
afterAll(() => api.close());

const TEXT = { title: 'Renewing early', content: '<p>Ask your lender first.</p>', category: 'renewal' };
const MORE = { title: 'Renewing late' };
const BACK = { approved: false, reason: 'Too short.' };

const REST: Readonly<Record<Exclude<Action, 'restore'>, [method: string, path: string, body?: object]>> = {
  save: ['PUT', '', MORE],
  submit: ['PUT', '', { ...MORE, status: 'pending' }],
  withdraw: ['PUT', '', { ...MORE, status: 'draft' }],
  approve: ['PUT', '/approve'],
  'send back': ['PUT', '/approve', BACK],
  archive: ['DELETE', ''],
};
const SAID = 'userErrors { code }';
const save = (status: string): string =>
  `mutation($id: ID!) { done: updateBlog(id: $id, input: { title: "Renewing late" }${status}) { ${SAID} } }`;
const GRAPHQL: Readonly<Record<Action, string>> = {
  save: save(''),
  submit: save(', status: PENDING'),
  withdraw: save(', status: DRAFT'),
  approve: `mutation($id: ID!) { done: decideBlog(id: $id, approved: true) { ${SAID} } }`,
  'send back': `mutation($id: ID!) { done: decideBlog(id: $id, approved: false, reason: "Too short.") { ${SAID} } }`,
  archive: `mutation($id: ID!) { done: archiveBlog(id: $id) { ${SAID} } }`,
  restore: `mutation($id: ID!) { done: archiveBlog(id: $id, archived: false) { ${SAID} } }`,
};
const REFUSED: Readonly<Record<number, string>> = { 403: 'FORBIDDEN', 409: 'CONFLICT', 422: 'INVALID' };

async function overRest(id: string, action: Exclude<Action, 'restore'>, token: string): Promise<string | undefined> {
  const [method, path, body] = REST[action];
  const { status } = await api.call(`/api/blogs/${id}${path}`, { method, token, body });
  return status < 300 ? undefined : (REFUSED[status] ?? String(status));
}
async function overGraphql(id: string, action: Action, token: string): Promise<string | undefined> {
  const { body } = await api.graphql(GRAPHQL[action], { id }, token);
  return body.errors?.[0]?.extensions?.code ?? body.data.done.userErrors[0]?.code;
}

const TO_STATE: Readonly<Record<State, readonly (readonly [Exclude<Action, 'restore'>, by: 'author' | 'other'])[]>> = {
  draft: [],
  pending: [['submit', 'author']],
  rejected: [
    ['submit', 'author'],
    ['send back', 'other'],
  ],
  'gone on': [
    ['submit', 'author'],
    ['send back', 'other'],
    ['save', 'author'],
  ],
  approved: [
    ['submit', 'author'],
    ['approve', 'other'],
  ],
  waiting: [
    ['submit', 'author'],
    ['approve', 'other'],
    ['submit', 'author'],
  ],
  scheduled: [
    ['submit', 'author'],
    ['approve', 'other'],
  ],
  archived: [['archive', 'author']],
};

/** A post of this author in this state. */
async function inState(state: State, author: string, other: string): Promise<string> {
  const publishAt = state === 'scheduled' ? new Date(Date.now() + 86_400_000).toISOString() : undefined;
  const body = { ...TEXT, status: 'draft', ...(publishAt && { publishAt }) };
  const { id } = (await api.call('/api/blogs', { method: 'POST', token: author, body })).body.data;
  for (const [action, by] of TO_STATE[state])
    expect(await overRest(id, action, by === 'author' ? author : other)).toBeUndefined();
  return id;
}

const SEE = `query($id: ID!) {
  blog(id: $id) { status waiting publishedAt mayDecide } blogVersions(id: $id) { no state } }`;
interface Seen {
  status: string;
  waiting: boolean;
  publishedAt: string | null;
  mayDecide: boolean;
}
async function see(id: string, token: string): Promise<{ state: string; mayDecide: boolean }> {
  const { body } = await api.graphql(SEE, { id }, token);
  const { status, waiting, publishedAt, mayDecide } = body.data.blog as Seen;
  const [newest] = (body.data.blogVersions as { no: number; state: string }[]).sort((one, other) => other.no - one.no);
  let state = status.toLowerCase();
  if (waiting) state = 'waiting';
  else if (status === 'APPROVED' && Date.parse(publishedAt ?? '') > Date.now()) state = 'scheduled';
  else if (status === 'REJECTED' && newest?.state !== 'REJECTED') state = 'gone on';
  return { state, mayDecide };
}

/** What comes of an action, and whether it was offered to whoever decides. */
async function outcome(
  state: State,
  action: Action,
  { by, author, other, rest }: { by: string; author: string; other: string; rest: boolean },
): Promise<string> {
  const id = await inState(state, author, other);
  const { mayDecide } = await see(id, by);
  const refused = rest && action !== 'restore' ? await overRest(id, action, by) : await overGraphql(id, action, by);
  if (action === 'approve') expect([state, mayDecide]).toEqual([state, refused === undefined]);
  return refused ?? (await see(id, by)).state;
}

test.each([
  ['GraphQL', false],
  ['REST', true],
])('each action has one answer in each state, over %s', async (_, rest) => {
  const found: Record<string, string[]> = {};
  for (const state of STATES) {
    found[state] = await Promise.all(
      ACTIONS.map((action) => outcome(state, action, { by: noor, author: morgan, other: admin, rest })),
    );
  }
  expect(found).toEqual(ANSWERS);
});

test('its author decides nothing, in whatever state', async () => {
  const who = { by: morgan, author: morgan, other: noor, rest: false };
  for (const state of STATES) {
    const found = [await outcome(state, 'approve', who), await outcome(state, 'send back', who)];
    expect([state, ...found]).toEqual([state, 'FORBIDDEN', 'FORBIDDEN']);
  }
});

test('an administrator’s change of a public post is public, and their own post waits for nobody', async () => {
  const others = { by: admin, author: morgan, other: noor, rest: true };
  for (const state of STATES) {
    const isPublic = state === 'approved' || state === 'waiting';
    const expected = isPublic ? 'approved' : state === 'scheduled' ? state : answer(state, 'save');
    expect([state, await outcome(state, 'save', others)]).toEqual([state, expected]);
    expect([state, await outcome(state, 'approve', others)]).toEqual([state, answer(state, 'approve')]);
  }
  const own = { by: admin, author: admin, other: admin, rest: true };
  for (const state of ['draft', 'pending', 'rejected', 'gone on'] as const)
    expect([state, await outcome(state, 'approve', own)]).toEqual([state, 'approved']);
});
