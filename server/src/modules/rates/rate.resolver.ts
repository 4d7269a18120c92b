import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { checkLimit } from '../paging.js';
import { RateInput } from './rate.inputs.js';
import { BankView, DeleteRatePayload, RateHistoryEntry, RateView, UpdateRatePayload } from './rate.types.js';

/** A payload without refusals; the schema fills in `userErrors`. */
type Done<T> = Omit<T, 'userErrors'>;

@Resolver(() => BankView)
export class RateResolver {
  @Query(() => [BankView], {
    description:
      'Public. Lenders with active rates; the lender whose first rate is cheapest comes first. limit 1..100, default 100.',
  })
  currentRates(
    @Ctx() context: Context,
    @Arg('limit', () => Int, { nullable: true }) limit: number | null,
  ): Promise<BankView[]> {
    context.publicTags.add('rates');
    return context.services.rates.current(context.actor, limit ?? 100);
  }

  @Query(() => BankView, { nullable: true, description: 'Public. One lender, or null.' })
  bank(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<BankView | null> {
    context.publicTags.add('rates');
    return context.services.rates.bank(context.actor, id);
  }

  @FieldResolver(() => [RateView], { description: 'Cheapest first. `limit` 1..100.' })
  rates(@Root() bank: BankView, @Arg('limit', () => Int, { nullable: true }) limit: number | null): RateView[] {
    return limit == null ? bank.rates : bank.rates.slice(0, checkLimit(limit));
  }

  @Auth('ADMIN')
  @Query(() => [RateHistoryEntry], { nullable: true, description: 'Newest first. limit 1..100.' })
  rateHistory(
    @Ctx() context: Context,
    @Arg('bankId', () => ID, { nullable: true }) bankId: string | null,
    @Arg('limit', () => Int, { nullable: true, defaultValue: 50 }) limit: number | null,
  ): Promise<RateHistoryEntry[]> {
    return context.services.rates.history(actorOf(context), bankId ?? undefined, limit ?? 50);
  }

  @Auth('ADMIN')
  @Mutation(() => UpdateRatePayload, { nullable: true })
  async createRate(
    @Ctx() context: Context,
    @Arg('bankId', () => ID) bankId: string,
    @Arg('input', () => RateInput) input: RateInput,
  ): Promise<Done<UpdateRatePayload>> {
    return { rate: await context.services.rates.create(actorOf(context), context, bankId, input) };
  }

  @Auth('ADMIN')
  @Mutation(() => UpdateRatePayload, {
    nullable: true,
    description: 'CONFLICT where expectedVersion is not the current one; without it the last write wins.',
  })
  async updateRate(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => RateInput) input: RateInput,
    @Arg('expectedVersion', () => Int, { nullable: true }) expected: number | null,
  ): Promise<Done<UpdateRatePayload>> {
    return { rate: await context.services.rates.update(actorOf(context), context, id, input, expected) };
  }

  @Auth('ADMIN')
  @Mutation(() => DeleteRatePayload, { nullable: true })
  async deleteRate(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<Done<DeleteRatePayload>> {
    return { deletedId: await context.services.rates.delete(actorOf(context), context, id) };
  }
}
