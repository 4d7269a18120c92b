import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { FitChangeService } from './fit-change.service.js';
import { FitChanges, SettleFitChangePayload } from './fit-change.types.js';

type FitChangeContext = Context<{ fitChanges: FitChangeService }>;

@Resolver()
export class FitChangeResolver {
  @Auth('ADMIN')
  @Query(() => FitChanges, {
    nullable: true,
    description: 'Open files that gained or lost lenders or programs by a new policy or table.',
  })
  fitChanges(@Ctx() context: FitChangeContext): Promise<FitChanges> {
    return context.services.fitChanges.read(actorOf(context), context);
  }

  @Auth('ADMIN')
  @Mutation(() => SettleFitChangePayload, {
    nullable: true,
    description: 'Takes a file off the list of those that changed. A second time changes nothing.',
  })
  async settleFitChange(
    @Ctx() context: FitChangeContext,
    @Arg('id', () => ID) id: string,
  ): Promise<PayloadOf<SettleFitChangePayload>> {
    return { changes: await context.services.fitChanges.settle(actorOf(context), context, id) };
  }
}
