import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { PagingArgs10 } from '../../kernel/paging.types.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { BlogReactionService } from './blog-reaction.service.js';
import type { BlogReadService } from './blog-read.service.js';
import {
  BlogCommentIdPayload,
  BlogCommentPayload,
  BlogFacets,
  BlogFilter,
  BlogPage,
  BlogPost,
  LikeBlogPayload,
  ViewBlogPayload,
} from './blog.types.js';

type BlogContext = Context<{ blogs: BlogReadService; blogReactions: BlogReactionService }>;

@Resolver()
export class BlogResolver {
  @Query(() => BlogPage, {
    description:
      'Public, rate limited. Posts, the newest first. Others than public ones are found by their author and by staff alone.',
  })
  blogs(
    @Ctx() context: BlogContext,
    @Arg('filter', () => BlogFilter, { nullable: true }) filter: BlogFilter | null,
    @Args(() => PagingArgs10) { paging }: PagingArgs10,
  ): Promise<BlogPage> {
    return context.services.blogs.list(context, filter ?? {}, paging);
  }

  @Query(() => BlogPost, {
    nullable: true,
    description: 'Public. By its id, its slug, or a slug it had before. null: there is none, or not for you.',
  })
  blog(
    @Ctx() context: BlogContext,
    @Arg('id', () => ID, { description: 'A UUID or a slug' }) id: string,
  ): Promise<BlogPost | null> {
    return context.services.blogs.post(context.actor, id);
  }

  @Query(() => BlogFacets, { description: 'Public. How many public posts each category and tag has.' })
  blogFacets(@Ctx() context: BlogContext): Promise<BlogFacets> {
    return context.services.blogs.facets();
  }

  @Mutation(() => ViewBlogPayload, {
    description:
      'Public, rate limited. Counts a view, once for a visitor in half an hour, and tells the counts of now.',
  })
  async viewBlog(@Ctx() context: BlogContext, @Arg('id', () => ID) id: string): Promise<PayloadOf<ViewBlogPayload>> {
    return { counts: await context.services.blogReactions.view(context, id) };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => LikeBlogPayload, { nullable: true, description: 'Likes a post, or takes it back. Rate limited.' })
  likeBlog(
    @Ctx() context: BlogContext,
    @Arg('id', () => ID) id: string,
    @Arg('liked', () => Boolean, { nullable: true, defaultValue: true, description: 'false: takes the like back' })
    liked: boolean | null,
  ): Promise<PayloadOf<LikeBlogPayload>> {
    return context.services.blogReactions.like(actorOf(context), id, liked ?? true);
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => BlogCommentPayload, {
    nullable: true,
    description:
      'Comments on a post, in plain text of 1 to 2000 characters. Asks for a confirmed email address. Rate limited.',
  })
  async addBlogComment(
    @Ctx() context: BlogContext,
    @Arg('id', () => ID) id: string,
    @Arg('content', () => String, { description: 'Plain text of 1 to 2000 characters' }) content: string,
    @Arg('parentId', () => ID, { nullable: true, description: 'The comment that it answers' }) parentId: string | null,
  ): Promise<PayloadOf<BlogCommentPayload>> {
    const comment = await context.services.blogReactions.comment(actorOf(context), id, content, parentId);
    return { comment };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => BlogCommentIdPayload, { nullable: true, description: 'Takes a comment of yours away.' })
  async removeBlogComment(
    @Ctx() context: BlogContext,
    @Arg('id', () => ID) id: string,
  ): Promise<PayloadOf<BlogCommentIdPayload>> {
    return { commentId: await context.services.blogReactions.removeComment(actorOf(context), id) };
  }

  @Auth('MODERATOR')
  @Mutation(() => BlogCommentIdPayload, {
    nullable: true,
    description: 'Hides a comment from readers with a reason; without one it is shown again.',
  })
  async hideBlogComment(
    @Ctx() context: BlogContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'Why readers no longer see it; without one they see it again',
    })
    reason: string | null,
  ): Promise<PayloadOf<BlogCommentIdPayload>> {
    return { commentId: await context.services.blogReactions.hideComment(actorOf(context), context, id, reason) };
  }
}
