import type { ApplicationStatus as Status } from '@brokerage/domain/application/application-status';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { CalendarDate, DateTime } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';
import { ApplicationStatus } from '../applications/public.js';

@Auth('ADMIN')
@ObjectType('ApplicationMove', { description: 'A step of an application, as the office reads it.' })
export class ApplicationMoveView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { nullable: true, simple: true, description: 'null: the applicant, signed out' })
  actorName: string | null;

  @Field(() => ApplicationStatus, {
    nullable: true,
    simple: true,
    description: 'The status before; null: it was just sent',
  })
  from: Status | null;

  @Field(() => ApplicationStatus, { simple: true, description: 'The status from then on' })
  to: Status;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'Why. The applicant does not see the reason of the office.',
  })
  reason: string | null;

  @Field(() => String, { nullable: true, simple: true, description: 'What the office wrote to the applicant' })
  message: string | null;

  @Field(() => DateTime, { simple: true })
  at: Date | string;
}

@InputType({ description: 'The term of a mortgage that funded. The file is kept from its end.' })
export class FundedTermInput {
  @Field(() => CalendarDate, { description: 'Today or earlier' })
  fundedOn: string;

  @Field(() => Float, { description: 'One month to 10 years; 0.5 is six months' })
  termYears: number;
}

@ObjectType()
export class TransitionApplicationPayload extends Payload {
  @Field(() => ApplicationStatus, { nullable: true, simple: true })
  status?: Status;

  @Field(() => Int, { nullable: true, simple: true, description: 'Of the file from now on' })
  version?: number;

  @Field(() => ApplicationMoveView, { nullable: true, simple: true })
  move?: ApplicationMoveView;
}

@ObjectType()
export class WithdrawApplicationPayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true, description: 'The application that was withdrawn' })
  withdrawnId?: string;
}

@ObjectType()
export class SetCreditCheckPayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true, description: 'Whose consents to read again' })
  applicationId?: string;
}

@Auth('ADMIN')
@ObjectType({ description: 'The email that a transition sends. It has neither figures nor the reason.' })
export class TransitionEmail {
  @Field(() => String, { simple: true, description: 'The address it goes to' })
  to: string;

  @Field(() => String, { simple: true })
  subject: string;

  @Field(() => String, { simple: true, description: 'The first line of the email' })
  heading: string;

  @Field(() => [String], { simple: true, description: 'The words under it' })
  paragraphs: string[];
}

@Auth('ADMIN')
@ObjectType({ description: 'What a transition would do.' })
export class TransitionPreview {
  @Field(() => TransitionEmail, { nullable: true, simple: true, description: 'null: no email goes' })
  email: TransitionEmail | null;

  @Field(() => Boolean, {
    simple: true,
    description:
      'An email would go, but the applicant’s account is deleted, and the address on the file is not known to be theirs. Correct it first, or call them.',
  })
  nobodyToTell: boolean;

  @Field(() => [String], {
    simple: true,
    description: 'Who has not agreed to a credit check. While there is anybody, the file cannot go to a lender.',
  })
  missingConsents: string[];
}
