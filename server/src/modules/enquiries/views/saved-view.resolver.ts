import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { actorOf, type Context } from '../../../graphql/context.js';
import type { PayloadOf } from '../../../kernel/user-error.types.js';
import type { EnquirySavedViewService } from './saved-view.service.js';
import {
  DeleteEnquiryViewPayload,
  SavedEnquiryView,
  SaveEnquiryViewInput,
  SaveEnquiryViewPayload,
} from './saved-view.types.js';

type ViewContext = Context<{ enquirySavedViews: EnquirySavedViewService }>;

@Resolver()
export class EnquirySavedViewResolver {
  @Auth('ADMIN')
  @Query(() => [SavedEnquiryView], {
    nullable: true,
    description: 'The views of the inbox that you keep, oldest first.',
  })
  savedEnquiryViews(@Ctx() context: ViewContext): Promise<SavedEnquiryView[]> {
    return context.services.enquirySavedViews.list(actorOf(context));
  }

  @Auth('ADMIN')
  @Mutation(() => SaveEnquiryViewPayload, { nullable: true, description: 'Keeps a view of the inbox, for you alone.' })
  async saveEnquiryView(
    @Ctx() context: ViewContext,
    @Arg('input', () => SaveEnquiryViewInput) input: SaveEnquiryViewInput,
  ): Promise<PayloadOf<SaveEnquiryViewPayload>> {
    return { savedView: await context.services.enquirySavedViews.save(actorOf(context), input) };
  }

  @Auth('ADMIN')
  @Mutation(() => SaveEnquiryViewPayload, { nullable: true, description: 'Renames a view that you keep.' })
  async renameEnquiryView(
    @Ctx() context: ViewContext,
    @Arg('id', () => ID) id: string,
    @Arg('name', () => String, { description: 'Up to 40 characters' }) name: string,
  ): Promise<PayloadOf<SaveEnquiryViewPayload>> {
    return { savedView: await context.services.enquirySavedViews.rename(actorOf(context), id, name) };
  }

  @Auth('ADMIN')
  @Mutation(() => DeleteEnquiryViewPayload, { nullable: true, description: 'Deletes a view that you keep.' })
  async deleteEnquiryView(
    @Ctx() context: ViewContext,
    @Arg('id', () => ID) id: string,
  ): Promise<PayloadOf<DeleteEnquiryViewPayload>> {
    await context.services.enquirySavedViews.remove(actorOf(context), id);
    return { deletedId: id };
  }
}
