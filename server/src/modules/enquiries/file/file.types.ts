import { Field, ID, ObjectType } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { DateTime } from '../../../graphql/scalars.js';
import { EnquiryEmailView } from '../work/email/email.view.js';
import { EnquiryNoteView } from './notes/note.types.js';
import type { EnquiryStatus as Status } from '../enquiry.entity.js';
import { EnquiryStatus } from '../enquiry.enums.js';
import { EnquiryContactView, EnquiryEventView, EnquiryView } from '../enquiry.types.js';

@ObjectType({ simpleResolvers: true, description: 'A question of a form with what was answered.' })
export class Answer {
  @Field(() => String, { description: 'The question, in the office’s words' })
  label: string;

  @Field(() => String, { description: 'The answer, in words' })
  value: string;
}

@ObjectType({ description: 'Another enquiry with the same email address or phone number.', simpleResolvers: true })
export class LinkedEnquiry {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  fullName: string;

  @Field(() => String, { description: 'A short title' })
  subject: string;

  @Field(() => EnquiryStatus)
  status: Status;

  @Field(() => DateTime)
  createdAt: Date | string;

  @Field(() => Boolean, { description: 'False: somebody found that it is another person' })
  linked: boolean;
}

@Auth('ADMIN')
@ObjectType({ description: 'An enquiry with all that was asked, said and done.' })
export class EnquiryDetail {
  @Field(() => EnquiryView, { simple: true, description: 'Its row in the inbox' })
  enquiry: EnquiryView;

  @Field(() => String, { nullable: true, simple: true, description: 'The full number; null: none was given' })
  phone: string | null;

  @Field(() => [Answer], {
    simple: true,
    description:
      'Where their visit began: landing path, referring domain, campaign. Empty where the browser did not say',
  })
  firstTouch: Answer[];

  @Field(() => [Answer], { simple: true, description: 'Their latest arrival from outside before they sent it' })
  lastTouch: Answer[];

  @Field(() => [Answer], { simple: true, description: 'The answers, in the order of the form' })
  answers: Answer[];

  @Field(() => [EnquiryNoteView], { simple: true, description: 'Newest first' })
  notes: EnquiryNoteView[];

  @Field(() => [EnquiryEventView], { simple: true, description: 'Newest first' })
  events: EnquiryEventView[];

  @Field(() => [EnquiryContactView], { simple: true, description: 'Newest first' })
  contacts: EnquiryContactView[];

  @Field(() => [EnquiryEmailView], { simple: true, description: 'What was written from the file, newest first' })
  emails: EnquiryEmailView[];

  @Field(() => [LinkedEnquiry], { simple: true, description: 'Newest first, up to 20' })
  others: LinkedEnquiry[];
}
