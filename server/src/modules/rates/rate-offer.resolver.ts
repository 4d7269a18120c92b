import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { BestRate, RateOfferFilter, RateOfferPage, RateOfferSort } from './rate-offer.types.js';

@Resolver()
export class RateOfferResolver {
  @Query(() => [BestRate], {
    description: 'Public. The lowest rate of any lender for each term and type, the shortest term first.',
  })
  bestRates(@Ctx() context: Context): Promise<BestRate[]> {
    context.publicTags.add('rates');
    return context.services.rateOffers.best();
  }

  @Auth('ACCOUNT_HOLDER')
  @Query(() => RateOfferPage, { nullable: true, description: "Every lender's rates beside each other. limit 1..100." })
  rateOffers(
    @Ctx() context: Context,
    @Arg('filter', () => RateOfferFilter, { nullable: true }) filter: RateOfferFilter | null,
    @Arg('sort', () => RateOfferSort, { nullable: true, defaultValue: RateOfferSort.RATE }) sort: RateOfferSort | null,
    @Arg('descending', () => Boolean, { nullable: true, defaultValue: false }) descending: boolean | null,
    @Arg('page', () => Int, { nullable: true, defaultValue: 1 }) page: number | null,
    @Arg('limit', () => Int, { nullable: true, defaultValue: 25 }) limit: number | null,
  ): Promise<RateOfferPage> {
    return context.services.rateOffers.list(actorOf(context), {
      filter: filter ?? {},
      sort: sort ?? RateOfferSort.RATE,
      descending: descending ?? false,
      page: page ?? 1,
      limit: limit ?? 25,
    });
  }
}
