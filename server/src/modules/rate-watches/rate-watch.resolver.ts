import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { RateWatchService } from './rate-watch.service.js';
import {
  ConfirmRateWatchPayload,
  RateWatchAnswer,
  RateWatchCounts,
  RateWatchFiguresInput,
  RateWatchInput,
  RateWatchView,
  StopRateWatchPayload,
  WatchRatesPayload,
} from './rate-watch.types.js';

type RateWatchContext = Context<{ rateWatches: RateWatchService }>;

@Resolver()
export class RateWatchResolver {
  @Query(() => RateWatchAnswer, {
    nullable: true,
    description: 'Public, throttled. What a watch would come to with what is published now. Nothing is kept.',
  })
  rateWatchAnswer(
    @Ctx() context: RateWatchContext,
    @Arg('input', () => RateWatchFiguresInput) input: RateWatchFiguresInput,
  ): Promise<RateWatchAnswer> {
    return context.services.rateWatches.answer(context, input);
  }

  @Query(() => RateWatchView, {
    nullable: true,
    description:
      'Public, with the token of an email’s link, rate limited. Null for a token that is not valid, and for a watch that ended.',
  })
  rateWatch(
    @Ctx() context: RateWatchContext,
    @Arg('token', () => String) token: string,
  ): Promise<RateWatchView | null> {
    return context.services.rateWatches.see(context, token);
  }

  @Auth('ACCOUNT_HOLDER')
  @Query(() => [RateWatchView], {
    nullable: true,
    description: 'The watches that you asked for while signed in, newest first, 20 at most.',
  })
  myRateWatches(@Ctx() context: RateWatchContext): Promise<RateWatchView[]> {
    return context.services.rateWatches.mine(actorOf(context));
  }

  @Auth('ADMIN')
  @Query(() => RateWatchCounts, { nullable: true, description: 'How many wait for what is published.' })
  rateWatchCounts(@Ctx() context: RateWatchContext): Promise<RateWatchCounts> {
    return context.services.rateWatches.counts();
  }

  @Mutation(() => WatchRatesPayload, {
    description:
      'Asks for a watch. Public, rate limited. It begins once somebody uses the link of the email that is sent now, within 7 days.',
  })
  async watchRates(
    @Ctx() context: RateWatchContext,
    @Arg('input', () => RateWatchInput) input: RateWatchInput,
  ): Promise<object> {
    await context.services.rateWatches.ask(context, context.actor?.userId ?? null, input);
    return {};
  }

  @Mutation(() => ConfirmRateWatchPayload, {
    description:
      'Begins a watch. Public, with the token of an email’s link, rate limited. It takes the place of one that this mailbox had. A second time changes nothing.',
  })
  async confirmRateWatch(
    @Ctx() context: RateWatchContext,
    @Arg('token', () => String) token: string,
  ): Promise<PayloadOf<ConfirmRateWatchPayload>> {
    return { watch: await context.services.rateWatches.confirm(context, token) };
  }

  @Mutation(() => StopRateWatchPayload, {
    description:
      'Ends a watch and deletes it. Public, with the token of an email’s link, rate limited. A second time changes nothing.',
  })
  async stopRateWatch(
    @Ctx() context: RateWatchContext,
    @Arg('token', () => String) token: string,
  ): Promise<PayloadOf<StopRateWatchPayload>> {
    return { stoppedId: await context.services.rateWatches.stop(context, token) };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => StopRateWatchPayload, { nullable: true, description: 'Ends one of your watches and deletes it.' })
  async stopMyRateWatch(
    @Ctx() context: RateWatchContext,
    @Arg('id', () => ID) id: string,
  ): Promise<PayloadOf<StopRateWatchPayload>> {
    return { stoppedId: await context.services.rateWatches.stopOwn(actorOf(context), id) };
  }
}
