import { partsOf } from '@brokerage/domain/blog/blocks';
import { languageTag } from '@brokerage/domain/blog/locales';
import { Router, type Request, type Response } from 'express';
import type { SettingsService } from '../modules/settings/settings.service.js';
import { shareAddress } from '../modules/blogs/share-address.js';
import type { BlogReadService, NewestPost, WholePost } from '../modules/blogs/blog-read.service.js';
import { sendNamed } from '../rest/etag.js';

export interface FeedOptions {
  posts: Pick<BlogReadService, 'newestWhole'>;
  settings: Pick<SettingsService, 'current'>;
  siteUrl: string;
}

interface Feed {
  brand: string;
  siteUrl: string;
  posts: readonly WholePost[];
}

const TITLE = 'Mortgage news';
const SUMMARY = 'Articles on Canadian mortgages: rates, renewals, first homes and the rules that change.';
const MOST = 30;
/** When nothing was published yet */
const NEVER = new Date(0);
export const RSS = '/blogs/rss.xml';
export const ATOM = '/blogs/atom.xml';

/** What XML 1.0 takes in no form at all, not even as a reference: one such sign makes the whole feed unreadable. */
const NO_XML = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export const escapeXml = (text: string): string =>
  text.replace(NO_XML, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const tag = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
/** As a reader can show it: what the page draws by itself stands as it was stored, and addresses name the site. */
const contentOf = ({ siteUrl }: Feed, { html }: WholePost): string =>
  partsOf(html)
    .map((part) => (part.kind === 'html' ? part.html : part.fallback))
    .join('')
    .replace(/(<[^>]*\s(?:href|src)=")\/(?!\/)/g, (_start, before: string) => `${before}${siteUrl}/`);
/** The picture above a post, or else the one of its shared link. */
function pictureOf({ siteUrl }: Feed, post: WholePost): { url: string; type: string; words: string } {
  const { coverUrl, coverAlt, title } = post;
  const path = coverUrl ?? shareAddress(post);
  return {
    url: escapeXml(siteUrl + path),
    type: path.endsWith('.webp') ? 'image/webp' : 'image/png',
    words: coverUrl === null ? title : coverAlt,
  };
}
/** Media RSS, and not an enclosure: that one needs the length of the file, and players take it for a recording. */
function mediaOf(feed: Feed, post: WholePost): string {
  const { url, type, words } = pictureOf(feed, post);
  return `<media:content url="${url}" medium="image" type="${type}">${words && tag('media:description', words)}</media:content>`;
}
const addressOf = ({ siteUrl }: Feed, { slug }: NewestPost): string => `${siteUrl}/blog/${slug}`;
/** When readers last got another text */
export const changeOf = ({ publishedAt, changedAt }: NewestPost): Date =>
  changedAt && changedAt > publishedAt ? changedAt : publishedAt;
const newestOf = ({ posts }: Feed): Date =>
  posts.map(changeOf).reduce((newest, at) => (at > newest ? at : newest), NEVER);
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** RSS 2.0. The guid is the id of the post: it stays where its address changes. */
export function rssOf(feed: Feed): string {
  const items = feed.posts.map((post) =>
    [
      '<item>',
      tag('title', post.title),
      tag('link', addressOf(feed, post)),
      `<guid isPermaLink="false">urn:uuid:${post.id}</guid>`,
      tag('pubDate', post.publishedAt.toUTCString()),
      tag('category', post.category),
      post.author === null ? '' : tag('dc:creator', post.author),
      tag('dc:language', languageTag(post.locale)),
      tag('description', post.excerpt),
      tag('content:encoded', contentOf(feed, post)),
      mediaOf(feed, post),
      '</item>',
    ].join(''),
  );
  return [
    `${HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"><channel>`,
    tag('title', `${TITLE} | ${feed.brand}`),
    tag('link', `${feed.siteUrl}/blogs`),
    tag('description', SUMMARY),
    tag('language', 'en-CA'),
    tag('lastBuildDate', newestOf(feed).toUTCString()),
    `<atom:link href="${escapeXml(feed.siteUrl + RSS)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('');
}

/** Atom, RFC 4287. */
export function atomOf(feed: Feed): string {
  const entries = feed.posts.map((post) =>
    [
      `<entry xml:lang="${languageTag(post.locale)}">`,
      tag('title', post.title),
      tag('id', `urn:uuid:${post.id}`),
      `<link href="${escapeXml(addressOf(feed, post))}"/>`,
      tag('published', post.publishedAt.toISOString()),
      tag('updated', changeOf(post).toISOString()),
      `<author>${tag('name', post.author ?? feed.brand)}</author>`,
      `<category term="${escapeXml(post.category)}"/>`,
      tag('summary', post.excerpt),
      `<content type="html">${escapeXml(contentOf(feed, post))}</content>`,
      mediaOf(feed, post),
      '</entry>',
    ].join(''),
  );
  return [
    `${HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="en-CA">`,
    tag('title', `${TITLE} | ${feed.brand}`),
    tag('subtitle', SUMMARY),
    tag('id', `${feed.siteUrl}/blogs`),
    `<link href="${escapeXml(`${feed.siteUrl}/blogs`)}"/>`,
    `<link href="${escapeXml(feed.siteUrl + ATOM)}" rel="self" type="application/atom+xml"/>`,
    tag('updated', newestOf(feed).toISOString()),
    ...entries,
    '</feed>\n',
  ].join('');
}

/** The feeds of the posts. A reader asks with the ETag it has, and an unchanged feed costs a 304. */
export function feeds({ posts, settings, siteUrl }: FeedOptions): Router {
  const router = Router();
  const answer =
    (write: (feed: Feed) => string, type: string) =>
    async (request: Request, response: Response): Promise<void> => {
      const [{ brandName: brand }, known] = await Promise.all([settings.current(), posts.newestWhole(MOST)]);
      const text = write({ brand, siteUrl, posts: known });
      response.set('Cache-Control', 'public, no-cache').type(`${type}; charset=utf-8`);
      sendNamed(request, response, text);
    };
  router.get(RSS, answer(rssOf, 'application/rss+xml'));
  router.get(ATOM, answer(atomOf, 'application/atom+xml'));
  return router;
}
