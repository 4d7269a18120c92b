import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { MarkNotificationsSeenPayload, Notifications } from './notification.types.js';

@Resolver()
export class NotificationResolver {
  @Auth('ADMIN')
  @Query(() => Notifications, {
    nullable: true,
    description: 'Enquiries over their 24 hours, new ones nobody has answered, e-mails that could not be sent.',
  })
  notifications(@Ctx() context: Context): Promise<Notifications> {
    return context.services.notifications.list(actorOf(context));
  }

  @Auth('ADMIN')
  @Mutation(() => MarkNotificationsSeenPayload, { nullable: true, description: 'The person has looked at them now.' })
  async markNotificationsSeen(@Ctx() context: Context): Promise<Omit<MarkNotificationsSeenPayload, 'userErrors'>> {
    return { notifications: await context.services.notifications.markSeen(actorOf(context)) };
  }
}
