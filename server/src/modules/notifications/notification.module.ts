import { defineModule } from '../../manifest/module.js';
import { SEND_DIGESTS } from './daily-digest.js';
import { DailyDigest } from './daily-digest.entity.js';
import { DAILY_DIGEST } from './emails/daily-digest.email.js';
import { NotificationSeen } from './notification-seen.entity.js';
import { NotificationResolver } from './notification.resolver.js';
import { NotificationService } from './notification.service.js';

export const NOTIFICATIONS = defineModule({
  name: 'notifications',
  entities: [NotificationSeen, DailyDigest],
  resolvers: [NotificationResolver],
  emails: [DAILY_DIGEST],
  schedules: [SEND_DIGESTS],
  services: (platform) => ({ notifications: new NotificationService(platform) }),
});
