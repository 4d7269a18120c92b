import type { ApolloClient } from '@apollo/client';

/** What a page says about itself to browsers, search engines and shared links. */
export interface Head {
  /** Without the brand's name, which is added. */
  title: string;
  description: string;
  noindex?: boolean;
  /** Where the same page stands under two addresses: the one that counts. */
  canonical?: string;
}

export type HeadOf = (at: {
  params: Record<string, string | undefined>;
  client: ApolloClient;
  pathname: string;
}) => Head;

export interface HeadContext {
  brand: string;
  origin: string;
  pathname: string;
}

type Tag = readonly [
  element: 'meta' | 'link',
  key: readonly [name: string, value: string],
  value: readonly [name: string, value: string],
];

export const fullTitle = (head: Head, brand: string): string => `${head.title} | ${brand}`;

function tagsOf(head: Head, { brand, origin, pathname }: HeadContext): Tag[] {
  const address = origin + (head.canonical ?? pathname);
  const meta = (name: string, content: string): Tag => ['meta', ['name', name], ['content', content]];
  const graph = (property: string, content: string): Tag => ['meta', ['property', property], ['content', content]];
  const tags = [
    meta('description', head.description),
    graph('og:type', 'website'),
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

/** The same for every page, so only the server writes it. */
const SHARE_PICTURE = [
  ['og:image', '/share.png'],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  ['og:image:alt', 'A street of Canadian houses under a sign that says 50+ lenders, one clear answer'],
  ['twitter:card', 'summary_large_image'],
] as const;

const withOrigin = (value: string, origin: string): string => (value.startsWith('/') ? origin + value : value);

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

export const headHtml = (head: Head, context: HeadContext): string =>
  tagsOf(head, context)
    .concat(
      SHARE_PICTURE.map(([key, value]) => ['meta', ['property', key], ['content', withOrigin(value, context.origin)]]),
    )
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
