import { fieldProblem } from '../forms/field-problem.js';
import { textsOf, type FieldTable, type Texts } from '../forms/fields.js';
import type { UserErrorCode } from '../vocabulary/error-codes.js';
import { BLOG_CATEGORIES } from './categories.js';
import { isOwnPicture } from './html.js';
import { BLOG_LOCALES, DEFAULT_LOCALE } from './locales.js';
import { BLOG_LIMITS, tidyTags } from './post.js';

const tooLong = (longest: number): string => `Keep it to ${longest.toLocaleString('en-CA')} characters or fewer.`;
const CATEGORY = 'Choose one of the categories.';
const LOCALE = 'Choose English or French.';

/**
 * What a version of a post says in single answers, beside its tags and its cover. A new one needs a column of posts and of
 * versions, a control in the editor and a place on the page: the schema, the calls and what the server keeps are made from this.
 */
export const POST_FORM = [
  {
    name: 'title',
    kind: 'longText',
    label: 'Title',
    description: 'The headline, in plain text, up to 120 characters.',
    max: BLOG_LIMITS.title,
    tooLong: tooLong(BLOG_LIMITS.title),
    required: 'Give the post a title.',
  },
  {
    name: 'excerpt',
    kind: 'longText',
    label: 'Summary',
    description:
      'A sentence or two for lists and search engines, in plain text, up to 300 characters. Made from the text where it is empty.',
    max: BLOG_LIMITS.excerpt,
    tooLong: tooLong(BLOG_LIMITS.excerpt),
  },
  {
    name: 'content',
    kind: 'longText',
    label: 'Text',
    description: 'HTML; what posts may not contain is taken out.',
    max: BLOG_LIMITS.content,
    tooLong: tooLong(BLOG_LIMITS.content),
    required: 'Write the post.',
  },
  {
    name: 'category',
    kind: 'choice',
    label: 'Category',
    choices: BLOG_CATEGORIES,
    description: 'What the post is about.',
    invalid: CATEGORY,
    required: CATEGORY,
  },
  {
    name: 'locale',
    kind: 'choice',
    label: 'Language',
    choices: BLOG_LOCALES,
    description: 'The language it is written in; a new post is in English.',
    invalid: LOCALE,
    required: LOCALE,
  },
] as const satisfies FieldTable;

type PostField = (typeof POST_FORM)[number];
type KeptField = Exclude<PostField, { name: 'content' }>;

/** What is kept as it was written, and always there. The text is kept as clean HTML. */
export const POST_WORDS = POST_FORM.filter((field): field is KeptField => field.name !== 'content').map((field) => ({
  ...field,
  required: true as const,
}));

export type PostWords = { [Name in KeptField['name']]: string };

type Sent = { [Name in PostField['name']]?: string | null } & {
  tags?: readonly string[] | null;
  coverUrl?: string | null;
  coverAlt?: string | null;
};

interface PostProblem {
  code: UserErrorCode;
  message: string;
  field: string[];
}

/** What is wrong with the single answers. English, if nobody says what language it is in. */
function answerProblems(post: Sent): PostProblem[] {
  const texts: Texts = { ...textsOf(post), locale: post.locale ?? DEFAULT_LOCALE };
  return POST_FORM.flatMap((field) => {
    const text = texts[field.name]?.trim() ?? '';
    const message = fieldProblem(field, text, texts);
    const code = text === '' && field.kind !== 'choice' ? 'REQUIRED' : 'INVALID';
    return message === undefined ? [] : [{ code, message, field: [field.name] }];
  });
}

/** Everything that is wrong with what was written, by field. */
export function postProblems(post: Sent): PostProblem[] {
  const problems = answerProblems(post);
  const refuse = (field: string, message: string): void => {
    problems.push({ code: 'INVALID', message, field: [field] });
  };
  const tags = tidyTags(post.tags ?? []);
  if (tags.length > BLOG_LIMITS.tags) refuse('tags', `Choose ${BLOG_LIMITS.tags} tags or fewer.`);
  else if (tags.some((tag) => tag.length > BLOG_LIMITS.tag || !/^[\p{L}\p{N}][\p{L}\p{N} '’-]*$/u.test(tag))) {
    refuse('tags', `A tag is a word or two, up to ${BLOG_LIMITS.tag} characters.`);
  }
  if (post.coverUrl != null && !isOwnPicture(post.coverUrl)) {
    refuse('coverImageUrl', 'Use a picture that was uploaded here.');
  }
  if ((post.coverAlt ?? '').length > BLOG_LIMITS.alt) refuse('coverAlt', tooLong(BLOG_LIMITS.alt));
  return problems;
}
