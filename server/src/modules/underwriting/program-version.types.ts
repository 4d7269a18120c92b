import { PROGRAM_FORM, type ProgramInput } from '@brokerage/domain/programs/program-form';
import type { Insurer, Program } from '@brokerage/domain/programs/rows';
import { Field, ID, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { inputTypeOf } from '../../graphql/field-types.js';
import { FormLine } from '../../kernel/form-line.types.js';
import { CalendarDate, DateTime } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';
import { MortgageInsurer, MortgageProgram } from './program.enums.js';

/** Where the form's own words say no more than the name. */
const MEANINGS = {
  offered: 'Whether the insurer offers it; one that is not offered says nothing of any file',
  downPct: 'The least down payment, percent of the price; left out: the law’s shares',
  sureYears: 'The longest amortization that the insurer’s paper names: a longer one becomes a question',
  sureBelow: 'The price under which the insurer’s paper is sure: at it and above, it becomes a question',
  premium: 'Which premium table it charges; left out: it becomes a question',
};

export const ProgramTermsInput = inputTypeOf(PROGRAM_FORM, {
  name: 'ProgramTermsInput',
  description: 'The terms of an insurer’s program. What is left out is as the law has it, or is asked.',
  meanings: { ...Object.fromEntries(PROGRAM_FORM.map(({ name, label }) => [name, label])), ...MEANINGS },
});
export type ProgramTermsInput = ProgramInput;

@ObjectType('ProgramVersion', {
  description: 'Terms of a program that the office published. Every version stays.',
  simpleResolvers: true,
})
export class ProgramVersionView {
  @Field(() => ID)
  id: string;

  @Field(() => CalendarDate, { description: 'The first day they hold' })
  effectiveFrom: string;

  @Field(() => String, { description: 'The paper they stand in' })
  source: string;

  @Field(() => Boolean, { description: 'They hold today' })
  inForce: boolean;

  @Field(() => String, { nullable: true, description: 'Who published them; null: a former colleague' })
  publishedBy: string | null;

  @Field(() => DateTime, { description: 'When they were published' })
  publishedAt: Date;
}

@Auth('ADMIN')
@ObjectType({
  description: 'A program of an insurer, as files are asked against it, and the terms the office published of it.',
  simpleResolvers: true,
})
export class InsurerProgram {
  @Field(() => MortgageProgram)
  program: Program;

  @Field(() => MortgageInsurer)
  insurer: Insurer;

  @Field(() => Boolean, { description: 'The insurer offers it today' })
  offered: boolean;

  @Field(() => CalendarDate, { description: 'The first day of what holds today' })
  effectiveFrom: string;

  @Field(() => String, { description: 'The paper that what holds today stands in' })
  source: string;

  @Field(() => [FormLine], { description: 'The terms that begin last, as the form has them' })
  terms: FormLine[];

  @Field(() => [ProgramVersionView], { description: 'Those that the office published, newest first, 100 at most' })
  versions: ProgramVersionView[];
}

@ObjectType()
export class PublishProgramTermsPayload extends Payload {
  @Field(() => InsurerProgram, { nullable: true, simple: true, description: 'With the new version' })
  program?: InsurerProgram;
}
