import type { WatchUnknown } from '@brokerage/domain/rates/watch';
import { WATCH_FIGURES, WATCH_FORM, type WatchFiguresInput, type WatchInput } from '@brokerage/domain/rates/watch-form';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { inputTypeOf } from '../../graphql/field-types.js';
import { CalendarDate, DateTime, Money, Percent } from '../../graphql/scalars.js';
import { describedEnum } from '../../kernel/described-enum.js';
import { Payload } from '../../kernel/user-error.types.js';

const MEANINGS = {
  balance: 'What is owed on the mortgage they have',
  amortizationYears: 'Years until that mortgage is paid off',
  dischargeFee: 'What the lender charges to discharge the mortgage, if they know it',
  goal: 'Whether a switch is to pay more than it costs, or a rate is to be reached',
  penalty: 'How the lender of a fixed rate charges for leaving',
  rateType: 'Of the mortgage they have',
};

export const RateWatchFiguresInput = inputTypeOf(WATCH_FIGURES, {
  name: 'RateWatchFiguresInput',
  description: 'What is to be watched. A switch names the mortgage, a rate its term and percent.',
  meanings: MEANINGS,
});
export type RateWatchFiguresInput = WatchFiguresInput;

export const RateWatchInput = inputTypeOf(WATCH_FORM, {
  name: 'RateWatchInput',
  description: 'What is to be watched, and who is to be told.',
  meanings: MEANINGS,
});
export type RateWatchInput = WatchInput;

export const RateWatchUnknown = describedEnum<WatchUnknown>(
  'RateWatchUnknown',
  'What is missing before a watch can be answered.',
  {
    NO_RATE: 'Nothing that is published fits',
    PENALTY: 'How the lender charges for leaving',
    POSTED_RATE: 'What the lender posts, or the discount that was given',
    COMPARISON_RATE: 'Nobody publishes a fixed rate for about as long as the term still runs',
    FEES: 'What it takes to get any rate that fits',
    ENDED: 'The term of the mortgage is over',
  },
);

@ObjectType({ description: 'The published fixed rate that a watch is answered with.', simpleResolvers: true })
export class RateWatchRate {
  @Field(() => String, { description: 'Who lends at it' })
  bankName: string;

  @Field(() => Float, { description: 'Years' })
  term: number;

  @Field(() => Percent)
  rate: number;

  @Field(() => Percent, { nullable: true, description: 'Percent per year including fees, if known' })
  apr: number | null;
}

@ObjectType({ description: 'What a switch comes to until the present term ends.', simpleResolvers: true })
export class RateWatchFigures {
  @Field(() => Money, { description: 'What is owed today' })
  balance: number;

  @Field(() => Int, { description: 'Until the term ends' })
  monthsLeft: number;

  @Field(() => Money, { description: 'The monthly payment of the mortgage they have' })
  paymentNow: number;

  @Field(() => Money, { description: 'The monthly payment at the new rate, over the same years' })
  paymentThen: number;

  @Field(() => Float, { description: 'Dollars less interest in those months; below 0 it is more' })
  interestSaved: number;

  @Field(() => Money, { description: 'An estimate: the contract says how the lender works it out' })
  penalty: number;

  @Field(() => Boolean, { description: 'It is the differential, which is more than three months of interest' })
  isDifferential: boolean;

  @Field(() => Money, { description: 'To get the new rate and, if they named it, to discharge the old mortgage' })
  fees: number;

  @Field(() => Boolean, { description: 'They named the fee for the discharge, and it is in the fees' })
  isDischargeCounted: boolean;

  @Field(() => Float, { description: 'Dollars saved less penalty and fees; below 0 the switch costs more' })
  kept: number;
}

@ObjectType({ description: 'What a watch comes to with what is published now.', simpleResolvers: true })
export class RateWatchAnswer {
  @Field(() => Boolean, { description: 'What it waits for is so' })
  met: boolean;

  @Field(() => RateWatchUnknown, { nullable: true, description: 'null: nothing is missing' })
  unknown: WatchUnknown | null;

  @Field(() => RateWatchRate, { nullable: true, description: 'The one that leaves the most, or the lowest' })
  rate: RateWatchRate | null;

  @Field(() => Percent, {
    nullable: true,
    description: 'At this or lower it is met, with the penalty and fees of today; null: at no rate',
  })
  metAtPct: number | null;

  @Field(() => RateWatchFigures, { nullable: true, description: 'Of a switch whose cost is known' })
  figures: RateWatchFigures | null;
}

@ObjectType('RateWatch', { description: 'What somebody wants to be told of by email.', simpleResolvers: true })
export class RateWatchView {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'What it waits for, in words' })
  words: string;

  @Field(() => DateTime, { description: 'When somebody asked for it' })
  createdAt: Date;

  @Field(() => CalendarDate, { description: 'The last day it is kept' })
  endsOn: string;

  @Field(() => Boolean, { description: 'The link of its email was used; before that nothing is watched' })
  confirmed: boolean;

  @Field(() => RateWatchAnswer, { description: 'As of now' })
  answer: RateWatchAnswer;
}

@ObjectType({ description: 'How many watches there are, without whose.', simpleResolvers: true })
export class RateWatchCounts {
  @Field(() => Int, { description: 'Confirmed by email, with a consent' })
  watching: number;

  @Field(() => Int, { description: 'Asked for, and not confirmed yet' })
  unconfirmed: number;

  @Field(() => Int, { description: 'Emails that the last publication led to' })
  told: number;
}

@ObjectType()
export class WatchRatesPayload extends Payload {}

@ObjectType()
export class ConfirmRateWatchPayload extends Payload {
  @Field(() => RateWatchView, { nullable: true, description: 'What is watched from now on' })
  watch: RateWatchView | null;
}

@ObjectType()
export class StopRateWatchPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'Of the watch that is no more' })
  stoppedId: string | null;
}
