import type { Alternative } from '@brokerage/domain/mortgage/affordability';
import type { PriceLimit } from '@brokerage/domain/mortgage/max-price';
import type { Note } from '@brokerage/domain/mortgage/notes';
import { Field, Float, ObjectType } from 'type-graphql';
import { CalendarDate, Money, Percent } from '../../graphql/scalars.js';
import { BindingRatio, CalculationNote, PriceBound, PriceChange } from './calculation.enums.js';
import { Calculated, InsuredLoan, TableUsed } from './calculation.types.js';

@ObjectType({ description: 'GST, HST or QST on a new home, and the rebates of a buyer who will live there.' })
export class NewHomeTaxFigures {
  @Field(() => Money, { simple: true, description: '5%: the GST, or the federal part of the HST' })
  gst: number;

  @Field(() => Money, { simple: true })
  federalRebate: number;

  @Field(() => Money, { simple: true })
  gstAfterRebate: number;

  @Field(() => Money, { simple: true, description: 'The provincial part of the HST, or the QST' })
  provincialTax: number;

  @Field(() => Money, { simple: true, description: 'Ontario’s temporary relief covers the federal part too' })
  provincialRebate: number;

  @Field(() => Money, { simple: true, description: 'All taxes before rebates' })
  total: number;

  @Field(() => Money, { simple: true })
  totalRebate: number;

  @Field(() => Money, { simple: true })
  totalAfterRebate: number;

  @Field(() => Money, { simple: true, description: 'The part of the rebates that a builder may credit on closing day' })
  creditable: number;

  @Field(() => [CalculationNote], { simple: true })
  notes: Note[];
}

@ObjectType({ simpleResolvers: true, description: 'GST, HST or QST on a new home, the rebates and what they rest on.' })
export class NewHomeTax extends NewHomeTaxFigures {
  @Field(() => String)
  engineVersion: string;

  @Field(() => CalendarDate, { description: 'The day the tables were last held against their sources' })
  rulesAsOf: string;

  @Field(() => [TableUsed])
  tables: TableUsed[];
}

@ObjectType({ description: 'Land transfer tax, or registration fees, of a purchase.', simpleResolvers: true })
export class TransferTaxFigures {
  @Field(() => Money)
  provincial: number;

  @Field(() => Money)
  municipal: number;

  @Field(() => Money)
  rebate: number;

  @Field(() => Money, { description: 'What the province and the city charge, less the rebate' })
  total: number;
}

@ObjectType({ description: 'Dollars a month.', simpleResolvers: true })
export class MonthlyCost {
  @Field(() => Money, { description: 'The regular payments of a year, divided by 12' })
  mortgage: number;

  @Field(() => Money, { description: 'A twelfth of the year’s tax' })
  propertyTax: number;

  @Field(() => Money, { description: 'What heating costs' })
  heating: number;

  @Field(() => Money, { description: 'The whole fees' })
  condoFees: number;

  @Field(() => Money, { description: 'A twelfth of the policy' })
  homeInsurance: number;

  @Field(() => Money, { description: 'All of these together' })
  total: number;
}

@ObjectType({ simpleResolvers: true, description: 'What buying a home costs: on closing day, each month and in all.' })
export class Purchase extends InsuredLoan {
  @Field(() => Money)
  minDownPayment: number;

  @Field(() => Percent)
  downPaymentPct: number;

  @Field(() => Money, { description: 'Paid in cash on closing day' })
  premiumSalesTax: number;

  @Field(() => Money, { description: 'The regular payment' })
  payment: number;

  @Field(() => TransferTaxFigures)
  landTransferTax: TransferTaxFigures;

  @Field(() => NewHomeTaxFigures, { nullable: true, description: 'null for a resale home' })
  newHomeTax: NewHomeTaxFigures | null;

  @Field(() => Money, { description: 'Rebates that the buyer claims after closing' })
  rebateAfterClosing: number;

  @Field(() => Money, { description: 'Lawyer, title insurance, appraisal, inspection, adjustments and other costs' })
  closingCosts: number;

  @Field(() => Money, {
    description: 'Down payment, land transfer tax, tax on a new home, sales tax on the premium and closing costs',
  })
  cashToClose: number;

  @Field(() => MonthlyCost)
  monthlyCost: MonthlyCost;

  @Field(() => [CalculationNote])
  notes: Note[];
}

@ObjectType({ description: 'One down payment and the purchase it makes.', simpleResolvers: true })
export class DownPaymentOption {
  @Field(() => Money)
  downPayment: number;

  @Field(() => Percent)
  downPaymentPct: number;

  @Field(() => Float, { description: 'Shorter than asked for where an insured mortgage may not run as long' })
  amortizationYears: number;

  @Field(() => Money)
  premium: number;

  @Field(() => Percent)
  premiumRatePct: number;

  @Field(() => Money)
  totalMortgage: number;

  @Field(() => Money)
  payment: number;

  @Field(() => Money)
  cashToClose: number;

  @Field(() => Money, { description: 'Until the mortgage is paid off, at this rate' })
  totalInterest: number;

  @Field(() => Money, { description: 'Mortgage, property tax, heating, condo fees and home insurance a month' })
  monthlyTotal: number;
}

@ObjectType({ simpleResolvers: true, description: 'The common down payments on one price, side by side.' })
export class DownPayments extends Calculated {
  @Field(() => Money)
  minDownPayment: number;

  @Field(() => [DownPaymentOption], { description: 'The minimum and the common shares above it, lowest first' })
  options: DownPaymentOption[];

  @Field(() => [CalculationNote])
  notes: Note[];
}

@ObjectType({ description: 'One change to the input and the highest price it makes possible.', simpleResolvers: true })
export class AffordabilityAlternative {
  @Field(() => PriceChange)
  change: Alternative['change'];

  @Field(() => Float, { description: 'The new value: years, or dollars' })
  value: number;

  @Field(() => Money, { description: 'The highest price with that change' })
  maxPrice: number;
}

@ObjectType({ simpleResolvers: true, description: 'How much a household can borrow and what home that buys.' })
export class Affordability extends Calculated {
  @Field(() => Percent)
  qualifyingRatePct: number;

  @Field(() => Money, { description: 'Most principal and interest a month' })
  maxMonthlyPI: number;

  @Field(() => Money, { description: 'The largest mortgage the income carries, with its insurance premium' })
  maxMortgageIncludingPremium: number;

  @Field(() => BindingRatio)
  bindingRatio: 'GDS' | 'TDS';

  @Field(() => Money, { nullable: true, description: 'Where a down payment was named' })
  maxPrice?: number;

  @Field(() => PriceBound, { nullable: true })
  priceBoundBy?: PriceLimit;

  @Field(() => Money, { nullable: true, description: 'The mortgage on that home, with its premium' })
  homeMortgage?: number;

  @Field(() => Money, { nullable: true, description: 'The insurance premium in that mortgage' })
  homePremium?: number;

  @Field(() => Money, { nullable: true, description: 'What that mortgage costs a month at the contract rate' })
  homePayment?: number;

  @Field(() => AffordabilityAlternative, {
    nullable: true,
    description: 'A change that raises the price; null if none',
  })
  alternative?: Alternative | null;

  @Field(() => [CalculationNote])
  notes: Note[];
}
