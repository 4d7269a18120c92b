import { ROUTES } from '../../test/table.js';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { lender, testApi, type Reply, type TestApi } from '../../test/api.js';
import { clientBuild, type TestClient } from '../../test/client-build.js';
import { eventually } from '../../test/eventually.js';
import { logLines } from '../../test/log-lines.js';

const HTML = { accept: 'text/html,application/xhtml+xml;q=0.9' };
const { log, lines } = logLines();

let client: TestClient;
let api: TestApi;
beforeAll(async () => {
  client = clientBuild();
  api = await testApi({ SITE_URL: 'https://mortgages.example.ca' }, { log, clientDist: client.folder });
  await lender(api, 'Prairie Lantern', [3.94]);
});
afterAll(async () => {
  await api.close();
  client.remove();
});

const page = (address: string, headers: Record<string, string> = HTML): Promise<Reply> =>
  api.call(address, { headers });

async function rendersOf(work: () => Promise<unknown>): Promise<number> {
  const before = await client.renders();
  await work();
  return (await client.renders()) - before;
}

/** Sends the request line as it is; fetch would tidy it up. */
function raw(target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(api.url);
    const socket = net.connect(Number(port), '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

test('pictures that feeds and partners name may be shown on other sites, and nothing else', async () => {
  fs.mkdirSync(api.platform.files.folder, { recursive: true });
  fs.writeFileSync(path.join(api.platform.files.folder, 'cover.webp'), 'x');
  const policyOf = async (address: string): Promise<unknown> => {
    const { status, headers } = await api.call(address);
    return [address, status, headers.get('cross-origin-resource-policy')];
  };
  for (const address of ['/logos/oak-trust.svg', '/uploads/cover.webp', '/icon-192.png'])
    expect(await policyOf(address)).toEqual([address, 200, 'cross-origin']);
  for (const address of ['/about', '/font.woff2', '/api/careers/jobs', '/blogs/rss.xml'])
    expect(await policyOf(address)).toEqual([address, 200, 'same-origin']);
});

describe('B-H4: the origin of a page', () => {
  test('comes from the settings, whatever host was asked for', async () => {
    expect((await page('/about')).text).toContain('href="https://mortgages.example.ca/about"');
  });

  test.each(['//evil.test/about', '/\\evil.test/about', 'http://evil.test/about', '//:80', '//a@b/about', '*'])(
    'a target that is not a path of this site is 400: %s',
    async (target) => {
      const reply = await raw(target);
      expect(reply).toMatch(/^HTTP\/1\.1 400 /);
      expect(reply).toMatch(/^X-Request-Id: [\w-]{36}\r$/im);
      expect(reply).not.toContain('evil.test');
    },
  );
});

test.each([
  ['//', '/'],
  ['///about?x=1', '/about?x=1'],
  ['//x/../about', '/x/../about'],
  ['/x/../about', '/about'],
  ['/./about?x=1', '/about?x=1'],
  ['/%2e/about', '/about'],
  ['/x\\..\\about', '/about'],
])('A8: %s is another spelling of %s', async (target, address) => {
  const reply = await raw(target);
  expect(reply).toMatch(/^HTTP\/1\.1 308 /);
  expect(/^location: (.*)\r$/im.exec(reply)?.[1]).toBe(address);
});

/** The names of one content in each packing. */
const namesOf = async (address: string, accept: string): Promise<Set<string | null>> => {
  const replies = ['identity', 'gzip', 'br'].map((coding) => page(address, { accept, 'accept-encoding': coding }));
  return new Set((await Promise.all(replies)).map(({ headers }) => headers.get('etag')));
};

test.each([
  ['/about', HTML.accept],
  ['/mortgage-rates/current', '*/*'],
  ['/robots.txt', '*/*'],
  ['/sitemap.xml', '*/*'],
  ['/manifest.webmanifest', '*/*'],
  ['/api/openapi.json', '*/*'],
  ['/api/careers/jobs', '*/*'],
])('B-L7: %s has a weak name, the same in every packing, and who has it gets a 304', async (address, accept) => {
  const [etag = null, ...others] = await namesOf(address, accept);
  expect([others, etag]).toEqual([[], expect.stringMatching(/^W\/"[\w-]+"$/)]);
  for (const known of [etag ?? '', (etag ?? '').replace('W/', ''), `"x", ${etag}`, '*']) {
    const again = await page(address, { accept, 'if-none-match': known });
    expect([known, again.status, again.text]).toEqual([known, 304, '']);
  }
  expect((await page(address, { accept, 'if-none-match': 'W/"another"' })).status).toBe(200);
});

describe('an address that is a page and a call', () => {
  const ADDRESS = '/mortgage/user';

  test('every documented call under /mortgage/ negotiates: the pages of /mortgage/:type stand there too', () => {
    const calls = ROUTES.filter(({ path }) => path.startsWith('/mortgage/'));
    expect(calls.filter(({ alsoPage }) => !alsoPage)).toEqual([]);
  });

  test.each(['/mortgage/user', '/mortgage/basic', '/mortgage/comprehensive'])(
    'B-L8: %s says that its answer depends on what is taken, made and kept',
    async (address) => {
      for (const headers of [HTML, HTML, { accept: 'application/json' }]) {
        const names = (await page(address, headers)).headers.get('vary')?.split(', ') ?? [];
        expect(names).toEqual(expect.arrayContaining(['Accept', 'Accept-Encoding']));
      }
    },
  );

  test('a page that is kept never answers a client of the API', async () => {
    const first = await page(ADDRESS);
    const kept = await page(ADDRESS);
    expect([first.status, kept.status]).toEqual([200, 200]);
    for (const accept of ['application/json', '*/*', '']) {
      for (const address of [ADDRESS, `${ADDRESS}?x=1`, `${ADDRESS}/`, ADDRESS.toUpperCase()]) {
        const reply = await page(address, { accept });
        expect([accept, address, reply.status, reply.headers.get('content-type')]).toEqual([
          accept,
          address,
          401,
          'application/json; charset=utf-8',
        ]);
        expect(reply.headers.get('vary')).toContain('Accept');
      }
    }
  });

  test('says so to every cache, rendered or kept', async () => {
    for (const reply of [await page(`${ADDRESS}?again`), await page(ADDRESS)]) {
      const vary = reply.headers.get('vary')?.split(', ');
      expect(vary).toEqual(expect.arrayContaining(['Accept', 'Accept-Encoding']));
    }
    expect((await page('/about')).headers.get('vary')).toBe('Accept-Encoding');
  });
});

describe('parameters of an address', () => {
  test('that the page does not read never change it, and come from what is kept', async () => {
    await page('/campaign');
    const rendered = await rendersOf(async () => {
      for (const search of ['utm_source=x&utm_medium=y', 'gclid=abc', 'fbclid=1', 'x=1', 'x=2', '', 'bank=1']) {
        expect((await page(`/campaign?${search}`)).text).toBe((await page('/campaign')).text);
      }
    });
    expect(rendered).toBe(0);
  });

  test('that the page reads are rendered each time', async () => {
    const rendered = await rendersOf(async () => {
      expect((await page('/reads?bank=one')).text).toContain('bank=one');
      expect((await page('/reads?bank=two&utm_source=x')).text).toContain('bank=two');
      await page('/reads?utm_source=x');
      await page('/reads');
    });
    expect(rendered).toBe(3);
  });

  test('stay with the visitor where a page has moved', async () => {
    const replies = await Promise.all([page('/moved?utm_source=a'), page('/moved?utm_source=b')]);
    // for good, and never so long that a mistake could not be taken back
    expect(
      replies.map(({ status, headers }) => [status, headers.get('location'), headers.get('cache-control')]),
    ).toEqual([
      [308, '/new?utm_source=a', 'public, max-age=86400'],
      [308, '/new?utm_source=b', 'public, max-age=86400'],
    ]);
  });
});

describe('a page asked for by many at once', () => {
  test('is rendered once', async () => {
    const rendered = await rendersOf(() => Promise.all(Array.from({ length: 30 }, () => page('/together'))));
    expect(rendered).toBe(1);
  });

  test('is rendered anew after a change, and nobody who comes after it gets the one from before', async () => {
    const before = page('/changing');
    await api.rows('update rate set rate = 3.11');
    api.platform.cache.invalidate('rates');
    expect((await page('/changing')).text).toContain('3.11');
    await before;
    expect((await page('/changing')).text).toContain('3.11');
  });
});

test('C11: a page whose matter is away is 503 for a while, is kept by nobody, and gives the browser nothing to take over', async () => {
  const { status, headers, text } = await page('/without-rates');
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '2', 'no-store']);
  expect(text).toContain('<script type="application/json" id="state"></script>');
});

test('A15: no page lets itself be framed, in both ways of saying so, and powers that no page uses are refused', async () => {
  const { headers } = await page('/about');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-frame-options')).toBe('DENY');
  const powers = headers.get('permissions-policy')?.split(', ') ?? [];
  expect(powers.length).toBeGreaterThan(12);
  expect(powers).toEqual(expect.arrayContaining(['camera=()', 'display-capture=()', 'serial=()', 'midi=()']));
});

test('A14: /favicon.ico is the icon', async () => {
  const { status, headers } = await page('/favicon.ico', {});
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'public, max-age=3600',
  ]);
});

test('A14: security.txt says who to write to, and until when that holds', async () => {
  const { status, headers, text } = await page('/.well-known/security.txt', {});
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  expect([field('Contact'), field('Canonical'), field('Preferred-Languages')]).toEqual([
    'mailto:hello@example.ca',
    'https://mortgages.example.ca/.well-known/security.txt',
    'en',
  ]);
  // RFC 9116: less than a year ahead
  const days = (Date.parse(field('Expires')) - new Date().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('a password manager is led to where a password is changed', async () => {
  const { status, headers } = await page('/.well-known/change-password', {});
  expect([status, headers.get('location')]).toEqual([302, '/account?view=security']);
});

describe('a form that was sent without its script (A11)', () => {
  const send = (address: string, accept: string): Promise<Reply> =>
    api.call(address, { method: 'POST', headers: { accept, 'content-type': 'text/plain' }, body: 'a=b' });

  test('is answered with its page, which says that nothing was sent', async () => {
    const reply = await send('/about', HTML.accept);
    expect([reply.status, reply.headers.get('allow'), reply.headers.get('cache-control')]).toEqual([
      405,
      'GET, HEAD',
      'no-store',
    ]);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.text).toContain('<body><p class="error-summary" role="alert"><b>Nothing was sent.</b>');
    expect(reply.text).toContain('href="https://mortgages.example.ca/about"');
    expect((await page('/about')).text).not.toContain('Nothing was sent');
  });

  test.each([
    ['/about', '*/*'],
    ['/moved', HTML.accept],
    ['/broken', HTML.accept],
  ])('is a line of text where there is no page to show: %s for %s', async (address, accept) => {
    const reply = await send(address, accept);
    expect([reply.status, reply.text]).toEqual([405, 'This address only shows a page.']);
  });
});

describe('what is said of a request', () => {
  test('each answer has its own id, and each line the id of its answer, kept or not', async () => {
    const replies = [
      await page('/logged'),
      await page('/logged?secret=1'),
      await page('/broken'),
      await page('/api/no'),
    ];
    const ids = replies.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(replies.length);
    const answered = lines('answered').filter(({ requestId }) => ids.includes(String(requestId)));
    expect(answered).toEqual([
      expect.objectContaining({ requestId: ids[0], path: '/logged', status: 200 }),
      expect.objectContaining({ requestId: ids[1], path: '/logged', status: 200, kept: true }),
      expect.objectContaining({ requestId: ids[2], path: '/broken', status: 500 }),
      expect.objectContaining({ requestId: ids[3], path: '/api/no', status: 404 }),
    ]);
  });

  test('a page that cannot be rendered has the catalogue’s words, and its id leads to the log', async () => {
    const reply = await page('/broken');
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(reply.text).toContain('An unexpected error occurred');
    expect(reply.text).not.toContain('it cannot be rendered');
    expect(lines('a page could not be rendered').at(-1)?.['requestId']).toBe(reply.headers.get('x-request-id'));
  });
});

describe('an unknown address', () => {
  const rates = (text: string): string => /id="rates">[^<]*/.exec(text)?.[0] ?? '';

  test('is answered from one body, as long as nothing changed', async () => {
    expect(await rendersOf(() => page('/nowhere/first'))).toBe(1);
    for (const address of ['/nowhere', '/nowhere/2', '/nowhere/first?utm_source=x', '/nowhere/%F0%9F%98%80']) {
      let reply: Reply | undefined;
      expect(await rendersOf(async () => (reply = await page(address)))).toBe(0);
      expect([reply?.status, reply?.headers.get('x-request-id')]).toEqual([404, expect.any(String)]);
      expect(rates(reply?.text ?? '')).toContain('Prairie Lantern');
    }
    await lender(api, 'Harbour Light', [4.19]);
    await eventually(async () => expect(rates((await page('/nowhere/third')).text)).toContain('Harbour Light'));
  });

  test('takes no address that has something', async () => {
    await page('/nowhere/fourth');
    expect((await page('/about')).status).toBe(200);
  });
});
