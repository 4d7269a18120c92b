import type { EnquiryLookName } from '@brokerage/domain/enquiries/enquiry-look';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../../graphql/auth.js';
import { actorOf, type Context } from '../../../../graphql/context.js';
import type { PayloadOf } from '../../../../kernel/user-error.types.js';
import type { EnquiryLookService } from './look.service.js';
import { EnquiryLook, LookAtEnquiryPayload } from './look.types.js';

type LookContext = Context<{ enquiryLooks: EnquiryLookService }>;

@Resolver()
export class EnquiryLookResolver {
  @Auth('ADMIN')
  @Mutation(() => LookAtEnquiryPayload, {
    nullable: true,
    description:
      'Says that you have a file open, and gives who else has. An open file says so every 10 seconds; after 25 seconds without a word you have gone. Nothing is stored.',
  })
  async lookAtEnquiry(
    @Ctx() context: LookContext,
    @Arg('id', () => ID) enquiryId: string,
    @Arg('tab', () => ID, { description: 'What this tab calls itself, up to 40 characters' }) tab: string,
    @Arg('look', () => EnquiryLook) look: EnquiryLookName,
  ): Promise<PayloadOf<LookAtEnquiryPayload>> {
    return { others: await context.services.enquiryLooks.look(actorOf(context), { enquiryId, tab, look }) };
  }
}
