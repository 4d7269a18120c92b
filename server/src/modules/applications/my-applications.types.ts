import type { StageState as State } from 'domain/vocabulary/application-progress';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';

@ObjectType({ description: 'A step of an application, in words for the applicant.', simpleResolvers: true })
export class ApplicationStep {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  status: string;

  @Field(() => String)
  label: string;

  @Field(() => DateTime)
  at: Date | string;
}

const StageState: { [S in State]: S } = { DONE: 'DONE', CURRENT: 'CURRENT', AHEAD: 'AHEAD', ENDED: 'ENDED' };
registerEnumType(StageState, {
  name: 'ApplicationStageState',
  description: 'Behind it, where it stands, still ahead; or ENDED: it went no further.',
});

@ObjectType({ description: 'One of the few stages every application goes through.', simpleResolvers: true })
export class ApplicationStage {
  @Field(() => String, { description: "'In review' and the like" })
  label: string;

  @Field(() => StageState)
  state: State;

  @Field(() => DateTime, { nullable: true, description: 'null: not reached, or reached without a date of its own' })
  at: Date | string | null;
}

@Auth('ACCOUNT_HOLDER')
@ObjectType('MyApplication', { description: 'One’s own application.' })
export class MyApplicationView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  applicationNumber: string;

  @Field(() => String, { simple: true, description: "'basic' or 'comprehensive'" })
  kind: string;

  @Field(() => String, { simple: true, description: "'new_purchase' and the like" })
  mortgageType: string;

  @Field(() => String, { simple: true })
  status: string;

  @Field(() => String, { simple: true, description: 'The status in words for the applicant' })
  statusLabel: string;

  @Field(() => DateTime, { simple: true })
  submittedAt: Date | string;

  @Field(() => DateTime, { simple: true })
  updatedAt: Date | string;

  @Field(() => [ApplicationStep], { simple: true, description: 'Oldest first' })
  timeline: ApplicationStep[];

  @Field(() => [ApplicationStage], { simple: true, description: 'From received to funded, or to where it ended' })
  stages: ApplicationStage[];

  @Field(() => String, { simple: true, description: 'The stage it stands at, or how it ended, in one or two words' })
  stage: string;

  @Field(() => String, { simple: true, description: 'How it stands, in a sentence; the work of the office counts too' })
  standing: string;

  @Field(() => String, { simple: true, description: 'What comes next, in a sentence' })
  nextStep: string;

  @Field(() => DateTime, { nullable: true, simple: true, description: 'By when, where a time is promised' })
  nextStepBy: Date | string | null;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'Name of the person in the office who has it; null while nobody has taken it',
  })
  handledBy: string | null;
}

@Auth('ACCOUNT_HOLDER')
@ObjectType()
export class MyApplicationPage {
  @Field(() => [MyApplicationView], { simple: true })
  items: MyApplicationView[];

  @Field(() => Int, { simple: true })
  totalItems: number;

  @Field(() => Int, { simple: true })
  page: number;

  @Field(() => Int, { simple: true })
  limit: number;
}
