import type { DebtServiceInput } from '@brokerage/domain/mortgage/debt-service';
import type { InsuranceClass as Insurance } from '@brokerage/domain/mortgage/tables/lending';
import type { IncomeUsed as Income } from '@brokerage/domain/underwriting/income';
import type { LoanClass as Class } from '@brokerage/domain/underwriting/loan';
import type { Failure, Verdict } from '@brokerage/domain/underwriting/qualification';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { CalendarDate, DateTime, Money, Percent } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';
import { InsuranceClass } from '../calculations/public.js';
import { RateInsurance, RatePurpose } from '../rates/public.js';
import { ProgramAnswer } from './program.types.js';
import { IncomeBasis, IncomeKind, LoanClass, UnderwritingFailure, UnderwritingVerdict } from './underwriting.enums.js';

@InputType({ description: 'What the office tries. What is left out stays as it was submitted.' })
export class WhatIfInput {
  @Field(() => Percent, { nullable: true })
  ratePct?: number | null;

  @Field(() => Float, { nullable: true, description: 'Years, 1/12 to 40' })
  amortizationYears?: number | null;

  @Field(() => Money, { nullable: true, description: 'Of a purchase' })
  downPayment?: string | null;
}

@ObjectType({ description: 'An income and how it was counted.', simpleResolvers: true })
export class IncomeUsed {
  @Field(() => String, { nullable: true, description: 'Whose it is; null for the rent of a property' })
  person: string | null;

  @Field(() => IncomeKind)
  kind: Income['kind'];

  @Field(() => Money, { description: 'A year' })
  annual: number;

  @Field(() => IncomeBasis)
  basis: Income['basis'];

  @Field(() => Percent, { description: 'Added to the net income of the self-employed' })
  grossUpPct: number;
}

@ObjectType({ description: 'The kind of mortgage a file asks for, as published rates name it.', simpleResolvers: true })
export class FileRateCase {
  @Field(() => RatePurpose)
  purpose: RatePurpose;

  @Field(() => RateInsurance)
  insurance: RateInsurance;

  @Field(() => String, { description: 'Two letters' })
  province: string;
}

@Auth('ADMIN')
@ObjectType({ description: 'What both ratios of a file are worked out from.', simpleResolvers: true })
export class FileService implements DebtServiceInput {
  @Field(() => Money, { description: 'With the insurance premium' })
  mortgage: number;

  @Field(() => Boolean, { description: 'Nothing is paid off' })
  interestOnly: boolean;

  @Field(() => Money)
  annualIncome: number;

  @Field(() => Money)
  annualPropertyTax: number;

  @Field(() => Money)
  monthlyHeating: number;

  @Field(() => Money, { description: 'The whole fees; half of them counts' })
  monthlyCondoFees: number;

  @Field(() => Money, { description: 'A month, of leased land' })
  groundRent: number;

  @Field(() => Money, { description: 'A month, of another mortgage on the home that stays' })
  otherMortgagePayment: number;

  @Field(() => Money, { description: 'Debts and other properties' })
  otherMonthlyDebts: number;

  @Field(() => Percent)
  contractRatePct: number;

  @Field(() => Float)
  amortizationYears: number;

  @Field(() => Percent, { description: 'The most of the income that housing may take' })
  gdsLimitPct: number;

  @Field(() => Percent, { description: 'The most of the income that housing and debts may take' })
  tdsLimitPct: number;

  @Field(() => Boolean, { description: 'Moved to another lender as it is' })
  straightSwitch: boolean;

  @Field(() => InsuranceClass)
  insuranceClass: Insurance;

  @Field(() => Boolean, { description: 'A private lender, who tests nobody at a higher rate' })
  privateLender: boolean;

  @Field(() => CalendarDate, { description: 'The day whose rules apply' })
  date: string;
}

@Auth('ADMIN')
@ObjectType({
  description: 'A file worked out as lenders count it. For the office; never a decision for the applicant.',
  simpleResolvers: true,
})
export class WorkedOutFile {
  @Field(() => Percent)
  ratePct: number;

  @Field(() => Float)
  amortizationYears: number;

  @Field(() => Money, { nullable: true, description: 'Of a purchase' })
  downPayment: number | null;

  @Field(() => UnderwritingVerdict)
  verdict: Verdict;

  @Field(() => [UnderwritingFailure], { description: 'Sorted by name' })
  failures: Failure[];

  @Field(() => LoanClass)
  loanClass: Class;

  @Field(() => Percent, { nullable: true, description: 'Gross debt service; null without an income' })
  gdsPct: number | null;

  @Field(() => Percent, { description: 'The most of the income that housing may take' })
  gdsLimitPct: number;

  @Field(() => Percent, { nullable: true, description: 'Total debt service; null without an income' })
  tdsPct: number | null;

  @Field(() => Percent, { description: 'The most of the income that housing and debts may take' })
  tdsLimitPct: number;

  @Field(() => Percent, { description: 'Without the premium, of the lesser of price and value' })
  ltvPct: number;

  @Field(() => Percent, { description: 'With the charges that stay' })
  combinedLtvPct: number;

  @Field(() => Money)
  premium: number;

  @Field(() => Money, { description: 'Provincial tax on the premium, paid in cash' })
  premiumSalesTax: number;

  @Field(() => Money, { description: 'With the premium' })
  totalMortgage: number;

  @Field(() => Percent)
  qualifyingRatePct: number;

  @Field(() => Money, { description: 'A month, at the qualifying rate' })
  qualifyingPayment: number;

  @Field(() => Money, { description: 'The largest mortgage that housing costs allow' })
  maxMortgageByGds: number;

  @Field(() => Money, { description: 'The largest mortgage that housing and debts allow' })
  maxMortgageByTds: number;

  @Field(() => Money, { description: 'The largest mortgage that the home’s value allows' })
  maxMortgageByValue: number;

  @Field(() => Money, { description: 'What the mortgage is over the most there is' })
  shortfall: number;

  @Field(() => Money, { nullable: true, description: 'The least the law allows; of a purchase' })
  minDownPayment: number | null;

  @Field(() => Money)
  annualIncome: number;

  @Field(() => [IncomeUsed])
  incomes: IncomeUsed[];

  @Field(() => Float, { nullable: true, description: 'The mortgage in years of income' })
  loanToIncome: number | null;

  @Field(() => Boolean, { description: 'Whether the loan is over the multiple of income that OSFI watches' })
  isLoanOverIncomeMultiple: boolean;

  @Field(() => [ProgramAnswer], {
    description: 'The programs it fits, then those to ask about, then why each other one does not fit',
  })
  programs: ProgramAnswer[];

  @Field(() => FileRateCase, { description: 'Published rates of this kind could be had' })
  rateCase: FileRateCase;

  @Field(() => FileService, { nullable: true, description: 'Null where there is no income or no mortgage' })
  service: DebtServiceInput | null;
}

@Auth('ADMIN')
@ObjectType({ description: 'Terms that the office tried on an application and kept.', simpleResolvers: true })
export class KeptTerms {
  @Field(() => ID)
  id: string;

  @Field(() => Percent)
  ratePct: number;

  @Field(() => Float)
  amortizationYears: number;

  @Field(() => Money, { nullable: true, description: 'Of a purchase, where it is another than the submitted one' })
  downPayment: number | null;

  @Field(() => String, { nullable: true, description: 'Who kept it; null where the account is gone' })
  keptBy: string | null;

  @Field(() => DateTime, { description: 'When the office kept it' })
  keptAt: Date;
}

@ObjectType()
export class KeptWhatIfsPayload extends Payload {
  @Field(() => [KeptTerms], { nullable: true, simple: true, description: 'Those of the application, newest first' })
  kept?: KeptTerms[];
}

@InputType({ description: 'The credit score of somebody on an application.' })
export class CreditScoreInput {
  @Field(() => ID, { description: 'As in the ratios: applicant, or the id of a co-applicant' })
  person: string;

  @Field(() => Int, { nullable: true, description: 'From 300 to 900; null takes it out' })
  score?: number | null;
}

@Auth('ADMIN')
@ObjectType({ description: 'Somebody who borrows, and their credit score.', simpleResolvers: true })
export class ScoredPerson {
  @Field(() => ID, { description: 'applicant, or the id of a co-applicant' })
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => Int, {
    nullable: true,
    description: 'As the office recorded it; null: nobody did, and it is not checked',
  })
  creditScore: number | null;
}

@ObjectType()
export class CreditScoresPayload extends Payload {
  @Field(() => [ScoredPerson], { nullable: true, simple: true })
  people?: ScoredPerson[];
}

@Auth('ADMIN')
@ObjectType({ description: 'The ratios of a comprehensive application.', simpleResolvers: true })
export class ApplicationRatios {
  @Field(() => [ScoredPerson], { description: 'The applicant first' })
  people: ScoredPerson[];

  @Field(() => WorkedOutFile, {
    nullable: true,
    description: 'At the best published 5-year rate, over 25 years. null: an answer or a rate is missing',
  })
  submitted: WorkedOutFile | null;

  @Field(() => WorkedOutFile, { nullable: true, description: 'With what was asked; null where nothing was' })
  whatIf: WorkedOutFile | null;

  @Field(() => [KeptTerms], { description: 'What the office kept, newest first' })
  kept: KeptTerms[];

  @Field(() => [String], {
    description: "Places of the answers that are missing: 'property.propertyTax'. What rests on one counts as nothing",
  })
  missing: string[];

  @Field(() => [String], { description: 'Places of the answers for which a usual figure stands in' })
  assumed: string[];

  @Field(() => CalendarDate, { description: 'The day the rules were last checked' })
  rulesAsOf: string;
}
