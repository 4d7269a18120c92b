import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { PagingArgs } from '../../kernel/paging.types.js';
import { LikedBlogPage } from './liked-blogs.types.js';
import type { LikedBlogsService } from './liked-blogs.service.js';

type LikedBlogsContext = Context<{ likedBlogs: LikedBlogsService }>;

@Resolver()
export class LikedBlogsResolver {
  @Auth('ACCOUNT_HOLDER')
  @Query(() => LikedBlogPage, { nullable: true, description: 'The posts you liked, latest like first.' })
  myLikedBlogs(
    @Ctx() context: LikedBlogsContext,
    @Args(() => PagingArgs) { paging }: PagingArgs,
  ): Promise<LikedBlogPage> {
    return context.services.likedBlogs.list(actorOf(context), paging);
  }
}
