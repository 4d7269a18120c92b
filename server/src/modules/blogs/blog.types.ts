import { POST_WORDS } from '@brokerage/domain/blog/post-form';
import { BLOG_STATUSES, type BlogStatusName } from '@brokerage/domain/blog/status';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { outputTypeOf } from '../../graphql/field-types.js';
import { DateTime } from '../../graphql/scalars.js';
import { describedEnum } from '../../kernel/described-enum.js';
import { pageOf } from '../../kernel/paging.types.js';
import { Payload } from '../../kernel/user-error.types.js';

export const BlogStatus = describedEnum('BlogStatus', 'Where a post stands.', BLOG_STATUSES);

@ObjectType({ simpleResolvers: true, description: 'The picture above a post.' })
export class BlogCover {
  @Field(() => String, { description: 'Always on this site' })
  url: string;

  @Field(() => String, { description: 'Empty: the picture is decoration' })
  alt: string;
}

@ObjectType({ simpleResolvers: true, description: 'Who wrote a post.' })
export class BlogAuthor {
  @Field(() => String)
  name: string;

  @Field(() => Boolean, { description: 'Works here today' })
  isStaff: boolean;
}

/** What a post and each of its versions say. */
export const BlogWords = outputTypeOf(POST_WORDS, { name: 'BlogWords' });

@ObjectType({ description: 'A post in a list.', simpleResolvers: true })
export class BlogSummary extends BlogWords {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Its address is /blog/{slug}' })
  slug: string;

  @Field(() => [String])
  tags: string[];

  @Field(() => BlogCover, { nullable: true })
  cover: BlogCover | null;

  @Field(() => BlogAuthor, { nullable: true, description: 'null: their account is gone' })
  author: BlogAuthor | null;

  @Field(() => BlogStatus)
  status: BlogStatusName;

  @Field(() => DateTime, { nullable: true })
  publishedAt: Date | string | null;

  @Field(() => DateTime, { nullable: true, description: 'When its text changed after it was published' })
  changedAt: Date | string | null;

  @Field(() => DateTime)
  updatedAt: Date | string;

  @Field(() => Int)
  readingMinutes: number;

  @Field(() => Int)
  likes: number;

  @Field(() => Int)
  views: number;

  @Field(() => Int, { description: 'Those that readers see' })
  commentCount: number;

  @Field(() => Boolean, { description: 'A new version waits for approval; told to staff and its author' })
  waiting: boolean;

  @Field(() => Boolean, { description: 'Whether you may change it' })
  mayEdit: boolean;

  @Field(() => Boolean, { description: 'Whether there is something to approve, and you may decide about it' })
  mayDecide: boolean;
}

@ObjectType()
export class BlogPage extends pageOf(BlogSummary) {
  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'Where a search found nothing: what may have been meant',
  })
  suggestion: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A line of a post’s table of contents.' })
export class BlogHeading {
  @Field(() => String, { description: 'The id of the heading in the text' })
  id: string;

  @Field(() => String, { description: 'The words of the heading' })
  text: string;
}

@ObjectType({ simpleResolvers: true, description: 'A comment, as readers see it.' })
export class BlogCommentView {
  @Field(() => ID)
  id: string;

  @Field(() => ID, { nullable: true, description: 'The comment that this one answers' })
  parentId: string | null;

  @Field(() => String, { description: 'Plain text' })
  content: string;

  @Field(() => DateTime)
  createdAt: Date | string;

  @Field(() => String, { description: 'First name and initial; the whole name of those who work here' })
  author: string;

  @Field(() => Boolean, { description: 'By the author of the post' })
  byAuthor: boolean;

  @Field(() => Boolean, { description: 'You wrote it' })
  mine: boolean;
}

@ObjectType({ description: 'A post with its text.', simpleResolvers: true })
export class BlogPost extends BlogSummary {
  @Field(() => String, { description: 'Clean HTML' })
  content: string;

  @Field(() => String, {
    nullable: true,
    description: 'The picture of shared links, 1200 by 630 pixels; null: readers do not see the post',
  })
  shareImageUrl: string | null;

  @Field(() => [BlogHeading], { description: 'Table of contents' })
  contents: BlogHeading[];

  @Field(() => [BlogCommentView], { description: 'The oldest first, at most 200' })
  comments: BlogCommentView[];

  @Field(() => Boolean, { description: 'false for those who are signed out' })
  likedByMe: boolean;

  @Field(() => [BlogSummary], { description: 'At most three public posts about the same' })
  related: BlogSummary[];

  @Field(() => Int, { description: 'How many public posts its author has; counted up to 100' })
  authorPosts: number;

  @Field(() => Int)
  version: number;

  @Field(() => String, { nullable: true, description: 'Told to staff and its author' })
  rejectionReason: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A category or a tag, and how often it is used.' })
export class BlogFacet {
  @Field(() => String, { description: 'The category or the tag' })
  value: string;

  @Field(() => Int, { description: 'How many public posts have it' })
  count: number;
}

@ObjectType({ simpleResolvers: true, description: 'What public posts can be narrowed by.' })
export class BlogFacets {
  @Field(() => Int, { description: 'All public posts' })
  total: number;

  @Field(() => [BlogFacet])
  categories: BlogFacet[];

  @Field(() => [BlogFacet], { description: 'The 40 most used' })
  tags: BlogFacet[];
}

@InputType({ description: 'Fields you leave out match everything.' })
export class BlogFilter {
  @Field(() => BlogStatus, { nullable: true, description: 'Counts for moderators and administrators alone' })
  status?: BlogStatusName | null;

  @Field(() => Boolean, { nullable: true, description: 'Those that you wrote' })
  mine?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Only posts of this category' })
  category?: string | null;

  @Field(() => String, { nullable: true, description: 'Only posts with this tag' })
  tag?: string | null;

  @Field(() => String, { nullable: true, description: 'Words or their beginnings; accents do not matter' })
  q?: string | null;
}

@ObjectType()
export class LikeBlogPayload extends Payload {
  @Field(() => Boolean, { nullable: true, simple: true, description: 'Whether you like it from now on' })
  liked?: boolean;

  @Field(() => Int, { nullable: true, simple: true })
  likes?: number;
}

@ObjectType({ description: 'The counts of a post as they are now.', simpleResolvers: true })
export class BlogCounts {
  @Field(() => Int)
  views: number;

  @Field(() => Int)
  likes: number;

  @Field(() => Int, { description: 'Comments that readers see' })
  commentCount: number;

  @Field(() => Boolean, { description: 'You like it; false for those who are signed out' })
  likedByMe: boolean;
}

@ObjectType()
export class ViewBlogPayload extends Payload {
  @Field(() => BlogCounts, { nullable: true, simple: true })
  counts?: BlogCounts;
}

@ObjectType()
export class BlogCommentPayload extends Payload {
  @Field(() => BlogCommentView, { nullable: true, simple: true })
  comment?: BlogCommentView;
}

@ObjectType()
export class BlogCommentIdPayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true, description: 'The comment that changed' })
  commentId?: string;
}
