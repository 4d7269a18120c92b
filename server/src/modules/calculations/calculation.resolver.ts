import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { PagingArgs } from '../../kernel/paging.types.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import {
  CalculationPage,
  DeleteCalculationPayload,
  RenameCalculationPayload,
  SaveCalculationInput,
  SaveCalculationPayload,
  SavedCalculation,
} from './saved-calculation.types.js';
import type { CalculationService } from './calculation.service.js';

type CalculationContext = Context<{ calculations: CalculationService }>;

@Resolver()
export class CalculationResolver {
  @Auth('ACCOUNT_HOLDER')
  @Query(() => CalculationPage, { nullable: true, description: "The asking person's own, newest first." })
  myCalculations(
    @Ctx() context: CalculationContext,
    @Args(() => PagingArgs) { paging }: PagingArgs,
  ): Promise<CalculationPage> {
    return context.services.calculations.list(actorOf(context), paging);
  }

  @Auth('ACCOUNT_HOLDER')
  @Query(() => SavedCalculation, { nullable: true, description: "One's own; NOT_FOUND for anybody else's." })
  myCalculation(@Ctx() context: CalculationContext, @Arg('id', () => ID) id: string): Promise<SavedCalculation> {
    return context.services.calculations.one(actorOf(context), id);
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => SaveCalculationPayload, {
    nullable: true,
    description: 'Keeps a calculation in your account. The server works out the results.',
  })
  async saveCalculation(
    @Ctx() context: CalculationContext,
    @Arg('input', () => SaveCalculationInput) input: SaveCalculationInput,
  ): Promise<PayloadOf<SaveCalculationPayload>> {
    return { calculation: await context.services.calculations.save(actorOf(context), input) };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => RenameCalculationPayload, { nullable: true, description: 'null or empty takes the name away.' })
  async renameCalculation(
    @Ctx() context: CalculationContext,
    @Arg('id', () => ID) id: string,
    @Arg('label', () => String, { nullable: true, description: 'Up to 100 characters' }) label: string | null,
  ): Promise<PayloadOf<RenameCalculationPayload>> {
    return { calculation: await context.services.calculations.rename(actorOf(context), id, label) };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => DeleteCalculationPayload, { nullable: true, description: 'Deletes a calculation that you kept.' })
  async deleteCalculation(
    @Ctx() context: CalculationContext,
    @Arg('id', () => ID) id: string,
  ): Promise<PayloadOf<DeleteCalculationPayload>> {
    return { deletedId: await context.services.calculations.delete(actorOf(context), id) };
  }
}
