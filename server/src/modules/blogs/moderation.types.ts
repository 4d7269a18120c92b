import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { describedEnum } from '../../kernel/described-enum.js';
import { pageOf } from '../../kernel/paging.types.js';

export const CommentsShownEnum = describedEnum('BlogCommentsShown', 'Which comments a moderator looks at.', {
  ALL: 'Those that readers see, and those that are hidden.',
  REPORTED: 'Those with a report that nobody decided about.',
  HIDDEN: 'Those that readers do not see.',
});

@Auth('MODERATOR')
@ObjectType({ description: 'A post, or a new version of one, that waits for approval.', simpleResolvers: true })
export class WaitingBlog {
  @Field(() => ID, { description: 'Of the post' })
  id: string;

  @Field(() => String, { description: 'Its address is /blog/{slug}' })
  slug: string;

  @Field(() => String, { description: 'As the version that waits has it' })
  title: string;

  @Field(() => String)
  excerpt: string;

  @Field(() => String)
  category: string;

  @Field(() => String, { nullable: true, description: 'null: their account is gone' })
  author: string | null;

  @Field(() => DateTime, { description: 'When it was sent for approval' })
  since: Date | string;

  @Field(() => Boolean, { description: 'Readers see an approved version meanwhile' })
  live: boolean;

  @Field(() => Boolean, { description: 'Whether you may decide about it' })
  mayDecide: boolean;
}

@ObjectType()
export class WaitingBlogPage extends pageOf(WaitingBlog) {}

@Auth('MODERATOR')
@ObjectType({ description: 'A comment, as moderators see it.', simpleResolvers: true })
export class ModeratedComment {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Plain text' })
  content: string;

  @Field(() => DateTime)
  createdAt: Date | string;

  @Field(() => String, { description: 'The whole name of whoever wrote it' })
  author: string;

  @Field(() => String, { description: 'Its post is at /blog/{slug}' })
  postSlug: string;

  @Field(() => String, { description: 'The headline of its post' })
  postTitle: string;

  @Field(() => DateTime, { nullable: true, description: 'null: readers see it' })
  hiddenAt: Date | string | null;

  @Field(() => String, { nullable: true, description: 'Why it was hidden' })
  hiddenReason: string | null;

  @Field(() => String, { nullable: true, description: 'The moderator who hid it' })
  hiddenBy: string | null;

  @Field(() => Int, { description: 'How many people reported it since somebody last decided' })
  reports: number;
}

@ObjectType()
export class ModeratedCommentPage extends pageOf(ModeratedComment) {}

@Auth('MODERATOR')
@ObjectType({ description: 'What there is to moderate.', simpleResolvers: true })
export class ModerationFigures {
  @Field(() => Int, { description: 'Posts and new versions that wait for approval' })
  waitingPosts: number;

  @Field(() => Int, { description: 'Comments with a report that nobody decided about' })
  reportedComments: number;

  @Field(() => Int, { description: 'Comments written in the last 7 days' })
  commentsThisWeek: number;

  @Field(() => Int, { description: 'Comments that readers do not see' })
  hiddenComments: number;
}
