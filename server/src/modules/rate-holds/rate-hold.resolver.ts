import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { RateHoldService } from './rate-hold.service.js';
import { EndRateHoldPayload, PlaceRateHoldInput, PlaceRateHoldPayload, RateHoldView } from './rate-hold.types.js';

type RateHoldContext = Context<{ rateHolds: RateHoldService }>;

@Resolver()
export class RateHoldResolver {
  @Auth('ADMIN')
  @Query(() => [RateHoldView], { nullable: true, description: 'Rates that are held for the client of a file.' })
  rateHolds(@Ctx() context: RateHoldContext, @Arg('enquiryId', () => ID) enquiryId: string): Promise<RateHoldView[]> {
    return context.services.rateHolds.ofEnquiry(enquiryId);
  }

  @Auth('ACCOUNT_HOLDER')
  @Query(() => [RateHoldView], {
    nullable: true,
    description: 'Rates that are held for you, the last day that is furthest ahead first, 20 at most.',
  })
  myRateHolds(@Ctx() context: RateHoldContext): Promise<RateHoldView[]> {
    return context.services.rateHolds.mine(actorOf(context));
  }

  @Query(() => RateHoldView, {
    nullable: true,
    description:
      'Public, with the token of an email’s link, rate limited. Null for a token that is not valid, and for a hold that was ended.',
  })
  rateHold(@Ctx() context: RateHoldContext, @Arg('token', () => String) token: string): Promise<RateHoldView | null> {
    return context.services.rateHolds.see(context, token);
  }

  @Auth('ADMIN')
  @Mutation(() => PlaceRateHoldPayload, {
    nullable: true,
    description: 'Writes down that a lender holds a published rate for a client, and emails the client.',
  })
  async placeRateHold(
    @Ctx() context: RateHoldContext,
    @Arg('input', () => PlaceRateHoldInput) input: PlaceRateHoldInput,
  ): Promise<PayloadOf<PlaceRateHoldPayload>> {
    return context.services.rateHolds.place(actorOf(context), context, input);
  }

  @Auth('ADMIN')
  @Mutation(() => EndRateHoldPayload, {
    nullable: true,
    description: 'Takes a hold away, and its client no longer sees it.',
  })
  async endRateHold(
    @Ctx() context: RateHoldContext,
    @Arg('id', () => ID) id: string,
  ): Promise<PayloadOf<EndRateHoldPayload>> {
    return { endedId: await context.services.rateHolds.end(actorOf(context), context, id) };
  }
}
