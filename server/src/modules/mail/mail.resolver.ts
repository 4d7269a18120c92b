import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { PagingArgs } from '../../kernel/paging.types.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import { MailStatus } from './mail-message.entity.js';
import { MailHoldView, MailPage, ReleaseEmailsPayload, RetryMailPayload, StopEmailPayload } from './mail.types.js';
import type { MailService } from './mail.service.js';

type MailContext = Context<{ mail: MailService }>;

@Resolver()
export class MailResolver {
  @Auth('ADMIN')
  @Query(() => MailPage, { nullable: true, description: 'Emails, newest first.' })
  mailQueue(
    @Ctx() context: MailContext,
    @Arg('status', () => MailStatus, { nullable: true }) status: MailStatus | null,
    @Args(() => PagingArgs) { paging }: PagingArgs,
  ): Promise<MailPage> {
    return context.services.mail.queue(actorOf(context), context, status ?? undefined, paging);
  }

  @Auth('ADMIN')
  @Mutation(() => RetryMailPayload, { nullable: true, description: 'Puts an email that failed back into the queue.' })
  async retryMail(@Ctx() context: MailContext, @Arg('id', () => ID) id: string): Promise<PayloadOf<RetryMailPayload>> {
    return { message: await context.services.mail.retry(actorOf(context), context, id) };
  }

  @Auth('ADMIN')
  @Mutation(() => StopEmailPayload, {
    nullable: true,
    description: 'Ends an email that waits, so that it is not tried again. One on the wire may still arrive.',
  })
  async stopEmail(@Ctx() context: MailContext, @Arg('id', () => ID) id: string): Promise<PayloadOf<StopEmailPayload>> {
    return { message: await context.services.mail.stop(actorOf(context), context, id) };
  }

  @Auth('ADMIN')
  @Query(() => MailHoldView, {
    nullable: true,
    description: 'Since when emails are held back; null while they are sent.',
  })
  async mailHold(@Ctx() context: MailContext): Promise<MailHoldView | null> {
    return (await context.services.mail.held()) ?? null;
  }

  @Auth('ADMIN')
  @Mutation(() => ReleaseEmailsPayload, { nullable: true, description: 'Lets emails go again after a restore.' })
  async releaseEmails(
    @Ctx() context: MailContext,
    @Arg('drop', () => Boolean, {
      description: 'Does not send what waited in the backup: it may have been sent before.',
    })
    drop: boolean,
  ): Promise<PayloadOf<ReleaseEmailsPayload>> {
    return { released: await context.services.mail.release(actorOf(context), context, drop) };
  }
}
