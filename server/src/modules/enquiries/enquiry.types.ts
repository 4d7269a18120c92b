import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { Payload } from '../user-error.types.js';
import { EnquiryKind, EnquiryStatus } from './enquiry.entity.js';

registerEnumType(EnquiryKind, { name: 'EnquiryKind', description: 'What came in.' });
export const EnquirySort = {
  CREATED: 'CREATED',
  NAME: 'NAME',
  SUBJECT: 'SUBJECT',
  DUE: 'DUE',
  STATUS: 'STATUS',
} as const;
export type EnquirySort = (typeof EnquirySort)[keyof typeof EnquirySort];
registerEnumType(EnquirySort, {
  name: 'EnquirySort',
  description: 'DUE: those that wait for a first response by the time it is due, the others after them.',
});
registerEnumType(EnquiryStatus, { name: 'EnquiryStatus', description: 'How far the office is with it.' });

@Auth('ADMIN')
@ObjectType('Enquiry', { description: "The office's work on what came in." })
export class EnquiryView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => EnquiryKind, { simple: true })
  kind: EnquiryKind;

  @Field(() => EnquiryStatus, { simple: true })
  status: EnquiryStatus;

  @Field(() => String, { simple: true, description: "A short title: 'New purchase · Ontario'" })
  subject: string;

  @Field(() => String, { simple: true })
  fullName: string;

  @Field(() => String, { simple: true, description: 'Masked in lists (416 ***-**42)' })
  maskedPhone: string;

  @Field(() => String, { simple: true })
  email: string;

  @Field(() => String, { nullable: true, simple: true })
  applicationNumber: string | null;

  @Field(() => DateTime, { simple: true })
  createdAt: Date | string;

  @Field(() => DateTime, { simple: true, description: '24 hours after it came in' })
  firstResponseDueAt: Date | string;

  @Field(() => DateTime, { nullable: true, simple: true, description: 'When it first left NEW' })
  firstRespondedAt: Date | string | null;

  @Field(() => String, { nullable: true, simple: true, description: 'Name' })
  assignedTo: string | null;

  @Field(() => Int, { simple: true, description: 'Goes up with each change; send it back as expectedVersion' })
  version: number;
}

@Auth('ADMIN')
@ObjectType()
export class EnquiryPage {
  @Field(() => [EnquiryView], { simple: true })
  items: EnquiryView[];

  @Field(() => Int, { simple: true })
  totalItems: number;

  @Field(() => Int, { simple: true })
  page: number;

  @Field(() => Int, { simple: true })
  limit: number;
}

@ObjectType({ simpleResolvers: true })
export class Answer {
  @Field(() => String)
  label: string;

  @Field(() => String)
  value: string;
}

@ObjectType('EnquiryNote', { simpleResolvers: true })
export class EnquiryNoteView {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  authorName: string;

  @Field(() => String)
  text: string;

  @Field(() => DateTime)
  createdAt: Date | string;
}

@ObjectType('EnquiryEvent', { description: 'A move from one status to the next.', simpleResolvers: true })
export class EnquiryEventView {
  @Field(() => ID)
  id: string;

  @Field(() => String, { nullable: true, description: 'null: the visitor who sent it' })
  actorName: string | null;

  @Field(() => EnquiryStatus, { nullable: true })
  from: EnquiryStatus | null;

  @Field(() => EnquiryStatus)
  to: EnquiryStatus;

  @Field(() => DateTime)
  at: Date | string;
}

@Auth('ADMIN')
@ObjectType()
export class EnquiryDetail {
  @Field(() => EnquiryView, { simple: true })
  enquiry: EnquiryView;

  @Field(() => String, { simple: true, description: 'In full' })
  phone: string;

  @Field(() => [Answer], { simple: true, description: "What the person answered, in the form's order" })
  answers: Answer[];

  @Field(() => [EnquiryNoteView], { simple: true, description: 'Newest first' })
  notes: EnquiryNoteView[];

  @Field(() => [EnquiryEventView], { simple: true, description: 'Newest first' })
  events: EnquiryEventView[];
}

@InputType()
export class EnquiryFilter {
  @Field(() => EnquiryStatus, { nullable: true })
  status?: EnquiryStatus | null;

  @Field(() => EnquiryKind, { nullable: true })
  kind?: EnquiryKind | null;

  @Field(() => Boolean, { nullable: true, description: 'Still without a first response after its time' })
  overdue?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Still without a first response' })
  waiting?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of a name, e-mail or application number, or a whole phone number',
  })
  q?: string | null;
}

@ObjectType()
export class UpdateEnquiryStatusPayload extends Payload {
  @Field(() => EnquiryView, { nullable: true, simple: true })
  enquiry?: EnquiryView;
}

@ObjectType()
export class AddEnquiryNotePayload extends Payload {
  @Field(() => EnquiryNoteView, { nullable: true, simple: true })
  note?: EnquiryNoteView;
}
