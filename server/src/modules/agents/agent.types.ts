import { AGENT_FORM } from '@brokerage/domain/agents/agent-form';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { outputTypeOf } from '../../graphql/field-types.js';
import { CalendarDate, DateTime } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';

@ObjectType('AgentLicence', { description: 'A licence in one province.', simpleResolvers: true })
export class AgentLicenceView {
  @Field(() => String, { description: 'Two letters, such as ON' })
  province: string;

  @Field(() => String, { description: 'As the regulator writes it' })
  number: string;
}

@Auth('ADMIN')
@ObjectType({ description: 'A licence with the day on which it runs out.', simpleResolvers: true })
export class DeskLicence extends AgentLicenceView {
  @Field(() => CalendarDate, { nullable: true, description: 'null: it does not run out' })
  expiresOn: string | null;
}

@ObjectType({ description: 'Something with a few words beside it.', simpleResolvers: true })
export class NamedNote {
  @Field(() => String, { description: 'What it is called' })
  name: string;

  @Field(() => String, { description: 'A few words about it; empty where there are none' })
  note: string;
}

@ObjectType('AgentReview', { description: 'What a client wrote.', simpleResolvers: true })
export class AgentReviewView {
  @Field(() => String, { description: 'The client, as they want to be named' })
  author: string;

  @Field(() => Int, { description: 'Stars, 1 to 5' })
  rating: number;

  @Field(() => String, { description: 'The client’s own words' })
  text: string;

  @Field(() => String, { description: 'Where it was written' })
  source: string;

  @Field(() => CalendarDate, { description: 'The day it was written' })
  date: string;
}

@Auth('ADMIN')
@ObjectType('AgentAway', { description: 'Days on which the agent takes no calls.', simpleResolvers: true })
export class AgentAwayView {
  @Field(() => CalendarDate, { description: 'The first day' })
  from: string;

  @Field(() => CalendarDate, { description: 'The last day, which counts too' })
  to: string;
}

@ObjectType('AgentHours', { description: 'An opening of each week.', simpleResolvers: true })
export class AgentHoursView {
  @Field(() => Int, { description: '1 is Monday' })
  weekday: number;

  @Field(() => String, { description: 'Such as 09:00, on the clock of the agent' })
  starts: string;

  @Field(() => String, { description: 'Such as 17:00, on the clock of the agent' })
  ends: string;
}

@ObjectType('AgentPhoto', { description: 'A photo, with the part that is always shown.', simpleResolvers: true })
export class AgentPhotoView {
  @Field(() => String, { description: 'WebP' })
  url: string;

  @Field(() => String, { description: 'The same as AVIF' })
  avifUrl: string;

  @Field(() => Int, { description: 'In pixels' })
  width: number;

  @Field(() => Int, { description: 'In pixels' })
  height: number;

  @Field(() => Int, { description: 'Percent from the left' })
  focusX: number;

  @Field(() => Int, { description: 'Percent from the top' })
  focusY: number;
}

const Answers = outputTypeOf(AGENT_FORM, {
  name: 'AgentAnswers',
  parts: { social: { name: 'AgentSocial', description: 'Addresses that begin with https://.' } },
});

/** What the page of an agent and the office's editor both read. */
@ObjectType()
abstract class AgentFacts extends Answers {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => Int, { simple: true, description: '1 or 2. Level 1 agents arrange no private mortgages' })
  level: number;

  @Field(() => String, { simple: true, description: 'The brokerage the agent works for, as it is registered' })
  override brokerageName: string;

  @Field(() => String, { nullable: true, simple: true, description: 'Of the brokerage the agent works for' })
  override brokerageLicenceNumber: string | null;

  @Field(() => [String], { simple: true, description: 'Those they advise in, in English' })
  languages: string[];

  @Field(() => [NamedNote], { simple: true })
  specialities: NamedNote[];

  @Field(() => [NamedNote], { simple: true })
  serviceAreas: NamedNote[];

  @Field(() => [AgentReviewView], { simple: true, description: 'Newest first' })
  reviews: AgentReviewView[];

  @Field(() => [AgentHoursView], { simple: true, description: 'None: the hours of the office' })
  hours: AgentHoursView[];

  @Field(() => AgentPhotoView, { nullable: true, simple: true })
  photo: AgentPhotoView | null;

  @Field(() => Boolean, { simple: true, description: 'Visitors see them' })
  active: boolean;

  @Field(() => Int, { simple: true, description: 'Goes up with every change; send it back as expectedVersion' })
  version: number;
}

@ObjectType('Agent', { description: 'An agent as visitors see them.' })
export class AgentView extends AgentFacts {
  @Field(() => [AgentLicenceView], { simple: true })
  licences: AgentLicenceView[];

  @Field(() => String, { nullable: true, simple: true, description: 'Of the first licence' })
  licenceNumber: string | null;

  @Field(() => [String], { simple: true, description: 'Two letters for each province they may work in' })
  licenceProvinces: string[];

  @Field(() => String, { simple: true, description: 'Of their shared link, 1200 by 630 pixels' })
  shareImageUrl: string;
}

@Auth('ADMIN')
@ObjectType({ description: 'An agent as the office sees them.' })
export class DeskAgent extends AgentFacts {
  @Field(() => [AgentAwayView], { simple: true, description: 'From today on' })
  away: AgentAwayView[];

  @Field(() => [DeskLicence], { simple: true })
  licences: DeskLicence[];

  @Field(() => String, { nullable: true, simple: true, description: 'null: the name of the site' })
  ownBrokerageName: string | null;

  @Field(() => String, { nullable: true, simple: true, description: 'null: the licence of the site' })
  ownBrokerageLicenceNumber: string | null;

  @Field(() => ID, { nullable: true, simple: true, description: 'Their account' })
  userId: string | null;

  @Field(() => String, { nullable: true, simple: true, description: 'The name on their account; null: they have none' })
  userName: string | null;

  @Field(() => DateTime, { simple: true })
  updatedAt: Date;
}

@ObjectType()
export class AgentPayload extends Payload {
  @Field(() => DeskAgent, { nullable: true, simple: true })
  agent?: DeskAgent;
}

@ObjectType()
export class DeleteAgentPayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true, description: 'The agent it was about' })
  id?: string;

  @Field(() => Boolean, {
    nullable: true,
    simple: true,
    description: 'false: somebody booked a call with them, so they stay in the records and visitors no longer see them',
  })
  removed?: boolean;
}
