import type { ApplicationStatus as Status } from '@brokerage/domain/application/application-status';
import type { MortgageTypeName } from '@brokerage/domain/application/applications';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';
import { ApplicationKind, ApplicationStatus } from '../applications/public.js';
import { MortgageType } from '../../kernel/mortgage-type.enum.js';
import { CoApplicantView } from '../co-applicants/public.js';
import { EnquiryNoteView } from '../enquiries/public.js';
import { ApplicationMoveView } from '../lifecycle/public.js';

@ObjectType({ description: 'What an answer was when the application was sent.', simpleResolvers: true })
export class AnswerChangeView {
  @Field(() => String, { description: 'In words; empty where there was none' })
  was: string;

  @Field(() => String, { nullable: true, description: 'Who changed it last; null where the account is gone' })
  changedBy: string | null;

  @Field(() => DateTime)
  at: Date | string;
}

@ObjectType({ description: 'An answer that can be chosen.', simpleResolvers: true })
export class AnswerChoice {
  @Field(() => String, { description: 'What is stored' })
  value: string;

  @Field(() => String, { description: 'What people read' })
  label: string;
}

@ObjectType({ description: 'How an answer is put right.', simpleResolvers: true })
export class AnswerControl {
  @Field(() => String, { description: 'text, money, date, month, choice, choices, flag and others' })
  kind: string;

  @Field(() => String, { description: "As it is typed: '86400', 'yes', 'salary,bonus'" })
  text: string;

  @Field(() => [AnswerChoice])
  choices: AnswerChoice[];
}

@Auth('ADMIN')
@ObjectType({ description: 'An answer of an application.', simpleResolvers: true })
export class FileAnswer {
  @Field(() => String, { description: "'coApplicants.0.employment.current.employer'" })
  place: string;

  @Field(() => String, { description: 'In words; empty where it is still needed' })
  value: string;

  @Field(() => AnswerControl, { nullable: true, description: 'null: it is put right elsewhere, or not at all' })
  control: AnswerControl | null;

  @Field(() => AnswerChangeView, { nullable: true, description: 'null: it is as it was sent' })
  change: AnswerChangeView | null;
}

@Auth('ADMIN')
@ObjectType({ description: 'A question, and its answer or those of two people.', simpleResolvers: true })
export class AnswerRow {
  @Field(() => String, { description: 'The question, in the office’s words' })
  label: string;

  @Field(() => [FileAnswer], {
    nullable: 'items',
    description: 'One; where people stand side by side one of each, null where it counts for the other alone',
  })
  answers: (FileAnswer | null)[];
}

@Auth('ADMIN')
@ObjectType({ description: 'Answers under one heading: a person, a job, a row of a list.' })
export class AnswerGroup {
  @Field(() => String, { simple: true, description: 'Empty where the section says it all' })
  title: string;

  @Field(() => [String], { simple: true, description: 'The two whose answers stand side by side; otherwise empty' })
  people: string[];

  @Field(() => [AnswerRow], { simple: true, description: 'In the order of the form' })
  rows: AnswerRow[];
}

@Auth('ADMIN')
@ObjectType({ description: 'A part of an application, as the applicant answered it.' })
export class AnswerSection {
  @Field(() => String, { simple: true, description: 'The step of the form: work, home, money' })
  name: string;

  @Field(() => String, { simple: true, description: 'The heading of the section' })
  title: string;

  @Field(() => [AnswerGroup], { simple: true })
  groups: AnswerGroup[];
}

@Auth('ADMIN')
@ObjectType({ description: 'A file to save.' })
export class ApplicationSummary {
  @Field(() => String, { simple: true, description: 'A name to save it under' })
  fileName: string;

  @Field(() => String, { simple: true, description: 'A PDF, in base64' })
  content: string;
}

@Auth('ADMIN')
@ObjectType({ description: 'What somebody on an application agreed to, or did not.' })
export class FileConsent {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { nullable: true, simple: true })
  email: string | null;

  @Field(() => String, { simple: true, description: 'contact, credit_check, privacy or marketing' })
  purpose: string;

  @Field(() => Boolean, { simple: true, description: 'Agreed; false: asked, and not agreed' })
  granted: boolean;

  @Field(() => String, { simple: true, description: 'The version of the words' })
  textVersion: string;

  @Field(() => DateTime, { simple: true })
  at: Date | string;
}

@Auth('ADMIN')
@ObjectType({ description: 'An application as the office works on it.' })
export class ApplicationFile {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  applicationNumber: string;

  @Field(() => ApplicationKind, { simple: true })
  kind: ApplicationKind;

  @Field(() => MortgageType, { simple: true })
  mortgageType: MortgageTypeName;

  @Field(() => String, { nullable: true, simple: true, description: 'Two letters' })
  province: string | null;

  @Field(() => String, { simple: true })
  fullName: string;

  @Field(() => [String], { simple: true, description: 'Everybody on it by name, the applicant first' })
  people: string[];

  @Field(() => [String], {
    simple: true,
    description: 'Who has not agreed to a credit check. Nobody of a basic application, which does not ask for it',
  })
  missingConsents: string[];

  @Field(() => [CoApplicantView], { simple: true, description: 'Who else is on it, and where their consent stands' })
  coApplicants: CoApplicantView[];

  @Field(() => String, { simple: true })
  email: string;

  @Field(() => String, { simple: true, description: 'The full number' })
  phone: string;

  @Field(() => ApplicationStatus, { simple: true })
  status: Status;

  @Field(() => Int, { simple: true, description: 'Goes up with every change; send it back with a transition' })
  version: number;

  @Field(() => DateTime, { simple: true, description: 'When the applicant sent it' })
  submittedAt: Date | string;

  @Field(() => ID, { nullable: true, simple: true, description: 'The office’s enquiry for it' })
  enquiryId: string | null;

  @Field(() => String, { nullable: true, simple: true, description: 'The person looking after it' })
  assignedTo: string | null;

  @Field(() => DateTime, { nullable: true, simple: true, description: 'By when the first answer is promised' })
  firstResponseDueAt: Date | string | null;

  @Field(() => DateTime, {
    nullable: true,
    simple: true,
    description: 'When the applicant was first reached; null: not yet',
  })
  firstRespondedAt: Date | string | null;

  @Field(() => [AnswerSection], { simple: true })
  sections: AnswerSection[];

  @Field(() => [ApplicationMoveView], { simple: true, description: 'Newest first' })
  moves: ApplicationMoveView[];

  @Field(() => [EnquiryNoteView], { simple: true, description: 'Newest first' })
  notes: EnquiryNoteView[];

  @Field(() => [FileConsent], { simple: true, description: 'Newest first' })
  consents: FileConsent[];
}

@InputType({ description: 'One answer of an application, put right by the office.' })
export class CorrectAnswerInput {
  @Field(() => ID)
  applicationId: string;

  @Field(() => String, { description: 'Which answer: its place in the file' })
  place: string;

  @Field(() => String, { description: 'As it is typed in a form; empty takes the answer out' })
  text: string;

  @Field(() => Int, { description: 'The version of the file that was read' })
  version: number;
}

@ObjectType()
export class CorrectAnswerPayload extends Payload {
  @Field(() => [AnswerSection], { nullable: true, simple: true })
  sections?: AnswerSection[];

  @Field(() => Int, { nullable: true, simple: true, description: 'Of the file from now on' })
  version?: number;
}
