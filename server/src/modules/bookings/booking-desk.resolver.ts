import type { BookingStatus as Status } from '@brokerage/domain/booking/status';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { CalendarDate, DateTime } from '../../graphql/scalars.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { BookingDeskService, DeskAnswer } from './booking-desk.service.js';
import { CalendarCallPayload, CalendarView, CallFeedPayload } from './booking-desk.types.js';
import type { CallFeedService } from './call-feed.service.js';
import { BookingInput, BookingSlot, BookingStatus } from './booking.types.js';

type DeskContext = Context<{ bookingDesk: BookingDeskService; callFeeds: CallFeedService }>;

@Resolver()
export class BookingDeskResolver {
  @Auth('ADMIN')
  @Query(() => CalendarView, {
    nullable: true,
    description: 'The office’s calendar from one day to another, both included, at most 31. Leaves an audit row.',
  })
  calendar(
    @Ctx() context: DeskContext,
    @Arg('from', () => CalendarDate) from: string,
    @Arg('to', () => CalendarDate) to: string,
  ): Promise<CalendarView> {
    return context.services.bookingDesk.calendar(actorOf(context), context, from, to);
  }

  @Auth('ADMIN')
  @Query(() => [BookingSlot], {
    nullable: true,
    description: 'The times that the office may book: without notice, never one that is taken.',
  })
  calendarSlots(
    @Ctx() context: DeskContext,
    @Arg('from', () => CalendarDate) from: string,
    @Arg('to', () => CalendarDate) to: string,
    @Arg('agentId', () => ID, { nullable: true }) agentId: string | null,
    @Arg('movedId', () => ID, { nullable: true, description: 'The call that is being moved' }) movedId: string | null,
  ): Promise<BookingSlot[]> {
    return context.services.bookingDesk.times(from, to, agentId ?? null, movedId);
  }

  @Auth('ADMIN')
  @Mutation(() => CalendarCallPayload, {
    nullable: true,
    description: 'Books a call for a client, also at short notice. CONFLICT: the time is not free.',
  })
  bookCall(
    @Ctx() context: DeskContext,
    @Arg('input', () => BookingInput) input: BookingInput,
    @Arg('startsAt', () => DateTime) startsAt: Date,
    @Arg('agentId', () => ID, { nullable: true }) agentId: string | null,
    @Arg('idempotencyKey', () => String, { nullable: true }) key: string | null,
  ): Promise<DeskAnswer> {
    return context.services.bookingDesk.book(actorOf(context), context, { input, startsAt, agentId }, key ?? undefined);
  }

  @Auth('ADMIN')
  @Mutation(() => CalendarCallPayload, {
    nullable: true,
    description:
      'Gives a call another time or adviser, also at short notice. CONFLICT: it changed, or the time is taken.',
  })
  moveCall(
    @Ctx() context: DeskContext,
    @Arg('id', () => ID) id: string,
    @Arg('sequence', () => Int) sequence: number,
    @Arg('startsAt', () => DateTime) startsAt: Date,
    @Arg('agentId', () => ID, { nullable: true }) agentId: string | null,
    @Arg('utcOffset', () => Int, {
      nullable: true,
      description: 'How many minutes the client’s clock is ahead of UTC at this time',
    })
    utcOffset: number | null,
  ): Promise<DeskAnswer> {
    const move = { id, sequence, startsAt, agentId: agentId ?? null, utcOffset };
    return context.services.bookingDesk.move(actorOf(context), context, move);
  }

  @Auth('ADMIN')
  @Mutation(() => CalendarCallPayload, {
    nullable: true,
    description: 'Cancels a call that has not begun, or says what became of one that has.',
  })
  markCall(
    @Ctx() context: DeskContext,
    @Arg('id', () => ID) id: string,
    @Arg('sequence', () => Int) sequence: number,
    @Arg('status', () => BookingStatus) status: Status,
  ): Promise<DeskAnswer> {
    return context.services.bookingDesk.mark(actorOf(context), context, { id, sequence, status });
  }

  @Auth('ADMIN')
  @Query(() => String, {
    nullable: true,
    description: 'The secret address of the calendar that holds an agent’s calls; null: there is none.',
  })
  callFeed(@Ctx() context: DeskContext, @Arg('agentId', () => ID) agentId: string): Promise<string | null> {
    return context.services.callFeeds.address(agentId);
  }

  @Auth('ADMIN')
  @Mutation(() => CallFeedPayload, {
    nullable: true,
    description: 'Makes a new address for the calendar of an agent’s calls, or stops it. The one before ends.',
  })
  async changeCallFeed(
    @Ctx() context: DeskContext,
    @Arg('agentId', () => ID) agentId: string,
    @Arg('open', () => Boolean, { description: 'false: no address works any more' }) open: boolean,
  ): Promise<PayloadOf<CallFeedPayload>> {
    return { url: await context.services.callFeeds.change(actorOf(context), context, agentId, open) };
  }
}
