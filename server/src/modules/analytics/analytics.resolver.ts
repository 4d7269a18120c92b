import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import type { Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import { AnalyticsChoicePayload, SiteFigures } from './analytics.types.js';
import type { ChoiceService } from './choice.service.js';
import type { SiteFiguresService } from './site-figures.service.js';

type AnalyticsContext = Context<{ siteFigures: SiteFiguresService; choices: ChoiceService }>;

@Resolver()
export class AnalyticsResolver {
  @Auth('ADMIN')
  @Query(() => SiteFigures, {
    nullable: true,
    description: 'Visits of these days and of as many before them, counted each hour. days: 7, 30 or 90.',
  })
  siteFigures(
    @Ctx() context: AnalyticsContext,
    @Arg('days', () => Int, { description: '7, 30 or 90' }) days: number,
  ): Promise<SiteFigures> {
    return context.services.siteFigures.read(days);
  }

  @Mutation(() => AnalyticsChoicePayload, {
    description:
      'Public, rate limited. Records that a visitor agrees to be counted, or does not. Nothing in it names a person.',
  })
  async chooseAnalytics(
    @Ctx() context: AnalyticsContext,
    @Arg('granted', () => Boolean, { description: 'true: the visitor agrees to be counted' }) granted: boolean,
    @Arg('textVersion', () => String, { description: 'The version of the words that were shown' }) textVersion: string,
    @Arg('receipt', () => ID, { description: 'A UUID that the browser made up and keeps' }) receipt: string,
  ): Promise<PayloadOf<AnalyticsChoicePayload>> {
    return { granted: await context.services.choices.record(context, { granted, textVersion, receipt }) };
  }
}
