import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../graphql/auth.js';
import { actorOf, type Context } from '../../../../graphql/context.js';
import type { PayloadOf } from '../../../../kernel/user-error.types.js';
import type { EnquiryEmailService } from './email.service.js';
import { EnquiryEmailInput, EnquiryEmailPreview, SendEnquiryEmailPayload } from './email.types.js';
import { EnquiryEmailState } from './email.view.js';

type EmailContext = Context<{ enquiryEmails: EnquiryEmailService }>;

@Resolver()
export class EnquiryEmailResolver {
  @Auth('ADMIN')
  @Query(() => EnquiryEmailPreview, { nullable: true, description: 'An email exactly as it will be sent.' })
  enquiryEmailPreview(
    @Ctx() context: EmailContext,
    @Arg('id', () => ID) id: string,
    @Arg('subject', () => String) subject: string,
    @Arg('text', () => String, { description: 'Plain text, up to 10,000 characters' }) text: string,
  ): Promise<EnquiryEmailPreview> {
    return context.services.enquiryEmails.preview(actorOf(context), id, { subject, text });
  }

  @Auth('ADMIN')
  @Query(() => [EnquiryEmailState], {
    nullable: true,
    description: 'How far the emails of an enquiry are, newest first. Says nothing of what is in them.',
  })
  enquiryEmailStates(@Ctx() { services }: EmailContext, @Arg('id', () => ID) id: string): Promise<EnquiryEmailState[]> {
    return services.enquiryEmails.states(id);
  }

  @Auth('ADMIN')
  @Mutation(() => SendEnquiryEmailPayload, {
    nullable: true,
    description:
      'Sends an email to the person of an enquiry and records it as a contact, which stops the 24-hour clock. A refusal by the mail server takes that back. The same key sends once.',
  })
  sendEnquiryEmail(
    @Ctx() context: EmailContext,
    @Arg('input', () => EnquiryEmailInput) input: EnquiryEmailInput,
  ): Promise<PayloadOf<SendEnquiryEmailPayload>> {
    return context.services.enquiryEmails.send(actorOf(context), context, input);
  }
}
