import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';

@ObjectType('LikedBlog', { description: 'A post somebody likes.', simpleResolvers: true })
export class LikedBlogView {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  slug: string;

  @Field(() => String)
  title: string;

  @Field(() => String)
  excerpt: string;

  @Field(() => DateTime, { nullable: true })
  publishedAt: Date | string | null;

  @Field(() => DateTime)
  likedAt: Date | string;
}

@Auth('ACCOUNT_HOLDER')
@ObjectType()
export class LikedBlogPage {
  @Field(() => [LikedBlogView], { simple: true })
  items: LikedBlogView[];

  @Field(() => Int, { simple: true })
  totalItems: number;

  @Field(() => Int, { simple: true })
  page: number;

  @Field(() => Int, { simple: true })
  limit: number;
}
