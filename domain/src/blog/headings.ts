import { slugOf, unusedSlugs } from './post.js';

export interface Heading {
  id: string;
  text: string;
}

/** Ids that the page around a post has */
const TAKEN = ['main', 'root', 'comments', 'contents', 'share'] as const;
const HEADING = /<(h[23])>(.*?)<\/\1>/gs;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of clean HTML alone. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<\/?(?:strong|em|u|s|sub|sup|code|a)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** Clean HTML with an id on each heading, and its table of contents. */
export function withHeadings(clean: string): { html: string; contents: Heading[] } {
  const idFor = unusedSlugs(TAKEN);
  const contents: Heading[] = [];
  const html = clean.replace(HEADING, (_whole, tag: string, inner: string) => {
    const text = wordsOf(inner);
    const id = idFor(slugOf(text, 60));
    if (tag === 'h2' && text !== '') contents.push({ id, text });
    return `<${tag} id="${id}">${inner}</${tag}>`;
  });
  return { html, contents };
}
