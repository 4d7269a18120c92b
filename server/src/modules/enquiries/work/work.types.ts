import type { ContactKindName, ContactOutcomeName } from '@brokerage/domain/enquiries/enquiry-contact';
import type { LostReasonName } from '@brokerage/domain/enquiries/enquiry-status';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { DateTime } from '../../../graphql/scalars.js';
import { Payload } from '../../../kernel/user-error.types.js';
import type { EnquiryStatus as Status } from '../enquiry.entity.js';
import { ContactKind, ContactOutcome, EnquiryStatus, LostReason } from '../enquiry.enums.js';
import { EnquiryContactView, EnquiryEventView, EnquiryView } from '../enquiry.types.js';

@Auth('ADMIN')
@ObjectType({ description: 'Somebody who may look after an enquiry.' })
export class Assignee {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  name: string;
}

@InputType({ description: 'A call, an email or a meeting with the person of an enquiry.' })
export class RecordContactInput {
  @Field(() => ID)
  id: string;

  @Field(() => ContactKind)
  kind: ContactKindName;

  @Field(() => ContactOutcome, { description: 'One of the outcomes of this kind' })
  outcome: ContactOutcomeName;

  @Field(() => String, { nullable: true, description: 'Up to 4,000 characters' })
  note?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it took place; now where it is left out' })
  at?: Date | null;

  @Field(() => EnquiryStatus, { nullable: true, description: 'Left out, it follows from the contact' })
  status?: Status | null;

  @Field(() => LostReason, { nullable: true, description: 'Required with LOST' })
  lostReason?: LostReasonName | null;

  @Field(() => Boolean, { description: 'You look after it from now on, if nobody does' })
  takesOwner: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When it comes back; left out, never' })
  followUpAt?: Date | null;

  @Field(() => Int, { nullable: true })
  expectedVersion?: number | null;
}

@ObjectType()
export class ChangeEnquiryPayload extends Payload {
  @Field(() => EnquiryView, { nullable: true, simple: true })
  enquiry?: EnquiryView;

  @Field(() => EnquiryEventView, {
    nullable: true,
    simple: true,
    description: 'The new line of its history, where its status, its owner or its follow-up changed',
  })
  event?: EnquiryEventView;
}

@ObjectType()
export class UpdateEnquiryStatusPayload extends ChangeEnquiryPayload {}

@ObjectType()
export class RecordContactPayload extends ChangeEnquiryPayload {
  @Field(() => EnquiryContactView, { nullable: true, simple: true })
  contact?: EnquiryContactView;
}

@ObjectType()
export class LinkEnquiriesPayload extends Payload {
  @Field(() => Boolean, {
    nullable: true,
    simple: true,
    description: 'Whether they count as of one person from now on',
  })
  linked?: boolean;
}
