import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../../graphql/auth.js';
import { actorOf, type Context } from '../../../../graphql/context.js';
import type { PayloadOf } from '../../../../kernel/user-error.types.js';
import type { EnquiryNoteService } from './note.service.js';
import { AddEnquiryNotePayload } from './note.types.js';

@Resolver()
export class EnquiryNoteResolver {
  @Auth('ADMIN')
  @Mutation(() => AddEnquiryNotePayload, {
    nullable: true,
    description:
      'Adds an internal note. Up to 4,000 characters. @[id] names a person of the office, who gets a notification.',
  })
  async addEnquiryNote(
    @Ctx() context: Context<{ enquiryNotes: EnquiryNoteService }>,
    @Arg('id', () => ID) id: string,
    @Arg('text', () => String, { description: 'Up to 4,000 characters; @[id] names a person of the office' })
    text: string,
  ): Promise<PayloadOf<AddEnquiryNotePayload>> {
    return { note: await context.services.enquiryNotes.add(actorOf(context), context, { id, text }) };
  }
}
