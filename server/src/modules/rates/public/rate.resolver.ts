import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { actorOf, type Context } from '../../../graphql/context.js';
import { Scope } from '../../../graphql/scope.js';
import { checkLimit } from '../../../kernel/paging.js';
import type { PayloadOf } from '../../../kernel/user-error.types.js';
import { RateInput } from './rate.inputs.js';
import { BankView, DeleteRatePayload, RateHistoryEntry, RateView, UpdateRatePayload } from './rate.types.js';
import type { RateService } from './rate.service.js';

type RateContext = Context<{ rates: RateService }>;

@Resolver(() => BankView)
export class RateResolver {
  @Scope('RATES_READ')
  @Query(() => [BankView], {
    description: 'Public. Lenders with published rates, lowest rate first. limit 1..100, default 100.',
  })
  currentRates(
    @Ctx() context: RateContext,
    @Arg('limit', () => Int, {
      nullable: true,
      description: 'How many lenders at most, 1 to 100; all where it is left out',
    })
    limit: number | null,
  ): Promise<BankView[]> {
    return context.services.rates.current(context.actor, limit ?? 100);
  }

  @Scope('RATES_READ')
  @Query(() => BankView, { nullable: true, description: 'Public. One lender, or null.' })
  bank(@Ctx() context: RateContext, @Arg('id', () => ID) id: string): Promise<BankView | null> {
    return context.services.rates.bank(context.actor, id);
  }

  @FieldResolver(() => [RateView], { description: 'Lowest rate first. limit 1..100.' })
  rates(
    @Root() bank: BankView,
    @Arg('limit', () => Int, { nullable: true, description: 'How many at most, 1 to 100' }) limit: number | null,
  ): RateView[] {
    return limit == null ? bank.rates : bank.rates.slice(0, checkLimit(limit));
  }

  @Auth('ADMIN')
  @Query(() => [RateHistoryEntry], {
    nullable: true,
    description: 'Changes to published rates, newest first. limit 1..100.',
  })
  rateHistory(
    @Ctx() context: RateContext,
    @Arg('bankId', () => ID, { nullable: true }) bankId: string | null,
    @Arg('limit', () => Int, { nullable: true, defaultValue: 50, description: 'How many at most, 1 to 100' })
    limit: number | null,
  ): Promise<RateHistoryEntry[]> {
    return context.services.rates.history(bankId ?? undefined, limit ?? 50);
  }

  @Auth('ADMIN')
  @Mutation(() => UpdateRatePayload, {
    nullable: true,
    description: 'Adds a rate to a lender and publishes it at once.',
  })
  async createRate(
    @Ctx() context: RateContext,
    @Arg('bankId', () => ID) bankId: string,
    @Arg('input', () => RateInput) input: RateInput,
  ): Promise<PayloadOf<UpdateRatePayload>> {
    return { rate: await context.services.rates.create(actorOf(context), context, bankId, input) };
  }

  @Auth('ADMIN')
  @Mutation(() => UpdateRatePayload, {
    nullable: true,
    description:
      'Changes a published rate at once. Answers CONFLICT if expectedVersion is out of date; without it the last write wins.',
  })
  async updateRate(
    @Ctx() context: RateContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => RateInput) input: RateInput,
    @Arg('expectedVersion', () => Int, { nullable: true }) expected: number | null,
  ): Promise<PayloadOf<UpdateRatePayload>> {
    return { rate: await context.services.rates.update(actorOf(context), context, id, input, expected) };
  }

  @Auth('ADMIN')
  @Mutation(() => DeleteRatePayload, {
    nullable: true,
    description:
      'Removes a published rate at once. Its history stays. Answers CONFLICT if expectedVersion is out of date.',
  })
  async deleteRate(
    @Ctx() context: RateContext,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int, { nullable: true }) expected: number | null,
  ): Promise<PayloadOf<DeleteRatePayload>> {
    return { deletedId: await context.services.rates.delete(actorOf(context), context, id, expected) };
  }
}
