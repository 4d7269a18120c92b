import { POST_FORM } from '@brokerage/domain/blog/post-form';
import { optionalFields } from '@brokerage/domain/forms/fields';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { inputTypeOf } from '../../graphql/field-types.js';
import { DateTime } from '../../graphql/scalars.js';
import { describedEnum } from '../../kernel/described-enum.js';
import { Payload } from '../../kernel/user-error.types.js';
import { BlogCover, BlogPost, BlogWords } from './blog.types.js';
import type { BlogStatusName } from '@brokerage/domain/blog/status';

const STATES = {
  AUTOSAVE: 'Kept by itself while its author typed.',
  SAVED: 'Saved, and not sent for approval.',
  PENDING: 'Waits for approval.',
  APPROVED: 'What readers see, or saw.',
  REJECTED: 'Sent back with a reason.',
} as const;
const BlogVersionState = describedEnum('BlogVersionState', 'What became of a version of a post.', STATES);

/** What a new post needs is asked by the rules, because a change may leave it out. */
const Answers = inputTypeOf(optionalFields(POST_FORM), { name: 'BlogAnswersInput' });

@InputType({ description: 'What is left out stays as it is; a new post needs a title, its content and a category.' })
export class BlogInput extends Answers {
  @Field(() => [String], { nullable: true, description: 'At most 8' })
  tags?: string[] | null;

  @Field(() => String, { nullable: true, description: 'An upload of this site; empty takes it away' })
  coverImageUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'Empty: the cover is decoration' })
  coverAlt?: string | null;

  @Field(() => String, { nullable: true, description: 'The old one goes on leading here' })
  slug?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Readers see an approved post from then on' })
  publishAt?: Date | null;
}

@Auth('MODERATOR')
@ObjectType({ description: 'A version of a post.', simpleResolvers: true })
export class BlogVersion extends BlogWords {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'Counts up within the post' })
  no: number;

  @Field(() => BlogVersionState)
  state: keyof typeof STATES;

  @Field(() => [String])
  tags: string[];

  @Field(() => BlogCover, { nullable: true })
  cover: BlogCover | null;

  @Field(() => String, { description: 'Clean HTML' })
  content: string;

  @Field(() => String, { nullable: true, description: 'Who wrote it' })
  author: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was sent back' })
  reason: string | null;

  @Field(() => Boolean, { description: 'What readers see' })
  live: boolean;

  @Field(() => DateTime)
  createdAt: Date | string;
}

@ObjectType()
export class BlogPayload extends Payload {
  @Field(() => BlogPost, { nullable: true, simple: true })
  blog?: BlogPost | null;
}

@ObjectType()
export class BlogAutosavePayload extends Payload {
  @Field(() => DateTime, { nullable: true, simple: true, description: 'When the text was kept' })
  savedAt?: Date;
}

export interface Decision {
  approved: boolean;
  reason: string | null;
  expectedVersion: number | null;
}

export interface CreateOptions {
  status?: BlogStatusName | null;
  id?: string | null;
}

export interface SaveOptions {
  status?: BlogStatusName | null;
  expectedVersion?: number | null;
}
