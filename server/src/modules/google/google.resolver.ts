import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.js';
import { GoogleSignInInput, GoogleSignInPayload } from './google.types.js';

@Resolver()
export class GoogleResolver {
  @Mutation(() => GoogleSignInPayload, { description: 'Public, throttled. A session, or what is still to be asked.' })
  googleSignIn(
    @Ctx() context: Context,
    @Arg('input', () => GoogleSignInInput) input: GoogleSignInInput,
  ): Promise<Omit<GoogleSignInPayload, 'userErrors'>> {
    return context.services.google.signIn(context, input);
  }
}
