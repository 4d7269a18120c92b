import type { Note } from '@brokerage/domain/mortgage/notes';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CalendarDate, Money, Percent } from '../../graphql/scalars.js';
import { CalculationNote } from './calculation.enums.js';

@ObjectType({ description: 'A row of a dated table that a result rests on.', simpleResolvers: true })
export class TableUsed {
  @Field(() => String)
  table: string;

  @Field(() => CalendarDate)
  effectiveFrom: string;

  @Field(() => CalendarDate, { nullable: true, description: 'null while it is in force' })
  effectiveTo: string | null;

  @Field(() => String)
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

@ObjectType({ simpleResolvers: true })
export class PeriodicRate {
  @Field(() => Float, { description: 'A fraction, of one period' })
  periodicRate: number;

  @Field(() => Percent)
  effectiveAnnualPct: number;
}

@ObjectType({ simpleResolvers: true })
export class RegularPayment {
  @Field(() => Money)
  payment: number;
}

@ObjectType({ description: 'interest + principal = payment; the lump sum lands before it.', simpleResolvers: true })
export class ScheduleRow {
  @Field(() => Int)
  number: number;

  @Field(() => Money)
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

@ObjectType({ simpleResolvers: true })
export class Schedule extends Calculated {
  @Field(() => Money)
  payment: number;

  @Field(() => Int)
  numberOfPayments: number;

  @Field(() => Money)
  lastPayment: number;

  @Field(() => Money)
  totalInterest: number;

  @Field(() => Money, { description: 'Principal and interest, with the lump sums' })
  totalPaid: number;

  @Field(() => [ScheduleRow], { description: 'The rows asked for' })
  rows: ScheduleRow[];
}

@ObjectType({ simpleResolvers: true })
export class Prepayment extends Calculated {
  @Field(() => Money)
  payment: number;

  @Field(() => Money)
  interestOverTerm: number;

  @Field(() => Money)
  balanceAtTermEnd: number;

  @Field(() => Money)
  principalPaidIncludingLumps: number;

  @Field(() => Money)
  totalInterest: number;

  @Field(() => Int)
  numberOfPayments: number;

  @Field(() => Float, {
    description: 'Dollars, against the same mortgage without prepayments; rounding can make it -0.01',
  })
  interestSaved: number;

  @Field(() => Int)
  paymentsSaved: number;

  @Field(() => Float)
  yearsSaved: number;
}

@ObjectType({ simpleResolvers: true })
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

@ObjectType({ simpleResolvers: true })
export class InsurancePremium extends InsuredLoan {
  @Field(() => Money, { description: 'Paid in cash at closing' })
  premiumSalesTax: number;

  @Field(() => [CalculationNote])
  notes: Note[];
}

@ObjectType({ simpleResolvers: true })
export class LandTransferTax extends Calculated {
  @Field(() => Money)
  provincial: number;

  @Field(() => Money)
  municipal: number;

  @Field(() => Money)
  rebate: number;

  @Field(() => Money)
  total: number;

  @Field(() => [CalculationNote], { description: 'What is not in the figure, and where it is an estimate' })
  notes: Note[];

  @Field(() => [String], { description: 'The notes in words' })
  warnings: string[];
}

@ObjectType({ simpleResolvers: true })
export class QualifyingRate extends Calculated {
  @Field(() => Percent)
  qualifyingRatePct: number;

  @Field(() => Boolean, { description: 'Whether the stress test applies' })
  mqrRequired: boolean;
}

@ObjectType({ simpleResolvers: true })
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

@ObjectType({ simpleResolvers: true })
export class RefinanceMax extends Calculated {
  @Field(() => Money)
  maxTotalMortgage: number;

  @Field(() => Money)
  maxEquityTakeout: number;
}

@ObjectType({ simpleResolvers: true })
export class HelocMax extends Calculated {
  @Field(() => Money, { description: '65% of the value' })
  maxRevolving65: number;

  @Field(() => Money, { description: 'Beside the mortgage' })
  maxHelocWithMortgage: number;
}

@ObjectType({ simpleResolvers: true })
export class CanadianPhone {
  @Field(() => Boolean)
  valid: boolean;

  @Field(() => String, { nullable: true })
  e164: string | null;
}
