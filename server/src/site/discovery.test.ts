import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { discovery } from './discovery.js';

const SITE = 'https://mortgages.example.ca';

const POST = {
  id: '0193a1b2-0000-7000-8000-000000000000',
  slug: 'renewing-early',
  title: 'Renewing early',
  excerpt: 'Ask first.',
  category: 'renewal',
  locale: 'en',
  author: null,
  publishedAt: new Date('2026-03-14T13:00:00Z'),
  changedAt: new Date('2026-04-01T13:00:00Z'),
};

let server: http.Server;
let port: number;

beforeAll(async () => {
  const app = express().use(
    discovery({
      siteUrl: SITE,
      build: {
        webDir: '/nowhere',
        render: () => Promise.reject(new Error('no page is asked for here')),
        addresses: async () => ['/', '/rates', '/a&b', '/blogs', '/careers'],
        parametersOf: () => [],
        routeOf: () => undefined,
      },
      posts: { newest: async () => [POST] },
      jobs: { open: async () => [{ slug: 'agent', postedAt: new Date('2026-11-20T00:00:00Z') } as never] },
      settings: { current: async () => ({ brandName: 'Tamarack', tagline: 'Coast to coast' }) as never },
    }),
  );
  server = app.listen(0);
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** As a visitor of another host would ask: no answer may repeat it. */
function get(path: string): Promise<{ type: string; cache: string; body: string }> {
  return new Promise((resolve, reject) => {
    http
      .get({ port, path, headers: { host: 'evil.example' } }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => {
          const { 'content-type': type = '', 'cache-control': cache = '' } = response.headers;
          resolve({ type, cache, body });
        });
      })
      .on('error', reject);
  });
}

test('the sitemap is XML with absolute, escaped addresses of the configured host', async () => {
  const { type, cache, body } = await get('/sitemap.xml');
  expect(type).toContain('application/xml');
  expect(cache).toBe('public, max-age=3600');
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${SITE}/`,
    `${SITE}/rates`,
    `${SITE}/a&#38;b`,
    `${SITE}/blogs`,
    `${SITE}/careers`,
    `${SITE}/blog/renewing-early`,
    `${SITE}/careers/agent`,
  ]);
  // A14: what has a date says it, and a list has that of the newest in it
  const dates = [...body.matchAll(/<loc>[^<]*(\/[^/<]+)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, path, at]) => [
    path,
    at,
  ]);
  const [posted, changed] = ['2026-11-20T00:00:00.000Z', '2026-04-01T13:00:00.000Z'];
  expect(dates).toEqual([
    ['/blogs', changed],
    ['/careers', posted],
    ['/renewing-early', changed],
    ['/agent', posted],
  ]);
  expect(body).not.toContain('evil');
});

test('robots are kept out of the office and sent to the sitemap', async () => {
  const { type, body } = await get('/robots.txt');
  expect(type).toContain('text/plain');
  for (const path of ['/admin', '/account', '/moderator', '/api/', '/graphql']) {
    expect(body).toContain(`Disallow: ${path}\n`);
  }
  expect(body).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  expect(body).not.toMatch(/Disallow: \/\n/);
});

test('the manifest carries the brand of the settings, and icons for every shape', async () => {
  const { type, body } = await get('/manifest.webmanifest');
  expect(type).toContain('application/manifest+json');
  const manifest = JSON.parse(body) as { name: string; icons: { sizes: string; purpose?: string }[] };
  expect(manifest.name).toBe('Tamarack');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512']);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});
