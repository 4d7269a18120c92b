/** The pages whose posts can be followed */
const FOLLOWED = new Set(['/blogs', '/blog/:id']);
const FEEDS = [
  ['application/rss+xml', '/blogs/rss.xml'],
  ['application/atom+xml', '/blogs/atom.xml'],
] as const;

/** Where a feed reader finds the feeds. Only the server writes it; `route` is a page's pattern. */
export const feedLinks = (route: string): string =>
  FOLLOWED.has(route)
    ? FEEDS.map(([type, href]) => `<link rel="alternate" type="${type}" title="Mortgage news" href="${href}">`).join('')
    : '';
