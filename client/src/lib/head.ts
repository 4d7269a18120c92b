import type { Api } from './api';

/** What a page says about itself to browsers, search engines and shared links. */
export interface Head {
  /** Without the brand's name, which is added. */
  title: string;
  description: string;
  noindex?: boolean;
  /** Where the same page stands under two addresses: the one that counts. */
  canonical?: string;
  /** Of a post: since when it stands there, when it was changed, by whom and what about */
  article?: { published: string; changed?: string | null; author?: string | undefined; section: string };
  /** For shared links, 1200 by 630 pixels; the brand's own where there is none. */
  picture?: { path: string; alt: string };
}

export type HeadOf = (at: {
  params: Record<string, string | undefined>;
  client: Api;
  pathname: string;
  /** Of the server's page; in the browser the location has it */
  search?: URLSearchParams;
}) => Head;

export interface HeadContext {
  brand: string;
  origin: string;
  pathname: string;
}

const meta = (name: string, content: string): Tag => ['meta', ['name', name], ['content', content]];
const graph = (property: string, content: string): Tag => ['meta', ['property', property], ['content', content]];

type Tag = readonly [
  element: 'meta' | 'link',
  key: readonly [name: string, value: string],
  value: readonly [name: string, value: string],
];

/** Search engines cut longer titles: what the page is about comes first. */
const LONGEST = 70;

export function fullTitle({ title }: Pick<Head, 'title'>, brand: string): string {
  const full = `${title} | ${brand}`;
  return full.length > LONGEST ? title : full;
}

function tagsOf(head: Head, { brand, origin, pathname }: HeadContext): Tag[] {
  const address = origin + (head.canonical ?? pathname);
  const tags = [
    meta('description', head.description),
    graph('og:type', head.article ? 'article' : 'website'),
    graph('og:site_name', brand),
    graph('og:title', fullTitle(head, brand)),
    graph('og:description', head.description),
    graph('og:url', address),
    graph('og:locale', 'en_CA'),
  ];
  // a page that is not to be found has no address that counts
  tags.push(head.noindex ? meta('robots', 'noindex') : ['link', ['rel', 'canonical'], ['href', address]]);
  return tags;
}

const BRAND_PICTURE = {
  path: '/share.png',
  alt: 'A street of Canadian houses under a sign that says 50+ lenders, one clear answer',
};

/** Only what fetches a page from the server reads these, so only the server writes them. */
const sharedTags = ({ picture = BRAND_PICTURE, article }: Head, origin: string): Tag[] => [
  graph('og:image', origin + picture.path),
  graph('og:image:width', '1200'),
  graph('og:image:height', '630'),
  graph('og:image:alt', picture.alt),
  meta('twitter:card', 'summary_large_image'),
  meta('twitter:image', origin + picture.path),
  ...(article ? articleTags(article) : []),
];

const articleTags = ({ published, changed, author, section }: NonNullable<Head['article']>): Tag[] => [
  graph('article:published_time', published),
  ...(changed ? [graph('article:modified_time', changed)] : []),
  ...(author ? [graph('article:author', author)] : []),
  graph('article:section', section),
];

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

export const headHtml = (head: Head, context: HeadContext): string =>
  tagsOf(head, context)
    .concat(sharedTags(head, context.origin))
    .map(([element, key, value]) => `<${element} ${key[0]}="${key[1]}" ${value[0]}="${escapeHtml(value[1])}">`)
    .join('');

/** The same tags after a change of page in the browser: those of the page before are changed or go. */
export function applyHead(head: Head, context: HeadContext): void {
  document.title = fullTitle(head, context.brand);
  for (const gone of document.querySelectorAll('meta[name=robots],link[rel=canonical],[type="application/ld+json"]'))
    gone.remove();
  for (const [element, key, value] of tagsOf(head, context)) {
    let tag = document.head.querySelector(`${element}[${key[0]}="${key[1]}"]`);
    if (!tag) {
      tag = document.createElement(element);
      tag.setAttribute(key[0], key[1]);
      document.head.append(tag);
    }
    tag.setAttribute(value[0], value[1]);
  }
}
