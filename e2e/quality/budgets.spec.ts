import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test';

const KB = 1_000;
const BUDGET = { script: 150 * KB, style: 15 * KB, font: 65 * KB } as const;
/** The forms bring Formik and Yup, which no other public page does. */
const FORM_SCRIPT = 190 * KB;

interface Load {
  sizes: { script: number; style: number; font: number };
  foreign: string[];
  graphql: number;
}

/** Everything a page fetches until it answers, with scripts and styles at their gzip size. */
async function load(page: Page, address: string): Promise<Load> {
  const seen: Load = { sizes: { script: 0, style: 0, font: 0 }, foreign: [], graphql: 0 };
  const own = new URL(process.env.E2E_URL ?? '').origin;
  const bodies: Promise<void>[] = [];
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (origin !== own && protocol.startsWith('http')) seen.foreign.push(request.url());
    if (pathname === '/graphql') seen.graphql += 1;
  });
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const kind = type === 'stylesheet' ? 'style' : type === 'script' || type === 'other' ? 'script' : type;
    if (kind !== 'script' && kind !== 'style' && kind !== 'font') return;
    if (kind === 'script' && !response.url().endsWith('.js')) return;
    bodies.push(
      response.body().then((body) => {
        seen.sizes[kind] += kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
      }),
    );
  });
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  return seen;
}

for (const address of ['/', '/rates', '/about', '/contact', '/basic-form']) {
  test(`${address} keeps its budget, asks nobody else, and asks nothing twice`, async ({ page, complaints }) => {
    const { sizes, foreign, graphql } = await load(page, address);
    const { script, style, font } = sizes;
    test.info().annotations.push({ type: 'sizes', description: JSON.stringify(sizes) });
    process.stdout.write(`    ${address}: script ${script}, style ${style}, font ${font} bytes\n`);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(address === '/basic-form' ? FORM_SCRIPT : BUDGET.script);
    expect(style).toBeLessThanOrEqual(BUDGET.style);
    expect(font).toBeLessThanOrEqual(BUDGET.font);
    expect(foreign).toEqual([]);
    // the server rendered with the answers: hydration asks for none of them again
    expect(graphql).toBe(0);
    // no policy violation, no hydration warning, no error
    expect(complaints).toEqual([]);
  });
}

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
  const dist = fileURLToPath(new URL('../../client/dist/', import.meta.url));
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(
    files.filter((name) => /dev-co|specimen|sp-stage|dev\/(components|emails)/.test(readFileSync(dist + name, 'utf8'))),
  ).toEqual([]);
  for (const address of ['/dev/components', '/dev/components/console', '/dev/emails', '/dev/emails/verify-email']) {
    expect((await request.get(address, { headers: { accept: 'text/html' } })).status(), address).toBe(404);
  }
});
