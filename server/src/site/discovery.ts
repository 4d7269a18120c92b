import { Router } from 'express';
import type { BlogReadService, NewestPost } from '../modules/blogs/blog-read.service.js';
import type { JobService } from '../modules/careers/job.service.js';
import type { PublicJob } from '../modules/careers/career.types.js';
import type { SettingsService } from '../modules/settings/settings.service.js';
import { changeOf, escapeXml } from './feeds.js';
import type { ClientBuild } from './renderer.js';

/** What only people look at, or what is another form of a page: nothing of it belongs into a search. */
const NOT_FOR_ROBOTS = ['/admin', '/account', '/moderator', '/agentManager', '/blogs-', '/api/', '/graphql'];
/** Of 50,000 addresses that a sitemap may have */
const MOST_POSTS = 40_000;
const HOUR_S = 3_600;
const SPRUCE = '#0c2e28';
const PAPER = '#ffffff';

function robotsTxt(siteUrl: string): string {
  const rules = ['User-agent: *', ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`)];
  return `${rules.join('\n')}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

interface Listed {
  addresses: readonly string[];
  posts: readonly NewestPost[];
  jobs: readonly PublicJob[];
}

function sitemapXml(siteUrl: string, { addresses, posts, jobs }: Listed): string {
  const dated = (path: string, at: Date): string =>
    `<url><loc>${escapeXml(siteUrl + path)}</loc><lastmod>${at.toISOString()}</lastmod></url>`;
  const urls = [
    ...addresses.map((address) => `<url><loc>${escapeXml(siteUrl + address)}</loc></url>`),
    ...posts.map((post) => dated(`/blog/${post.slug}`, changeOf(post))),
    ...jobs.flatMap(({ slug, postedAt }) => (postedAt ? [dated(`/careers/${slug}`, postedAt)] : [])),
  ];
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
  posts: Pick<BlogReadService, 'newest'>;
  jobs: Pick<JobService, 'open'>;
  settings: Pick<SettingsService, 'current'>;
  siteUrl: string;
}

/** How search engines and home screens find what there is. Addresses are absolute and come from SITE_URL, never from Host. */
export function discovery({ build, posts, jobs, settings, siteUrl }: DiscoveryOptions): Router {
  const router = Router();
  router.use(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'], (_request, response, next) => {
    response.set('Cache-Control', `public, max-age=${HOUR_S}`);
    next();
  });
  router.get('/robots.txt', (_request, response) => {
    response.type('text/plain').send(robotsTxt(siteUrl));
  });
  router.get('/sitemap.xml', async (_request, response) => {
    const [addresses, newest, open] = await Promise.all([build.addresses(), posts.newest(MOST_POSTS), jobs.open()]);
    response.type('application/xml').send(sitemapXml(siteUrl, { addresses, posts: newest, jobs: open }));
  });
  router.get('/manifest.webmanifest', async (_request, response) => {
    const { brandName, tagline } = await settings.current();
    response.type('application/manifest+json').send(JSON.stringify(manifest(brandName, tagline)));
  });
  return router;
}
