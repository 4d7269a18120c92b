import { Field, ID, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { pageOf } from '../../kernel/paging.types.js';

@ObjectType('LikedBlog', { description: 'A post you liked.', simpleResolvers: true })
export class LikedBlogView {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Its address is /blog/{slug}' })
  slug: string;

  @Field(() => String)
  title: string;

  @Field(() => String)
  excerpt: string;

  @Field(() => DateTime, { nullable: true })
  publishedAt: Date | string | null;

  @Field(() => DateTime, { description: 'When you liked it' })
  likedAt: Date | string;
}

@Auth('ACCOUNT_HOLDER')
@ObjectType()
export class LikedBlogPage extends pageOf(LikedBlogView) {}
