import { tableOf } from '@brokerage/domain/data/objects';
import { isOwnPicture } from '@brokerage/domain/blog/html';
import { POST_WORDS, postProblems, type PostWords } from '@brokerage/domain/blog/post-form';
import { BLOG_LIMITS, excerptOf, tidyTags } from '@brokerage/domain/blog/post';
import { DEFAULT_LOCALE } from '@brokerage/domain/blog/locales';
import { cut } from '@brokerage/domain/text/storable';
import { DomainError } from '../../kernel/domain-error.js';
import type { BlogInput } from './blog-edit.types.js';
import type { BlogRevision } from './blog-revision.entity.js';
import { cleanPost } from './clean-post.js';

/** What a version says, and readers see of it once it is approved. */
export type Text = PostWords &
  Pick<
    BlogRevision,
    'tags' | 'coverUrl' | 'coverAlt' | 'html' | 'text' | 'contents' | 'readingMinutes' | 'sanitiserVersion'
  >;

const wordsOf = (wordIn: (field: (typeof POST_WORDS)[number]) => string): PostWords =>
  tableOf(POST_WORDS.map((field) => [field.name, wordIn(field)]));

export const textOf = (from: Text): Text => ({
  ...wordsOf(({ name }) => from[name]),
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
  ...wordsOf(() => ''),
  locale: DEFAULT_LOCALE,
  tags: [],
  coverUrl: null,
  coverAlt: '',
  html: '',
};

/** What was written, over what was there. Throws what is wrong with it. */
export function written(input: BlogInput, base: Pick<Text, keyof typeof NOTHING>): Text {
  const content = input.content ?? base.html;
  const words = wordsOf(({ name }) => (input[name] ?? base[name]).trim());
  const post = {
    ...words,
    content,
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
  const { tags, coverUrl, coverAlt } = post;
  return {
    ...clean,
    ...words,
    excerpt: words.excerpt || excerptOf(clean.text),
    tags: tidyTags(tags),
    coverUrl,
    coverAlt: coverAlt.trim(),
  };
}

/** What somebody is typing: nothing is refused, only cut. */
export const typed = (input: BlogInput, base: Text): Omit<Text, keyof ReturnType<typeof cleanPost>> => ({
  ...wordsOf((field) => {
    const text = input[field.name] ?? base[field.name];
    if (field.kind !== 'choice') return cut(text, field.max * 2);
    return field.choices.some(({ value }) => value === text) ? text : base[field.name];
  }),
  tags: tidyTags(input.tags ?? base.tags).slice(0, BLOG_LIMITS.tags),
  coverUrl:
    input.coverImageUrl && isOwnPicture(input.coverImageUrl)
      ? input.coverImageUrl
      : input.coverImageUrl === ''
        ? null
        : base.coverUrl,
  coverAlt: cut(input.coverAlt ?? base.coverAlt, BLOG_LIMITS.alt),
});
