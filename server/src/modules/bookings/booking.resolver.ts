import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Beside } from '../../graphql/check-input.js';
import type { Context } from '../../graphql/context.js';
import { CalendarDate, DateTime } from '../../graphql/scalars.js';
import type { BookingLinkService, Changed } from './booking-link.service.js';
import type { Booked, BookingService } from './booking.service.js';
import { BookingInput, BookingSlot, BookingView, BookPayload, ChangeBookingPayload } from './booking.types.js';
import type { SlotService } from './slot.service.js';

type BookingContext = Context<{ slots: SlotService; bookings: BookingService; bookingLinks: BookingLinkService }>;

const OFFSET = 'How many minutes that clock is ahead of UTC at this time';

@Resolver()
export class BookingResolver {
  @Query(() => [BookingSlot], {
    description:
      'Public. The times at which a call can be booked, in order. Days are days in Toronto, both included, at most 62.',
  })
  bookingSlots(
    @Ctx() context: BookingContext,
    @Arg('from', () => CalendarDate) from: string,
    @Arg('to', () => CalendarDate) to: string,
    @Arg('agentId', () => ID, { nullable: true, description: 'Only the times of this adviser' }) agentId: string | null,
    @Arg('topic', () => String, {
      nullable: true,
      description: 'What the call is about, as in BookingInput: some calls are longer, or need more notice',
    })
    topic: string | null,
  ): Promise<BookingSlot[]> {
    return context.services.slots.list({ from, to, agentId: agentId ?? null, topic: topic ?? null });
  }

  @Query(() => BookingView, {
    nullable: true,
    description:
      'Public, with the token of a link, rate limited. The call as it is now; null for a token that is not valid.',
  })
  booking(@Ctx() context: BookingContext, @Arg('token', () => String) token: string): Promise<BookingView | null> {
    return context.services.bookingLinks.see(context, token);
  }

  @Beside('zone')
  @Mutation(() => BookPayload, {
    description:
      'Books a call. Public, rate limited. Repeating a key with the same input returns the first reply and writes nothing. CONFLICT: the time is not free, and `alternatives` are the nearest that are; or, without them, the address or the number has 2 calls ahead.',
  })
  book(
    @Ctx() context: BookingContext,
    @Arg('input', () => BookingInput) input: BookingInput,
    @Arg('startsAt', () => DateTime) startsAt: Date,
    @Arg('agentId', () => ID, { nullable: true }) agentId: string | null,
    @Arg('zone', () => String, { nullable: true, description: 'The IANA name of the caller’s time zone' })
    zone: string | null,
    @Arg('utcOffset', () => Int, { nullable: true, description: OFFSET })
    utcOffset: number | null,
    @Arg('idempotencyKey', () => String, { nullable: true }) key: string | null,
  ): Promise<Booked> {
    return context.services.bookings.book(
      context,
      { userId: context.actor?.userId ?? null, input, startsAt, agentId, zone, utcOffset, consented: true },
      key ?? undefined,
    );
  }

  @Mutation(() => ChangeBookingPayload, {
    description:
      'Keeps a call that awaits its confirmation. Public, with the token of an email’s link, rate limited. INVALID: the token came from `book`, which proves no mailbox. A second time changes nothing.',
  })
  confirmBooking(
    @Ctx() context: BookingContext,
    @Arg('token', () => String) token: string,
    @Arg('sequence', () => Int) sequence: number,
  ): Promise<Changed> {
    return context.services.bookingLinks.confirm(context, token, sequence);
  }

  @Beside('zone')
  @Mutation(() => ChangeBookingPayload, {
    description:
      'Gives a call another time. Public, with the token of a link, rate limited. CONFLICT: it was changed meanwhile, or the time is not free.',
  })
  moveBooking(
    @Ctx() context: BookingContext,
    @Arg('token', () => String) token: string,
    @Arg('sequence', () => Int) sequence: number,
    @Arg('startsAt', () => DateTime) startsAt: Date,
    @Arg('zone', () => String, {
      nullable: true,
      description: 'The IANA name of the caller’s time zone, if it changed',
    })
    zone: string | null,
    @Arg('utcOffset', () => Int, { nullable: true, description: OFFSET })
    utcOffset: number | null,
  ): Promise<Changed> {
    return context.services.bookingLinks.move(context, token, sequence, { startsAt, zone, utcOffset });
  }

  @Mutation(() => ChangeBookingPayload, {
    description: 'Cancels a call. Public, with the token of a link, rate limited. A second time changes nothing.',
  })
  cancelBooking(
    @Ctx() context: BookingContext,
    @Arg('token', () => String) token: string,
    @Arg('sequence', () => Int) sequence: number,
  ): Promise<Changed> {
    return context.services.bookingLinks.cancel(context, token, sequence);
  }
}
