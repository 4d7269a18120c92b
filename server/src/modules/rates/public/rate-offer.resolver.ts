import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import type { Context } from '../../../graphql/context.js';
import { Scope } from '../../../graphql/scope.js';
import { PagingArgs } from '../../../kernel/paging.types.js';
import { BestRate, RateCounts, RateOfferFilter, RateOfferPage, RateOfferSort } from './rate-offer.types.js';
import { KeptMortgageInput } from './rate-cost.types.js';
import type { RateOfferService } from './rate-offer.service.js';

type RateOfferContext = Context<{ rateOffers: RateOfferService }>;

@Resolver()
export class RateOfferResolver {
  @Scope('RATES_READ')
  @Query(() => [BestRate], {
    description: 'Public. The lowest rate for each term and type, shortest term first.',
  })
  bestRates(@Ctx() context: RateOfferContext): Promise<BestRate[]> {
    return context.services.rateOffers.best();
  }

  @Scope('RATES_READ')
  @Query(() => RateCounts, { description: 'Public. How many rates and lenders an account shows.' })
  rateCounts(@Ctx() context: RateOfferContext): Promise<RateCounts> {
    return context.services.rateOffers.counts();
  }

  @Auth('ACCOUNT_HOLDER')
  @Scope('RATES_READ')
  @Query(() => RateOfferPage, { nullable: true, description: "Every lender's rates in one list. limit 1..100." })
  rateOffers(
    @Ctx() context: RateOfferContext,
    @Arg('filter', () => RateOfferFilter, { nullable: true }) filter: RateOfferFilter | null,
    @Arg('sort', () => RateOfferSort, { nullable: true, defaultValue: RateOfferSort.RATE }) sort: RateOfferSort | null,
    @Arg('descending', () => Boolean, { nullable: true, defaultValue: false }) descending: boolean | null,
    @Arg('kept', () => KeptMortgageInput, { nullable: true, description: 'Adds what each rate costs on it' })
    kept: KeptMortgageInput | null,
    @Args(() => PagingArgs) { paging }: PagingArgs,
  ): Promise<RateOfferPage> {
    return context.services.rateOffers.list({
      filter: filter ?? {},
      sort: sort ?? RateOfferSort.RATE,
      descending: descending ?? false,
      kept,
      ...paging,
    });
  }
}
