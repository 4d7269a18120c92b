import { Field, ID, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { keysetPageOf } from '../../kernel/cursor.types.js';
import { Payload } from '../../kernel/user-error.types.js';
import { Answer, EnquiryContactView, EnquiryEventView, EnquiryNoteView, EnquiryView } from '../enquiries/public.js';

@Auth('ACCOUNT_HOLDER')
@ObjectType({ description: 'An adviser’s desk.', simpleResolvers: true })
export class MyDesk {
  @Field(() => ID, { description: 'The adviser’s id' })
  agentId: string;

  @Field(() => String, { description: 'As the licence has it' })
  licensedName: string;

  @Field(() => String, { description: 'The first part of their host' })
  subdomain: string;
}

@Auth('ACCOUNT_HOLDER')
@ObjectType('MyLead', { description: 'An enquiry on your desk: yours, or one that came for you and nobody has.' })
export class MyLeadView extends EnquiryView {}

@Auth('ACCOUNT_HOLDER')
@ObjectType()
export class MyLeadPage extends keysetPageOf(MyLeadView) {}

@Auth('ACCOUNT_HOLDER')
@ObjectType({ description: 'An enquiry on your desk, with all that was asked, said and done.' })
export class MyLeadDetail {
  @Field(() => MyLeadView, { simple: true, description: 'Its row in the list' })
  enquiry: MyLeadView;

  @Field(() => String, { nullable: true, simple: true, description: 'The full number; null: none was given' })
  phone: string | null;

  @Field(() => [Answer], { simple: true, description: 'The answers, in the order of the form' })
  answers: Answer[];

  @Field(() => [EnquiryNoteView], { simple: true, description: 'Newest first' })
  notes: EnquiryNoteView[];

  @Field(() => [EnquiryEventView], { simple: true, description: 'Newest first' })
  events: EnquiryEventView[];

  @Field(() => [EnquiryContactView], { simple: true, description: 'Newest first' })
  contacts: EnquiryContactView[];
}

@ObjectType()
export class MyLeadPayload extends Payload {
  @Field(() => MyLeadView, { nullable: true, simple: true })
  enquiry?: MyLeadView;

  @Field(() => EnquiryEventView, {
    nullable: true,
    simple: true,
    description: 'The new line of its history, where its status, its owner or its follow-up changed',
  })
  event?: EnquiryEventView;
}

@ObjectType()
export class RecordLeadContactPayload extends MyLeadPayload {
  @Field(() => EnquiryContactView, { nullable: true, simple: true })
  contact?: EnquiryContactView;
}
