import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { RenewalService } from './renewal.service.js';
import {
  ConfirmRenewalReminderPayload,
  RemindOfRenewalPayload,
  RenewalLetterInput,
  RenewalReminderInput,
  RenewalReminderView,
  RenewalVerdict,
  StopRenewalReminderPayload,
} from './renewal.types.js';

type RenewalContext = Context<{ renewals: RenewalService }>;

@Resolver()
export class RenewalResolver {
  @Query(() => RenewalVerdict, {
    nullable: true,
    description:
      'Public, throttled. Whether a renewal letter is any good: its interest against the interest and fees of what is published now. Nothing is kept.',
  })
  renewalVerdict(
    @Ctx() context: RenewalContext,
    @Arg('input', () => RenewalLetterInput) input: RenewalLetterInput,
  ): Promise<RenewalVerdict> {
    return context.services.renewals.verdict(context, input);
  }

  @Query(() => RenewalReminderView, {
    nullable: true,
    description:
      'Public, with the token of an email’s link, rate limited. Null for a token that is not valid, and for a reminder that ended.',
  })
  renewalReminder(
    @Ctx() context: RenewalContext,
    @Arg('token', () => String) token: string,
  ): Promise<RenewalReminderView | null> {
    return context.services.renewals.see(context, token);
  }

  @Auth('ACCOUNT_HOLDER')
  @Query(() => [RenewalReminderView], {
    nullable: true,
    description: 'The reminders that you asked for while signed in, newest first, 20 at most.',
  })
  myRenewalReminders(@Ctx() context: RenewalContext): Promise<RenewalReminderView[]> {
    return context.services.renewals.mine(actorOf(context));
  }

  @Mutation(() => RemindOfRenewalPayload, {
    description:
      'Asks for one email 120 days before a term ends. Public, rate limited. It begins once somebody uses the link of the email that is sent now, within 7 days.',
  })
  async remindOfRenewal(
    @Ctx() context: RenewalContext,
    @Arg('input', () => RenewalReminderInput) input: RenewalReminderInput,
  ): Promise<object> {
    await context.services.renewals.remind(context, context.actor?.userId ?? null, input);
    return {};
  }

  @Mutation(() => ConfirmRenewalReminderPayload, {
    description:
      'Begins a reminder. Public, with the token of an email’s link, rate limited. A second time changes nothing.',
  })
  async confirmRenewalReminder(
    @Ctx() context: RenewalContext,
    @Arg('token', () => String) token: string,
  ): Promise<PayloadOf<ConfirmRenewalReminderPayload>> {
    return { reminder: await context.services.renewals.confirm(context, token) };
  }

  @Mutation(() => StopRenewalReminderPayload, {
    description:
      'Ends a reminder and deletes it. Public, with the token of an email’s link, rate limited. A second time changes nothing.',
  })
  async stopRenewalReminder(
    @Ctx() context: RenewalContext,
    @Arg('token', () => String) token: string,
  ): Promise<PayloadOf<StopRenewalReminderPayload>> {
    return { stoppedId: await context.services.renewals.stop(context, token) };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => StopRenewalReminderPayload, {
    nullable: true,
    description: 'Ends one of your reminders and deletes it.',
  })
  async stopMyRenewalReminder(
    @Ctx() context: RenewalContext,
    @Arg('id', () => ID) id: string,
  ): Promise<PayloadOf<StopRenewalReminderPayload>> {
    return { stoppedId: await context.services.renewals.stopOwn(actorOf(context), id) };
  }
}
