import type { Frequency } from '@brokerage/domain/mortgage/payment';
import type { Compounding as Period } from '@brokerage/domain/mortgage/periodic-rate';
import { Field, Float, InputType, Int } from 'type-graphql';
import { Money, Percent } from '../../graphql/scalars.js';
import { Compounding } from '../rates/public.js';
import { PaymentFrequency } from './calculation.enums.js';

@InputType({ description: 'A yearly rate and how often it is paid.' })
export class PeriodicRateInput {
  @Field(() => Percent, { description: '0 to 30' })
  annualRatePct: number;

  @Field(() => Compounding)
  compounding: Period;

  @Field(() => Float, { description: 'Payments a year, over 0 to 366' })
  periodsPerYear: number;
}

@InputType({ description: 'A mortgage whose regular payment is asked for.' })
export class PaymentInput {
  @Field(() => Money, { description: 'Over 0 to 1,000,000,000' })
  principal: string;

  @Field(() => Percent, { description: '0 to 30' })
  annualRatePct: number;

  @Field(() => Float, { description: 'Over 0 to 40' })
  amortizationYears: number;

  @Field(() => PaymentFrequency)
  frequency: Frequency;

  @Field(() => Compounding)
  compounding: Period;
}

@InputType({ description: 'A sum paid at once; what is more than the balance is not taken.' })
export class LumpSumInput {
  @Field(() => Money, { description: 'Canadian dollars' })
  amount: string;

  @Field(() => Int, { description: 'The payment it lands before, from 1' })
  beforePayment: number;
}

@InputType({ description: 'Dollars added to each payment from one on.' })
export class PaymentIncreaseInput {
  @Field(() => Money, { description: 'Canadian dollars' })
  amount: string;

  @Field(() => Int, { description: 'The first payment that is higher, from 1' })
  fromPayment: number;
}

@InputType({ description: 'A mortgage whose payments are listed.' })
export class ScheduleInput extends PaymentInput {
  @Field(() => [LumpSumInput], { nullable: true })
  lumpSums?: LumpSumInput[] | null;

  @Field(() => [PaymentIncreaseInput], { nullable: true })
  paymentIncreases?: PaymentIncreaseInput[] | null;
}

@InputType({ description: 'A mortgage with lump sums and higher payments.' })
export class PrepaymentInput extends ScheduleInput {
  @Field(() => Float, { description: 'Years; at most the amortization' })
  termYears: number;
}
