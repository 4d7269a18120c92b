import type { HoldState } from '@brokerage/domain/rates/rate-hold';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { CalendarDate, DateTime, Percent } from '../../graphql/scalars.js';
import { describedEnum } from '../../kernel/described-enum.js';
import { Payload } from '../../kernel/user-error.types.js';

export const RateHoldState = describedEnum<HoldState>('RateHoldState', 'Where a hold stands today.', {
  HELD: 'For more than two weeks',
  ENDS: 'For two weeks at most, or today is its last day',
  EXPIRED: 'Its last day is over',
});

@ObjectType('RateHold', { description: 'A rate that a lender holds for a client.', simpleResolvers: true })
export class RateHoldView {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Who lends at it' })
  bankName: string;

  @Field(() => Float, { description: 'Years' })
  term: number;

  @Field(() => String, { description: 'fixed or variable' })
  type: string;

  @Field(() => Percent, { description: 'As it was published on the day of the hold' })
  rate: number;

  @Field(() => Int, { description: 'Which version of the published rate that was' })
  rateVersion: number;

  @Field(() => CalendarDate, { description: 'The last day' })
  heldUntil: string;

  @Field(() => Int, { description: '0 on the last day, below 0 once it is over' })
  daysLeft: number;

  @Field(() => RateHoldState)
  state: HoldState;

  @Field(() => DateTime, { description: 'When the office placed it' })
  createdAt: Date;
}

@InputType({ description: 'A published rate, for whom it is held and until when.' })
export class PlaceRateHoldInput {
  @Field(() => ID, { description: 'The file of the client' })
  enquiryId: string;

  @Field(() => ID, { description: 'A published rate' })
  rateId: string;

  @Field(() => CalendarDate, { description: 'The last day, within 180 days' })
  heldUntil: string;
}

@ObjectType()
export class PlaceRateHoldPayload extends Payload {
  @Field(() => RateHoldView, { nullable: true, description: 'What the client was told of' })
  hold: RateHoldView | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Nobody confirmed the address of the client’s account: the email asks for that first, and names no rate',
  })
  confirmsFirst: boolean | null;
}

@ObjectType()
export class EndRateHoldPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'Of the hold that is no more' })
  endedId: string | null;
}
