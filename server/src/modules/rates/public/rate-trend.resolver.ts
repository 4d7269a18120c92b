import { Arg, Ctx, Float, ID, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import type { Context } from '../../../graphql/context.js';
import { Scope } from '../../../graphql/scope.js';
import { RateType } from '../rate.entity.js';
import { RatePoint, TrendPoint } from './rate-trend.types.js';
import type { RateTrendService } from './rate-trend.service.js';

type RateTrendContext = Context<{ rateTrends: RateTrendService }>;

const YEAR = 12;

@Resolver()
export class RateTrendResolver {
  @Scope('RATES_READ')
  @Query(() => [TrendPoint], {
    description:
      'Public. The lowest and average rate today and on the same day of earlier months, oldest first. months 1..60.',
  })
  rateTrend(
    @Ctx() context: RateTrendContext,
    @Arg('term', () => Float, { nullable: true, defaultValue: 5, description: 'Years' }) term: number | null,
    @Arg('type', () => RateType, { nullable: true, defaultValue: RateType.FIXED }) type: RateType | null,
    @Arg('months', () => Int, { nullable: true, defaultValue: YEAR, description: 'How far back, 1 to 60' })
    months: number | null,
  ): Promise<TrendPoint[]> {
    return context.services.rateTrends.trend(term ?? 5, type ?? RateType.FIXED, months ?? YEAR);
  }

  @Auth('ACCOUNT_HOLDER')
  @Scope('RATES_READ')
  @Query(() => [RatePoint], {
    nullable: true,
    description: 'How one rate changed, oldest first. Empty if visitors cannot see the rate. months 1..60.',
  })
  lenderRateHistory(
    @Ctx() context: RateTrendContext,
    @Arg('rateId', () => ID, { description: 'The rate it is about' }) rateId: string,
    @Arg('months', () => Int, { nullable: true, defaultValue: YEAR, description: 'How far back, 1 to 60' })
    months: number | null,
  ): Promise<RatePoint[]> {
    return context.services.rateTrends.ofRate(rateId, months ?? YEAR);
  }
}
