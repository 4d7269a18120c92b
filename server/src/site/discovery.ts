import { Router } from 'express';
import type { SettingsService } from '../modules/settings/settings.service.js';
import type { ClientBuild } from './renderer.js';

/** What only people look at, or what is another form of a page: nothing of it belongs into a search. */
const NOT_FOR_ROBOTS = ['/admin', '/account', '/moderator', '/agentManager', '/blogs-', '/api/', '/graphql'];
const HOUR_S = 3_600;
const SPRUCE = '#0c2e28';
const PAPER = '#ffffff';

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function robotsTxt(siteUrl: string): string {
  const rules = ['User-agent: *', ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`)];
  return `${rules.join('\n')}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function sitemapXml(siteUrl: string, addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${escapeXml(siteUrl + address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

const manifest = (brand: string, tagline: string): object => ({
  name: brand,
  short_name: brand,
  description: tagline,
  lang: 'en-CA',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  theme_color: SPRUCE,
  background_color: PAPER,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
});

export interface DiscoveryOptions {
  build: ClientBuild;
  settings: Pick<SettingsService, 'current'>;
  siteUrl: string;
}

/** How search engines and home screens find what there is. Addresses are absolute and come from SITE_URL, never from Host. */
export function discovery({ build, settings, siteUrl }: DiscoveryOptions): Router {
  const router = Router();
  router.use(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'], (_request, response, next) => {
    response.set('Cache-Control', `public, max-age=${HOUR_S}`);
    next();
  });
  router.get('/robots.txt', (_request, response) => {
    response.type('text/plain').send(robotsTxt(siteUrl));
  });
  router.get('/sitemap.xml', async (_request, response) => {
    response.type('application/xml').send(sitemapXml(siteUrl, await build.addresses()));
  });
  router.get('/manifest.webmanifest', async (_request, response) => {
    const { brandName, tagline } = await settings.current();
    response.type('application/manifest+json').send(JSON.stringify(manifest(brandName, tagline)));
  });
  return router;
}
