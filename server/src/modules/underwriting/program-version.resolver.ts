import type { Program } from '@brokerage/domain/programs/rows';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import { MortgageProgram } from './program.enums.js';
import type { ProgramVersionService } from './program-version.service.js';
import { InsurerProgram, ProgramTermsInput, PublishProgramTermsPayload } from './program-version.types.js';

type ProgramContext = Context<{ programVersions: ProgramVersionService }>;

@Resolver()
export class ProgramVersionResolver {
  @Auth('ADMIN')
  @Query(() => [InsurerProgram], {
    nullable: true,
    description: 'The programs of the insurers, in the order of their insurers, with the terms of today.',
  })
  insurerPrograms(@Ctx() context: ProgramContext): Promise<InsurerProgram[]> {
    return context.services.programVersions.all();
  }

  @Auth('ADMIN')
  @Mutation(() => PublishProgramTermsPayload, {
    nullable: true,
    description: 'Publishes new terms of a program. Open files are checked again when they take effect.',
  })
  async publishProgramTerms(
    @Ctx() context: ProgramContext,
    @Arg('program', () => MortgageProgram) program: Program,
    @Arg('basedOn', () => ID, { nullable: true, description: 'The version published last, as you saw it; null: none' })
    basedOn: string | null | undefined,
    @Arg('input', () => ProgramTermsInput) input: ProgramTermsInput,
  ): Promise<PayloadOf<PublishProgramTermsPayload>> {
    const asked = { program, basedOn: basedOn ?? null, terms: { ...input } };
    return { program: await context.services.programVersions.publish(actorOf(context), context, asked) };
  }
}
