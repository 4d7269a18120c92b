import http from 'node:http';
import { clientBuild, type TestClient } from '../../../test/client-build.js';
import { testApi, type Reply, type TestApi } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { makeOwnerDataSource } from '../../database/data-source.js';

const SITE = 'https://www.mortgages.example.ca';
const CALENDARS = { 'priya-raman': 1, 'devon-clarke': 2 } as const;
const HTML = 'text/html,application/xhtml+xml;q=0.9';

let client: TestClient;
let api: TestApi;
beforeAll(async () => {
  client = clientBuild();
  api = await testApi({ SITE_URL: SITE }, { clientDist: client.folder });
  for (const [subdomain, no] of Object.entries(CALENDARS)) await addAgent(subdomain, no);
});
afterAll(async () => {
  await api.close();
  client.remove();
});

const addAgent = (subdomain: string, no: number): Promise<unknown> =>
  api.rows(
    `insert into agent (id, name, subdomain, title, level, calendar_no, active)
     values (gen_random_uuid(), $1, $1, 'Mortgage broker', 2, $2, true)`,
    [subdomain, no],
  );

interface Answer extends Pick<Reply, 'status' | 'text'> {
  headers: http.IncomingHttpHeaders;
}

/** fetch writes the Host header itself. */
function ask(host: string, path = '/', options: { method?: string; headers?: object; body?: string } = {}) {
  const { hostname, port } = new URL(api.url);
  const { method = 'GET', headers, body } = options;
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request(
      { hostname, port, path, method, agent: keptAlive, headers: { host, accept: HTML, ...headers } },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => (text += part));
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text, headers: reply.headers }));
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
const keptAlive = new http.Agent({ keepAlive: true, maxSockets: 8 });
afterAll(() => keptAlive.destroy());

const shown = async (host: string, path = '/'): Promise<string | undefined> =>
  /<p id="host">([^<]*)</.exec((await ask(host, path)).text)?.[1];
const host = (subdomain: string): string => `${subdomain}.mortgages.example.ca`;

test.each([
  [host('priya-raman'), 'priya-raman'],
  ['PRIYA-Raman.Mortgages.example.ca:8443', 'priya-raman'],
  [`${host('priya-raman')}.`, 'priya-raman'],
  ['priya-raman.localhost:4000', 'priya-raman'],
  ['www.mortgages.example.ca', ''],
  ['mortgages.example.ca', ''],
  [host('nobody-here'), ''],
  [host('a.priya-raman'), ''],
  ['priya-raman.mortgages.example.ca.evil.test', ''],
  ['priya-raman.evilmortgages.example.ca', ''],
  ['evil.test', ''],
  [host('xn--priya-raman'), ''],
  ['127.0.0.1', ''],
])('the host %p shows the site of %p, made for the site’s own origin', async (name, agent) => {
  const { status, text } = await ask(name, '/about', { headers: { 'x-forwarded-host': 'devon-clarke.localhost' } });
  expect([status, /<p id="host">([^<]*)</.exec(text)?.[1]]).toEqual([200, agent]);
  expect(text).toContain(`<link rel="canonical" href="${SITE}/about">`);
  expect(text).not.toContain('evil.test');
});

test('three hosts asked by turns 1,000 times: none gets the page of another, and each is made once', async () => {
  const hosts = [
    [host('priya-raman'), 'priya-raman'],
    [host('devon-clarke'), 'devon-clarke'],
    ['www.mortgages.example.ca', ''],
  ] as const;
  for (const [name] of hosts) await ask(name, '/turns');
  const before = await client.renders();
  const etags = new Map<string, Set<unknown>>();
  const asked = Array.from({ length: 1_000 }, (_, n) => hosts[n % 3] ?? hosts[0]);
  const answers = await Promise.all(
    asked.map(async ([name, agent]) => {
      const { text, headers } = await ask(name, '/turns');
      etags.set(agent, (etags.get(agent) ?? new Set()).add(headers.etag));
      return text.includes(`<p id="host">${agent}<`);
    }),
  );
  expect(answers.filter((right) => !right)).toEqual([]);
  expect([...etags.values()].map(({ size }) => size)).toEqual([1, 1, 1]);
  expect(new Set([...etags.values()].flatMap((tags) => [...tags])).size).toBe(3);
  expect(await client.renders()).toBe(before);
});

test('10,000 invented hosts share the site’s pages: no page is kept for them, none is made, nobody is asked', async () => {
  await ask('www.mortgages.example.ca');
  await ask(host('nobody-here'));
  const { cache } = api.platform;
  const [pages, names, renders] = [cache.size, api.app.services.agentHosts.size, await client.renders()];
  let wrong = 0;
  const statements = await api.statements(async () => {
    for (let first = 0; first < 10_000; first += 500) {
      const some = Array.from({ length: 500 }, (_, n) => ask(host(`made-up-${first + n}`)));
      for (const { status, text } of await Promise.all(some)) {
        if (status !== 200 || !text.includes('<p id="host"><')) wrong += 1;
      }
    }
  });
  expect([wrong, statements]).toEqual([0, []]);
  expect([cache.size, api.app.services.agentHosts.size, await client.renders()]).toEqual([pages, names, renders]);
});

test('a host is its agent’s as soon as they are shown, and the normal site’s when they no longer are', async () => {
  const name = host('soon-there');
  expect(await shown(name)).toBe('');
  await addAgent('soon-there', 3);
  await eventually(async () => expect(await shown(name)).toBe('soon-there'));
  await api.rows(`update agent set active = false where subdomain = 'soon-there'`);
  await eventually(async () => expect(await shown(name)).toBe(''));
});

test('a name that an agent gave up leads to their page on the site’s own host', async () => {
  await addAgent('now-here', 4);
  await api.rows(
    `insert into subdomain_history (subdomain, agent_id) select 'then-there', id from agent where subdomain = 'now-here'`,
  );
  await eventually(async () => {
    const { status, headers } = await ask(host('then-there'), '/rates?x=1');
    expect([status, headers.location]).toEqual([308, `${SITE}/agent/now-here`]);
  });
});

test('while nobody can be asked, the normal site is shown', async () => {
  const owner = await makeOwnerDataSource(api.database.ownerUrl).initialize();
  await owner.query('alter table agent rename to agent_away');
  try {
    await api.rows(`notify cache, 'agents'`);
    await eventually(async () => expect(await shown(host('priya-raman'), '/away')).toBe(''));
  } finally {
    await owner.query('alter table agent_away rename to agent');
    await owner.destroy();
    await api.rows(`notify cache, 'agents'`);
  }
  await eventually(async () => expect(await shown(host('priya-raman'), '/back')).toBe('priya-raman'));
});

const LEAD = `mutation ($source: LeadSource!, $input: LeadInput!) {
  submitLead(source: $source, input: $input) { userErrors { code message field } lead { id } }
}`;

test.each([
  [host('priya-raman'), 'priya-raman'],
  [host('nobody-here'), undefined],
  ['www.mortgages.example.ca', undefined],
])('what is sent on %p carries the agent %p', async (name, agent) => {
  const input = { fullName: 'Noor Haddad', email: 'noor@example.ca', message: 'Can you read my renewal letter?' };
  const body = JSON.stringify({ query: LEAD, variables: { source: 'CONTACT', input } });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const { text } = await ask(name, '/graphql', { method: 'POST', headers, body });
  const { lead, userErrors } = JSON.parse(text).data.submitLead;
  expect(userErrors).toEqual([]);
  const [enquiry] = await api.rows(`select attribution from enquiry where source_id = $1`, [lead.id]);
  expect(enquiry.attribution?.last.agent).toBe(agent);
});

describe('the API’s own host', () => {
  const HOSTS = [host('api'), 'API.mortgages.example.ca.:8443', 'api.localhost'];
  const PAGES = ['/', '/about', '/mortgage/refinance', '/robots.txt', '/sitemap.xml', '/favicon.ico', '/blogs/rss.xml'];
  const CALLS = ['/mortgage/user', '/mortgage/draft', '/api/careers/jobs', '/mortgage-rates/current', '/healthz/live'];

  test.each(HOSTS)('%s shows no page, though the site keeps it', async (name) => {
    for (const path of PAGES) {
      await ask('www.mortgages.example.ca', path);
      const { status, headers, text } = await ask(name, path);
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'application/json; charset=utf-8']);
      expect(JSON.parse(text)).toMatchObject({ success: false, message: 'There is no such call.' });
    }
  });

  test.each(HOSTS)('%s answers calls, whatever a browser would rather read', async (name) => {
    for (const path of CALLS) {
      const { status, headers } = await ask(name, path);
      expect([path, [200, 401].includes(status), headers['content-type']]).toEqual([
        path,
        true,
        'application/json; charset=utf-8',
      ]);
    }
    const body = JSON.stringify({ query: '{ __typename }' });
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    expect((await ask(name, '/graphql', { method: 'POST', headers, body })).status).toBe(200);
  });
});
