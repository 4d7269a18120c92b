import { defineModule } from '../../manifest/module.js';
import { RATE_HELD, RATE_HOLD_ENDS } from './emails/rate-hold.email.js';
import { RateHold } from './rate-hold.entity.js';
import { RATE_HOLD_LINK } from './rate-hold.limits.js';
import { RateHoldResolver } from './rate-hold.resolver.js';
import { TELL_OF_ENDING_HOLDS } from './rate-hold.schedules.js';
import { RateHoldService } from './rate-hold.service.js';

export const RATE_HOLDS = defineModule({
  name: 'rate holds',
  entities: [RateHold],
  resolvers: [RateHoldResolver],
  services: (platform) => ({ rateHolds: new RateHoldService(platform) }),
  limits: [RATE_HOLD_LINK],
  emails: [RATE_HELD, RATE_HOLD_ENDS],
  schedules: [TELL_OF_ENDING_HOLDS],
  // what is held for somebody is theirs: no answer is kept
  publicFields: { queries: { rateHold: null } },
});
