import type { BookingStatus as Status } from '@brokerage/domain/booking/status';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { CalendarDate, DateTime } from '../../graphql/scalars.js';
import { BookingSlot, BookingStatus } from '../bookings/public.js';
import type { DeskCallAnswer, DeskCallService } from './desk-calls.service.js';
import { MyCall, MyCallPayload } from './desk-calls.types.js';

type CallContext = Context<{ deskCalls: DeskCallService }>;

/** An adviser's own calls. */
@Resolver()
export class DeskCallsResolver {
  @Auth('ACCOUNT_HOLDER')
  @Query(() => [MyCall], {
    nullable: true,
    description: 'The calls that clients booked with you, from a week ago on, at most 100. Leaves an audit row.',
  })
  myCalls(@Ctx() context: CallContext): Promise<MyCall[]> {
    return context.services.deskCalls.list(actorOf(context), context);
  }

  @Auth('ACCOUNT_HOLDER')
  @Query(() => [BookingSlot], {
    nullable: true,
    description: 'Your free times to which you may move a call of yours, without notice.',
  })
  myCallTimes(
    @Ctx() context: CallContext,
    @Arg('id', () => ID, { description: 'The call that is being moved' }) id: string,
    @Arg('from', () => CalendarDate) from: string,
    @Arg('to', () => CalendarDate, { description: 'At most 31 days later' }) to: string,
  ): Promise<BookingSlot[]> {
    return context.services.deskCalls.times(actorOf(context), { id, from, to });
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => MyCallPayload, {
    nullable: true,
    description: 'Gives a call of yours another time. CONFLICT: it changed, or the time is taken.',
  })
  moveMyCall(
    @Ctx() context: CallContext,
    @Arg('id', () => ID) id: string,
    @Arg('sequence', () => Int) sequence: number,
    @Arg('startsAt', () => DateTime) startsAt: Date,
    @Arg('utcOffset', () => Int, {
      nullable: true,
      description: 'How many minutes the client’s clock is ahead of UTC at this time',
    })
    utcOffset: number | null,
  ): Promise<DeskCallAnswer> {
    return context.services.deskCalls.move(actorOf(context), context, { id, sequence, startsAt, utcOffset });
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => MyCallPayload, {
    nullable: true,
    description: 'Cancels a call of yours that has not begun, or says what became of one that has.',
  })
  markMyCall(
    @Ctx() context: CallContext,
    @Arg('id', () => ID) id: string,
    @Arg('sequence', () => Int) sequence: number,
    @Arg('status', () => BookingStatus) status: Status,
  ): Promise<DeskCallAnswer> {
    return context.services.deskCalls.mark(actorOf(context), context, { id, sequence, status });
  }
}
