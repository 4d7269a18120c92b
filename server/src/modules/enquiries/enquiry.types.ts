import type { ContactKindName, ContactOutcomeName } from '@brokerage/domain/enquiries/enquiry-contact';
import type { EnquiryFieldName, LostReasonName } from '@brokerage/domain/enquiries/enquiry-status';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import type { EmailRefusalName } from '@brokerage/domain/enquiries/email-delivery';
import { EnquiryKind, type EnquiryStatus as Status } from './enquiry.entity.js';
import {
  ContactKind,
  ContactOutcome,
  EmailRefusal,
  EnquiryField,
  EnquiryStatus,
  FirstResponseKind,
  LostReason,
} from './enquiry.enums.js';
import { describeEnum } from '../../kernel/described-enum.js';

describeEnum(EnquiryKind, {
  name: 'EnquiryKind',
  description: 'What kind of enquiry it is.',
  meanings: {
    APPLICATION: 'Somebody applied for a mortgage',
    LEAD: 'Somebody asked to be called',
    CONTACT: 'Somebody wrote a message',
    BOOKING: 'Somebody booked a call',
    CAREER: 'Somebody applied for a job',
  },
});

@Auth('ADMIN')
@ObjectType('Enquiry', { description: 'Something that came in and needs an answer.' })
export class EnquiryView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => EnquiryKind, { simple: true })
  kind: EnquiryKind;

  @Field(() => EnquiryStatus, { simple: true })
  status: Status;

  /** The resolver makes the subject of these three */
  topic: string;
  province: string | null;
  source: string | null;

  @Field(() => String, { simple: true })
  fullName: string;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'Masked, such as 416 ***-**42; null: none was given',
  })
  maskedPhone: string | null;

  @Field(() => String, { simple: true })
  email: string;

  @Field(() => EmailRefusal, {
    nullable: true,
    simple: true,
    description: 'Why a mail server refuses their address; null: none did so far',
  })
  emailRefusal: EmailRefusalName | null;

  @Field(() => String, { nullable: true, simple: true })
  applicationNumber: string | null;

  @Field(() => ID, { nullable: true, simple: true, description: 'The application it is about' })
  applicationId: string | null;

  @Field(() => DateTime, { simple: true })
  createdAt: Date | string;

  @Field(() => DateTime, { simple: true, description: '24 hours after it came in' })
  firstResponseDueAt: Date | string;

  @Field(() => DateTime, {
    nullable: true,
    simple: true,
    description: 'When the person was first reached; null until then',
  })
  firstRespondedAt: Date | string | null;

  @Field(() => FirstResponseKind, { nullable: true, simple: true })
  firstResponseKind: ContactKindName | 'STATUS' | null;

  @Field(() => DateTime, { nullable: true, simple: true, description: 'When it comes back' })
  followUpAt: Date | string | null;

  @Field(() => LostReason, { nullable: true, simple: true, description: 'Only while it is LOST' })
  lostReason: LostReasonName | null;

  @Field(() => ID, { nullable: true, simple: true, description: 'Who looks after it' })
  assignedToId: string | null;

  @Field(() => String, { nullable: true, simple: true, description: 'The name of the person it is assigned to' })
  assignedTo: string | null;

  @Field(() => String, {
    simple: true,
    description:
      'Where their visit began: GOOGLE_ADS, AGENT, SEARCH, REFERRAL, DIRECT, or what a campaign calls its source',
  })
  channel: string;

  @Field(() => String, { nullable: true, simple: true, description: 'The campaign, in lower case' })
  campaign: string | null;

  @Field(() => Int, { simple: true, description: 'Goes up with every change; send it back as expectedVersion' })
  version: number;
}

@ObjectType('EnquiryEvent', { description: 'A change of an enquiry, and who made it.', simpleResolvers: true })
export class EnquiryEventView {
  @Field(() => ID)
  id: string;

  @Field(() => String, { nullable: true, description: 'null: the visitor, or the rule where byRule is true' })
  actorName: string | null;

  @Field(() => EnquiryStatus, { nullable: true, description: 'The status before; null: it did not change' })
  from: Status | null;

  @Field(() => EnquiryStatus, { nullable: true, description: 'null: its status stayed' })
  to: Status | null;

  @Field(() => LostReason, { nullable: true, description: 'Why, where it was lost' })
  lostReason: LostReasonName | null;

  @Field(() => [EnquiryField])
  changed: EnquiryFieldName[];

  @Field(() => String, { nullable: true, description: 'Who looks after it from then on, where OWNER changed' })
  owner: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it comes back, where FOLLOW_UP changed' })
  followUpAt: Date | string | null;

  @Field(() => Boolean, { description: 'Its owner got it in turn, by the rule' })
  byRule: boolean;

  @Field(() => Boolean, { description: 'It took back a change of many' })
  undone: boolean;

  @Field(() => DateTime)
  at: Date | string;
}

@ObjectType('EnquiryContact', { description: 'A contact with the person, or an attempt.', simpleResolvers: true })
export class EnquiryContactView {
  @Field(() => ID)
  id: string;

  @Field(() => String, { nullable: true })
  actorName: string | null;

  @Field(() => ContactKind)
  kind: ContactKindName;

  @Field(() => ContactOutcome)
  outcome: ContactOutcomeName;

  @Field(() => String, { nullable: true, description: 'What the office wrote down about it' })
  note: string | null;

  @Field(() => DateTime, { description: 'When it took place' })
  at: Date | string;
}
