import { hyphenated } from '../text/plain-letters.js';
import { cut } from '../text/storable.js';

export const BLOG_LIMITS = {
  title: 120,
  excerpt: 300,
  content: 100_000,
  alt: 300,
  tags: 8,
  tag: 30,
  comment: 2_000,
  reason: 500,
  pictureMb: 10,
} as const;

const WORDS_A_MINUTE = 220;

/** Whole minutes, at least one. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.ceil((text.match(/\S+/g)?.length ?? 0) / WORDS_A_MINUTE));

/** Part of an address: `Thirty years or twenty-five?` is thirty-years-or-twenty-five. */
export function slugOf(text: string, longest = 80): string {
  const plain = hyphenated(text.replace(/['’]/g, ''));
  if (plain.length <= longest) return plain;
  const end = cut(plain, longest + 1).lastIndexOf('-');
  return cut(plain, end > 0 ? end : longest);
}

/**
 * Makes unique slugs: one that is taken gets a number. It remembers the last number of each slug, because counting from 1
 * every time took seconds for a text with ten thousand identical headings.
 */
export function unusedSlugs(taken: Iterable<string>): (slug: string) => string {
  const used = new Set(taken);
  const next = new Map<string, number>();
  return (slug) => {
    const base = slug || 'post';
    let id = base;
    let number = next.get(base) ?? 2;
    for (; used.has(id); number += 1) id = `${base}-${number}`;
    next.set(base, number);
    used.add(id);
    return id;
  };
}

/** Lower case, without doubles, in the order they were written. */
export const tidyTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim().replace(/\s+/g, ' ').toLowerCase()).filter((tag) => tag !== '')),
];

/** The beginning of a text that has no excerpt of its own, ended at a word. */
export function excerptOf(text: string, longest = 180): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longest) return plain;
  const end = Math.max(cut(plain, longest).lastIndexOf(' '), longest - 30);
  return `${cut(plain, end).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** Who has not confirmed their address is refused with this, and the page offers the link again. */
export const VERIFY_TO_COMMENT = 'Confirm your email address to comment. We can send you the link again.';
