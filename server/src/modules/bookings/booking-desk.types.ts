import type { BookingStatus as Status } from '@brokerage/domain/booking/status';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { CalendarDate, DateTime } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';
import { BookingSlot, BookingStatus } from './booking.types.js';

@Auth('ADMIN')
@ObjectType({
  description: 'A calendar in which calls are booked: an adviser’s, or the office’s own.',
  simpleResolvers: true,
})
export class CalendarLane {
  @Field(() => ID, { nullable: true, description: 'Null for the office’s own calendar' })
  agentId: string | null;

  @Field(() => Int, { description: 'Names the lane in calls and days' })
  calendarNo: number;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'Two letters: whose holidays it keeps' })
  province: string;
}

@Auth('ADMIN')
@ObjectType({ description: 'When a calendar takes calls on a day, and why it does not.', simpleResolvers: true })
export class CalendarDay {
  @Field(() => Int, { description: 'The lane it is about' })
  calendarNo: number;

  @Field(() => CalendarDate, { description: 'In Toronto' })
  date: string;

  @Field(() => [BookingSlot], { description: 'The hours in which it takes calls' })
  open: BookingSlot[];

  @Field(() => [BookingSlot], { description: 'When it usually takes calls and this once does not' })
  away: BookingSlot[];

  @Field(() => String, { nullable: true, description: 'The holiday’s name' })
  holiday: string | null;
}

@Auth('ADMIN')
@ObjectType({ description: 'A call in the office’s calendar.', simpleResolvers: true })
export class CalendarCall {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'The lane it is booked in' })
  calendarNo: number;

  @Field(() => DateTime)
  startsAt: Date;

  @Field(() => DateTime)
  endsAt: Date;

  @Field(() => DateTime, { description: 'With the minutes kept free after it' })
  busyUntil: Date;

  @Field(() => BookingStatus)
  status: Status;

  @Field(() => Int)
  sequence: number;

  @Field(() => String)
  fullName: string;

  @Field(() => String, { description: 'The IANA name of the client’s time zone' })
  zone: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many minutes that clock is ahead of UTC at this time, as the client’s browser had it; null: not known',
  })
  utcOffset: number | null;

  @Field(() => String, { description: 'What the call is about, in a few words' })
  subject: string;

  @Field(() => ID, { nullable: true })
  enquiryId: string | null;
}

@Auth('ADMIN')
@ObjectType({ description: 'When visitors may book calls, as the settings say.', simpleResolvers: true })
export class CallPolicy {
  @Field(() => Int, { description: 'From now to the first call that is offered' })
  noticeHours: number;

  @Field(() => Int, { description: 'From today to the last call that is offered' })
  horizonDays: number;

  @Field(() => Int, { description: 'Kept free after each call' })
  bufferMinutes: number;
}

@Auth('ADMIN')
@ObjectType({ description: 'The calls of some days, with everybody’s hours.', simpleResolvers: true })
export class CalendarView {
  @Field(() => [CalendarLane])
  lanes: CalendarLane[];

  @Field(() => [CalendarDay])
  days: CalendarDay[];

  @Field(() => [CalendarCall])
  calls: CalendarCall[];

  @Field(() => CallPolicy)
  policy: CallPolicy;
}

@ObjectType()
export class CallFeedPayload extends Payload {
  @Field(() => String, { nullable: true, simple: true, description: 'The new address; null: it was stopped' })
  url?: string | null;
}

@ObjectType()
export class CalendarCallPayload extends Payload {
  @Field(() => CalendarCall, { nullable: true, simple: true })
  call?: CalendarCall | null;

  @Field(() => [BookingSlot], {
    nullable: true,
    simple: true,
    description: 'The nearest free times, where this one was taken',
  })
  alternatives?: BookingSlot[] | null;
}
