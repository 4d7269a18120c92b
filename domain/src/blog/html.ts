import { LIVE_BLOCKS } from './blocks.js';

/**
 * What the HTML of a post may be made of. The server cleans by this list, and the editor can make nothing else: what it
 * writes passes the server unchanged. Whoever changes a rule counts SANITISER_VERSION up, and stored posts are cleaned again.
 */
export const SANITISER_VERSION = 2;

export const POST_TAGS = [
  'p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'pre', 'br', 'hr',
  'a', 'img', 'figure', 'figcaption', 'aside', 'table', 'thead', 'tbody', 'tr', 'th', 'td',
] as const; // prettier-ignore

/** Without their content too: what stands inside was never text. */
export const DROPPED_WITH_CONTENT = [
  'script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math', 'textarea', 'option', 'title',
  'xmp', 'noembed', 'noframes', 'plaintext',
] as const; // prettier-ignore

export const POST_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  // alt="" says that a picture is decoration
  img: ['src', 'alt', 'width', 'height'],
  figure: ['data-block', 'data-term', 'data-amount', 'data-years'],
  aside: ['class'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** An `aside` is one of these: a call-out among the text, or a note beside it. */
export const ASIDE_CLASSES = ['callout', 'note'] as const;

/** Where our own pictures lie: no other is ever shown, and none is fetched from elsewhere. */
const OWN_PICTURES = /^\/(uploads|covers)\/[a-z0-9]+(?:[-/][a-z0-9]+)*\.(?:avif|webp|png|jpe?g|svg)$/;
export const isOwnPicture = (address: string): boolean => OWN_PICTURES.test(address);

const SCHEMES = /^(?:https?:\/\/[^\s/?#]|mailto:[^\s]+@|tel:\+?[\d-]+$)/i;
const WITHIN = /^(?:\/(?![/\\])|#)/;
/** Browsers leave these out of an address before they read its scheme. */
const HIDDEN = /[\p{Cc}\u0020\u00a0\u200b-\u200f\u2028-\u202f\u2060\ufeff\\]/u;

/** A link leads to a web page, an email, a phone or somewhere on this site. */
export const isAllowedLink = (address: string): boolean =>
  !HIDDEN.test(address) && (WITHIN.test(address) || SCHEMES.test(address));

const NUMBER = /^\d{1,9}(?:\.\d{1,4})?$/;

/** Whether an attribute that the list knows may have this value. */
export function isAllowedValue(tag: string, attribute: string, value: string): boolean {
  if (attribute === 'href') return isAllowedLink(value);
  if (attribute === 'src') return isOwnPicture(value);
  if (attribute === 'alt') return value.length <= 300;
  if (attribute === 'class') return tag === 'aside' && ASIDE_CLASSES.some((name) => name === value);
  if (attribute === 'data-block') return LIVE_BLOCKS.some((name) => name === value);
  if (attribute === 'scope') return ['row', 'col', 'rowgroup', 'colgroup'].includes(value);
  return NUMBER.test(value);
}
