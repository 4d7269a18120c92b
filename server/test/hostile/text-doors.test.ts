import fc from 'fast-check';
import { OWN_WRITE_KEY } from '@brokerage/domain/analytics/settings';
import { CAMPAIGN } from '@brokerage/domain/leads/attribution';
import { isStorable } from '@brokerage/domain/text/storable';
import { newId } from '../../src/platform/ids.js';
import { APPLICATION, lender, testApi, type Reply, type TestApi } from '../api.js';
import { pdf } from '../sample-files.js';
import { upload } from '../upload.js';

/** Wherever one of our limits stands, or a multiple of it */
const LIMITS = [10, 30, 40, 60, 80, 100, 120, 200, 254, 300, 500, 2_000, 4_000];
const TEXTS: readonly string[] = [
  'a\0b',
  'half \ud83d',
  '\ude00 half',
  'a\u001bb',
  'x'.repeat(6_000),
  'Jose\u0301',
  ...LIMITS.map((limit) => `${'x'.repeat(limit - 1)}😀`),
];
const PERSON = { fullName: 'Ada Tremblay', email: 'ada@example.ca', phone: '416 967 1111', consent: { contact: true } };
/** Each would be taken as it stands */
const FORMS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/mortgage/basic': { ...APPLICATION, comments: 'A garden for the dog' },
  '/api/mortgage/lead': {
    fullName: PERSON.fullName,
    phone: PERSON.phone,
    email: PERSON.email,
    serviceType: 'New Purchase',
    additionalComments: 'A garden',
  },
  '/api/mortgage/second-mortgage-lead': { ...PERSON, purpose: 'debts', postalCode: 'M5V 2T6' },
  '/api/mortgage/private-finance-lead': { ...PERSON, exitStrategy: 'sale' },
  '/api/mortgage/self-employed-lead': { ...PERSON, businessType: 'incorporated' },
};
const PATHS = Object.keys(FORMS);
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi({ LIMITS_FACTOR: '1000000' });
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
});
afterAll(() => api.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> =>
  api.call(path, { method: 'POST', body, headers });
const enquiries = async (): Promise<number> =>
  (await api.rows<{ n: number }>('select count(*)::int as n from enquiry'))[0]?.n ?? 0;

/** Words, and not our mistake. */
const isOurs = ({ status, text }: Reply): boolean => status >= 500 || text.includes('INTERNAL_SERVER_ERROR');

/** Sends all of them, some at a time, and gives those that were answered with a mistake of ours. */
async function mistakes<Case>(cases: readonly Case[], send: (one: Case) => Promise<Reply>): Promise<unknown[]> {
  const found: unknown[] = [];
  const queue = cases.values();
  const worker = async (): Promise<void> => {
    for (const one of queue) {
      const reply = await send(one);
      if (isOurs(reply)) found.push([one, reply.status]);
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return found;
}

describe('a form', () => {
  test.each(PATHS)('of %s refuses in words, or stores', async (path) => {
    const form = FORMS[path] ?? {};
    const names = Object.keys(form).filter((name) => typeof form[name] === 'string');
    const before = await enquiries();
    let stored = 0;
    const cases = names.flatMap((name) => TEXTS.map((text) => [name, text] as const));
    const found = await mistakes(cases, async ([name, text]) => {
      const reply = await post(path, { ...form, [name]: text });
      expect([201, 422]).toContain(reply.status);
      if (reply.status === 201) stored += 1;
      return reply;
    });
    expect(found).toEqual([]);
    expect(await enquiries()).toBe(before + stored);
  });

  test('keeps one writing of a name', async () => {
    const { body } = await post('/mortgage/basic', { ...APPLICATION, fullName: 'Jose\u0301 Roy' });
    const [row] = await api.rows('select full_name as name from enquiry where source_id = $1', [body.data.id]);
    expect(row).toEqual({ name: 'José Roy' });
  });
});

/** What is said beside a form, over each way it can be said. */
const BESIDE: Readonly<Record<string, (text: string) => { body?: object; headers?: Record<string, string> }>> = {
  ...Object.fromEntries(
    CAMPAIGN.map((name) => [
      `the header with ${name}`,
      (text: string) => ({ headers: attribution({ path: '/', [name]: text }) }),
    ]),
  ),
  'the header with a path': (text) => ({ headers: attribution({ path: `/${text}` }) }),
  'the header with a referrer': (text) => ({ headers: attribution({ path: '/', referrer: text }) }),
  'the header alone': (text) => ({ headers: { 'x-attribution': encodeURIComponent(JSON.stringify(text)) } }),
  'a header that is none': () => ({ headers: { 'x-attribution': '%ED%A0%80' } }),
  'the browser': (text) => ({ headers: { 'user-agent': latin(text) } }),
  'the language': (text) => ({ headers: { 'accept-language': latin(text) } }),
  'the page before': (text) => ({ headers: { referer: latin(text) } }),
  'the cookies': (text) => ({ headers: { cookie: `rl_session=${latin(text)}` } }),
};
const attribution = (touch: object): Record<string, string> => ({
  'x-attribution': encodeURIComponent(JSON.stringify([touch])),
});
/** Node sends no others in a header */
const latin = (text: string): string => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '\xe9');

/** Every name of a campaign, in the body of a lead. */
const UTM = ['path', 'referrer', ...CAMPAIGN];

describe('what is said beside a form never costs it:', () => {
  test.each(Object.keys(BESIDE))('%s', async (name) => {
    const before = await enquiries();
    const cases = TEXTS.map((text, index) => ({ text, path: PATHS[index % PATHS.length] ?? '' }));
    const statuses = new Set<number>();
    await mistakes(cases, async ({ text, path }) => {
      const { headers } = BESIDE[name]?.(text) ?? {};
      const reply = await post(path, FORMS[path], headers);
      statuses.add(reply.status);
      return reply;
    });
    expect([...statuses]).toEqual([201]);
    expect(await enquiries()).toBe(before + cases.length);
  });

  test('utm in the body', async () => {
    const before = await enquiries();
    const cases = UTM.flatMap((name) => TEXTS.map((text) => ({ first: { path: '/', [name]: text } })));
    const lost = await mistakes(cases, async (utm) => {
      const reply = await post('/api/mortgage/second-mortgage-lead', { ...PERSON, utm });
      expect(reply.status).toBe(201);
      return reply;
    });
    expect([lost, await enquiries()]).toEqual([[], before + cases.length]);
  });

  test('the time zone of a booking', async () => {
    const book = `mutation ($i: BookingInput!, $at: DateTime!, $zone: String) {
      book(input: $i, startsAt: $at, zone: $zone) { booking { id } userErrors { message } } }`;
    const [from, to] = [1, 30].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
    const free: { startsAt: string }[] = (await api.call(`/api/bookings/slots?from=${from}&to=${to}`)).body.data;
    for (const [index, zone] of TEXTS.entries()) {
      // a call apart: the adviser needs a pause between two
      const at = free[index * 3]?.startsAt;
      // and somebody else each time: an address and a number have two calls ahead at most
      const person = { ...PERSON, email: `zone${index}@example.ca`, phone: `416 967 ${1200 + index}`, consent: true };
      const reply = await api.graphql(book, { i: person, at, zone });
      expect([zone, reply.body.data?.book?.booking]).toEqual([zone, { id: expect.any(String) }]);
    }
  });

  test('whatever text it is', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 150 });
    const before = await enquiries();
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...UTM), async (value, name) => {
        const touch = { path: '/', [name]: value };
        const replies = await Promise.all([
          post('/mortgage/basic', APPLICATION, attribution(touch)),
          post('/api/mortgage/second-mortgage-lead', { ...PERSON, utm: { first: touch } }),
        ]);
        sent += replies.length;
        expect(replies.map(({ status }) => status)).toEqual([201, 201]);
      }),
      { numRuns: 40 },
    );
    expect(await enquiries()).toBe(before + sent);
  });
});

test('an address refuses in words', async () => {
  const writings = [
    ...TEXTS.filter((text) => isStorable(text) && text.length < 600).map(encodeURIComponent),
    '%00',
    '%ED%A0%80',
    'x'.repeat(6_000),
  ];
  const addresses = ['/api/blogs?category=', '/api/blogs?search=', '/api/blogs/', '/api/agents/', '/share/', '/files/']
    .concat('/api/bookings/slots?from=', '/calculator/schedule.pdf?principal=', '/unsubscribe?token=', '/logos/')
    .concat('/mortgage-rates/current?x=', '/?utm_campaign=');
  const cases = addresses.flatMap((address) => writings.map((text) => address + text));
  expect(await mistakes(cases, (address) => api.call(address))).toEqual([]);
});

// the head of a part cannot carry them: the whole request is none
const breaksTheHead = (name: string): boolean => name.includes('\0') || name.includes('\u001b');

test('the name of a file is never the reason', async () => {
  const PLACE = 'mutation($csv: Upload!) { importRates(file: $csv, dryRun: true) { userErrors { message } } }';
  const { id } = await lender(api, 'Oak Trust', [4.2]);
  expect(id).toBeDefined();
  const bytes = 'bank,term,type,rate\nOak Trust,5,fixed,4.19\n';
  for (const name of TEXTS) {
    const reply = await upload(api, { query: PLACE, variables: {} }, { variable: 'csv', bytes, name, token: admin });
    expect([name, reply.status]).toEqual([name, breaksTheHead(name) ? 400 : 200]);
  }

  const fields = { fullName: 'Ada Tremblay', email: 'ada@example.ca', phone: '416 967 1111', consent: 'true' };
  for (const name of TEXTS) {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('resume', new Blob([new Uint8Array(pdf())]), name);
    const reply = await api.call('/api/careers/apply', { method: 'POST', body: form });
    expect([name, reply.status]).toEqual([name, breaksTheHead(name) ? 400 : 201]);
  }
});

test('a file that is imported is refused in words, or read', async () => {
  const IMPORT = 'mutation($csv: String) { importRates(csv: $csv, dryRun: false) { userErrors { message } } }';
  const UPLOAD = 'mutation($csv: Upload!) { importRates(file: $csv, dryRun: false) { userErrors { message } } }';
  const found = await mistakes(TEXTS, async (text) => {
    const csv = `bank,term,type,rate,notes\nOak Trust,5,fixed,4.19,${text}\n`;
    const sent = await upload(api, { query: UPLOAD, variables: {} }, { variable: 'csv', bytes: csv, token: admin });
    if (isOurs(sent)) return sent;
    return api.graphql(IMPORT, { csv }, admin);
  });
  expect(found).toEqual([]);
});

describe('the collector', () => {
  const KEY = {
    authorization: `Basic ${Buffer.from(`${OWN_WRITE_KEY}:`).toString('base64')}`,
    'user-agent': CHROME,
  };
  const event = (context: object, more: object = {}): Record<string, unknown> => ({
    messageId: newId(),
    type: 'page',
    anonymousId: newId(),
    originalTimestamp: new Date().toISOString(),
    name: '/rates',
    properties: { path: '/rates' },
    context: { page: { path: '/rates' }, campaign: {}, ...context },
    ...more,
  });

  test('keeps the events before and after a hostile one', async () => {
    const hostile = TEXTS.flatMap((text) => [
      event({ campaign: { name: text, source: text, term: text, content: text, medium: text } }),
      event({ page: { path: '/rates', referring_domain: text } }),
      event({}, { userId: text }),
      event({}, { name: text, event: text, properties: { path: text } }),
    ]);
    const [before, after] = [event({}), event({})];
    for (const one of [before, ...hostile, after]) {
      const reply = await post('/collect/v1/page', one, KEY);
      expect([200, 400]).toContain(reply.status);
    }
    await api.app.services.collector.flush();
    const kept = await api.rows<{ id: string }>('select message_id as id from analytics_event');
    const ids = new Set(kept.map(({ id }) => id));
    expect([before, ...hostile, after].filter(({ messageId }) => !ids.has(String(messageId)))).toEqual([]);
  });

  test('sets a cookie, or refuses in words', async () => {
    const found = await mistakes(TEXTS, (value) =>
      post('/collect/rsaRequest', { reqType: 'setCookies', data: { cookies: [{ name: 'rl_session', value }] } }, KEY),
    );
    expect(found).toEqual([]);
  });
});

test('a name that begins with an emoji can be changed, and leaves its trace in the audit', async () => {
  const id = await api.person('emoji@example.ca', 'ACCOUNT_HOLDER', '😀 Ada');
  const token = await api.token('emoji@example.ca');
  const reply = await api.call(`/api/users/${id}`, { method: 'PUT', token, body: { name: '😀 Ada Tremblay' } });
  expect(reply.status).toBe(200);
});

test('words that are typed into an account are refused, or kept', async () => {
  const draft = (text: string): Promise<Reply> =>
    api.call('/mortgage/draft', {
      method: 'POST',
      token: admin,
      body: { draft: { notes: text, [text.slice(0, 80)]: 1 }, lastStep: 1 },
    });
  expect(await mistakes(TEXTS, draft)).toEqual([]);
  const SEARCH = 'query($q: String!) { search(q: $q) { __typename } }';
  expect(await mistakes(TEXTS, (q) => api.graphql(SEARCH, { q }, admin))).toEqual([]);
});
