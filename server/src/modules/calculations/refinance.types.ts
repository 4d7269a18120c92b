import type { Frequency } from '@brokerage/domain/mortgage/payment';
import type { Compounding as Period } from '@brokerage/domain/mortgage/periodic-rate';
import { Field, Float, InputType, ObjectType } from 'type-graphql';
import { CalendarDate, Money, Percent } from '../../graphql/scalars.js';
import { PaymentFrequency } from './calculation.enums.js';
import { Calculated } from './calculation.types.js';
import { Compounding } from '../rates/public.js';

@InputType({ description: 'A home, what is owed on it and the mortgage to replace it with.' })
export class RefinanceInput {
  @Field(() => Money, { description: 'What the home is worth' })
  value: string;

  @Field(() => Money, { description: 'What is owed on the mortgage' })
  mortgageBalance: string;

  @Field(() => Money, { description: 'Other debts secured on the home that are paid out' })
  otherBalances: string;

  @Field(() => Money, { nullable: true, description: 'The new mortgage; the most there is where it is left out' })
  newMortgage?: string | null;

  @Field(() => Money, { description: 'For paying the old mortgage out early' })
  penalty: string;

  @Field(() => Money, { description: 'Lawyer, appraisal, discharge' })
  otherCosts: string;

  @Field(() => Percent, { description: '0 to 30' })
  annualRatePct: number;

  @Field(() => Float, { description: 'Over 0 to 40' })
  amortizationYears: number;

  @Field(() => PaymentFrequency)
  frequency: Frequency;

  @Field(() => Compounding)
  compounding: Period;

  @Field(() => CalendarDate, { nullable: true, description: 'The day of the rules where it is left out' })
  date?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A new mortgage on a home, and the cash it leaves.' })
export class Refinance extends Calculated {
  @Field(() => Money, { description: '80% of the value' })
  maxTotalMortgage: number;

  @Field(() => Money, { description: 'What is borrowed after the change' })
  newMortgage: number;

  @Field(() => Percent, { description: 'All debts on the home in percent of its value' })
  loanToValuePct: number;

  @Field(() => Money)
  payment: number;

  @Field(() => Float, {
    description: 'Dollars after the old debts, the penalty and the costs; negative where you must bring money',
  })
  cashOut: number;

  @Field(() => Float, { description: 'Dollars, with the largest mortgage' })
  maxCashOut: number;

  @Field(() => Money, { description: 'The largest line of credit beside the new mortgage' })
  maxHeloc: number;
}
