import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../graphql/context.js';
import { Scope } from '../../../graphql/scope.js';
import { StartRate, StartRateInput } from './rate-offer.types.js';
import type { RateOfferService } from './rate-offer.service.js';

type StartRateContext = Context<{ rateOffers: RateOfferService }>;

@Resolver()
export class StartRateResolver {
  @Scope('RATES_READ')
  @Query(() => StartRate, {
    nullable: true,
    description: 'Public. The published rate that a calculation of this kind starts from; null where none fits.',
  })
  startRate(
    @Ctx() context: StartRateContext,
    @Arg('input', () => StartRateInput) input: StartRateInput,
  ): Promise<StartRate | null> {
    return context.services.rateOffers.start(input);
  }

  @Scope('RATES_READ')
  @Query(() => [StartRate], {
    description:
      'Public. The lowest published rates for this kind of mortgage, up to three, each of another term or type, lowest first.',
  })
  startRates(
    @Ctx() context: StartRateContext,
    @Arg('input', () => StartRateInput) input: StartRateInput,
  ): Promise<StartRate[]> {
    return context.services.rateOffers.bestFor(input);
  }
}
