import { makeDocument, ROUTES } from '../../test/table.js';
import { APPLICATION, testApi, type TestApi } from '../../test/api.js';
import type { Json } from './reply-shape.js';
import { EXAMPLES } from './examples.js';
import { idOf } from './openapi-operation.js';
import { addressesOf } from './table.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const ENVELOPE = { success: false, message: expect.stringMatching(/.+/), data: null, errors: expect.any(Array) };
const post = (path: string, body: string, type = 'application/json') =>
  api.call(path, { method: 'POST', body, headers: { 'content-type': type } });
const BODY_LIMIT = 64 * 1024;
const WITH_BODY = ROUTES.filter(({ body, upload, requires }) => body && !upload && !requires).flatMap((route) =>
  addressesOf(route).map((path): [string, number] => [path, route.bodyLimit ?? BODY_LIMIT]),
);

describe.each(WITH_BODY)('POST %s', (path, limit) => {
  const valid = JSON.stringify(APPLICATION);
  test.each<[string, string, number, string?]>([
    ['broken JSON', '{"a":', 400],
    ['no JSON at all', 'fullName=x', 415, 'application/x-www-form-urlencoded'],
    ['text', valid, 415, 'text/plain'],
    ['another character set', valid, 415, 'application/json; charset=koi8-r'],
    ['nothing', '', 422],
    ['an array', '[]', 422],
    ['null', 'null', 400],
    ['an unknown key', '{"role":3}', 422],
    ['a key of the language', '{"__proto__":{"role":3},"constructor":{}}', 422],
    ['numbers for texts', '{"email":1,"password":[],"phoneNumber":{},"fullName":true}', 422],
    ['thirty thousand arrays', `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 422],
    ['too much', `{"email":"${'x'.repeat(limit)}"}`, 413],
    ['six thousand keys', `{${Array.from({ length: 6_000 }, (_, i) => `"${i}":0`).join()}}`, 422],
  ])('%s', async (_name, body, status, ...[type]) => {
    const reply = await post(path, body, type);
    expect(reply.status).toBe(status);
    expect(reply.body).toEqual(ENVELOPE);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.text).not.toMatch(/at .*\.(js|ts):|node_modules/);
  });
});

test('an unknown key and a missing field are both named', async () => {
  const reply = await post('/api/auth/login', '{"e-mail":"x"}');
  expect(reply.body.errors.map((error: { field: string }) => error.field)).toEqual(['e-mail', 'email', 'password']);
});

test.each([
  ['page=1000001', 'page', 'page must be a whole number from 1 to 1,000,000.'],
  ['page=99999999999', 'page', 'page must be a whole number from 1 to 1,000,000.'],
  ['limit=99999999999', 'limit', 'limit must be a whole number from 1 to 100.'],
  ['page=1.5', 'page', 'page must be a whole number.'],
  ['q=caf%E9', 'q', 'q is not UTF-8. Percent-encode its UTF-8 bytes.'],
])('what is wrong with %s is said as it is', async (query, field, message) => {
  const { status, body } = await api.call(`/api/blogs?${query}`);
  expect([status, body.errors]).toEqual([422, [{ field, message }]]);
});

test('a phone number is checked', async () => {
  const good = await post('/api/auth/validate-phone', '{"phoneNumber":"(416) 555-0142"}');
  expect([good.status, good.body]).toEqual([
    200,
    { success: true, message: 'Phone number verified successfully', data: { phoneNumber: '+14165550142' }, errors: [] },
  ]);
  const bad = await post('/api/auth/validate-phone', '{"phoneNumber":"416 555"}');
  expect([bad.status, bad.body.message, bad.body.errors[0].field]).toEqual([
    422,
    'Phone number verification failed',
    'phoneNumber',
  ]);
});

test('401 says how to say who calls', async () => {
  for (const reply of [
    await api.call('/api/users/profile'),
    await api.call('/api/users/profile', { token: 'no.good.token' }),
    await post('/api/auth/login', '{"email":"nobody@example.ca","password":"wrong"}'),
  ])
    expect([reply.status, reply.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
});

describe.each([
  `Basic ${Buffer.from('staging:letmein').toString('base64')}`,
  'basic',
  'Digest username="a"',
  'Negotiate YII=',
  'NTLM TlRM',
])('what a proxy in front asked a browser for is no token: %s', (authorization) => {
  test('a visitor sends an application, and is answered as a visitor', async () => {
    const headers = { authorization, 'content-type': 'application/json' };
    const body = { mortgageType: 'new_purchase' };
    expect((await api.call('/mortgage/comprehensive', { method: 'POST', body, headers })).status).toBe(422);
    const rates = await api.call('/mortgage-rates/current', { headers });
    expect([rates.status, rates.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate']);
    expect(rates.headers.get('vary')).toContain('Authorization');
    expect((await api.call('/api/users/profile', { headers })).status).toBe(401);
  });
});

test.each(['Bearer', 'Bearer no.good.token', 'no.good.token', 'Token no.good.token', 'BasicX'])(
  '%s is a token that is no good: what would be nobody’s is not taken',
  async (authorization) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const reply = await api.call('/mortgage/comprehensive', { method: 'POST', body: {}, headers });
    expect(reply.status).toBe(401);
  },
);

test('a method that a call does not take is 405 with those it takes', async () => {
  const reply = await api.call('/api/auth/login');
  expect([reply.status, reply.headers.get('allow'), reply.body]).toEqual([405, 'POST, OPTIONS', ENVELOPE]);
  expect((await api.call('/mortgage-rates/current', { method: 'DELETE' })).headers.get('allow')).toBe(
    'GET, HEAD, OPTIONS',
  );
  expect((await api.call('/api/rates/1', { method: 'OPTIONS' })).status).toBe(204);
});

test.each(['/api', '/api/', '/api/nothing', '/api/rates/1/2', '/api/graphql'])(
  '%s is 404 in the envelope',
  async (path) => {
    const reply = await api.call(path, { headers: { accept: 'text/html' } });
    expect([reply.status, reply.body]).toEqual([404, ENVELOPE]);
  },
);

test.each(['/API/Auth/Login', '/api/auth/login/', '/api/auth/login?role=3'])(
  '%s is decided as the plain address is',
  async (path) => {
    expect((await post(path, '{"email":"a@example.ca","password":"x"}')).status).toBe(401);
  },
);

test('an address that cannot be read is 400', async () => {
  expect((await api.call('/api/rates/%E0%A4%A', { method: 'DELETE' })).status).toBe(400);
});

test('a page-and-data address shows the page to a browser and JSON to the rest', async () => {
  const browser = await api.call('/mortgage/basic', {
    headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  });
  expect([browser.status, browser.headers.get('content-type')?.includes('json')]).toEqual([404, false]);
  expect(browser.headers.get('vary')).toContain('Accept');
  expect((await api.call('/mortgage/basic')).status).toBe(405);
});

test('the document has exactly the calls of the table, and each call answers', async () => {
  const document = (await api.call('/api/openapi.json')).body as Json;
  expect(document.openapi).toBe('3.1.0');
  const documented = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(documented.sort()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).sort());
  for (const call of documented) {
    const [method = '', path = ''] = call.split(' ');
    const reply = await api.call(path.replace('{id}', 'x'), { method: method.toUpperCase() });
    expect([200, 401, 404, 415, 422]).toContain(reply.status);
    const responses = (document.paths as Record<string, Record<string, { responses: object }>>)[path]![method]!
      .responses;
    expect(Object.keys(responses)).toContain(String(reply.status));
  }
});

test('every reference in the document leads somewhere', () => {
  const document = makeDocument();
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
  const found = references.map((path) =>
    path.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document),
  );
  expect(references.length).toBeGreaterThan(10);
  expect(found.every(Boolean)).toBe(true);
});

test('the reference page has all it needs on this server', async () => {
  const page = await api.call('/api/docs');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  for (const [, address = ''] of page.text.matchAll(/(?:href|src)="([^"]+)"/g)) {
    expect((await api.call(address)).status).toBe(200);
  }
  expect((await api.call('/api/docs/package.json')).status).toBe(404);
});

describe('limits of GraphQL', () => {
  test.each([
    ['tokens', `{ ${'a '.repeat(2_000)} }`],
    ['depth', `{ currentRates { rates { ${'a { '.repeat(20)} b ${'} '.repeat(20)} } } }`],
    ['aliases', `{ ${Array.from({ length: 50 }, (_, i) => `a${i}: currentRates { id }`).join(' ')} }`],
    [
      'aliased sign-ins',
      `mutation { ${Array.from({ length: 20 }, (_, i) => `a${i}: login(input: { email: "a", password: "b" }) { session { id } }`).join(' ')} }`,
    ],
    ['a circle of fragments', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
    ['directives', `{ currentRates { id ${'@include(if: true) '.repeat(30)} } }`],
    ['a syntax error', '{ currentRates { '],
    ['an unknown field', '{ currentRatez { id } }'],
  ])('%s', async (_name, query) => {
    const reply = await api.graphql(query);
    expect(reply.status).toBe(400);
    expect(reply.text).not.toMatch(/Did you mean|stacktrace|node_modules/);
  });

  test('batches, simple requests and mutations by GET are refused', async () => {
    const batch = await api.call('/graphql', {
      method: 'POST',
      body: [{ query: '{ __typename }' }, { query: '{ __typename }' }],
    });
    expect(batch.status).toBe(400);
    const simple = await api.call('/graphql', {
      method: 'POST',
      body: '{"query":"{ __typename }"}',
      headers: { 'content-type': 'text/plain' },
    });
    expect(simple.status).toBeGreaterThanOrEqual(400);
    const get = await api.call(`/graphql?query=${encodeURIComponent('mutation { logout { userErrors { code } } }')}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(get.status).toBe(405);
  });

  test('what its reader refuses has the shape of a GraphQL answer', async () => {
    const codes = (reply: { body: { errors: { extensions: { code: string } }[] } }) =>
      reply.body.errors.map(({ extensions }) => extensions.code);
    for (const [body, status] of [
      ['{"query":', 400],
      [`{"query":"${'x'.repeat(600_000)}"}`, 413],
    ] as const) {
      const reply = await post('/graphql', body);
      expect([reply.status, codes(reply), reply.body.success]).toEqual([status, ['BAD_REQUEST'], undefined]);
    }
  });

  test('a GET is refused without the header whether its answer is at hand or not', async () => {
    const address = `/graphql?query=${encodeURIComponent('{ currentRates { name } }')}`;
    const headers = { 'apollo-require-preflight': '1' };
    for (let asked = 0; asked < 2; asked += 1) expect((await api.call(address, { headers })).status).toBe(200);
    expect((await api.call(address)).status).toBe(400);
    expect((await api.call(address, { method: 'HEAD', headers })).status).toBe(405);
  });

  test('the explorer may read the schema', async () => {
    const reply = await api.graphql('{ __schema { queryType { name } } }');
    expect(reply.body.data.__schema.queryType.name).toBe('Query');
  });

  test('a mistake of ours is masked, with an id', async () => {
    const { services } = api.app;
    const spy = services.settings.current.bind(services.settings);
    services.settings.current = () => Promise.reject(new Error('select secret from vault'));
    const reply = await api.graphql('{ siteSettings { phone } }');
    services.settings.current = spy;
    expect(reply.text).not.toContain('secret');
    expect(reply.body.errors[0]).toMatchObject({
      message: 'An unexpected error occurred',
      extensions: { code: 'INTERNAL_SERVER_ERROR', id: expect.any(String) },
    });
  });

  test('a dependency that is down is 503 with Retry-After, over GraphQL and REST', async () => {
    const { services } = api.app;
    const current = services.rates.current.bind(services.rates);
    const refused: NodeJS.ErrnoException = new Error('connect');
    refused.code = 'ECONNREFUSED';
    services.rates.current = () => Promise.reject(refused);
    const graphql = await api.graphql('{ currentRates { id } }');
    const rest = await api.call('/mortgage-rates/current?now');
    services.rates.current = current;
    expect([graphql.status, graphql.headers.get('retry-after'), graphql.body.errors[0].extensions.code]).toEqual([
      503,
      '2',
      'UNAVAILABLE',
    ]);
    expect([rest.status, rest.headers.get('retry-after'), rest.body]).toEqual([503, '2', ENVELOPE]);
  });
});

describe('C4: what only the schema can read names its field, and nothing of the schema', () => {
  let admin: string;
  beforeAll(async () => {
    await api.person('reader@example.ca', 'ADMIN');
    admin = await api.token('reader@example.ca');
  });

  test.each([
    ['GET /api/bookings/slots?from=2026-13-45&to=2026-12-02', 'from', 'from must be a day such as 2026-11-21.'],
    ['GET /api/bookings/slots?from=tomorrow&to=2026-12-02', 'from', 'from must be a day such as 2026-11-21.'],
    ['GET /api/bookings/slots', 'from', 'from is required.'],
    [
      'POST /api/bookings {"startsAt":"tomorrow"}',
      'startsAt',
      'startsAt must be an ISO 8601 text such as 2026-11-21T14:30:00Z.',
    ],
    [
      'POST /api/blogs {"publishAt":"2026-11-21T09:30"}',
      'publishAt',
      'publishAt must say its zone: 2026-11-21T14:30:00Z, or with an offset, 2026-11-21T09:30:00-05:00.',
    ],
  ])('%s', async (call, field, message) => {
    const [method = '', path = '', body] = call.split(/ (?=[/{])/);
    const reply = await api.call(path, { method, body, token: admin });
    expect([reply.status, reply.body.errors]).toEqual([422, expect.arrayContaining([{ field, message }])]);
  });

  /** The body with each of its texts in turn, wherever it stands, put in another's place. */
  function* spoiled(value: unknown, text: string): Iterable<unknown> {
    if (typeof value === 'string') yield text;
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value))
      for (const other of spoiled(part, text))
        yield Array.isArray(value)
          ? value.map((own, at) => (String(at) === key ? other : own))
          : { ...value, [key]: other };
  }

  test('no reply to a spoiled body speaks of a variable of the schema, or of a field that the body has not', async () => {
    const said: string[] = [];
    for (const route of ROUTES.filter(({ body, upload }) => body && !upload)) {
      for (const text of ['2026-13-45', 'tomorrow; at "x"', 'a\u0000'])
        for (const body of spoiled(EXAMPLES[idOf(route)], text)) {
          const path = route.path.replace('{id}', '0193a1b2-0000-7000-8000-000000000000');
          const { status, text: answer } = await api.call(path, {
            method: route.method,
            body: body as object,
            token: admin,
          });
          const errors: { field: string | null }[] = JSON.parse(answer).errors ?? [];
          const isStrange = ({ field }: { field: string | null }): boolean =>
            field !== null && !(field.split('.')[0]! in route.body!.properties);
          if (status >= 500 || /Variable "|\$input/.test(answer) || (status === 422 && errors.some(isStrange)))
            said.push(`${idOf(route)} ${status} ${answer}`);
        }
    }
    expect(said).toEqual([]);
  });
});
