import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { actorOf, type Context } from '../../../graphql/context.js';
import type { PayloadOf } from '../../../kernel/user-error.types.js';
import {
  ConfirmSecondFactorPayload,
  RemoveSecondFactorPayload,
  SecondFactorDemand,
  StartSecondFactorPayload,
} from './second-factor.types.js';
import type { SecondFactorService } from './second-factor.service.js';

type SecondFactorContext = Context<{ secondFactors: SecondFactorService }>;

@Resolver()
export class SecondFactorResolver {
  @Auth('ACCOUNT_HOLDER')
  @Query(() => SecondFactorDemand, {
    nullable: true,
    description: 'The second factor that the settings ask of you; null: none, or you have one.',
  })
  secondFactorDemand(@Ctx() context: SecondFactorContext): Promise<SecondFactorDemand | null> {
    return context.services.secondFactors.demand(actorOf(context));
  }

  @Auth('MODERATOR', { beforeSecondFactor: true })
  @Mutation(() => StartSecondFactorPayload, {
    nullable: true,
    description: 'Creates a secret for an authenticator app. Confirm it to turn it on.',
  })
  async startSecondFactor(@Ctx() context: SecondFactorContext): Promise<PayloadOf<StartSecondFactorPayload>> {
    return { setup: await context.services.secondFactors.start(actorOf(context)) };
  }

  @Auth('MODERATOR', { beforeSecondFactor: true })
  @Mutation(() => ConfirmSecondFactorPayload, {
    nullable: true,
    description: 'Turns on the second factor with a first code.',
  })
  async confirmSecondFactor(
    @Ctx() context: SecondFactorContext,
    @Arg('code', () => String, { description: 'What the authenticator app shows' }) code: string,
  ): Promise<PayloadOf<ConfirmSecondFactorPayload>> {
    return { recoveryCodes: await context.services.secondFactors.confirm(actorOf(context), context, code) };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => RemoveSecondFactorPayload, {
    nullable: true,
    description: 'Turns off the second factor. Asks for the password.',
  })
  async removeSecondFactor(
    @Ctx() context: SecondFactorContext,
    @Arg('password', () => String, { description: 'Of the account' }) password: string,
  ): Promise<object> {
    await context.services.secondFactors.remove(actorOf(context), context, password);
    return {};
  }
}
