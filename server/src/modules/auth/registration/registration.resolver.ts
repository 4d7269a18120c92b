import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { Auth } from '../../../graphql/auth.js';
import { actorOf, type Context } from '../../../graphql/context.js';
import type { PayloadOf } from '../../../kernel/user-error.types.js';
import {
  ForgotPasswordPayload,
  OpenPasswordResetPayload,
  RegisterInput,
  RegisterPayload,
  ResendVerificationPayload,
  ResetPasswordPayload,
  VerifyEmailPayload,
} from './registration.types.js';
import type { RegistrationService } from './registration.service.js';

type RegistrationContext = Context<{ registrations: RegistrationService }>;

@Resolver()
export class RegistrationResolver {
  @Mutation(() => RegisterPayload, {
    description: 'Creates an account and signs in. Sends an email to confirm the address. Public, rate limited.',
  })
  async register(
    @Ctx() context: RegistrationContext,
    @Arg('input', () => RegisterInput) input: RegisterInput,
  ): Promise<PayloadOf<RegisterPayload>> {
    return { session: await context.services.registrations.register(context, input) };
  }

  @Mutation(() => ForgotPasswordPayload, {
    description:
      'Emails a link to choose a new password. The answer is the same whether or not the account exists. Public, rate limited.',
  })
  async forgotPassword(
    @Ctx() context: RegistrationContext,
    @Arg('email', () => String) email: string,
  ): Promise<PayloadOf<ForgotPasswordPayload>> {
    await context.services.registrations.forgotPassword(context, email);
    return { message: MESSAGES.resetSent };
  }

  @Mutation(() => OpenPasswordResetPayload, {
    description:
      'Tells whose password a link changes, and leaves the link as it was. Public, with the token from an email; rate limited.',
  })
  async openPasswordReset(
    @Ctx() context: RegistrationContext,
    @Arg('token', () => String) token: string,
  ): Promise<PayloadOf<OpenPasswordResetPayload>> {
    return { email: await context.services.registrations.openReset(context, token) };
  }

  @Mutation(() => ResetPasswordPayload, {
    description: 'Sets a new password and ends every session. Public, with the token from an email.',
  })
  async resetPassword(
    @Ctx() context: RegistrationContext,
    @Arg('token', () => String) token: string,
    @Arg('password', () => String, { description: 'The new one: 10 to 200 characters' }) password: string,
  ): Promise<object> {
    await context.services.registrations.resetPassword(context, token, password);
    return {};
  }

  @Mutation(() => VerifyEmailPayload, {
    description:
      'Confirms an email address. Done again, it changes nothing and is no error. Public, with the token from an email.',
  })
  async verifyEmail(@Ctx() context: RegistrationContext, @Arg('token', () => String) token: string): Promise<object> {
    await context.services.registrations.verifyEmail(context, token);
    return {};
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => ResendVerificationPayload, { nullable: true, description: 'Sends the confirmation email again.' })
  async resendVerification(@Ctx() context: RegistrationContext): Promise<object> {
    await context.services.registrations.resendVerification(actorOf(context), context);
    return {};
  }
}
