import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LostReason } from '../enquiries/public.js';
import type { LostReasonName } from '@brokerage/domain/enquiries/enquiry-status';
import { Auth } from '../../graphql/auth.js';
import { CalendarDate } from '../../graphql/scalars.js';

const count = (description: string): PropertyDecorator => Field(() => Int, { simple: true, description });

@Auth('ADMIN')
@ObjectType({ description: 'Leads that came in during a time, and what became of them by now.' })
export class LeadSums {
  @count('Enquiries that came in')
  leads: number;

  @count('Of those, with a first answer')
  answered: number;

  @count('Of those, still within their 24 hours without an answer. Shares leave them out.')
  waiting: number;

  @count('Answered within 5 minutes')
  within5Min: number;

  @count('Answered within an hour')
  within1H: number;

  @count('Answered within 24 hours')
  within24H: number;

  @count('Answered, or moved to contacted or further at any time')
  contacted: number;

  @count('Qualified or further at any time')
  qualified: number;

  @count('Converted at any time')
  converted: number;
}

@Auth('ADMIN')
@ObjectType({ description: 'The same with the median time to the first answer.' })
export class LeadFigures extends LeadSums {
  @Field(() => Int, {
    nullable: true,
    simple: true,
    description: 'The median time to the first answer in seconds, exact to a step of 9%; null without an answer.',
  })
  medianSeconds: number | null;
}

@Auth('ADMIN')
@ObjectType({ description: 'How many people a channel brought.' })
export class ChannelLeads {
  @Field({ simple: true, description: 'A code such as SEARCH, or the lower-case utm_source of a campaign' })
  channel: string;

  @Field(() => Int, { simple: true, description: 'How many came in by it' })
  leads: number;
}

@Auth('ADMIN')
@ObjectType({ description: 'A day or a week of the charts.' })
export class FigurePoint {
  @Field(() => CalendarDate, { simple: true, description: 'Its first day, in America/Toronto' })
  on: string;

  @Field(() => Int, { simple: true, description: 'How many came in' })
  leads: number;

  @Field(() => Int, { nullable: true, simple: true, description: 'The median time to the first answer' })
  medianSeconds: number | null;

  @count('Answered, or moved to contacted or further at any time')
  contacted: number;

  @count('Qualified or further at any time')
  qualified: number;

  @count('Converted at any time')
  converted: number;

  @Field(() => [ChannelLeads], { simple: true })
  channels: ChannelLeads[];
}

@Auth('ADMIN')
@ObjectType({ description: 'A campaign of a channel.' })
export class CampaignFigures {
  @Field({ simple: true, description: 'Its utm_campaign in lower case; empty for leads without one' })
  campaign: string;

  @Field(() => LeadSums, { simple: true })
  figures: LeadSums;
}

@Auth('ADMIN')
@ObjectType({
  description: 'A channel, by the first visit of its leads. OTHER gathers what is beyond the first eight.',
})
export class ChannelFigures {
  @Field({ simple: true, description: 'A code such as SEARCH, or the lower-case utm_source of a campaign' })
  channel: string;

  @Field(() => LeadFigures, { simple: true })
  figures: LeadFigures;

  @Field(() => [CampaignFigures], { simple: true, description: 'Most leads first, at most six' })
  campaigns: CampaignFigures[];
}

@Auth('ADMIN')
@ObjectType({ description: 'The leads that somebody looks after now.' })
export class AdviserFigures {
  @Field(() => ID, { nullable: true, simple: true, description: 'null: nobody' })
  id: string | null;

  @Field(() => String, { nullable: true, simple: true })
  name: string | null;

  @Field(() => LeadFigures, { simple: true })
  figures: LeadFigures;
}

@Auth('ADMIN')
@ObjectType({ description: 'Leads that are lost, by why.' })
export class LostFigures {
  @Field(() => LostReason, { simple: true })
  reason: LostReasonName;

  @Field(() => Int, { simple: true, description: 'How many were lost for it' })
  leads: number;
}

@Auth('ADMIN')
@ObjectType({ description: 'How the office does: the leads of a period, by when they came in.' })
export class OfficeFigures {
  @Field(() => CalendarDate, { simple: true, description: 'A Monday in America/Toronto' })
  from: string;

  @Field(() => CalendarDate, { simple: true, description: 'Today' })
  to: string;

  @Field(() => LeadFigures, { simple: true, description: 'The leads of this period' })
  now: LeadFigures;

  @Field(() => LeadFigures, {
    simple: true,
    description: 'The same days of the period before: as many weeks earlier, to the same weekday',
  })
  before: LeadFigures;

  @Field(() => [FigurePoint], {
    simple: true,
    description: 'Days of one week, else weeks; oldest first, quiet ones too',
  })
  points: FigurePoint[];

  @Field(() => [ChannelFigures], { simple: true, description: 'Most leads first' })
  channels: ChannelFigures[];

  @Field(() => [AdviserFigures], { simple: true, description: 'Most leads first, nobody last' })
  advisers: AdviserFigures[];

  @Field(() => [LostFigures], { simple: true, description: 'Most frequent first' })
  lost: LostFigures[];
}
