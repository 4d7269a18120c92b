import type { ProgramChangeCode as ChangeCode } from '@brokerage/domain/programs/changes';
import type { ProgramAnswerCode as AnswerCode } from '@brokerage/domain/programs/programs';
import type { ProgramReasonCode as ReasonCode } from '@brokerage/domain/programs/reasons';
import type { Insurer, Program, ProgramQuestion as Question } from '@brokerage/domain/programs/rows';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { CalendarDate, Money } from '../../graphql/scalars.js';
import {
  MortgageInsurer,
  MortgageProgram,
  ProgramAnswerCode,
  ProgramChangeCode,
  ProgramQuestion,
  ProgramReasonCode,
} from './program.enums.js';

@ObjectType({ description: 'Why a file does not fit a program, with the figures.', simpleResolvers: true })
export class ProgramReason {
  @Field(() => ProgramReasonCode)
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

@ObjectType({ description: 'The one change that makes a file fit a program.', simpleResolvers: true })
export class ProgramChange {
  @Field(() => ProgramChangeCode)
  code: ChangeCode;

  @Field(() => Money, {
    nullable: true,
    description: 'More down, less borrowed, more for closing, more income a year, less for the home, or off a debt',
  })
  amount: number | null;

  @Field(() => Money, { nullable: true, description: 'The down payment, the mortgage, the price or the cash after it' })
  to: number | null;

  @Field(() => Money, { nullable: true, description: 'What paying the debt adds to the mortgage the income carries' })
  mortgageGained: number | null;

  @Field(() => Int, { nullable: true, description: 'The place of the debt on the file, from 0' })
  debt: number | null;

  @Field(() => String, { nullable: true, description: 'The kind of the debt, as the application names it' })
  debtKind: string | null;

  @Field(() => Float, { nullable: true, description: 'The amortization' })
  years: number | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The day to wait for' })
  date: string | null;
}

@Auth('ADMIN')
@ObjectType({
  description: 'What a program of an insurer, or a mortgage that nobody insures, says of a file. For the office.',
  simpleResolvers: true,
})
export class ProgramAnswer {
  @Field(() => MortgageProgram)
  program: Program;

  @Field(() => MortgageInsurer)
  insurer: Insurer;

  @Field(() => ProgramAnswerCode)
  answer: AnswerCode;

  @Field(() => [ProgramReason])
  reasons: ProgramReason[];

  @Field(() => [ProgramQuestion], { description: 'Sorted by name' })
  asks: Question[];

  @Field(() => ProgramChange, { nullable: true, description: 'The cheapest; null where none can be worked out' })
  change: ProgramChange | null;

  @Field(() => Money, { nullable: true, description: 'As the program charges it; null where no source says it' })
  premium: number | null;

  @Field(() => CalendarDate, { description: 'The first day of the row it rests on' })
  effectiveFrom: string;

  @Field(() => String, { description: 'Who publishes the row' })
  source: string;
}
