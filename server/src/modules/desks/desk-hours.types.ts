import { Field, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { CalendarDate } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';
import { AgentHoursView } from '../agents/public.js';

@Auth('ACCOUNT_HOLDER')
@ObjectType({ description: 'Days on which you take no calls.', simpleResolvers: true })
export class MyDaysAway {
  @Field(() => CalendarDate, { description: 'The first day' })
  from: string;

  @Field(() => CalendarDate, { description: 'The last day, which counts too' })
  to: string;
}

@Auth('ACCOUNT_HOLDER')
@ObjectType({ description: 'When clients can book calls with you.', simpleResolvers: true })
export class MyHours {
  @Field(() => [AgentHoursView], { description: 'None: the hours of the office' })
  hours: AgentHoursView[];

  @Field(() => [MyDaysAway], { description: 'From today on' })
  away: MyDaysAway[];

  @Field(() => String, { description: 'The IANA name of the zone your hours are read in' })
  zone: string;

  @Field(() => String, { nullable: true, description: 'The secret address of the calendar of your calls; null: none' })
  feedUrl: string | null;

  @Field(() => Int, { description: 'Goes up with every change; send it back as expectedVersion' })
  version: number;
}

@ObjectType()
export class MyHoursPayload extends Payload {
  @Field(() => MyHours, { nullable: true, simple: true })
  hours?: MyHours;
}
