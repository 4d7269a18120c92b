import { entriesOf, tableOf } from '@brokerage/domain/data/objects';
import type { ApplicationStatus as Status } from '@brokerage/domain/application/application-status';
import type { MortgageTypeName } from '@brokerage/domain/application/applications';
import type { StageState as State } from '@brokerage/domain/application/application-progress';
import {
  NEXT_STEPS,
  STAGE_LABELS,
  STANDINGS,
  type ApplicationNextStep,
  type ApplicationStageName,
  type ApplicationStanding,
} from '@brokerage/domain/application/application-words';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { CalendarDate, DateTime } from '../../graphql/scalars.js';
import { describeEnum, describedEnum } from '../../kernel/described-enum.js';
import { pageOf } from '../../kernel/paging.types.js';
import { CoApplicantView } from '../co-applicants/public.js';
import { ApplicationKind, ApplicationStatus } from './application.enums.js';
import { MortgageType } from '../../kernel/mortgage-type.enum.js';

@ObjectType({ description: 'One change of an application’s status, as its applicant reads it.', simpleResolvers: true })
export class ApplicationStep {
  @Field(() => ID)
  id: string;

  @Field(() => ApplicationStatus, { description: 'The status from then on' })
  status: Status;

  @Field(() => DateTime)
  at: Date | string;

  @Field(() => String, { nullable: true, description: 'What the office wrote to you with it' })
  message: string | null;
}

const StageState: { [S in State]: S } = { DONE: 'DONE', CURRENT: 'CURRENT', AHEAD: 'AHEAD', ENDED: 'ENDED' };
describeEnum(StageState, {
  name: 'ApplicationStageState',
  description: 'DONE, CURRENT or AHEAD. ENDED means it went no further.',
  meanings: {
    DONE: 'The application is past it',
    CURRENT: 'The application is here',
    AHEAD: 'Still to come',
    ENDED: 'The application went no further',
  },
});

/** What each value means, and the words that people read for it. */
const shown = <Code extends string>(labels: Readonly<Record<Code, string>>, meanings: Record<Code, string>) =>
  tableOf<Code, string>(entriesOf(meanings).map(([code, meaning]) => [code, `${meaning}. Shown as “${labels[code]}”`]));

const StageName = describedEnum(
  'ApplicationStageName',
  'A stage of an application, or how it ended without a mortgage. Each value is described with the words to show.',
  shown(STAGE_LABELS, {
    RECEIVED: 'We have it, and a broker will take it up',
    IN_REVIEW: 'A broker or a lender is looking at it',
    CONDITIONAL_APPROVAL: 'A lender said yes, if its conditions are met',
    FUNDED: 'The mortgage is in place',
    DECLINED: 'No lender took it',
    WITHDRAWN: 'The applicant took it back',
    EXPIRED: 'Nothing happened for too long',
    CLOSED: 'The office ended it',
  }),
);
const Standing = describedEnum(
  'ApplicationStanding',
  'Where an application stands. Each value is described in words to show.',
  { ...STANDINGS, APPROVED: 'Approved, with all conditions met', EXPIRED: 'Expired: nothing happened for too long' },
);
const NextStep = describedEnum(
  'ApplicationNextStep',
  'What happens next with an application. Each value is described in words to show.',
  NEXT_STEPS,
);

@ObjectType({ description: 'A stage that every application goes through.', simpleResolvers: true })
export class ApplicationStage {
  @Field(() => StageName)
  name: ApplicationStageName;

  @Field(() => StageState)
  state: State;

  @Field(() => DateTime, { nullable: true, description: 'Null if not reached, or if the date is unknown.' })
  at: Date | string | null;
}

@ObjectType({ description: 'Who of the office first opened an application.', simpleResolvers: true })
export class FirstOpened {
  @Field(() => String, { description: 'Their name' })
  by: string;

  @Field(() => DateTime)
  at: Date | string;
}

@ObjectType({ description: 'What you agreed to, or did not, with an application.', simpleResolvers: true })
export class ApplicantsConsent {
  @Field(() => String, { description: 'contact, credit_check, privacy or marketing' })
  purpose: string;

  @Field(() => Boolean, { description: 'Agreed; false: asked, and not agreed' })
  granted: boolean;

  @Field(() => DateTime, { description: 'When you last said so' })
  at: Date | string;
}

@Auth('ACCOUNT_HOLDER')
@ObjectType('MyApplication', { description: 'An application you sent.' })
export class MyApplicationView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  applicationNumber: string;

  @Field(() => ApplicationKind, { simple: true })
  kind: ApplicationKind;

  @Field(() => MortgageType, { simple: true })
  mortgageType: MortgageTypeName;

  @Field(() => ApplicationStatus, { simple: true })
  status: Status;

  @Field(() => String, { simple: true, description: 'The status in the applicant’s words.' })
  statusLabel: string;

  @Field(() => DateTime, { simple: true, description: 'When you sent it' })
  submittedAt: Date | string;

  @Field(() => DateTime, { simple: true })
  updatedAt: Date | string;

  @Field(() => [ApplicationStep], { simple: true, description: 'Oldest first' })
  timeline: ApplicationStep[];

  @Field(() => [ApplicationStage], { simple: true, description: 'From received to funded, or to where it ended.' })
  stages: ApplicationStage[];

  @Field(() => StageName, { simple: true, description: 'The current stage, or how it ended.' })
  stage: ApplicationStageName;

  @Field(() => Standing, { simple: true })
  standing: ApplicationStanding;

  @Field(() => NextStep, { simple: true })
  nextStep: ApplicationNextStep;

  @Field(() => [CoApplicantView], { simple: true, description: 'Who else is on it, in the order of the form' })
  coApplicants: CoApplicantView[];

  @Field(() => [ApplicantsConsent], { simple: true, description: 'Your own, one a purpose' })
  consents: ApplicantsConsent[];

  @Field(() => Int, { simple: true, description: 'How many documents we still need from you' })
  papersToSend: number;

  @Field(() => DateTime, {
    nullable: true,
    simple: true,
    description: 'When the next step is due, if we promised a time.',
  })
  nextStepBy: Date | string | null;

  @Field(() => FirstOpened, { nullable: true, simple: true, description: 'Null until one of us has opened it.' })
  firstOpened: FirstOpened | null;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'The person looking after it. Null until someone takes it.',
  })
  handledBy: string | null;

  @Field(() => DateTime, {
    simple: true,
    description: 'When we delete it with its documents, if nothing more happens to it',
  })
  keptUntil: Date;

  @Field(() => CalendarDate, {
    nullable: true,
    simple: true,
    description: 'The day the term of your mortgage ends; null: not funded, or not recorded',
  })
  termEndsOn: string | null;
}

@Auth('ACCOUNT_HOLDER')
@ObjectType()
export class MyApplicationPage extends pageOf(MyApplicationView) {}
