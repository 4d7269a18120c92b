import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../../graphql/auth.js';
import { DateTime } from '../../../../graphql/scalars.js';
import { EnquiryEmailView } from './email.view.js';
import { RecordContactPayload } from '../work.types.js';

@Auth('ADMIN')
@ObjectType({ description: 'An email as it will be sent.' })
export class EnquiryEmailPreview {
  @Field(() => String, { simple: true, description: 'The address it goes to' })
  to: string;

  @Field(() => String, { simple: true, description: 'Where answers go: the office' })
  replyTo: string;

  @Field(() => String, { simple: true })
  subject: string;

  @Field(() => String, { simple: true, description: 'The whole email. Show it in a frame without scripts' })
  html: string;
}

@InputType({ description: 'An email from a file to the person of its enquiry.' })
export class EnquiryEmailInput {
  @Field(() => ID, { description: 'The enquiry' })
  id: string;

  @Field(() => String, { description: 'Up to 150 characters on one line' })
  subject: string;

  @Field(() => String, { description: 'Plain text, up to 10,000 characters. Web addresses become links' })
  text: string;

  @Field(() => String, { description: 'One for one press of the button. The same key sends once' })
  key: string;

  @Field(() => Boolean, { description: 'You look after it from now on, if nobody does' })
  takesOwner: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When it comes back; left out, never' })
  followUpAt?: Date | null;

  @Field(() => Int, { nullable: true })
  expectedVersion?: number | null;
}

@ObjectType()
export class SendEnquiryEmailPayload extends RecordContactPayload {
  @Field(() => EnquiryEmailView, { nullable: true, simple: true })
  email?: EnquiryEmailView;
}
