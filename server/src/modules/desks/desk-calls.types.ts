import { Field, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { Payload } from '../../kernel/user-error.types.js';
import { BookingSlot, CalendarCall } from '../bookings/public.js';

@Auth('ACCOUNT_HOLDER')
@ObjectType({ description: 'A call that a client booked with you.', simpleResolvers: true })
export class MyCall extends CalendarCall {
  @Field(() => String, { description: 'E.164' })
  phone: string;
}

@ObjectType()
export class MyCallPayload extends Payload {
  @Field(() => MyCall, { nullable: true, simple: true })
  call?: MyCall | null;

  @Field(() => [BookingSlot], {
    nullable: true,
    simple: true,
    description: 'The nearest free times, where this one was taken',
  })
  alternatives?: BookingSlot[] | null;
}
