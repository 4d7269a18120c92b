import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { PagingArgs } from '../../kernel/paging.types.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import { BlogCommentIdPayload } from './blog.types.js';
import type { ModerationService } from './moderation.service.js';
import type { CommentsShown } from './moderation.sql.js';
import { CommentsShownEnum, ModeratedCommentPage, ModerationFigures, WaitingBlogPage } from './moderation.types.js';

type ModerationContext = Context<{ moderation: ModerationService }>;

@Resolver()
export class ModerationResolver {
  @Auth('MODERATOR')
  @Query(() => WaitingBlogPage, {
    nullable: true,
    description: 'Posts waiting for approval, longest wait first.',
  })
  waitingBlogs(
    @Ctx() context: ModerationContext,
    @Args(() => PagingArgs) { paging }: PagingArgs,
  ): Promise<WaitingBlogPage> {
    return context.services.moderation.waiting(actorOf(context), paging);
  }

  @Auth('MODERATOR')
  @Query(() => ModeratedCommentPage, { nullable: true, description: 'Comments on all posts, the newest first.' })
  blogComments(
    @Ctx() context: ModerationContext,
    @Arg('shown', () => CommentsShownEnum, { nullable: true, defaultValue: 'ALL' }) shown: CommentsShown | null,
    @Args(() => PagingArgs) { paging }: PagingArgs,
  ): Promise<ModeratedCommentPage> {
    return context.services.moderation.comments(shown ?? 'ALL', paging);
  }

  @Auth('MODERATOR')
  @Query(() => ModerationFigures, { nullable: true, description: 'How much there is to moderate.' })
  moderationFigures(@Ctx() context: ModerationContext): Promise<ModerationFigures> {
    return context.services.moderation.figures();
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => BlogCommentIdPayload, {
    nullable: true,
    description: 'Tells the moderators of a comment, once for a person and a comment. Rate limited.',
  })
  async reportBlogComment(
    @Ctx() context: ModerationContext,
    @Arg('id', () => ID) id: string,
  ): Promise<PayloadOf<BlogCommentIdPayload>> {
    return { commentId: await context.services.moderation.report(actorOf(context), id) };
  }

  @Auth('MODERATOR')
  @Mutation(() => BlogCommentIdPayload, {
    nullable: true,
    description: 'Settles the reports of a comment and leaves it as it is.',
  })
  async keepBlogComment(
    @Ctx() context: ModerationContext,
    @Arg('id', () => ID) id: string,
  ): Promise<PayloadOf<BlogCommentIdPayload>> {
    return { commentId: await context.services.moderation.keep(actorOf(context), context, id) };
  }
}
