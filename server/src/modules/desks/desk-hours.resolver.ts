import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import { AgentAwayInput, AgentHoursInput } from '../agents/public.js';
import type { DeskHoursService } from './desk-hours.service.js';
import { MyHours, MyHoursPayload } from './desk-hours.types.js';

type HoursContext = Context<{ deskHours: DeskHoursService }>;

@Resolver()
export class DeskHoursResolver {
  @Auth('ACCOUNT_HOLDER')
  @Query(() => MyHours, {
    nullable: true,
    description: 'When clients can book calls with you; null: you are no adviser.',
  })
  myHours(@Ctx() context: HoursContext): Promise<MyHours | null> {
    return context.services.deskHours.read(actorOf(context));
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => MyHoursPayload, {
    nullable: true,
    description: 'Sets your hours and the days on which you take no calls. Calls that are booked stay.',
  })
  async setMyHours(
    @Ctx() context: HoursContext,
    @Arg('hours', () => [AgentHoursInput], { description: 'None: the hours of the office' }) hours: AgentHoursInput[],
    @Arg('away', () => [AgentAwayInput]) away: AgentAwayInput[],
    @Arg('expectedVersion', () => Int, { nullable: true }) expectedVersion: number | null,
  ): Promise<PayloadOf<MyHoursPayload>> {
    const asked = { hours, away, expectedVersion };
    return { hours: await context.services.deskHours.change(actorOf(context), context, asked) };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => MyHoursPayload, {
    nullable: true,
    description: 'Makes a new address for the calendar of your calls, or stops it. The one before ends.',
  })
  async changeMyCallFeed(
    @Ctx() context: HoursContext,
    @Arg('open', () => Boolean, { description: 'false: no address works any more' }) open: boolean,
  ): Promise<PayloadOf<MyHoursPayload>> {
    return { hours: await context.services.deskHours.changeFeed(actorOf(context), context, open) };
  }
}
