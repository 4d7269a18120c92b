import type { Note } from '@brokerage/domain/mortgage/notes';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CalendarDate, Money, Percent } from '../../graphql/scalars.js';
import { CalculationNote } from './calculation.enums.js';

@ObjectType({ description: 'A row of a dated table that a result rests on.', simpleResolvers: true })
export class TableUsed {
  @Field(() => String, { description: 'Which table, such as the insurance premiums' })
  table: string;

  @Field(() => CalendarDate, { description: 'The first day the row is in force' })
  effectiveFrom: string;

  @Field(() => CalendarDate, { nullable: true, description: 'null while it is in force' })
  effectiveTo: string | null;

  @Field(() => String, { description: 'The law or the page it was taken from' })
  source: string;
}

@ObjectType({ description: 'By which engine, rules and tables a figure was made.' })
export abstract class Calculated {
  @Field(() => String, { simple: true })
  engineVersion: string;

  @Field(() => CalendarDate, { simple: true, description: 'The day the tables were last held against their sources' })
  rulesAsOf: string;

  @Field(() => [TableUsed], { simple: true })
  tables: TableUsed[];
}

@ObjectType({ simpleResolvers: true, description: 'A yearly rate as it works in each payment period.' })
export class PeriodicRate {
  @Field(() => Float, { description: 'A fraction, of one period' })
  periodicRate: number;

  @Field(() => Percent, { description: 'What the rate comes to in a year with its compounding, in percent' })
  effectiveAnnualPct: number;
}

@ObjectType({ simpleResolvers: true, description: 'What a mortgage costs each time it is paid.' })
export class RegularPayment {
  @Field(() => Money)
  payment: number;
}

@ObjectType({ description: 'interest + principal = payment; the lump sum lands before it.', simpleResolvers: true })
export class ScheduleRow {
  @Field(() => Int, { description: 'Which payment it is, from 1' })
  number: number;

  @Field(() => Money, { description: 'What was paid besides, before this payment' })
  lumpSum: number;

  @Field(() => Money)
  payment: number;

  @Field(() => Money)
  interest: number;

  @Field(() => Money)
  principal: number;

  @Field(() => Money)
  balance: number;
}

@ObjectType({ simpleResolvers: true, description: 'A mortgage payment by payment.' })
export class Schedule extends Calculated {
  @Field(() => Money)
  payment: number;

  @Field(() => Int)
  numberOfPayments: number;

  @Field(() => Money, { description: 'The payment that ends the mortgage; usually smaller' })
  lastPayment: number;

  @Field(() => Money)
  totalInterest: number;

  @Field(() => Money, { description: 'Principal and interest, with the lump sums' })
  totalPaid: number;

  @Field(() => [ScheduleRow], { description: 'The rows asked for' })
  rows: ScheduleRow[];
}

@ObjectType({ simpleResolvers: true, description: 'A mortgage paid down faster, next to the same one without that.' })
export class Prepayment extends Calculated {
  @Field(() => Money)
  payment: number;

  @Field(() => Money, { description: 'Interest paid until the term ends' })
  interestOverTerm: number;

  @Field(() => Money, { description: 'What is still owed when the term ends' })
  balanceAtTermEnd: number;

  @Field(() => Money, { description: 'What the term pays off, with the lump sums' })
  principalPaidIncludingLumps: number;

  @Field(() => Money)
  totalInterest: number;

  @Field(() => Int)
  numberOfPayments: number;

  @Field(() => Float, {
    description: 'Dollars, against the same mortgage without prepayments; rounding can make it -0.01',
  })
  interestSaved: number;

  @Field(() => Int, { description: 'How many payments fewer it takes' })
  paymentsSaved: number;

  @Field(() => Float, { description: 'How many years sooner nothing is owed' })
  yearsSaved: number;
}

@ObjectType({ simpleResolvers: true, description: 'The least down payment on a price.' })
export class MinDownPayment extends Calculated {
  @Field(() => Money)
  minDownPayment: number;

  @Field(() => Boolean, { description: 'Whether a mortgage over 80% of the price can be insured' })
  insurable: boolean;
}

/** A mortgage and what insuring it costs. */
@ObjectType()
export abstract class InsuredLoan extends Calculated {
  @Field(() => Money, { simple: true })
  baseLoan: number;

  @Field(() => Percent, { simple: true })
  ltvPct: number;

  @Field(() => Percent, { simple: true })
  premiumRatePct: number;

  @Field(() => Money, { simple: true })
  premium: number;

  @Field(() => Money, { simple: true, description: 'With the insurance premium' })
  totalMortgage: number;
}

@ObjectType({ simpleResolvers: true, description: 'The default insurance of a mortgage.' })
export class InsurancePremium extends InsuredLoan {
  @Field(() => Money, { description: 'Paid in cash at closing' })
  premiumSalesTax: number;

  @Field(() => [CalculationNote])
  notes: Note[];
}

@ObjectType({ simpleResolvers: true, description: 'Land transfer tax, or registration fees, of a purchase.' })
export class LandTransferTax extends Calculated {
  @Field(() => Money)
  provincial: number;

  @Field(() => Money)
  municipal: number;

  @Field(() => Money)
  rebate: number;

  @Field(() => Money, { description: 'What the province and the city charge, less the rebate' })
  total: number;

  @Field(() => [CalculationNote], { description: 'What is not in the figure, and where it is an estimate' })
  notes: Note[];

  @Field(() => [String], { description: 'The notes in words' })
  warnings: string[];
}

@ObjectType({ simpleResolvers: true, description: 'The rate that a lender must test the payments with.' })
export class QualifyingRate extends Calculated {
  @Field(() => Percent)
  qualifyingRatePct: number;

  @Field(() => Boolean, { description: 'Whether the stress test applies' })
  mqrRequired: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What housing and debts take of the income, held against the limits.',
})
export class DebtService extends Calculated {
  @Field(() => Percent)
  qualifyingRatePct: number;

  @Field(() => Money)
  qualifyingPayment: number;

  @Field(() => Percent)
  gdsPct: number;

  @Field(() => Percent)
  tdsPct: number;

  @Field(() => Boolean)
  passes: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'The most that may be secured on a home.' })
export class RefinanceMax extends Calculated {
  @Field(() => Money)
  maxTotalMortgage: number;

  @Field(() => Money, { description: 'What can be taken out in cash' })
  maxEquityTakeout: number;
}

@ObjectType({ simpleResolvers: true, description: 'The limits of a home-equity line of credit.' })
export class HelocMax extends Calculated {
  @Field(() => Money, { description: '65% of the value' })
  maxRevolving65: number;

  @Field(() => Money, { description: 'Beside the mortgage' })
  maxHelocWithMortgage: number;
}

@ObjectType({ simpleResolvers: true, description: 'What a text is worth as a phone number in Canada.' })
export class CanadianPhone {
  @Field(() => Boolean, { description: 'It can be a number in Canada' })
  valid: boolean;

  @Field(() => String, { nullable: true, description: 'The number as +1 and ten digits; null where it is not valid' })
  e164: string | null;
}
