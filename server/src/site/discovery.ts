import { Router } from 'express';
import type { BlogReadService, NewestPost } from '../modules/blogs/blog-read.service.js';
import type { JobService } from '../modules/careers/job.service.js';
import type { PublicJob } from '../modules/careers/career.types.js';
import { sendNamed } from '../rest/etag.js';
import type { SettingsService } from '../modules/settings/settings.service.js';
import { changeOf, escapeXml } from './feeds.js';
import type { ClientBuild } from './renderer.js';

/** What only people look at, or what is another form of a page: nothing of it belongs into a search. */
const NOT_FOR_ROBOTS = ['/admin', '/account', '/moderator', '/agentManager', '/blogs-', '/api/', '/graphql'];
/** Of 50,000 addresses that a sitemap may have */
const MOST_POSTS = 40_000;
const HOUR_S = 3_600;
/** RFC 9116 asks for less than a year: who reads an older copy asks again */
const SECURITY_TXT_DAYS = 180;
const DAY_MS = 86_400_000;
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

const newestOf = (entries: readonly { at: Date }[]): Date | undefined =>
  entries.reduce<Date | undefined>((newest, { at }) => (newest && newest > at ? newest : at), undefined);

function sitemapXml(siteUrl: string, { addresses, posts, jobs }: Listed): string {
  const dated = (path: string, at: Date): string =>
    `<url><loc>${escapeXml(siteUrl + path)}</loc><lastmod>${at.toISOString()}</lastmod></url>`;
  const ofPosts = posts.map((post) => ({ path: `/blog/${post.slug}`, at: changeOf(post) }));
  const ofJobs = jobs.flatMap(({ slug, postedAt }) => (postedAt ? [{ path: `/careers/${slug}`, at: postedAt }] : []));
  // a list is as new as the newest in it
  const lists: Readonly<Record<string, Date | undefined>> = {
    '/blogs': newestOf(ofPosts),
    '/careers': newestOf(ofJobs),
  };
  const urls = [
    ...addresses.map((path) => {
      const at = lists[path];
      return at ? dated(path, at) : `<url><loc>${escapeXml(siteUrl + path)}</loc></url>`;
    }),
    ...[...ofPosts, ...ofJobs].map(({ path, at }) => dated(path, at)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

function securityTxt(siteUrl: string, email: string): string {
  const expires = new Date(Date.now() + SECURITY_TXT_DAYS * DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
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

const CHANGE_PASSWORD = '/account?view=security';

/** How search engines and home screens find what there is. Addresses are absolute and come from SITE_URL, never from Host. */
export function discovery({ build, posts, jobs, settings, siteUrl }: DiscoveryOptions): Router {
  const router = Router();
  router.use(
    ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/favicon.ico', '/.well-known/security.txt'],
    (_request, response, next) => {
      response.set('Cache-Control', `public, max-age=${HOUR_S}`);
      next();
    },
  );
  router.get('/robots.txt', (request, response) => {
    sendNamed(request, response.type('text/plain'), robotsTxt(siteUrl));
  });
  router.get('/sitemap.xml', async (request, response) => {
    const [addresses, newest, open] = await Promise.all([build.addresses(), posts.newest(MOST_POSTS), jobs.open()]);
    sendNamed(request, response.type('application/xml'), sitemapXml(siteUrl, { addresses, posts: newest, jobs: open }));
  });
  router.get('/manifest.webmanifest', async (request, response) => {
    const { brandName, tagline } = await settings.current();
    sendNamed(request, response.type('application/manifest+json'), JSON.stringify(manifest(brandName, tagline)));
  });
  // asked for by what reads no page, such as feed readers and lists of bookmarks
  router.get('/favicon.ico', (_request, response) => {
    response.sendFile('icon-192.png', { root: build.webDir, cacheControl: false });
  });
  router.get('/.well-known/security.txt', async (_request, response) => {
    response.type('text/plain').send(securityTxt(siteUrl, (await settings.current()).email));
  });
  // where password managers send somebody whose password is known elsewhere (W3C, A Well-Known URL for Changing Passwords)
  router.get('/.well-known/change-password', (_request, response) => {
    response.redirect(302, CHANGE_PASSWORD);
  });
  return router;
}
