import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { MailStatus } from './mail-message.entity.js';
import { MailPage, RetryMailPayload } from './mail.types.js';

@Resolver()
export class MailResolver {
  @Auth('ADMIN')
  @Query(() => MailPage, { nullable: true, description: 'Newest first.' })
  mailQueue(
    @Ctx() context: Context,
    @Arg('status', () => MailStatus, { nullable: true }) status: MailStatus | null,
    @Arg('page', () => Int, { nullable: true, defaultValue: 1 }) page: number | null,
    @Arg('limit', () => Int, { nullable: true, defaultValue: 25 }) limit: number | null,
  ): Promise<MailPage> {
    const paging = { page: page ?? 1, limit: limit ?? 25 };
    return context.services.mail.queue(actorOf(context), status ?? undefined, paging);
  }

  @Auth('ADMIN')
  @Mutation(() => RetryMailPayload, { nullable: true })
  async retryMail(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
  ): Promise<Omit<RetryMailPayload, 'userErrors'>> {
    return { message: await context.services.mail.retry(actorOf(context), context, id) };
  }
}
