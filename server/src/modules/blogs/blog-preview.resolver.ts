import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { BlogPreviewService } from './blog-preview.service.js';
import { BlogPreviewLinkPayload } from './blog-preview.types.js';
import { BlogPost } from './blog.types.js';

type PreviewContext = Context<{ blogPreviews: BlogPreviewService }>;

@Resolver()
export class BlogPreviewResolver {
  @Query(() => BlogPost, {
    nullable: true,
    description:
      'Public, rate limited. The version of a post that waits, by the token of its preview link. null: no link of ours, or one that ended.',
  })
  blogPreview(
    @Ctx() context: PreviewContext,
    @Arg('token', () => String, { description: 'From the address of a preview link' }) token: string,
  ): Promise<BlogPost | null> {
    return context.services.blogPreviews.read(context, token);
  }

  @Auth('MODERATOR')
  @Mutation(() => BlogPreviewLinkPayload, {
    nullable: true,
    description: 'A link that shows the newest version of a post for 72 hours. Archiving the post ends its links.',
  })
  async createBlogPreviewLink(
    @Ctx() context: PreviewContext,
    @Arg('blogId', () => ID, { description: 'The post that the link shows' }) blogId: string,
  ): Promise<PayloadOf<BlogPreviewLinkPayload>> {
    return { link: await context.services.blogPreviews.link(actorOf(context), blogId) };
  }
}
