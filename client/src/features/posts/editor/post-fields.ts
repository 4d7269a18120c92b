import { isBlogCategory } from '@brokerage/domain/blog/categories';
import { DEFAULT_LOCALE } from '@brokerage/domain/blog/locales';
import { POST_WORDS, type PostWords } from '@brokerage/domain/blog/post-form';
import { BLOG_LIMITS } from '@brokerage/domain/blog/post';
import { valuesFrom } from '@brokerage/domain/forms/field-input';
import type { BlogInput } from '../../../schema.generated';
import type { EditedPostFragment, PostVersionFragment } from './editor.generated';
import { instantOfText, officeTextOf } from '../../../ui/console/office-moment';

/** What stands around the text of a post, as the controls hold it. */
export interface PostFields extends PostWords {
  slug: string;
  /** Separated by commas */
  tags: string;
  coverUrl: string;
  /** Empty: the cover is decoration */
  coverAlt: string;
  /** On the office's clock: 2026-11-24T09:00. Empty: once it is approved */
  publishAt: string;
}

export type EditedPost = EditedPostFragment;
export type PostVersion = PostVersionFragment;

const wordsOf = (from: Partial<PostWords>): PostWords => valuesFrom(POST_WORDS, from) as PostWords;

export const NO_FIELDS: PostFields = {
  ...wordsOf({ locale: DEFAULT_LOCALE }),
  slug: '',
  tags: '',
  coverUrl: '',
  coverAlt: '',
  publishAt: '',
};

type Words = PostWords & Pick<PostVersion, 'tags' | 'cover'>;

/** A version's fields; where a post is found and when it is published belong to the post. */
export const fieldsOf = (words: Words, { slug, publishedAt }: EditedPost): PostFields => ({
  ...wordsOf(words),
  slug,
  tags: words.tags.join(', '),
  coverUrl: words.cover?.url ?? '',
  coverAlt: words.cover?.alt ?? '',
  publishAt: officeTextOf(publishedAt),
});

/** What is sent. A time of publication that was not touched is left out: the controls hold minutes, the post seconds. */
export function inputOf(fields: PostFields, content: string, post: EditedPost | undefined): BlogInput {
  const { slug, tags, coverUrl, coverAlt, publishAt } = fields;
  const isTimeNew = publishAt !== officeTextOf(post?.publishedAt ?? null);
  return {
    ...wordsOf(fields),
    content,
    tags: tags.split(',').filter((tag) => tag.trim() !== ''),
    coverImageUrl: coverUrl,
    coverAlt,
    ...(slug.trim() !== (post?.slug ?? '') && { slug }),
    ...(isTimeNew && { publishAt: instantOfText(publishAt)?.toISOString() ?? null }),
  };
}

export const inputOfVersion = ({ content, tags, cover, ...version }: PostVersion): BlogInput => ({
  ...wordsOf(version),
  content,
  tags,
  coverImageUrl: cover?.url ?? '',
  coverAlt: cover?.alt ?? '',
});

/** Whether a new post has what the server asks for before it keeps anything. */
export const canBeStored = ({ title, category }: PostFields, words: string): boolean =>
  title.trim() !== '' && title.trim().length <= BLOG_LIMITS.title && isBlogCategory(category) && words.trim() !== '';

export interface PostStart {
  saved?: PostVersion;
  typed?: PostVersion;
  /** Saved after the version that is decided about, and not submitted */
  later?: PostVersion;
}

/**
 * The version that the editor opens with, and what this person typed after it without saving. It is the newest that
 * somebody saved; for whoever decides about a version that waits it is that one, because it is what they approve.
 */
export function startOf(
  versions: readonly PostVersion[],
  { waiting, mayDecide }: Pick<EditedPost, 'waiting' | 'mayDecide'>,
): PostStart {
  const kept = versions.filter(({ state }) => state !== 'AUTOSAVE').sort((one, other) => other.no - one.no);
  const [newest] = kept;
  const saved = (waiting && mayDecide && kept.find(({ state }) => state === 'PENDING')) || newest;
  const typed = versions.find(({ state }) => state === 'AUTOSAVE');
  const isNewer = typed && (!saved || Date.parse(typed.createdAt) > Date.parse(saved.createdAt));
  return { saved, ...(isNewer && { typed }), ...(saved !== newest && { later: newest }) };
}
