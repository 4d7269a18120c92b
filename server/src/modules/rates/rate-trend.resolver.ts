import { Arg, Ctx, Float, ID, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { RateType } from './rate.entity.js';
import { RatePoint, TrendPoint } from './rate-trend.types.js';

const YEAR = 12;

@Resolver()
export class RateTrendResolver {
  @Query(() => [TrendPoint], {
    description:
      'Public. Best and average rate of the lenders today and on the same day of each month before, oldest first. months 1..60.',
  })
  rateTrend(
    @Ctx() context: Context,
    @Arg('term', () => Float, { nullable: true, defaultValue: 5, description: 'Years' }) term: number | null,
    @Arg('type', () => RateType, { nullable: true, defaultValue: RateType.FIXED }) type: RateType | null,
    @Arg('months', () => Int, { nullable: true, defaultValue: YEAR }) months: number | null,
  ): Promise<TrendPoint[]> {
    context.publicTags.add('rates');
    return context.services.rateTrends.trend(term ?? 5, type ?? RateType.FIXED, months ?? YEAR);
  }

  @Auth('ACCOUNT_HOLDER')
  @Query(() => [RatePoint], {
    nullable: true,
    description:
      'What a rate was from which day on, oldest first; empty where there is no such rate for visitors. months 1..60.',
  })
  lenderRateHistory(
    @Ctx() context: Context,
    @Arg('rateId', () => ID) rateId: string,
    @Arg('months', () => Int, { nullable: true, defaultValue: YEAR }) months: number | null,
  ): Promise<RatePoint[]> {
    return context.services.rateTrends.ofRate(actorOf(context), rateId, months ?? YEAR);
  }
}
