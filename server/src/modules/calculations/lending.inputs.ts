import type { Frequency } from '@brokerage/domain/mortgage/payment';
import type { Compounding as Period } from '@brokerage/domain/mortgage/periodic-rate';
import { Field, Float, InputType, Int } from 'type-graphql';
import { CalendarDate, Money, Percent } from '../../graphql/scalars.js';
import { Compounding, RateType } from '../rates/public.js';
import { BorrowerKind, PaymentFrequency, PenaltyMethod, VariablePayments } from './calculation.enums.js';
import { PaymentInput, PrepaymentInput } from './loan.inputs.js';

@InputType({ description: 'Give monthsRemaining, or startDate and termYears.' })
export class PrepaymentPenaltyInput {
  @Field(() => Money)
  balance: string;

  @Field(() => Percent)
  contractRatePct: number;

  @Field(() => RateType)
  rateType: RateType;

  @Field(() => PenaltyMethod, { nullable: true, description: 'CONTRACT_RATE where it is left out' })
  method?: (typeof PenaltyMethod)[keyof typeof PenaltyMethod] | null;

  @Field(() => Percent, {
    nullable: true,
    description: "CONTRACT_RATE: the lender's own rate today for the months that remain",
  })
  comparisonRatePct?: number | null;

  @Field(() => Percent, {
    nullable: true,
    description: 'POSTED_RATE: the posted rate today for the months that remain',
  })
  postedRatePct?: number | null;

  @Field(() => Percent, { nullable: true, description: 'POSTED_RATE: your discount from the posted rate, in points' })
  discountPct?: number | null;

  @Field(() => Int, { nullable: true, description: '0 to 480' })
  monthsRemaining?: number | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The day the term began' })
  startDate?: string | null;

  @Field(() => Float, { nullable: true, description: 'Over 0 to 40' })
  termYears?: number | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The day you pay. Defaults to the day of the rules' })
  date?: string | null;

  @Field(() => BorrowerKind, { nullable: true, description: 'INDIVIDUAL where it is left out' })
  borrower?: (typeof BorrowerKind)[keyof typeof BorrowerKind] | null;
}

@InputType({
  description: 'Leaving a mortgage against staying with it. monthsRemaining 0 compares two renewal offers.',
})
export class RenewalInput {
  @Field(() => Money, { description: 'What you owe today' })
  balance: string;

  @Field(() => Int, { description: 'Months left in the term, 0 to 480' })
  monthsRemaining: number;

  @Field(() => Percent, { nullable: true, description: 'Your rate now. Required before the end of the term' })
  contractRatePct?: number | null;

  @Field(() => Percent, { nullable: true, description: "Your lender's renewal offer. Required at the end of the term" })
  lenderRatePct?: number | null;

  @Field(() => RateType, { description: "Of your mortgage now; at the end of the term, of your lender's offer" })
  rateType: RateType;

  @Field(() => Compounding, { description: "Of your mortgage now; at the end of the term, of your lender's offer" })
  compounding: Period;

  @Field(() => Float, { description: 'Years left to pay, 1/12 to 40' })
  amortizationYears: number;

  @Field(() => PaymentFrequency)
  frequency: Frequency;

  @Field(() => Percent, { description: 'The rate of the new mortgage, percent per year' })
  newRatePct: number;

  @Field(() => RateType, { nullable: true, description: 'Defaults to rateType' })
  newRateType?: RateType | null;

  @Field(() => Compounding, { nullable: true, description: 'Defaults to the usual compounding of the new type' })
  newCompounding?: Period | null;

  @Field(() => Float, { nullable: true, description: 'Defaults to amortizationYears' })
  newAmortizationYears?: number | null;

  @Field(() => Float, { description: 'Years of the new term; at most the amortization' })
  termYears: number;

  @Field(() => Percent, { nullable: true, description: 'The rate assumed once a term is over. Defaults to newRatePct' })
  rateAfterTermPct?: number | null;

  @Field(() => Int, { nullable: true, description: 'Defaults to monthsRemaining, or to the new term where that is 0' })
  horizonMonths?: number | null;

  @Field(() => Percent, { nullable: true, description: "The lender's rate today for the months left, for the penalty" })
  comparisonRatePct?: number | null;

  @Field(() => Money, { nullable: true, description: 'The penalty your lender quoted. Replaces the estimate' })
  quotedPenalty?: string | null;

  @Field(() => Money, { description: 'Legal fees, appraisal, discharge' })
  otherCosts: string;

  @Field(() => Money, { nullable: true, description: 'What the new lender pays you' })
  cashBack?: string | null;
}

@InputType({ description: 'A mortgage whose rate may rise.' })
export class RateRiseInput extends PaymentInput {
  @Field(() => RateType)
  rateType: RateType;

  @Field(() => Float, { description: 'Years to the renewal; at most the amortization' })
  termYears: number;

  @Field(() => VariablePayments, { nullable: true, description: 'Of a variable rate; ADJUSTABLE where it is left out' })
  payments?: (typeof VariablePayments)[keyof typeof VariablePayments] | null;

  @Field(() => Money, { nullable: true, description: 'What you pay now. Worked out where it is left out' })
  currentPayment?: string | null;
}

@InputType({ description: 'Mortgages to lay side by side.' })
export class ComparisonInput {
  @Field(() => [PrepaymentInput], { description: '1 to 3 mortgages' })
  scenarios: PrepaymentInput[];
}
