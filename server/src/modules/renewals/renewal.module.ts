import { defineModule } from '../../manifest/module.js';
import { RENEWAL_CONFIRM } from './emails/renewal-confirm.email.js';
import { RENEWAL_DUE } from './emails/renewal-due.email.js';
import { MaturityResolver } from './maturity.resolver.js';
import { MaturityService } from './maturity.service.js';
import { READ_PRESENT_TERMS } from './present-terms.js';
import { RenewalReminder } from './renewal-reminder.entity.js';
import { RENEWAL_LINK, RENEWAL_REMINDER, RENEWAL_VERDICT } from './renewal.limits.js';
import { RenewalResolver } from './renewal.resolver.js';
import { RENEWAL_CALLS } from './renewal.routes.js';
import { FORGET_RENEWALS, REMIND_OF_RENEWALS } from './renewal.schedules.js';
import { RenewalService } from './renewal.service.js';

export const RENEWALS = defineModule({
  name: 'renewals',
  entities: [RenewalReminder],
  resolvers: [RenewalResolver, MaturityResolver],
  services: (platform) => ({ renewals: new RenewalService(platform), maturities: new MaturityService(platform) }),
  limits: [RENEWAL_VERDICT, RENEWAL_REMINDER, RENEWAL_LINK],
  emails: [RENEWAL_CONFIRM, RENEWAL_DUE],
  schedules: [REMIND_OF_RENEWALS, FORGET_RENEWALS, READ_PRESENT_TERMS],
  publicFields: {
    // what somebody owes is in the question: no answer is kept
    queries: { renewalVerdict: null, renewalReminder: null },
    mutations: ['remindOfRenewal', 'confirmRenewalReminder', 'stopRenewalReminder'],
  },
  rest: RENEWAL_CALLS,
});
