import type { LenderQuestion as Question, LenderReasonCode as ReasonCode } from '@brokerage/domain/lender-fit/reasons';
import type { FitUnknown as Unknown } from '@brokerage/domain/lender-fit/total-cost';
import type { ProgramAnswerCode as AnswerCode } from '@brokerage/domain/programs/programs';
import type { Program } from '@brokerage/domain/programs/rows';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { CalendarDate, Money, Percent } from '../../graphql/scalars.js';
import { RateType } from '../rates/public.js';
import { MortgageProgram, ProgramAnswerCode, ProgramChange, WorkedOutFile } from '../underwriting/public.js';
import { WeighedCost } from './exit-chance.types.js';
import { LenderChoiceView } from './lender-choice.types.js';
import { FitUnknown, LenderQuestion, LenderReasonCode } from './lender-fit.enums.js';

@ObjectType({ description: 'Why a lender does not take a file, with the figures.', simpleResolvers: true })
export class LenderReason {
  @Field(() => LenderReasonCode)
  code: ReasonCode;

  @Field(() => Money, { nullable: true, description: 'What there is' })
  amount: number | null;

  @Field(() => Money, { nullable: true, description: 'The most or least, in dollars' })
  limitAmount: number | null;

  @Field(() => Float, { nullable: true, description: 'What there is: percent, years, a score or homes' })
  figure: number | null;

  @Field(() => Float, { nullable: true, description: 'The limit: percent, years, a score or homes' })
  limit: number | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The day from which it no longer holds' })
  until: string | null;
}

@ObjectType({ description: 'The figures of a file against a lender’s limits.', simpleResolvers: true })
export class FitFigures {
  @Field(() => Percent, { nullable: true, description: 'Gross debt service; null without an income' })
  gdsPct: number | null;

  @Field(() => Percent, { description: 'The most of the income that housing may take' })
  gdsLimitPct: number;

  @Field(() => Percent, { nullable: true, description: 'Total debt service; null without an income' })
  tdsPct: number | null;

  @Field(() => Percent, { description: 'The most of the income that housing and debts may take' })
  tdsLimitPct: number;

  @Field(() => Int, { nullable: true, description: 'The credit score that counts; null: nobody recorded it' })
  score: number | null;

  @Field(() => Int, { description: 'The least score' })
  minScore: number;

  @Field(() => Float, { nullable: true, description: 'Dollars a month left under both limits; below 0 it is over' })
  room: number | null;
}

@ObjectType({
  description: 'What a mortgage costs until it is paid out. Principal is no cost, and what is not known is null.',
  simpleResolvers: true,
})
export class LenderCost {
  @Field(() => Int, { description: 'The months that are counted; fewer where the term ends before' })
  months: number;

  @Field(() => Money, { description: 'Each month' })
  payment: number;

  @Field(() => Money, { description: 'All that is paid until then' })
  interest: number;

  @Field(() => Money, { nullable: true, description: 'For leaving before the term ends' })
  penalty: number | null;

  @Field(() => Money, { nullable: true, description: 'In and out, less what the lender pays' })
  fees: number | null;

  @Field(() => Money, { nullable: true, description: 'Of the insurer' })
  premium: number | null;

  @Field(() => Money, { description: 'Provincial tax on the premium, paid in cash' })
  premiumTax: number;

  @Field(() => Money, { description: 'From the lender at the beginning' })
  cashback: number;

  @Field(() => Money, { description: 'Of the cash back, returned when leaving' })
  clawback: number;

  @Field(() => Money, { nullable: true, description: 'All of it; null where a part is not known' })
  total: number | null;

  @Field(() => FitUnknown, { nullable: true, description: 'Why there is no total' })
  unknown: Unknown | null;

  @Field(() => Money, {
    nullable: true,
    description: 'The total with rates half a percent lower when they leave; null where no penalty compares',
  })
  totalIfLower: number | null;

  @Field(() => Money, { nullable: true, description: 'The same with rates half a percent higher' })
  totalIfHigher: number | null;

  @Field(() => WeighedCost, { nullable: true, description: 'Where chances of several months were named' })
  weighed: WeighedCost | null;
}

@ObjectType({ description: 'The rate that a lender would lend at.', simpleResolvers: true })
export class LenderRate {
  @Field(() => ID)
  id: string;

  @Field(() => Float, { description: 'Years' })
  term: number;

  @Field(() => RateType)
  type: RateType;

  @Field(() => Percent)
  rate: number;

  @Field(() => Percent, { nullable: true, description: 'Percent per year including fees, if known' })
  apr: number | null;
}

@Auth('ADMIN')
@ObjectType({ description: 'What a lender says of a file. For the office.', simpleResolvers: true })
export class LenderAnswer {
  @Field(() => ID, { description: 'Of the lender' })
  bankId: string;

  @Field(() => String)
  bankName: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address of its logo; null where it publishes no rate for the file',
  })
  logoUrl: string | null;

  @Field(() => ProgramAnswerCode)
  answer: AnswerCode;

  @Field(() => Int, { nullable: true, description: 'From 1, by total cost; null where it does not fit' })
  place: number | null;

  @Field(() => ID, { nullable: true, description: 'The version of its policy; null: we have none' })
  policyId: string | null;

  @Field(() => Boolean, { description: 'Its policy is made up for the demonstration' })
  sample: boolean;

  @Field(() => MortgageProgram, {
    nullable: true,
    description: 'The program that carries it, or would after the change',
  })
  program: Program | null;

  @Field(() => LenderRate, { nullable: true })
  rate: LenderRate | null;

  @Field(() => [LenderReason])
  reasons: LenderReason[];

  @Field(() => [LenderQuestion], { description: 'Sorted by name' })
  asks: Question[];

  @Field(() => ProgramChange, { nullable: true, description: 'The cheapest; null where none can be worked out' })
  change: ProgramChange | null;

  @Field(() => FitFigures, { nullable: true })
  figures: FitFigures | null;

  @Field(() => LenderCost, { nullable: true, description: 'Until the month that was asked for' })
  cost: LenderCost | null;
}

@Auth('ADMIN')
@ObjectType({ description: 'Which programs and lenders a file fits, and what each costs.', simpleResolvers: true })
export class LenderFit {
  @Field(() => String)
  applicationNumber: string;

  @Field(() => [String], { description: 'Who borrows, the applicant first' })
  people: string[];

  @Field(() => Int, { description: 'After how many months they likely leave' })
  exitMonth: number;

  @Field(() => WorkedOutFile, { nullable: true, description: 'null: an answer or a rate is missing' })
  file: WorkedOutFile | null;

  @Field(() => [LenderAnswer], { description: 'By total cost; those that do not fit follow, the nearest first' })
  lenders: LenderAnswer[];

  @Field(() => [String], { description: 'Places of the answers that are missing: what rests on one counts as nothing' })
  missing: string[];

  @Field(() => [String], { description: 'Places of the answers for which a usual figure stands in' })
  assumed: string[];

  @Field(() => CalendarDate, { description: 'The day the rules were last checked' })
  rulesAsOf: string;

  @Field(() => [LenderChoiceView], { description: 'What the client was sent, newest first, 20 at most' })
  choices: LenderChoiceView[];
}
