import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { actorOf, type Context } from '../../../graphql/context.js';
import type { PayloadOf } from '../../../kernel/user-error.types.js';
import type { EnquiryCorrectService } from './correct.service.js';
import { CorrectEnquiryContactInput, CorrectEnquiryContactPayload } from './correct.types.js';

type CorrectContext = Context<{ enquiryCorrections: EnquiryCorrectService }>;

@Resolver()
export class EnquiryCorrectResolver {
  @Auth('ADMIN')
  @Mutation(() => CorrectEnquiryContactPayload, {
    nullable: true,
    description:
      'Puts the email address or the phone number of an enquiry right. The audit says which, never what it was. The clock and what the person applied with stay as they are.',
  })
  correctEnquiryContact(
    @Ctx() context: CorrectContext,
    @Arg('input', () => CorrectEnquiryContactInput) input: CorrectEnquiryContactInput,
  ): Promise<PayloadOf<CorrectEnquiryContactPayload>> {
    return context.services.enquiryCorrections.correct(actorOf(context), context, input);
  }
}
