import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Program } from '@brokerage/domain/programs/rows';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';
import { MortgageProgram } from '../underwriting/public.js';

@Auth('ADMIN')
@ObjectType('FitChange', {
  description: 'An open file that a new policy or table changed.',
  simpleResolvers: true,
})
export class FitChangeView {
  @Field(() => ID)
  id: string;

  @Field(() => ID, { description: 'The file' })
  applicationId: string;

  @Field(() => String)
  applicationNumber: string;

  @Field(() => String, { description: 'Whose file it is' })
  fullName: string;

  @Field(() => DateTime, { description: 'When it was asked again' })
  at: Date;

  @Field(() => [String], { description: 'Lenders that take it now' })
  lendersGained: string[];

  @Field(() => [String], { description: 'Lenders that no longer take it' })
  lendersLost: string[];

  @Field(() => [MortgageProgram], { description: 'Programs that it fits now' })
  programsGained: Program[];

  @Field(() => [MortgageProgram], { description: 'Programs that it no longer fits' })
  programsLost: Program[];
}

@Auth('ADMIN')
@ObjectType({ description: 'Files that changed and that nobody is done with.', simpleResolvers: true })
export class FitChanges {
  @Field(() => Int, { description: 'All of them' })
  totalItems: number;

  @Field(() => [FitChangeView], { description: 'Newest first, 50 at most' })
  items: FitChangeView[];
}

@ObjectType()
export class SettleFitChangePayload extends Payload {
  @Field(() => FitChanges, { nullable: true, simple: true, description: 'What is left' })
  changes?: FitChanges;
}
