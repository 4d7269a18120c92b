import { defineModule } from '../../manifest/module.js';
import { RATE_WATCH_CONFIRM } from './emails/rate-watch-confirm.email.js';
import { RATE_WATCH_MET } from './emails/rate-watch-met.email.js';
import { RateWatchNotice } from './rate-watch-notice.entity.js';
import { RateWatch } from './rate-watch.entity.js';
import { RATE_WATCH, RATE_WATCH_ANSWER, RATE_WATCH_LINK } from './rate-watch.limits.js';
import { RateWatchResolver } from './rate-watch.resolver.js';
import { CHECK_RATE_WATCHES, FORGET_RATE_WATCHES } from './rate-watch.schedules.js';
import { RateWatchService } from './rate-watch.service.js';

export const RATE_WATCHES = defineModule({
  name: 'rate watches',
  entities: [RateWatch, RateWatchNotice],
  resolvers: [RateWatchResolver],
  services: (platform) => ({ rateWatches: new RateWatchService(platform) }),
  limits: [RATE_WATCH_ANSWER, RATE_WATCH, RATE_WATCH_LINK],
  emails: [RATE_WATCH_CONFIRM, RATE_WATCH_MET],
  schedules: [CHECK_RATE_WATCHES, FORGET_RATE_WATCHES],
  publicFields: {
    // what somebody owes is in the question: no answer is kept
    queries: { rateWatchAnswer: null, rateWatch: null },
    mutations: ['watchRates', 'confirmRateWatch', 'stopRateWatch'],
  },
});
