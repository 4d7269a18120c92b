import { isOwnPicture } from '@brokerage/domain/blog/html';
import { isBlogCategory } from '@brokerage/domain/blog/categories';
import { BLOG_LIMITS, excerptOf, postProblems, tidyTags } from '@brokerage/domain/blog/post';
import { DEFAULT_LOCALE, isBlogLocale } from '@brokerage/domain/blog/locales';
import { cut } from '@brokerage/domain/text/storable';
import { DomainError } from '../../kernel/domain-error.js';
import type { BlogInput } from './blog-edit.types.js';
import type { BlogRevision } from './blog-revision.entity.js';
import { cleanPost } from './clean-post.js';

/** What a version says, and readers see of it once it is approved. */
export type Text = Pick<
  BlogRevision,
  | 'title'
  | 'excerpt'
  | 'category'
  | 'locale'
  | 'tags'
  | 'coverUrl'
  | 'coverAlt'
  | 'html'
  | 'text'
  | 'contents'
  | 'readingMinutes'
  | 'sanitiserVersion'
>;

export const textOf = (from: Text): Text => ({
  title: from.title,
  excerpt: from.excerpt,
  category: from.category,
  locale: from.locale,
  tags: from.tags,
  coverUrl: from.coverUrl,
  coverAlt: from.coverAlt,
  html: from.html,
  text: from.text,
  contents: from.contents,
  readingMinutes: from.readingMinutes,
  sanitiserVersion: from.sanitiserVersion,
});

export const NOTHING = {
  title: '',
  excerpt: '',
  category: '',
  locale: DEFAULT_LOCALE,
  tags: [],
  coverUrl: null,
  coverAlt: '',
  html: '',
};

/** What was written, over what was there. Throws what is wrong with it. */
export function written(input: BlogInput, base: Pick<Text, keyof typeof NOTHING>): Text {
  const content = input.content ?? base.html;
  const post = {
    title: input.title ?? base.title,
    excerpt: input.excerpt ?? base.excerpt,
    content,
    category: input.category ?? base.category,
    locale: input.locale ?? base.locale,
    tags: input.tags ?? base.tags,
    coverUrl: input.coverImageUrl === '' ? null : (input.coverImageUrl ?? base.coverUrl),
    coverAlt: input.coverAlt ?? base.coverAlt,
  };
  const [first, ...others] = postProblems(post);
  if (first) throw DomainError.of([first, ...others]);
  const clean = cleanPost(content);
  if (clean.text === '' && !clean.html.includes('<img')) {
    throw new DomainError('REQUIRED', 'Write the post.', 'content');
  }
  const { title, excerpt, category, locale, tags, coverUrl, coverAlt } = post;
  return {
    ...clean,
    title: title.trim(),
    excerpt: excerpt.trim() || excerptOf(clean.text),
    category,
    locale,
    tags: tidyTags(tags),
    coverUrl,
    coverAlt: coverAlt.trim(),
  };
}

/** What somebody is typing: nothing is refused, only cut. */
export const typed = (input: BlogInput, base: Text): Omit<Text, keyof ReturnType<typeof cleanPost>> => ({
  title: cut(input.title ?? base.title, BLOG_LIMITS.title * 2),
  excerpt: cut(input.excerpt ?? base.excerpt, BLOG_LIMITS.excerpt * 2),
  category: input.category && isBlogCategory(input.category) ? input.category : base.category,
  locale: isBlogLocale(input.locale) ? input.locale : base.locale,
  tags: tidyTags(input.tags ?? base.tags).slice(0, BLOG_LIMITS.tags),
  coverUrl:
    input.coverImageUrl && isOwnPicture(input.coverImageUrl)
      ? input.coverImageUrl
      : input.coverImageUrl === ''
        ? null
        : base.coverUrl,
  coverAlt: cut(input.coverAlt ?? base.coverAlt, BLOG_LIMITS.alt),
});
