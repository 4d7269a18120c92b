import { ANALYTICS_CONSENT_VERSION } from '@brokerage/domain/vocabulary/consents';
import { OWN_WRITE_KEY } from '@brokerage/domain/analytics/settings';
import { testApi, type Reply, type TestApi } from '../../../test/api.js';
import { newId } from '../../platform/ids.js';
import { countVisits } from './analytics.schedules.js';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148';
const KEY = { authorization: `Basic ${btoa(`${OWN_WRITE_KEY}:`)}`, 'user-agent': CHROME };
const CANARY = 'CANARY-7f3a';
const MINUTE = 60_000;

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi({ ANALYTICS_ON_LOCALHOST: '1' });
  await api.person('admin@example.ca', 'ADMIN');
  await api.person('moderator@example.ca', 'MODERATOR');
  admin = await api.token('admin@example.ca');
});
afterAll(() => api.close());

const flush = (): Promise<void> => api.app.services.collector.flush();
const send = (path: string, body: unknown, headers: Record<string, string> = KEY): Promise<Reply> =>
  api.call(`/collect${path}`, { method: 'POST', headers, body });

/** As SDK 3.24.0 sends it, with more in it than we keep. */
const event = (type: string, route: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  messageId: newId(),
  type,
  channel: 'web',
  anonymousId: newId(),
  userId: '',
  originalTimestamp: new Date().toISOString(),
  sentAt: new Date().toISOString(),
  ...(type === 'page' ? { name: route } : {}),
  ...(type === 'track' ? { event: 'form_opened' } : {}),
  properties: { path: route, url: `https://x.example/?token=${CANARY}`, secret: CANARY },
  integrations: { All: true },
  ...more,
  context: {
    traits: { email: `${CANARY}@example.ca` },
    userAgent: CHROME,
    campaign: {},
    page: { path: route, search: `?token=${CANARY}`, tab_url: `https://x.example/#${CANARY}`, title: CANARY },
    sessionId: 1_700_000_000_000,
    ...(more['context'] as object | undefined),
  },
});

const stored = (visitor: unknown): Promise<Record<string, unknown>[]> =>
  api.rows('select * from analytics_event where visitor = $1 order by at', [visitor]);

test('the SDK’s seven calls are answered as it expects', async () => {
  const config = await api.call('/collect/sourceConfig/?p=npm&v=3.24.0&writeKey=x', { headers: KEY });
  expect(config.status).toBe(200);
  expect(config.body.source).toMatchObject({ enabled: true, destinations: [], connections: [] });
  expect(config.body.source.id).not.toBeNull();
  expect(typeof config.body.source.config).toBe('object');
  expect((await api.call('/collect/sourceConfig/?view=ad', { method: 'HEAD' })).status).toBe(200);
  for (const type of ['page', 'track', 'identify', 'group', 'alias']) {
    expect((await send(`/v1/${type}`, event(type, '/rates'))).status).toBe(200);
  }
  expect((await send('/v1/batch', { batch: [event('page', '/'), event('track', '/')] })).status).toBe(200);
  const beacon = JSON.stringify({ batch: [event('page', '/about')] });
  const text = { 'content-type': 'text/plain', 'user-agent': CHROME };
  expect((await send(`/beacon/v1/batch?writeKey=${OWN_WRITE_KEY}`, beacon, text)).status).toBe(200);
  expect((await send('/rsaMetrics', { version: '1' })).status).toBe(200);
  const cookies = await send('/rsaRequest', {
    reqType: 'setCookies',
    workspaceId: 'own',
    data: {
      options: { maxAge: 31_536_000_000, path: '/', domain: 'evil.example', sameSite: 'Lax' },
      cookies: [{ name: 'rl_session', value: 'RS_ENC_v3_a+b=' }],
    },
  });
  expect(cookies.status).toBe(200);
  const set = cookies.headers.get('set-cookie') ?? '';
  expect(set).toContain(`rl_session=${encodeURIComponent('RS_ENC_v3_a+b=')}; Max-Age=31536000; Path=/`);
  expect(set).not.toMatch(/HttpOnly|Domain/i);
});

test.each([
  [[{ name: 'token', value: 'x' }]],
  [[{ name: 'rl_session', value: 'x'.repeat(5_000) }]],
  [[{ name: 'rl_session', value: 7 }]],
  [[]],
  ['rl_session'],
])('no other cookie can be planted: %j', async (cookies) => {
  const reply = await send('/rsaRequest', { reqType: 'setCookies', data: { cookies } });
  expect(reply.status).toBe(400);
  expect(reply.headers.get('set-cookie')).toBeNull();
});

test('another site, another key and what is no event are refused', async () => {
  const foreign = { ...KEY, origin: 'https://evil.example' };
  expect((await send('/v1/page', event('page', '/'), foreign)).status).toBe(403);
  expect((await send('/rsaRequest', { reqType: 'setCookies', data: {} }, foreign)).status).toBe(403);
  expect((await send('/v1/page', event('page', '/'), { 'user-agent': CHROME })).status).toBe(401);
  expect((await send('/beacon/v1/batch?writeKey=other', { batch: [event('page', '/')] })).status).toBe(401);
  expect((await api.call('/collect/sourceConfig/')).status).toBe(401);
  for (const bad of [null, [], {}, { ...event('page', '/'), messageId: 'x' }, event('page', `/blog/${CANARY}/%20`)]) {
    expect((await send('/v1/page', bad)).status).toBe(400);
  }
});

test('of an event nothing is kept but the list: no address, no traits, no title, no network', async () => {
  const visitor = newId();
  const campaign = { name: 'Spring', source: 'newsletter', token: CANARY, term: 'me@example.ca' };
  await send('/v1/page', event('page', '/blog/:id', { anonymousId: visitor, context: { campaign } }));
  await flush();
  const [row, ...others] = await stored(visitor);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    kind: 'page',
    route: '/blog/:id',
    source: 'newsletter',
    campaign: 'spring',
    device: 'DESKTOP',
  });
  const all = JSON.stringify(await api.rows('select * from analytics_event'));
  expect(all).not.toContain(CANARY);
  expect(all).not.toContain('@');
});

test('a message that is sent again is kept once', async () => {
  const visitor = newId();
  const once = event('page', '/rates', { anonymousId: visitor });
  await send('/v1/page', once);
  await flush();
  await send('/v1/batch', { batch: [once, once] });
  await flush();
  expect(await stored(visitor)).toHaveLength(1);
});

test('bots and staff are left out, and counted', async () => {
  const counts = async (): Promise<Record<string, number>> => {
    await flush();
    const rows = await api.rows<{ key: string; count: number }>(
      `select key, count from analytics_count where kind = 'EXCLUDED'`,
    );
    return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
  };
  const before = await counts();
  const [bot, staff] = [newId(), newId()];
  await send('/v1/page', event('page', '/', { anonymousId: bot }), { ...KEY, 'user-agent': 'Googlebot/2.1' });
  const [{ id } = { id: '' }] = await api.rows<{ id: string }>(
    `select id from user_account where email = 'admin@example.ca'`,
  );
  await send('/v1/page', event('page', '/', { anonymousId: staff, userId: id }));
  const after = await counts();
  expect(after['BOT']).toBe((before['BOT'] ?? 0) + 1);
  expect(after['STAFF']).toBe((before['STAFF'] ?? 0) + 1);
  expect([...(await stored(bot)), ...(await stored(staff))]).toEqual([]);
});

test('partitions are there three days ahead, the rest is moved into them, and old ones go', async () => {
  const ahead = await api.rows<{ days: number }>(
    `select max(to_date(substr(c.relname, 7), 'YYYYMMDD')) - (now() at time zone 'utc')::date as days
     from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'analytics_event'::regclass and c.relname ~ '^event_[0-9]{8}$'`,
  );
  expect(ahead[0]?.days).toBe(3);
  const visitor = newId();
  await api.rows(
    `insert into analytics_event (received_on, message_id, at, visitor, kind, route, source, device)
     values ((now() at time zone 'utc')::date + 4, $1, now(), $2, 'page', '/', 'DIRECT', 'PHONE')`,
    [newId(), visitor],
  );
  const where = async (): Promise<string> =>
    (
      await api.rows<{ name: string }>(
        'select tableoid::regclass::text as name from analytics_event where visitor = $1',
        [visitor],
      )
    )[0]?.name ?? '';
  expect(await where()).toBe('analytics.event_rest');
  await api.rows('select analytics_partitions(5, 90)');
  expect(await where()).toMatch(/^analytics\.event_\d{8}$/);
  // whoever asks, a week is kept
  expect(await api.rows('select analytics_partitions(5, 0) as dropped')).toEqual([{ dropped: 0 }]);
  await api.rows('delete from analytics_event where visitor = $1', [visitor]);
});

describe('figures', () => {
  const read = async (days = 7, token = admin): Promise<Reply['body']> =>
    (
      await api.graphql(
        `query ($days: Int!) { siteFigures(days: $days) {
          now { visits views visitors bounces } before { visits }
          points { on visits views sent }
          sources { key now before } campaigns { key now } pages { key now } devices { key now }
          funnel { key now } granted { now } refused { now } served { now } excluded { key now }
        } }`,
        { days },
        token,
      )
    ).body;
  const figures = async (days?: number): Promise<Reply['body']> => (await read(days)).data.siteFigures;

  beforeEach(async () => {
    await flush();
    await api.rows('delete from analytics_event');
    await api.rows('delete from analytics_day');
    await api.rows('delete from analytics_count');
  });

  const view = (
    visitor: string,
    minutesAgo: number,
    route = '/',
    more: { device?: string; source?: string } = {},
  ): Promise<unknown> =>
    api.rows(
      `insert into analytics_event (received_on, message_id, at, visitor, kind, route, source, device)
       select (at at time zone 'utc')::date, gen_random_uuid(), at, $1, 'page', $2, $3, $4
       from (select now() - make_interval(secs => $5)) t (at)`,
      [visitor, route, more.source ?? 'DIRECT', more.device ?? 'DESKTOP', minutesAgo * 60],
    );

  test('visits end after half an hour without a page, and after twelve hours in any case', async () => {
    const [gap, long] = [newId(), newId()];
    const base = 2 * 24 * 60;
    await view(gap, base + 100);
    await view(gap, base + 71, '/rates');
    await view(gap, base + 40, '/basic-form');
    for (let minute = 0; minute <= 13 * 60; minute += 20)
      await view(long, base + 14 * 60 - minute, '/about', { source: 'SEARCH', device: 'PHONE' });
    await countVisits(api.platform.db);
    const { now, sources, devices, funnel, pages } = await figures();
    // two of the first, two of the second
    expect(now).toMatchObject({ visits: 4, views: 3 + 40, bounces: 1 });
    expect(sources).toEqual([
      { key: 'DIRECT', now: 2, before: 0 },
      { key: 'SEARCH', now: 2, before: 0 },
    ]);
    expect(devices).toEqual([
      { key: 'PHONE', now: 2 },
      { key: 'TABLET', now: 0 },
      { key: 'DESKTOP', now: 2 },
    ]);
    expect(funnel.slice(0, 2)).toEqual([
      { key: 'HOME', now: 1 },
      { key: 'FORM', now: 1 },
    ]);
    expect(pages[0]).toEqual({ key: '/about', now: 40 });
  });

  test('a visit over midnight is one, of the day on which it began', async () => {
    const [since] = await api.rows<{ minutes: number }>(`
      select extract(epoch from now() - date_trunc('day', now(), 'America/Toronto'))::float8 / 60 as minutes`);
    const yesterday = (since?.minutes ?? 0) + 24 * 60;
    const visitor = newId();
    for (const after of [-10, 5, 20]) await view(visitor, yesterday - after);
    await countVisits(api.platform.db);
    const days = await api.rows(`
      select (now() at time zone 'America/Toronto')::date - day as ago, visits, views
      from analytics_day where kind = 'ALL' order by day`);
    expect(days).toEqual([{ ago: 2, visits: 1, views: 3 }]);
  });

  test('counting again, side by side, gives the same', async () => {
    for (let n = 0; n < 12; n += 1) await view(newId(), n * 500);
    await Promise.all([countVisits(api.platform.db), countVisits(api.platform.db)]);
    const first = await api.rows('select * from analytics_day order by day, kind, key');
    await countVisits(api.platform.db);
    expect(await api.rows('select * from analytics_day order by day, kind, key')).toEqual(first);
    expect((await figures(30)).now.visits).toBe(12);
  });

  test('nothing yet: noughts, and every day of the chart', async () => {
    const given = await figures(30);
    expect(given.now).toEqual({ visits: 0, views: 0, visitors: 0, bounces: 0 });
    expect(given.points).toHaveLength(30);
    expect(given.funnel.map(({ key }: { key: string }) => key)).toEqual(['HOME', 'FORM', 'SENT', 'APPROVED', 'FUNDED']);
  });

  test('a moderator is refused, and so is another number of days', async () => {
    expect((await read(7, await api.token('moderator@example.ca'))).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await read(8)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('the choice', () => {
  const choose = async (variables: object): Promise<Reply['body']> =>
    (
      await api.graphql(
        `mutation ($granted: Boolean!, $textVersion: String!, $receipt: ID!) {
          chooseAnalytics(granted: $granted, textVersion: $textVersion, receipt: $receipt) {
            granted userErrors { code field }
          }
        }`,
        { granted: true, textVersion: ANALYTICS_CONSENT_VERSION, receipt: newId(), ...variables },
      )
    ).body;

  test('is in the ledger with the version of its words, and names nobody', async () => {
    const receipt = newId();
    expect((await choose({ receipt })).data.chooseAnalytics).toEqual({ granted: true, userErrors: [] });
    expect((await choose({ receipt, granted: false })).data.chooseAnalytics.granted).toBe(false);
    expect(
      await api.rows(
        'select purpose, granted, text_version as version, user_id as who, email, ip from consent where source_id = $1 order by created_at',
        [receipt],
      ),
    ).toEqual(
      [true, false].map((granted) => ({
        purpose: 'analytics',
        granted,
        version: ANALYTICS_CONSENT_VERSION,
        who: null,
        email: null,
        ip: null,
      })),
    );
  });

  test.each([{ receipt: 'me@example.ca' }, { textVersion: 'analytics 1999' }])(
    'bad input is refused: %j',
    async (bad) => {
      const { userErrors } = (await choose(bad)).data.chooseAnalytics;
      expect(userErrors[0].code).toBe('INVALID');
    },
  );
});

test('what a browser starts with: nothing where it says no, or develops', async () => {
  const settings = async (headers: Record<string, string> = {}): Promise<unknown> =>
    (await api.call('/collect/settings', { headers })).body;
  expect(await settings()).toMatchObject({ on: true, writeKey: OWN_WRITE_KEY, sessionTimeoutMs: 30 * MINUTE });
  expect(await settings({ 'sec-gpc': '1' })).toEqual({ on: false });
});

test('a phone is a phone', async () => {
  const visitor = newId();
  await send('/v1/page', event('page', '/', { anonymousId: visitor }), { ...KEY, 'user-agent': PHONE });
  await flush();
  expect((await stored(visitor))[0]).toMatchObject({ device: 'PHONE' });
});

describe('without analytics', () => {
  test.each([
    [{ ANALYTICS: 'off' }],
    [{ RUDDERSTACK_DATA_PLANE_URL: 'ftp://plane.example' }],
    [{ RUDDERSTACK_CONFIG_URL: 'nothing' }],
  ])('%j: nothing starts, and the site stands', async (env) => {
    const other = await testApi({ ANALYTICS_ON_LOCALHOST: '1', ...env });
    try {
      expect((await other.call('/collect/settings')).body).toEqual({ on: false });
      expect(
        (await other.call('/collect/v1/page', { method: 'POST', headers: KEY, body: event('page', '/') })).status,
      ).toBe(404);
      expect((await other.call('/healthz/live')).status).toBe(200);
    } finally {
      await other.close();
    }
  });

  test('on a developer’s machine, unless told so', async () => {
    const other = await testApi();
    try {
      expect((await other.call('/collect/settings')).body).toEqual({ on: false });
    } finally {
      await other.close();
    }
  });
});
