import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { LikedBlogPage } from './liked-blogs.types.js';

@Resolver()
export class LikedBlogsResolver {
  @Auth('ACCOUNT_HOLDER')
  @Query(() => LikedBlogPage, { nullable: true, description: 'The posts one likes, the one liked last first.' })
  myLikedBlogs(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, defaultValue: 1 }) page: number | null,
    @Arg('limit', () => Int, { nullable: true, defaultValue: 25 }) limit: number | null,
  ): Promise<LikedBlogPage> {
    return context.services.likedBlogs.list(actorOf(context), { page: page ?? 1, limit: limit ?? 25 });
  }
}
