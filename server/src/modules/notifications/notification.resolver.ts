import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import { MarkNotificationsSeenPayload, Notifications, SetDailyDigestPayload } from './notification.types.js';
import type { NotificationService } from './notification.service.js';

type NotificationContext = Context<{ notifications: NotificationService }>;

@Resolver()
export class NotificationResolver {
  @Auth('ADMIN')
  @Query(() => Notifications, {
    nullable: true,
    description:
      'What needs the office: an unanswered enquiry with the last step it reached, what was assigned to you, applications that their applicants withdrew, notes that name you and emails that could not be sent. The steps before the deadline show to whoever looks after the enquiry, or to everybody where nobody does.',
  })
  notifications(@Ctx() context: NotificationContext): Promise<Notifications> {
    return context.services.notifications.list(actorOf(context));
  }

  @Auth('ADMIN')
  @Mutation(() => MarkNotificationsSeenPayload, { nullable: true, description: 'Marks all notifications as seen.' })
  async markNotificationsSeen(@Ctx() context: NotificationContext): Promise<PayloadOf<MarkNotificationsSeenPayload>> {
    return { notifications: await context.services.notifications.markSeen(actorOf(context)) };
  }

  @Auth('ADMIN')
  @Mutation(() => SetDailyDigestPayload, {
    nullable: true,
    description: 'Turns your daily digest on or off: an email with counts, on the mornings the office opens.',
  })
  async setDailyDigest(
    @Ctx() context: NotificationContext,
    @Arg('wanted', () => Boolean, { description: 'true: the digest comes by email' }) wanted: boolean,
  ): Promise<PayloadOf<SetDailyDigestPayload>> {
    return { notifications: await context.services.notifications.setDigest(actorOf(context), wanted) };
  }
}
