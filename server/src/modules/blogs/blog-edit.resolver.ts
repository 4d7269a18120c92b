import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { BlogStatusName } from '@brokerage/domain/blog/status';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { BlogDecisionService } from './blog-decision.service.js';
import type { BlogEditService } from './blog-edit.service.js';
import { BlogAutosavePayload, BlogInput, BlogPayload, BlogVersion } from './blog-edit.types.js';
import type { BlogReadService } from './blog-read.service.js';
import { BlogStatus } from './blog.types.js';
import type { BlogVersionsService } from './blog-versions.service.js';

type BlogEditContext = Context<{
  blogs: BlogReadService;
  blogEdits: BlogEditService;
  blogDecisions: BlogDecisionService;
  blogVersions: BlogVersionsService;
}>;

const STATUS = 'DRAFT or PENDING';

@Resolver()
export class BlogEditResolver {
  @Auth('MODERATOR')
  @Query(() => [BlogVersion], { nullable: true, description: 'The versions of a post, the newest first. At most 100.' })
  blogVersions(@Ctx() context: BlogEditContext, @Arg('id', () => ID) id: string): Promise<BlogVersion[]> {
    return context.services.blogVersions.list(actorOf(context), id);
  }

  @Auth('MODERATOR')
  @Mutation(() => BlogPayload, {
    nullable: true,
    description:
      'A moderator’s post waits for approval, an administrator’s is approved, unless `status` says otherwise.',
  })
  async createBlog(
    @Ctx() context: BlogEditContext,
    @Arg('input', () => BlogInput) input: BlogInput,
    @Arg('status', () => BlogStatus, { nullable: true, description: STATUS }) status: BlogStatusName | null,
    @Arg('id', () => ID, { nullable: true, description: 'A UUID of yours: sent again, it stores nothing again' })
    id: string | null,
  ): Promise<PayloadOf<BlogPayload>> {
    const written = await context.services.blogEdits.create(actorOf(context), context, input, { status, id });
    return this.#answer(context, written);
  }

  @Auth('MODERATOR')
  @Mutation(() => BlogPayload, {
    nullable: true,
    description:
      'Saves a new version. The status stays unless it is given. A public post keeps its approved text while a moderator’s version waits. CONFLICT: it was changed meanwhile.',
  })
  async updateBlog(
    @Ctx() context: BlogEditContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => BlogInput) input: BlogInput,
    @Arg('status', () => BlogStatus, { nullable: true, description: STATUS }) status: BlogStatusName | null,
    @Arg('expectedVersion', () => Int, { nullable: true }) expectedVersion: number | null,
  ): Promise<PayloadOf<BlogPayload>> {
    await context.services.blogEdits.update(actorOf(context), context, id, input, { status, expectedVersion });
    return this.#answer(context, id);
  }

  @Auth('MODERATOR')
  @Mutation(() => BlogAutosavePayload, {
    nullable: true,
    description: 'Keeps what you type, for you alone. CONFLICT: the post was saved or decided about meanwhile.',
  })
  async autosaveBlog(
    @Ctx() context: BlogEditContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => BlogInput) input: BlogInput,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
  ): Promise<PayloadOf<BlogAutosavePayload>> {
    return { savedAt: await context.services.blogEdits.autosave(actorOf(context), id, input, expectedVersion) };
  }

  @Auth('MODERATOR')
  @Mutation(() => BlogPayload, {
    nullable: true,
    description:
      'Approves what waits, or sends it back with a reason. Only administrators decide about their own posts.',
  })
  async decideBlog(
    @Ctx() context: BlogEditContext,
    @Arg('id', () => ID) id: string,
    @Arg('approved', () => Boolean, { description: 'false: sends it back, with a reason' }) approved: boolean,
    @Arg('reason', () => String, { nullable: true, description: 'What its author reads when it comes back' })
    reason: string | null,
    @Arg('expectedVersion', () => Int, { nullable: true, description: 'The version that was read' })
    expectedVersion: number | null,
  ): Promise<PayloadOf<BlogPayload>> {
    const decision = { approved, reason, expectedVersion };
    await context.services.blogDecisions.decide(actorOf(context), context, id, decision);
    return this.#answer(context, id);
  }

  @Auth('MODERATOR')
  @Mutation(() => BlogPayload, {
    nullable: true,
    description:
      'Takes a post away from readers; with `archived: false` it is a draft again. Answers CONFLICT if expectedVersion is out of date.',
  })
  async archiveBlog(
    @Ctx() context: BlogEditContext,
    @Arg('id', () => ID) id: string,
    @Arg('archived', () => Boolean, { nullable: true, defaultValue: true, description: 'false: it is a draft again' })
    archived: boolean | null,
    @Arg('expectedVersion', () => Int, { nullable: true, description: 'The version that was read' })
    expectedVersion: number | null,
  ): Promise<PayloadOf<BlogPayload>> {
    const wanted = { archived: archived ?? true, expectedVersion };
    await context.services.blogEdits.archive(actorOf(context), context, id, wanted);
    return this.#answer(context, id);
  }

  async #answer(context: BlogEditContext, id: string): Promise<PayloadOf<BlogPayload>> {
    return { blog: await context.services.blogs.post(context.actor, id) };
  }
}
