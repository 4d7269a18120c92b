import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../graphql/context.js';
import type { PayloadOf } from '../../../kernel/user-error.types.js';
import { GoogleSignInInput, GoogleSignInPayload, SignInOptions } from './google.types.js';
import type { GoogleService } from './google.service.js';

type GoogleContext = Context<{ google: GoogleService }>;

@Resolver()
export class GoogleResolver {
  @Query(() => SignInOptions, { description: 'Ways to sign in besides a password. Public.' })
  signInOptions(@Ctx() context: GoogleContext): SignInOptions {
    return { googleClientId: context.services.google.clientId ?? null };
  }

  @Mutation(() => GoogleSignInPayload, {
    description: 'Signs in with Google. Returns a session, or what is still needed. Public, rate limited.',
  })
  googleSignIn(
    @Ctx() context: GoogleContext,
    @Arg('input', () => GoogleSignInInput) input: GoogleSignInInput,
  ): Promise<PayloadOf<GoogleSignInPayload>> {
    return context.services.google.signIn(context, input);
  }
}
