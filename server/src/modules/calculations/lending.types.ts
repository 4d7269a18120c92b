import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Money, Percent } from '../../graphql/scalars.js';
import { PenaltyBasis } from './calculation.enums.js';
import { Calculated, Prepayment } from './calculation.types.js';

@ObjectType({
  description: 'An estimate. The mortgage contract says how the lender works it out.',
  simpleResolvers: true,
})
export class PrepaymentPenalty extends Calculated {
  @Field(() => Int, { description: 'Until the term ends' })
  monthsRemaining: number;

  @Field(() => Percent, { nullable: true, description: 'The rate yours is compared with; null for a variable rate' })
  comparisonRatePct: number | null;

  @Field(() => Money)
  threeMonthsInterest: number;

  @Field(() => Money, { description: 'Interest rate differential; 0 for variable rates' })
  ird: number;

  @Field(() => Money)
  penalty: number;

  @Field(() => PenaltyBasis)
  basis: (typeof PenaltyBasis)[keyof typeof PenaltyBasis];
}

@ObjectType({ simpleResolvers: true, description: 'Leaving a mortgage and staying with it, side by side.' })
export class Renewal extends Calculated {
  @Field(() => Boolean, { description: 'Whether the term is over, so that two renewal offers are compared' })
  atMaturity: boolean;

  @Field(() => Int, { description: 'Months compared' })
  horizonMonths: number;

  @Field(() => Percent, { description: 'The rate assumed once a term is over' })
  rateAfterTermPct: number;

  @Field(() => Money, { description: 'The regular payment if you stay' })
  stayPayment: number;

  @Field(() => Money, { description: 'The regular payment if you change' })
  newPayment: number;

  @Field(() => Float, { description: 'Dollars; below 0 the new payment is lower' })
  paymentChange: number;

  @Field(() => Money, { description: 'Interest paid in those months if you stay' })
  stayInterest: number;

  @Field(() => Money, { description: 'Interest paid in those months if you change' })
  newInterest: number;

  @Field(() => Money, { description: 'What is owed after those months if you stay' })
  stayBalance: number;

  @Field(() => Money, { description: 'What is owed after those months if you change' })
  newBalance: number;

  @Field(() => Money)
  threeMonthsInterest: number;

  @Field(() => Money)
  ird: number;

  @Field(() => Money)
  penalty: number;

  @Field(() => Float, {
    description: 'Dollars of interest saved and cash-back, less penalty and costs; below 0 the change costs more',
  })
  netSaving: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Months until the change has paid for itself; null where it does not',
  })
  breakEvenMonths: number | null;

  @Field(() => Percent, {
    nullable: true,
    description: 'The highest new rate that costs no more than staying; null where none does',
  })
  breakEvenRatePct: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'What one rise of the rate comes to.' })
export class RateRiseRow {
  @Field(() => Int, { description: 'Points above the present rate' })
  rise: number;

  @Field(() => Percent)
  ratePct: number;

  @Field(() => Money, { description: 'Until the renewal' })
  paymentBefore: number;

  @Field(() => Money, { description: 'What is owed when the term ends' })
  balanceAtRenewal: number;

  @Field(() => Money, { description: 'The regular payment from the renewal on' })
  paymentAtRenewal: number;

  @Field(() => Float, { description: 'Dollars, against the payment made now' })
  paymentChange: number;

  @Field(() => Boolean, { description: 'Whether payments until the renewal cover their interest' })
  coversInterest: boolean;
}

@ObjectType({
  description: 'A fixed rate rises at the renewal, a variable rate today.',
  simpleResolvers: true,
})
export class RateRise extends Calculated {
  @Field(() => Money, { description: 'Made now' })
  payment: number;

  @Field(() => [RateRiseRow], { description: 'For 0, 1, 2 and 3 points' })
  rises: RateRiseRow[];

  @Field(() => Percent, {
    nullable: true,
    description: 'Static payments of a variable rate: above it the payment no longer covers the interest',
  })
  triggerRatePct: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'The same figures for each mortgage, in the order they came.' })
export class Comparison extends Calculated {
  @Field(() => [Prepayment])
  results: Prepayment[];
}
