import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { MESSAGES } from 'domain/vocabulary/messages';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import {
  ForgotPasswordPayload,
  RegisterInput,
  RegisterPayload,
  ResendVerificationPayload,
  ResetPasswordPayload,
  VerifyEmailPayload,
} from './user.types.js';

@Resolver()
export class RegistrationResolver {
  @Mutation(() => RegisterPayload, {
    description: 'Public, throttled. Signs in at once; a letter confirms the e-mail.',
  })
  async register(
    @Ctx() context: Context,
    @Arg('input', () => RegisterInput) input: RegisterInput,
  ): Promise<Omit<RegisterPayload, 'userErrors'>> {
    return { session: await context.services.registrations.register(context, input) };
  }

  @Mutation(() => ForgotPasswordPayload, {
    description: 'Public, throttled. The same answer whether or not there is such an account.',
  })
  async forgotPassword(
    @Ctx() context: Context,
    @Arg('email', () => String) email: string,
  ): Promise<Omit<ForgotPasswordPayload, 'userErrors'>> {
    await context.services.registrations.forgotPassword(context, email);
    return { message: MESSAGES.resetSent };
  }

  @Mutation(() => ResetPasswordPayload, { description: 'Public, with the token of a letter. Ends every session.' })
  async resetPassword(
    @Ctx() context: Context,
    @Arg('token', () => String) token: string,
    @Arg('password', () => String) password: string,
  ): Promise<object> {
    await context.services.registrations.resetPassword(context, token, password);
    return {};
  }

  @Mutation(() => VerifyEmailPayload, { description: 'Public, with the token of a letter.' })
  async verifyEmail(@Ctx() context: Context, @Arg('token', () => String) token: string): Promise<object> {
    await context.services.registrations.verifyEmail(context, token);
    return {};
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => ResendVerificationPayload, { nullable: true, description: 'The letter that confirms one’s e-mail.' })
  async resendVerification(@Ctx() context: Context): Promise<object> {
    await context.services.registrations.resendVerification(actorOf(context));
    return {};
  }
}
