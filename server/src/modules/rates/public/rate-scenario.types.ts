import type { ClassReason as Reason } from '@brokerage/domain/rates/scenario';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { CalendarDate, DateTime, Money, Percent } from '../../../graphql/scalars.js';
import { describedEnum } from '../../../kernel/described-enum.js';
import { RateInsurance, RatePurpose } from '../rate.entity.js';
import { RateCost } from './rate-cost.types.js';
import { RateOffer } from './rate-offer.types.js';

export const RateOrder = describedEnum('RateOrder', 'What comes first in a list of rates for one mortgage.', {
  PAYMENT: 'The lowest monthly amount',
  COST: 'The least until the mortgage is paid out; what is not known comes last',
});
export type RateOrder = (typeof RateOrder)[keyof typeof RateOrder];

export const ClassReason = describedEnum<Reason>('ClassReason', 'Why a mortgage has its insurance class.', {
  UNDER_20_DOWN: 'Less than 20% of the price is paid in cash',
  TWENTY_DOWN: '20% of the price or more is paid in cash',
  PRICE_TOO_HIGH: 'With 20% down or more, nobody may insure a home of that price',
  AMORTIZATION_TOO_LONG: 'With 20% down or more, nobody may insure so many years',
  RENEWAL: 'A mortgage goes on at the end of its term',
  REFINANCE: 'More is borrowed on a home, which nobody insures',
});

@InputType({
  description: 'What somebody is about to do. A purchase names price and down payment, the others a mortgage.',
})
export class MortgageScenarioInput {
  @Field(() => RatePurpose, { description: 'ANY is refused' })
  purpose: RatePurpose;

  @Field(() => Money, { nullable: true })
  price?: string | null;

  @Field(() => Money, { nullable: true })
  downPayment?: string | null;

  @Field(() => Money, { nullable: true, description: 'What is owed, or will be' })
  mortgage?: string | null;

  @Field(() => String, { description: 'Two letters' })
  province: string;

  @Field(() => Int, { nullable: true, defaultValue: 25 })
  amortizationYears?: number | null;

  @Field(() => Float, { nullable: true, defaultValue: 5, description: 'Years; the closest that is offered is taken' })
  term?: number | null;

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'Lets an insured mortgage run 30 years' })
  firstTimeBuyer?: boolean | null;

  @Field(() => CalendarDate, { nullable: true })
  closingDate?: string | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: null,
    description: 'After how many months the mortgage is paid out; the end of the term where it is left out',
  })
  months?: number | null;
}

@ObjectType({ description: 'The mortgage that a scenario leads to.', simpleResolvers: true })
export class ScenarioMortgage {
  @Field(() => RateInsurance, { description: 'The class: it follows from the answers and is no choice' })
  insurance: RateInsurance;

  @Field(() => ClassReason, { description: 'What the class follows from' })
  reason: Reason;

  @Field(() => Money, { description: 'What is borrowed, with the insurance premium' })
  amount: number;

  @Field(() => Money)
  premium: number;

  @Field(() => Percent)
  premiumRatePct: number;

  @Field(() => Money, { nullable: true, description: 'The least of a purchase that the law lets you put down' })
  leastDown: number | null;
}

@ObjectType({ description: 'A rate that this borrower can have, with what it costs.', simpleResolvers: true })
export class RankedRate extends RateOffer {
  @Field(() => RateCost, { description: 'Until the month that was asked for' })
  declare cost: RateCost;

  @Field(() => RateCost, { description: 'Until the term ends, where nobody charges for leaving' })
  staying: RateCost;
}

@ObjectType({ description: 'The rates that one mortgage can have.', simpleResolvers: true })
export class ScenarioRates {
  @Field(() => ScenarioMortgage, { description: 'Amount and class' })
  mortgage: ScenarioMortgage;

  @Field(() => Float, { description: 'Years of every rate in the list' })
  term: number;

  @Field(() => [RankedRate], { description: 'In the order that was asked for' })
  items: RankedRate[];

  @Field(() => DateTime, {
    nullable: true,
    description: 'When any of them was last published; null where there is none',
  })
  updatedAt: Date | null;

  @Field(() => Money, { nullable: true, description: 'The total of the cheapest; null where none is known' })
  leastCost: number | null;

  @Field(() => Int, { description: 'How many everybody may see' })
  totalItems: number;

  @Field(() => Int, { description: 'How many have one of them' })
  lenders: number;

  @Field(() => Int, { description: 'How many of them have a cost that is not known' })
  unknown: number;
}
