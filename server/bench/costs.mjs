// `npm run bench -- --only=costs`: the processor time of a visitor's dearest requests. Each is asked alone, several times at
// addresses that no cache has, in this process; figures are medians without what asking itself takes.
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { getIntrospectionQuery } from 'graphql';
import { createApp } from '../dist/app.js';
import { parseConfig } from '../dist/config/config.js';
import { openPlatform } from '../dist/open-platform.js';
import { makeLogger } from '../dist/platform/logger.js';
import { keepFigures } from './lib/figures.mjs';

const TIMES = 15;
const SHOWN = 10;
const BUDGET_MS = 50;
const UNKNOWN_MS = 5;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-costs-'));
const config = parseConfig({
  NODE_ENV: 'production',
  DEMO: '1',
  DATA_DIR: folder,
  PORT: '4713',
  LIMITS_FACTOR: '1000000',
  LOG_LEVEL: 'warn',
  JWT_SECRET: 'bench'.repeat(8),
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
});
const platform = await openPlatform(config, makeLogger(config));
const app = await createApp(platform, { clock: false });
const server = http.createServer(app.handler);
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address();
const agent = new http.Agent({ keepAlive: true });

const ask = ({ method = 'GET', address, body, accept = 'text/html' }) =>
  new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body);
    const headers = {
      accept,
      'accept-encoding': 'gzip, br',
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const request = http.request({ port, host: '127.0.0.1', path: address, method, headers, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    });
    request.once('error', reject);
    request.end(text);
  });

const graphql = (query, variables) => () => ({
  method: 'POST',
  address: '/graphql',
  accept: 'application/json',
  body: { query, variables },
});
const times = (count, field) => `{ ${Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ')} }`;
const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const page = (address) => (n) => ({ address: address.replace('#', String(n)) });

const REQUESTS = {
  'an unknown page': page('/unknown-#'),
  'an unknown job': page('/careers/unknown-#'),
  'an unknown post': page('/blog/unknown-#'),
  'an unknown agent': page('/agent/unknown-#'),
  'a search on the page for unknown addresses': page('/unknown?q=rates+#'),
  'a calculator with figures': page('/calculator?principal=50#00&rate=4'),
  'the rates with a filter': page('/rates?term=5&amount=4#000'),
  'a search of the blog': page('/blogs?q=rate#'),
  'the schedule as a PDF': page('/calculator/schedule.pdf?principal=5#000&rate=3.94&years=30&frequency=weekly'),
  'the feed of the blog': page('/blogs/rss.xml?#'),
  'the site map': page('/sitemap.xml?#'),
  'the schema': graphql(getIntrospectionQuery()),
  'the rates ten times': graphql(times(10, 'currentRates { name rates { rate } }')),
  'free times of 62 days, ten times': graphql(
    times(10, `bookingSlots(from: "${day(1)}", to: "${day(62)}") { startsAt }`),
  ),
  'ten posts with words': graphql(times(10, 'blogPosts(query: "rate") { items { title } }')),
  'a wrong operation': (n) => graphql(`{ nothing${n} }`)(),
  'a wrong application': (n) => ({
    method: 'POST',
    address: '/api/mortgage/basic',
    accept: 'application/json',
    body: { fullName: `Nobody ${n}` },
  }),
};

const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function costOf(request) {
  const costs = [];
  let status = 0;
  // the first ones load code
  for (let n = -3; n < TIMES; n += 1) {
    const before = used();
    status = await ask(request(100 + n));
    await new Promise((resolve) => setImmediate(resolve));
    if (n >= 0) costs.push(used() - before);
  }
  return { ms: median(costs), status };
}

const { ms: asking } = await costOf(page('/healthz/live'));
const rows = [];
for (const [what, request] of Object.entries(REQUESTS)) {
  const { ms, status } = await costOf(request);
  rows.push({
    what,
    status,
    ms: Math.max(0, ms - asking),
    most: what.startsWith('an unknown') ? UNKNOWN_MS : BUDGET_MS,
  });
}
rows.sort((a, b) => b.ms - a.ms);
for (const { what, status, ms } of rows.slice(0, SHOWN))
  console.log(`${ms.toFixed(1).padStart(7)} ms  ${status}  ${what}`);
keepFigures(
  'costs',
  rows.map(({ what, ms, most }) => ({ what, figure: ms, unit: 'ms', budget: `≤ ${most} ms` })),
);
server.closeAllConnections();
await new Promise((resolve) => server.close(resolve));
await app.close();
await platform.close();
fs.rmSync(folder, { recursive: true, force: true });
process.exit(0);
