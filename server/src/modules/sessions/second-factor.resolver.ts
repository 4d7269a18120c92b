import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import {
  ConfirmSecondFactorPayload,
  RemoveSecondFactorPayload,
  SignInOptions,
  StartSecondFactorPayload,
} from './session.types.js';

@Resolver()
export class SecondFactorResolver {
  @Query(() => SignInOptions, { description: 'Public.' })
  signInOptions(@Ctx() context: Context): SignInOptions {
    return { googleClientId: context.services.google.clientId ?? null };
  }

  @Auth('MODERATOR')
  @Mutation(() => StartSecondFactorPayload, { nullable: true, description: 'A fresh secret; not on until confirmed.' })
  async startSecondFactor(@Ctx() context: Context): Promise<Omit<StartSecondFactorPayload, 'userErrors'>> {
    return { setup: await context.services.secondFactors.start(actorOf(context)) };
  }

  @Auth('MODERATOR')
  @Mutation(() => ConfirmSecondFactorPayload, { nullable: true, description: 'Turns it on with a first code.' })
  async confirmSecondFactor(
    @Ctx() context: Context,
    @Arg('code', () => String) code: string,
  ): Promise<Omit<ConfirmSecondFactorPayload, 'userErrors'>> {
    return { recoveryCodes: await context.services.secondFactors.confirm(actorOf(context), context, code) };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => RemoveSecondFactorPayload, { nullable: true, description: 'Turns it off; asks for the password.' })
  async removeSecondFactor(@Ctx() context: Context, @Arg('password', () => String) password: string): Promise<object> {
    await context.services.secondFactors.remove(actorOf(context), context, password);
    return {};
  }
}
