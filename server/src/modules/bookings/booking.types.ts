import { BOOKING_FORM, type BookingInput as Input } from '@brokerage/domain/booking/booking-form';
import { BOOKING_STATUSES, type BookingStatus as Status } from '@brokerage/domain/booking/status';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { inputTypeOf } from '../../graphql/field-types.js';
import { DateTime } from '../../graphql/scalars.js';
import { describedEnum } from '../../kernel/described-enum.js';
import { Payload } from '../../kernel/user-error.types.js';

export const BookingStatus = describedEnum('BookingStatus', 'What became of a booked call.', BOOKING_STATUSES);

export const BookingInput = inputTypeOf(BOOKING_FORM, {
  name: 'BookingInput',
  description: 'Who books a call. The time is an argument of its own.',
  meanings: { topic: 'What the call is to be about' },
});
export type BookingInput = Input;

@ObjectType({ description: 'A time at which a call can be booked.', simpleResolvers: true })
export class BookingSlot {
  @Field(() => DateTime)
  startsAt: Date;

  @Field(() => DateTime)
  endsAt: Date;
}

@ObjectType({ description: 'A call that was just booked.', simpleResolvers: true })
export class BookedCall {
  @Field(() => ID)
  id: string;

  @Field(() => DateTime)
  startsAt: Date;

  @Field(() => DateTime)
  endsAt: Date;

  @Field(() => String, { description: 'Opens /booking/{token}, where the call is moved and cancelled' })
  token: string;
}

@ObjectType({ description: 'A call, as the link of its emails shows it.', simpleResolvers: true })
export class BookingView {
  @Field(() => ID, { description: 'Names the entry in calendars; it opens nothing' })
  id: string;

  @Field(() => BookingStatus)
  status: Status;

  @Field(() => DateTime)
  startsAt: Date;

  @Field(() => DateTime)
  endsAt: Date;

  @Field(() => String, { description: 'The IANA name of the zone it was booked in' })
  zone: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many minutes that clock is ahead of UTC at this time, as the client’s browser had it; null: not known',
  })
  utcOffset: number | null;

  @Field(() => String, { description: 'The number to call, with most digits hidden' })
  maskedPhone: string;

  @Field(() => String, { nullable: true, description: 'The adviser’s name; null: whoever is free' })
  agentName: string | null;

  @Field(() => ID, { nullable: true, description: 'The adviser that was asked for. Null: whoever is free' })
  agentId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it is about, as in BookingInput; null: nothing in particular',
  })
  topic: string | null;

  @Field(() => Int, { description: 'Grows with each change; a change names the one it was made from' })
  sequence: number;

  @Field(() => Boolean, { description: 'True where the call was moved or cancelled after this link was sent' })
  changedSince: boolean;

  @Field(() => Boolean, {
    description:
      'True where the call is kept only if it is confirmed: its address never proved itself and has an earlier call. Told to the link of an email alone',
  })
  awaitsConfirmation: boolean;

  @Field(() => Boolean, { description: 'Whether it may still be moved or cancelled' })
  mayChange: boolean;
}

@ObjectType()
export class BookPayload extends Payload {
  @Field(() => BookedCall, { nullable: true, simple: true })
  booking?: BookedCall | null;

  @Field(() => [BookingSlot], {
    nullable: true,
    simple: true,
    description: 'The nearest free times, where this one was taken',
  })
  alternatives?: BookingSlot[] | null;
}

@ObjectType()
export class ChangeBookingPayload extends Payload {
  @Field(() => BookingView, { nullable: true, simple: true })
  booking?: BookingView | null;

  @Field(() => [BookingSlot], {
    nullable: true,
    simple: true,
    description: 'The nearest free times, where this one was taken',
  })
  alternatives?: BookingSlot[] | null;
}
