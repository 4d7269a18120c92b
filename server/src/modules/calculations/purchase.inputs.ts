import type { PropertyType as Type } from 'domain/mortgage/land-transfer-tax';
import { Field, Float, InputType } from 'type-graphql';
import { CalendarDate, Money, Percent } from '../../graphql/scalars.js';
import { PropertyType } from './calculation.enums.js';

@InputType()
export class MinDownPaymentInput {
  @Field(() => Money)
  price: string;

  @Field(() => Boolean)
  ownerOccupied: boolean;

  @Field(() => CalendarDate, { nullable: true, description: 'The day of the rules where it is left out' })
  closingDate?: string | null;
}

@InputType()
export class InsurancePremiumInput {
  @Field(() => Money)
  price: string;

  @Field(() => Money, { description: 'At least the minimum of an owner-occupied home' })
  downPayment: string;

  @Field(() => Float)
  amortizationYears: number;

  @Field(() => Boolean)
  firstTimeBuyerOrNewBuild: boolean;

  @Field(() => Boolean)
  nonTraditionalDownPayment: boolean;

  @Field(() => String, { description: 'Two letters' })
  province: string;

  @Field(() => CalendarDate)
  closingDate: string;

  @Field(() => Boolean, { nullable: true, description: 'Insure a loan that needs no insurance too' })
  insured?: boolean | null;
}

@InputType()
export class LandTransferTaxInput {
  @Field(() => Money)
  price: string;

  @Field(() => String, { description: 'Two letters' })
  province: string;

  @Field(() => String, { nullable: true, description: 'Needed in Nova Scotia; Toronto and Montréal have their own' })
  city?: string | null;

  @Field(() => PropertyType)
  propertyType: Type;

  @Field(() => Boolean)
  firstTimeBuyer: boolean;

  @Field(() => Boolean)
  newlyBuilt: boolean;

  @Field(() => Boolean, { description: 'A citizen or permanent resident' })
  residentBuyer: boolean;

  @Field(() => CalendarDate)
  closingDate: string;

  @Field(() => Money, { nullable: true, description: 'Registered with a fee of its own in Alberta' })
  mortgageAmount?: string | null;
}

@InputType()
export class RefinanceMaxInput {
  @Field(() => Money, { description: 'What the home is worth' })
  value: string;

  @Field(() => Money, { description: 'All that is secured on it' })
  balances: string;
}

@InputType()
export class HelocMaxInput {
  @Field(() => Money, { description: 'What the home is worth' })
  value: string;

  @Field(() => Money)
  mortgageBalance: string;
}

@InputType()
export class QualifyingRateInput {
  @Field(() => Percent)
  contractRatePct: number;

  @Field(() => Boolean, { description: 'An uninsured mortgage moved to another lender as it is' })
  uninsuredStraightSwitch: boolean;

  @Field(() => CalendarDate, { nullable: true, description: 'The day of the rules where it is left out' })
  date?: string | null;
}

@InputType()
export class HouseholdInput {
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

  @Field(() => Boolean, { nullable: true })
  uninsuredStraightSwitch?: boolean | null;
}

@InputType()
export class DebtServiceInput extends HouseholdInput {
  @Field(() => Money, { description: 'With the insurance premium' })
  mortgage: string;
}

@InputType()
export class AffordabilityInput extends HouseholdInput {
  @Field(() => Money, { nullable: true, description: 'With it the result names the dearest home too' })
  downPayment?: string | null;

  @Field(() => Boolean, { nullable: true })
  firstTimeBuyerOrNewBuild?: boolean | null;
}
