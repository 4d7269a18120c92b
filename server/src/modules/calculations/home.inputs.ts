import type { Frequency } from '@brokerage/domain/mortgage/payment';
import type { Compounding as Period } from '@brokerage/domain/mortgage/periodic-rate';
import { Field, Float, InputType, Int } from 'type-graphql';
import { CalendarDate, Money, Percent } from '../../graphql/scalars.js';
import { Compounding } from '../rates/public.js';
import { PaymentFrequency } from './calculation.enums.js';
import { BoughtHomeInput, FIRST_TIME, NEVER_OWNED, NONE_IN_FOUR_YEARS } from './bought-home.input.js';

@InputType({ description: 'A new home and its buyer.' })
export class NewHomeTaxInput {
  @Field(() => Money, { description: 'Before tax' })
  price: string;

  @Field(() => String, { description: 'Two letters, such as ON.' })
  province: string;

  @Field(() => Boolean, { nullable: true, description: FIRST_TIME })
  firstTimeBuyer?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: NEVER_OWNED })
  neverOwned?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: NONE_IN_FOUR_YEARS })
  noneInFourYears?: boolean | null;

  @Field(() => Boolean, { description: 'A resale home pays no tax' })
  newlyBuilt: boolean;

  @Field(() => Boolean, { description: 'The buyer or a close relative will live there' })
  primaryResidence: boolean;

  @Field(() => Boolean, { nullable: true, description: 'A citizen or permanent resident; true where it is left out' })
  residentBuyer?: boolean | null;

  @Field(() => CalendarDate, { description: 'The day the agreement of purchase and sale was signed' })
  agreementDate: string;
}

@InputType({ description: 'A home, its mortgage at any down payment, and what else it costs.' })
export class DownPaymentsInput extends BoughtHomeInput {
  @Field(() => Money, { description: 'Of a new home: before GST, HST or QST' })
  price: string;

  @Field(() => Int, { nullable: true, description: 'Homes in the building, 1 to 4; 1 where it is left out' })
  units?: number | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The day a new home’s agreement was signed; the closing date where it is left out',
  })
  agreementDate?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the builder credits the tax rebates on closing day; true where it is left out',
  })
  rebateCredited?: boolean | null;

  @Field(() => Percent)
  annualRatePct: number;

  @Field(() => Float)
  amortizationYears: number;

  @Field(() => PaymentFrequency)
  frequency: Frequency;

  @Field(() => Compounding)
  compounding: Period;

  @Field(() => Boolean)
  nonTraditionalDownPayment: boolean;

  @Field(() => Money, { nullable: true })
  legalFees?: string | null;

  @Field(() => Money, { nullable: true })
  titleInsurance?: string | null;

  @Field(() => Money, { nullable: true })
  appraisal?: string | null;

  @Field(() => Money, { nullable: true })
  inspection?: string | null;

  @Field(() => Money, { nullable: true, description: 'Property tax and utilities that the seller paid ahead' })
  adjustments?: string | null;

  @Field(() => Money, { description: 'Moving and whatever else is paid in cash' })
  otherCosts: string;

  @Field(() => Money, { nullable: true })
  annualPropertyTax?: string | null;

  @Field(() => Money, { nullable: true })
  monthlyHeating?: string | null;

  @Field(() => Money, { nullable: true })
  monthlyCondoFees?: string | null;

  @Field(() => Money, { nullable: true })
  annualHomeInsurance?: string | null;
}

@InputType({ description: 'A home with one down payment.' })
export class PurchaseInput extends DownPaymentsInput {
  @Field(() => Money)
  downPayment: string;
}
