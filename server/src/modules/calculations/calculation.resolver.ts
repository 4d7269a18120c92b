import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import {
  CalculationPage,
  DeleteCalculationPayload,
  RenameCalculationPayload,
  SaveCalculationInput,
  SaveCalculationPayload,
  SavedCalculation,
} from './saved-calculation.types.js';

@Resolver()
export class CalculationResolver {
  @Auth('ACCOUNT_HOLDER')
  @Query(() => CalculationPage, { nullable: true, description: "The asking person's own, newest first." })
  myCalculations(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, defaultValue: 1 }) page: number | null,
    @Arg('limit', () => Int, { nullable: true, defaultValue: 25 }) limit: number | null,
  ): Promise<CalculationPage> {
    return context.services.calculations.list(actorOf(context), { page: page ?? 1, limit: limit ?? 25 });
  }

  @Auth('ACCOUNT_HOLDER')
  @Query(() => SavedCalculation, { nullable: true, description: "One's own; NOT_FOUND for anybody else's." })
  myCalculation(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<SavedCalculation> {
    return context.services.calculations.one(actorOf(context), id);
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => SaveCalculationPayload, { nullable: true })
  async saveCalculation(
    @Ctx() context: Context,
    @Arg('input', () => SaveCalculationInput) input: SaveCalculationInput,
  ): Promise<Omit<SaveCalculationPayload, 'userErrors'>> {
    return { calculation: await context.services.calculations.save(actorOf(context), input) };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => RenameCalculationPayload, { nullable: true, description: 'null or empty takes the name away.' })
  async renameCalculation(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('label', () => String, { nullable: true }) label: string | null,
  ): Promise<Omit<RenameCalculationPayload, 'userErrors'>> {
    return { calculation: await context.services.calculations.rename(actorOf(context), id, label) };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => DeleteCalculationPayload, { nullable: true })
  async deleteCalculation(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
  ): Promise<Omit<DeleteCalculationPayload, 'userErrors'>> {
    return { deletedId: await context.services.calculations.delete(actorOf(context), id) };
  }
}
