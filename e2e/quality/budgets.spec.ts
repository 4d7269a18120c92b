import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { THANK_YOU } from '@brokerage/domain/landings/thanks';
import type { Browser, Page, Request, Response } from '@playwright/test';
import { LANDING_ADDRESSES, LANDING_PAGES } from '../support/pages';
import { theProduct } from '../support/product';
import { expect, hydrated, listen, test } from '../support/test';

const KB = 1_000;
const BUDGET = { script: 100 * KB, style: 12 * KB, font: 38 * KB } as const;
/** With what comes once somebody turns to the page (docs/decisions/0113): a form brings Formik and Yup. */
const FORM_SCRIPT = 145 * KB;
/** And a step of the application the engine that works out its figures, all of it. */
const STEP_SCRIPT = 159 * KB;
const CALCULATOR_SCRIPT = 156 * KB;

/** What stands beside every page comes once the page is still: on a slow machine before the network is. */
const DIST = fileURLToPath(new URL('../../client/dist/', import.meta.url));
const { 'src/app/layouts/beside.tsx': BESIDE } = JSON.parse(
  readFileSync(`${DIST}web/.vite/manifest.json`, 'utf8'),
) as Record<string, { file: string }>;

interface Load {
  sizes: { script: number; style: number; font: number };
  /** Scripts once somebody has turned to the page */
  turnedTo: number;
  foreign: string[];
  /** Scripts with a part of the editor of posts */
  editors: string[];
  graphql: number;
  complaints: string[];
}

/** Files of the build never change under their name: each is packed once. */
const packed = new Map<string, number>();
function packedSize(address: string, body: Buffer): number {
  const size = packed.get(address) ?? gzipSync(body, { level: 9 }).length;
  packed.set(address, size);
  return size;
}

/** What takes its own keys and presses: a form, or the figures of a calculator. */
const TAKEN_OVER = 'form[data-hydrated="yes"], .calc-sentence button';

const FIGURES = 'Your figures so far';
const WITH_FIGURES = ['work', 'money'].map((section) => `/comprehensive-form?section=${section}`);

/** Everything a page fetches until it answers, with scripts and styles at their gzip size. */
async function load(page: Page, address: string, turns: boolean): Promise<Load> {
  const seen: Load = {
    sizes: { script: 0, style: 0, font: 0 },
    turnedTo: 0,
    foreign: [],
    editors: [],
    graphql: 0,
    complaints: [],
  };
  listen(page, seen.complaints);
  const own = new URL(theProduct().url).origin;
  const bodies: Promise<void>[] = [];
  if (!BESIDE) throw new Error('the build has nothing beside its pages');
  /** What the page itself asks for */
  const asked = new Set<Request>();
  let isBeside = false;
  let isTurnedTo = false;
  page.on('request', (request) => {
    const beside = request.url().endsWith(BESIDE.file);
    isBeside ||= beside;
    // it may be asked for before or after somebody turns to the page, and is no part of that
    if (!beside && (!isBeside || isTurnedTo)) asked.add(request);
    const { origin, pathname, protocol } = new URL(request.url());
    if (origin !== own && protocol.startsWith('http')) seen.foreign.push(request.url());
    // a post counts that it was looked at; that asks for nothing the page shows
    const counts = request.postData()?.includes('mutation ViewBlog') ?? false;
    if (pathname === '/graphql' && !counts && !isBeside) seen.graphql += 1;
  });
  const weigh = (response: Response): void => {
    const type = response.request().resourceType();
    const kind = type === 'stylesheet' ? 'style' : type === 'script' || type === 'other' ? 'script' : type;
    if (kind !== 'script' && kind !== 'style' && kind !== 'font') return;
    if (!asked.has(response.request()) || (kind === 'script' && !response.url().endsWith('.js'))) return;
    bodies.push(
      response.body().then((body) => {
        if (kind === 'script' && body.includes('ProseMirror')) seen.editors.push(response.url());
        seen.sizes[kind] += kind === 'font' ? body.length : packedSize(response.url(), body);
      }),
    );
  };
  page.on('response', weigh);
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  const atRest = { ...seen.sizes };
  if (turns) {
    isTurnedTo = true;
    await page.mouse.move(4, 4);
    await page.mouse.move(8, 8);
    await expect(page.locator(TAKEN_OVER).first()).toBeVisible();
    // they come after the form: without a wait the machine would decide whether they are weighed
    if (WITH_FIGURES.includes(address)) await expect(page.getByRole('region', { name: FIGURES })).toBeVisible();
  }
  // what comes later would be weighed after the test has ended
  page.off('response', weigh);
  await Promise.all(bodies);
  return { ...seen, sizes: atRest, turnedTo: seen.sizes.script };
}

/** In a browser that has never been here. */
async function alone(browser: Browser, address: string): Promise<Load> {
  const turns = turnedToBudget(address) !== undefined;
  const context = await browser.newContext({ baseURL: theProduct().url });
  try {
    const page = await context.newPage();
    // how much of what stands beside a page had come when somebody turned to it, the machine would decide
    if (turns && BESIDE)
      await page.route(`**/${BESIDE.file}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'export default () => null;' }),
      );
    return await load(page, address, turns);
  } finally {
    await context.close();
  }
}

const PAGES = [
  '/',
  '/rates',
  '/about',
  '/contact',
  '/first-time-buyers',
  ...LANDING_PAGES.map(([address]) => address),
  THANK_YOU,
  '/blogs',
  '/blog/the-stress-test-in-plain-words',
  '/blog/your-renewal-letter-is-an-opening-offer',
  '/basic-form',
  '/comprehensive-form',
  '/auth',
  '/calculator',
  '/calculator/purchase',
];
// a step is on the same scripts as the list of steps, and brings the figures beside it once it is still
const STEPS = ['plans', 'work', 'money'].map((section) => `/comprehensive-form?section=${section}`);

/** Of a page whose form or calculator comes when somebody turns to it. */
function turnedToBudget(address: string): number | undefined {
  if (STEPS.includes(address)) return STEP_SCRIPT;
  if (address === '/calculator/purchase') return CALCULATOR_SCRIPT;
  return address === '/auth' || address === '/basic-form' ? FORM_SCRIPT : undefined;
}

/** Most of a load is waiting until nothing is asked for any more: pages do that beside each other. */
const AT_ONCE = 3;

async function loadAll(browser: Browser, addresses: readonly string[]): Promise<Map<string, Load>> {
  const loads = new Map<string, Load>();
  const left = [...addresses];
  const oneAfterAnother = async (): Promise<void> => {
    for (let address = left.shift(); address !== undefined; address = left.shift())
      loads.set(address, await alone(browser, address));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterAnother));
  return loads;
}

test('each page keeps its budget, asks nobody else, and asks nothing twice', async ({ browser }) => {
  test.slow();
  const addresses = [...PAGES, ...STEPS];
  const loads = await loadAll(browser, addresses);
  const home = loads.get('/')?.sizes.script ?? 0;
  for (const address of addresses) {
    const { sizes, turnedTo, foreign, editors, graphql, complaints } = loads.get(address)!;
    const { script, style, font } = sizes;
    process.stdout.write(`    ${address}: script ${script} (${turnedTo}), style ${style}, font ${font} bytes\n`);
    expect(script, address).toBeGreaterThan(0);
    expect(style, address).toBeGreaterThan(0);
    expect.soft(script, `${address}: scripts`).toBeLessThanOrEqual(BUDGET.script);
    const most = turnedToBudget(address);
    if (most !== undefined) expect.soft(turnedTo, `${address}: scripts once turned to`).toBeLessThanOrEqual(most);
    expect.soft(style, `${address}: styles`).toBeLessThanOrEqual(BUDGET.style);
    // a landing page loads at least as fast as the home page
    if (LANDING_ADDRESSES.includes(address))
      expect.soft(script, `${address} beside the home page`).toBeLessThanOrEqual(home);
    expect.soft(font, `${address}: fonts`).toBeLessThanOrEqual(BUDGET.font);
    expect.soft(foreign, address).toEqual([]);
    expect.soft(editors, address).toEqual([]);
    // the server rendered with the answers: hydration asks for none of them again
    if (PAGES.includes(address)) expect.soft(graphql, `${address}: questions`).toBe(0);
    // no policy violation, no hydration warning, no error
    expect.soft(complaints, address).toEqual([]);
  }
});

test('pages carry the security headers, and a page seen before costs a 304', async ({ request }) => {
  const first = await request.get('/', { headers: { accept: 'text/html' } });
  const headers = first.headers();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe-eval');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-powered-by']).toBeUndefined();
  const again = await request.get('/', { headers: { accept: 'text/html', 'if-none-match': headers['etag'] ?? '' } });
  expect(again.status()).toBe(304);
});

test('what is there for developers is no part of what is built', async ({ request }) => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(
    files.filter((name) => /dev-co|specimen|sp-stage|dev\/(components|emails)/.test(readFileSync(DIST + name, 'utf8'))),
  ).toEqual([]);
  for (const address of ['/dev/components', '/dev/components/console', '/dev/emails', '/dev/emails/verify-email']) {
    expect((await request.get(address, { headers: { accept: 'text/html' } })).status(), address).toBe(404);
  }
});
