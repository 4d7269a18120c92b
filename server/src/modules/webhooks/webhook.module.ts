import { WEBHOOK_EVENTS } from '@brokerage/domain/integrations/webhook-events';
import { defineModule } from '../../manifest/module.js';
import { hourlyCleanup, type Schedule } from '../../platform/jobs/schedule.js';
import { PEOPLE } from '../people/people.module.js';
import { WEBHOOK_MADE } from './emails/webhook-made.email.js';
import { WEBHOOK_STOPPED } from './emails/webhook-stopped.email.js';
import { Webhook } from './webhook.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { EVENTS_ASKED_FOR } from './webhook.limits.js';
import { WebhookResolver } from './webhook.resolver.js';
import { NAME, sendDue } from './webhook-send.js';
import { WebhookService } from './webhook.service.js';
import { FORGET, TELL_OF_ENDS } from './webhook.sql.js';

/** A minute after midnight at the earliest: by then no instance gives out rates of yesterday. */
export const RATES_END: Schedule = {
  name: 'webhooks of rates that end',
  cron: '1-59/5 * * * *',
  async run({ db }) {
    await db.query(TELL_OF_ENDS, [WEBHOOK_EVENTS.RATES_CHANGED.type]);
  },
};

export const WEBHOOKS = defineModule({
  name: 'webhooks',
  needs: [PEOPLE],
  entities: [Webhook, WebhookDelivery],
  resolvers: [WebhookResolver],
  services: (platform, { ownership }) => ({ webhooks: new WebhookService(platform, ownership) }),
  limits: [EVENTS_ASKED_FOR],
  emails: [WEBHOOK_MADE, WEBHOOK_STOPPED],
  schedules: [
    // no job: a receiver that is slow would hold up the office's own work. Instances take different events
    { name: NAME, cron: '* * * * *', everyInstance: true, run: (platform) => sendDue(platform) },
    RATES_END,
    hourlyCleanup('events of webhooks', FORGET),
  ],
});
