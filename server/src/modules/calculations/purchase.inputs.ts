import type { InsuranceClass as Insurance } from '@brokerage/domain/mortgage/tables/lending';
import { Field, Float, InputType, Int } from 'type-graphql';
import { CalendarDate, Money, Percent } from '../../graphql/scalars.js';
import { InsuranceClass } from './calculation.enums.js';
import { BoughtHomeInput } from './bought-home.input.js';
import { DatedInput } from './dated.input.js';

@InputType({ description: 'A price and who will live there.' })
export class MinDownPaymentInput {
  @Field(() => Money)
  price: string;

  @Field(() => Boolean)
  ownerOccupied: boolean;

  @Field(() => Int, { nullable: true, description: 'Homes in the building, 1 to 4; 1 where it is left out' })
  units?: number | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The day of the rules where it is left out' })
  closingDate?: string | null;
}

@InputType({ description: 'A purchase with a down payment that may need default insurance.' })
export class InsurancePremiumInput {
  @Field(() => Money)
  price: string;

  @Field(() => Money, { description: 'At least the minimum of an owner-occupied home' })
  downPayment: string;

  @Field(() => Int, { nullable: true, description: 'Homes in the building, 1 to 4; 1 where it is left out' })
  units?: number | null;

  @Field(() => Float)
  amortizationYears: number;

  @Field(() => Boolean)
  firstTimeBuyerOrNewBuild: boolean;

  @Field(() => Boolean)
  nonTraditionalDownPayment: boolean;

  @Field(() => String, { description: 'Two letters, such as ON.' })
  province: string;

  @Field(() => CalendarDate)
  closingDate: string;

  @Field(() => Boolean, { nullable: true, description: 'Insure a loan that needs no insurance too' })
  insured?: boolean | null;
}

@InputType({ description: 'A purchase, its place and its buyer.' })
export class LandTransferTaxInput extends BoughtHomeInput {
  @Field(() => Money)
  price: string;

  @Field(() => Money, {
    nullable: true,
    description: 'Registered for a fee in Alberta, Newfoundland and Labrador and the territories',
  })
  mortgageAmount?: string | null;
}

@InputType({ description: 'A home and all that is secured on it.' })
export class RefinanceMaxInput extends DatedInput {
  @Field(() => Money, { description: 'What the home is worth' })
  value: string;

  @Field(() => Money, { description: 'All that is secured on it' })
  balances: string;
}

@InputType({ description: 'A home and what is owed on it.' })
export class HelocMaxInput extends DatedInput {
  @Field(() => Money, { description: 'What the home is worth' })
  value: string;

  @Field(() => Money)
  mortgageBalance: string;
}

@InputType()
abstract class SwitchableInput extends DatedInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'A mortgage moved to another lender with the same balance and amortization',
  })
  straightSwitch?: boolean | null;

  @Field(() => InsuranceClass, { nullable: true, description: 'Of a straight switch; UNINSURED where it is left out' })
  insuranceClass?: Insurance | null;

  @Field(() => Boolean, { nullable: true, description: 'The older name of a straight switch that is uninsured' })
  uninsuredStraightSwitch?: boolean | null;
}

@InputType({ description: 'The rate of a mortgage and whether it only moves to another lender.' })
export class QualifyingRateInput extends SwitchableInput {
  @Field(() => Percent)
  contractRatePct: number;
}

@InputType()
export class HouseholdInput extends SwitchableInput {
  @Field(() => Money)
  annualIncome: string;

  @Field(() => Money)
  annualPropertyTax: string;

  @Field(() => Money)
  monthlyHeating: string;

  @Field(() => Money, { description: 'The whole fees; half of them counts' })
  monthlyCondoFees: string;

  @Field(() => Money)
  otherMonthlyDebts: string;

  @Field(() => Percent)
  contractRatePct: number;

  @Field(() => Float)
  amortizationYears: number;

  @Field(() => Percent, { description: 'Most of the income that housing may take: 39 where insured' })
  gdsLimitPct: number;

  @Field(() => Percent, { description: 'Most that housing and debts may take: 44 where insured' })
  tdsLimitPct: number;
}

@InputType({ description: 'A mortgage, the household that pays it and the limits it must keep.' })
export class DebtServiceInput extends HouseholdInput {
  @Field(() => Money, { description: 'With the insurance premium' })
  mortgage: string;
}

@InputType({ description: 'A household, its debts and the home it has in mind.' })
export class AffordabilityInput extends HouseholdInput {
  @Field(() => Money, { nullable: true, description: 'With it the result names the dearest home too' })
  downPayment?: string | null;

  @Field(() => Boolean, { nullable: true })
  firstTimeBuyerOrNewBuild?: boolean | null;
}
