import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { ReplyTemplateService } from './reply-template.service.js';
import {
  DeleteReplyTemplatePayload,
  FilledReply,
  ReplyTemplateView,
  SaveReplyTemplateInput,
  SaveReplyTemplatePayload,
} from './reply-template.types.js';

type TemplateContext = Context<{ replyTemplates: ReplyTemplateService }>;

@Resolver()
export class ReplyTemplateResolver {
  @Auth('ADMIN')
  @Query(() => [ReplyTemplateView], { nullable: true, description: 'The templates of emails from a file, by name.' })
  replyTemplates(@Ctx() { services }: TemplateContext): Promise<ReplyTemplateView[]> {
    return services.replyTemplates.list();
  }

  @Auth('ADMIN')
  @Query(() => FilledReply, { nullable: true, description: 'A template filled for the person of an enquiry.' })
  filledReply(
    @Ctx() context: TemplateContext,
    @Arg('templateId', () => ID, { description: 'The template to fill' }) templateId: string,
    @Arg('enquiryId', () => ID) enquiryId: string,
  ): Promise<FilledReply> {
    return context.services.replyTemplates.fill(actorOf(context), templateId, enquiryId);
  }

  @Auth('ADMIN')
  @Mutation(() => SaveReplyTemplatePayload, {
    nullable: true,
    description: 'Writes a new template or changes one. Variables that we don’t know are refused. There can be 50.',
  })
  async saveReplyTemplate(
    @Ctx() context: TemplateContext,
    @Arg('input', () => SaveReplyTemplateInput) input: SaveReplyTemplateInput,
  ): Promise<PayloadOf<SaveReplyTemplatePayload>> {
    return { template: await context.services.replyTemplates.save(actorOf(context), context, input) };
  }

  @Auth('ADMIN')
  @Mutation(() => DeleteReplyTemplatePayload, {
    nullable: true,
    description: 'Deletes a template for good. Emails written with it stay.',
  })
  async deleteReplyTemplate(
    @Ctx() context: TemplateContext,
    @Arg('id', () => ID) id: string,
  ): Promise<PayloadOf<DeleteReplyTemplatePayload>> {
    await context.services.replyTemplates.remove(actorOf(context), context, id);
    return { deletedId: id };
  }
}
