// `npm run bench:server`: the product against the floor on the same database, interleaved in one run; figures are medians.
// `npm run bench:server -- --write` keeps them in docs/measurements.md, `--only=application` runs the cases of that name,
// `--before=FOLDER` measures the application of another built checkout beside this one, and `--peers` the same rows stored by
// other GraphQL servers, which it installs. Everything runs on this machine and ends by itself.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import pg from 'pg';
import { openEmbeddedDatabase } from '../dist/database/embedded/embedded-database.js';
import { keepFigures } from './lib/figures.mjs';
import { fillBlog } from './lib/fill.mjs';
import { PRODUCT as BUILT, processes } from './lib/processes.mjs';
import { startPeers } from './peers/start.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROUNDS = 3;
const SECONDS = 2;
const CONNECTIONS = 20;
const PRODUCT = 'http://127.0.0.1:4710';
const GRAPHQL = `${PRODUCT}/graphql`;
const FLOOR = 'http://127.0.0.1:4711/';

const option = (name) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = option('only') ?? '';
const before = option('before');
const BEFORE = 'http://127.0.0.1:4712';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-bench-'));
const database = await openEmbeddedDatabase({ dataDir: path.join(folder, 'postgres') });
const servers = processes(ROOT);
let olderDatabase;

/** Also when something fails, such as an address that another program has: nothing stays behind. */
async function stopAll() {
  await servers.stop();
  await database.stop();
  await olderDatabase?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
process.on('uncaughtException', (error) => {
  console.error(error);
  void stopAll().finally(() => process.exit(1));
});

/** 2,000 posts, one of them with twenty comments. */
async function fillOwnBlog() {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await fillBlog(owner, 2_000);
  await owner.query(`insert into blog_comment (id, blog_id, author_id, content)
    select gen_random_uuid(), b.id, u.id, 'And how long does an appraisal take?' from blog b,
      (select id from user_account where email like 'person%' order by id limit 10) u where b.slug = 'post-42'`);
  await owner.end();
}

/** The token of somebody who has just registered. */
async function registered() {
  const person = {
    name: 'Bench Reader',
    email: 'reader@example.ca',
    phone: '416 967 1111',
    password: 'violet tram at dawn',
  };
  const reply = await fetch(`${PRODUCT}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const { data } = await reply.json();
  if (!data?.token) throw new Error(`nobody is signed in: ${reply.status}`);
  return data.token;
}

const PRODUCT_ENV = {
  DEMO: '1',
  LIMITS_FACTOR: '1000000',
  LOG_LEVEL: 'warn',
  JWT_SECRET: 'bench'.repeat(8),
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
};
const addressOf = ({ url, ownerUrl }) => ({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl });
const isUp = (address) => async () => (await fetch(address)).ok;
await servers.start(
  BUILT.command,
  { ...BUILT.env, ...PRODUCT_ENV, PORT: '4710', DATA_DIR: folder, ...addressOf(database) },
  isUp(`${PRODUCT}/healthz/ready`),
);
await servers.start(
  [process.execPath, 'server/bench/floor.mjs'],
  { PORT: '4711', DATABASE_URL: database.ownerUrl },
  isUp(FLOOR),
);

if (before !== undefined) {
  olderDatabase = await openEmbeddedDatabase({ dataDir: path.join(folder, 'before-postgres') });
  await servers.start(
    [process.execPath, path.join(before, 'server/dist/product.js')],
    { ...PRODUCT_ENV, PORT: '4712', DATA_DIR: path.join(folder, 'before'), ...addressOf(olderDatabase) },
    isUp(`${BEFORE}/healthz/ready`),
  );
}

await fillOwnBlog();
const reader = await registered();

const jsonHeaders = { 'content-type': 'application/json', 'apollo-require-preflight': 'true' };
const peers = process.argv.includes('--peers') ? await startPeers(servers, database.ownerUrl) : [];

const query = '{currentRates(limit:50){id name logoUrl rates{term type rate}}}';
/** The lists of the targets: what a page shows, and no more. */
const TEN_POSTS = '{blogs(limit:10){items{id slug title excerpt publishedAt likes commentCount author{name}}}}';
const ONE_POST =
  '{blog(id:"post-42"){id slug title excerpt publishedAt likes commentCount author{name} content comments{id content createdAt author}}}';
const graphqlGet = `/graphql?query=${encodeURIComponent(query)}`;
const application = JSON.stringify({
  fullName: 'Bench Person',
  email: 'bench@example.ca',
  phone: '416 967 1111',
  mortgageType: 'new_purchase',
  propertyValue: 640000,
  consent: { contact: true },
});
const home = await fetch(`${PRODUCT}/`).then((response) => response.text());
if (!only && !home.includes('<html')) throw new Error('the client is not built: run npm run build first');

const post = { method: 'POST', headers: jsonHeaders, body: application };
const graphql = (text) => ({ method: 'POST', headers: jsonHeaders, body: JSON.stringify({ query: text }) });
const signedIn = (text) => {
  const { headers, ...asked } = graphql(text);
  return { ...asked, headers: { ...headers, authorization: `Bearer ${reader}` } };
};
const [RATES, ROW, POSTS, POST] = [
  'floor: 50 lenders with rates',
  'floor: one row inserted',
  'floor: 10 posts with author, likes and comments',
  'floor: a post with 20 comments',
];
const ALL = [
  { name: RATES, url: FLOOR },
  { name: 'rates over REST, signed out', url: `${PRODUCT}/mortgage-rates/current`, against: RATES, target: 8 },
  {
    name: 'rates over GraphQL (GET), signed out',
    url: PRODUCT + graphqlGet,
    headers: jsonHeaders,
    against: RATES,
    target: 8,
  },
  { name: 'rates over GraphQL (POST), signed out', url: GRAPHQL, ...graphql(query), against: RATES, target: 8 },
  { name: POSTS, url: `${FLOOR}posts` },
  { name: 'posts over GraphQL, signed in', url: GRAPHQL, ...signedIn(TEN_POSTS), against: POSTS, target: 0.45 },
  { name: 'posts over GraphQL, signed out', url: GRAPHQL, ...graphql(TEN_POSTS), against: POSTS, target: 5 },
  { name: POST, url: `${FLOOR}post` },
  { name: 'a post over GraphQL, signed in', url: GRAPHQL, ...signedIn(ONE_POST), against: POST, target: 0.3 },
  { name: 'a post over GraphQL, signed out', url: GRAPHQL, ...graphql(ONE_POST), against: POST, target: 5 },
  { name: 'home page from cache', url: `${PRODUCT}/`, headers: { 'accept-encoding': 'br' } },
  { name: ROW, url: FLOOR, ...post },
  { name: 'floor: an application’s rows inserted', url: `${FLOOR}application`, ...post, against: ROW },
  { name: 'application stored with its emails', url: `${PRODUCT}/mortgage/basic`, ...post, against: ROW, target: 0.25 },
  ...peers.map((peer) => ({ ...peer, against: ROW })),
  ...(before === undefined
    ? []
    : [{ name: 'application stored, before', url: `${BEFORE}/mortgage/basic`, ...post, against: ROW }]),
];
const asked = ALL.filter(({ name }) => name.includes(only));
const CASES = ALL.filter(({ name }) => asked.some((work) => work.name === name || work.against === name));

const runs = CASES.map(() => []);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [index, { url, method = 'GET', headers, body }] of CASES.entries()) {
    const result = await autocannon({ url, method, headers, body, connections: CONNECTIONS, duration: SECONDS });
    if (result.non2xx || result.errors)
      throw new Error(`${CASES[index].name}: ${result.non2xx} refusals, ${result.errors} errors`);
    runs[index].push({ perSecond: result.requests.average, p99: result.latency.p99 });
  }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const perSecondOf = (name) =>
  median(runs[CASES.findIndex((work) => work.name === name)].map(({ perSecond }) => perSecond));
keepFigures(
  'server',
  CASES.map((work) => ({
    what: work.name,
    figure: perSecondOf(work.name),
    unit: 'requests/s',
    ...(work.against !== undefined && {
      anchor: { what: work.against, figure: perSecondOf(work.against), least: work.target },
    }),
  })),
);
const rows = CASES.map((work, index) => {
  const { name, against, target } = work;
  const perSecond = perSecondOf(name);
  const p99 = median(runs[index].map((run) => run.p99));
  const ratio = against === undefined ? undefined : perSecond / perSecondOf(against);
  return `| ${name} | ${Math.round(perSecond)} | ${p99} | ${ratio?.toFixed(2) ?? ''} | ${target ?? ''} |`;
});
const report = [
  `## ${new Date().toISOString().slice(0, 10)} · \`npm run bench:server\``,
  '',
  `${os.cpus().length} cores, Node ${process.version}; ${ROUNDS} interleaved rounds of ${SECONDS} s with ${CONNECTIONS} connections; medians; load average ${os.loadavg()[0].toFixed(0)}.`,
  '',
  '| Work | requests/s | p99 ms | ratio to its floor | target |',
  '| --- | ---: | ---: | ---: | ---: |',
  ...rows,
  '',
].join('\n');
process.stdout.write(`\n${report}`);
if (process.argv.includes('--write')) {
  const file = path.join(ROOT, 'docs/measurements.md');
  const before = fs.existsSync(file)
    ? fs.readFileSync(file, 'utf8')
    : '# Measurements\n\nEach with the command that makes it again; ratios are taken side by side in one run.\n';
  fs.writeFileSync(file, `${before.trimEnd()}\n\n${report}`);
}

await stopAll();
