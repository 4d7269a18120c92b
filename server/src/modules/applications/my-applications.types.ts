import type { ApplicationStatus as Status } from '@brokerage/domain/vocabulary/application-status';
import type { MortgageTypeName } from '@brokerage/domain/vocabulary/applications';
import type { StageState as State } from '@brokerage/domain/vocabulary/application-progress';
import {
  NEXT_STEPS,
  STAGE_LABELS,
  STANDINGS,
  type ApplicationNextStep,
  type ApplicationStageName,
  type ApplicationStanding,
} from '@brokerage/domain/vocabulary/application-words';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { describedEnum } from '../../kernel/described-enum.js';
import { pageOf } from '../../kernel/paging.types.js';
import { CoApplicantView } from '../co-applicants/co-applicant.types.js';
import { ApplicationKind, ApplicationStatus } from './application.enums.js';
import { MortgageType } from '../../kernel/mortgage-type.enum.js';

@ObjectType({ description: 'A step of an application.', simpleResolvers: true })
export class ApplicationStep {
  @Field(() => ID)
  id: string;

  @Field(() => ApplicationStatus)
  status: Status;

  @Field(() => DateTime)
  at: Date | string;

  @Field(() => String, { nullable: true, description: 'What the office wrote to you with it' })
  message: string | null;
}

const StageState: { [S in State]: S } = { DONE: 'DONE', CURRENT: 'CURRENT', AHEAD: 'AHEAD', ENDED: 'ENDED' };
registerEnumType(StageState, {
  name: 'ApplicationStageState',
  description: 'DONE, CURRENT or AHEAD. ENDED means it went no further.',
});

const StageName = describedEnum(
  'ApplicationStageName',
  'A stage of an application, or how it ended without a mortgage. Each value is described in words to show.',
  STAGE_LABELS,
);
const Standing = describedEnum(
  'ApplicationStanding',
  'Where an application stands. Each value is described in words to show.',
  STANDINGS,
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

  @Field(() => DateTime, { simple: true })
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

  @Field(() => Int, { simple: true, description: 'How many documents we still need from you' })
  papersToSend: number;

  @Field(() => DateTime, {
    nullable: true,
    simple: true,
    description: 'When the next step is due, if we promised a time.',
  })
  nextStepBy: Date | string | null;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'The person looking after it. Null until someone takes it.',
  })
  handledBy: string | null;
}

@Auth('ACCOUNT_HOLDER')
@ObjectType()
export class MyApplicationPage extends pageOf(MyApplicationView) {}
