import { EMAIL_STATES, type EmailRefusalName, type EmailStateName } from '@brokerage/domain/enquiries/email-delivery';
import { Field, ID, ObjectType } from 'type-graphql';
import { Auth } from '../../../../graphql/auth.js';
import { DateTime } from '../../../../graphql/scalars.js';
import { describedEnum } from '../../../../kernel/described-enum.js';
import { EmailRefusal } from '../../enquiry.enums.js';

export const EmailState = describedEnum<EmailStateName>('EmailState', 'How far an email is.', EMAIL_STATES);

@Auth('ADMIN')
@ObjectType({ description: 'How far an email is.' })
export class EnquiryEmailState {
  @Field(() => ID, { simple: true, description: 'The email' })
  id: string;

  @Field(() => EmailState, { simple: true })
  state: EmailStateName;

  @Field(() => EmailRefusal, { nullable: true, simple: true, description: 'Why the latest attempt failed' })
  refusal: EmailRefusalName | null;

  @Field(() => String, { nullable: true, simple: true, description: "The mail server's codes, such as '550 5.1.1'" })
  smtp: string | null;

  @Field(() => DateTime, { nullable: true, simple: true, description: 'When it was sent, put off or refused' })
  settledAt: Date | string | null;
}

@ObjectType('EnquiryEmail', { description: 'An email that was written in a file.', simpleResolvers: true })
export class EnquiryEmailView {
  @Field(() => ID)
  id: string;

  @Field(() => ID, { description: 'The contact it is recorded as' })
  contactId: string;

  @Field(() => String, { nullable: true })
  authorName: string | null;

  @Field(() => String, { description: 'The address when it was written' })
  to: string;

  @Field(() => String)
  subject: string;

  @Field(() => String, { description: 'The words that were sent, in plain text' })
  text: string;

  @Field(() => EmailState, { description: 'How far it is on its way' })
  state: EmailStateName;

  @Field(() => EmailRefusal, { nullable: true, description: 'Why the latest attempt failed' })
  refusal: EmailRefusalName | null;

  @Field(() => String, { nullable: true, description: "The mail server's codes, such as '550 5.1.1'" })
  smtp: string | null;

  @Field(() => DateTime)
  at: Date | string;

  @Field(() => DateTime, { nullable: true, description: 'When it was sent, put off or refused' })
  settledAt: Date | string | null;
}
