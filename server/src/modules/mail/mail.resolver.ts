import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { PagingArgs } from '../../kernel/paging.types.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import { MailStatus } from './mail-message.entity.js';
import { MailPage, RetryMailPayload } from './mail.types.js';
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
  @Mutation(() => RetryMailPayload, { nullable: true })
  async retryMail(@Ctx() context: MailContext, @Arg('id', () => ID) id: string): Promise<PayloadOf<RetryMailPayload>> {
    return { message: await context.services.mail.retry(actorOf(context), context, id) };
  }
}
