import { defineModule } from '../../manifest/module.js';
import { RATE_WATCHES } from '../rate-watches/rate-watch.module.js';
import { RENEWALS } from '../renewals/renewal.module.js';
import { UNSUBSCRIBED } from './unsubscribe.limits.js';
import { UnsubscribeResolver } from './unsubscribe.resolver.js';
import { UnsubscribeService } from './unsubscribe.service.js';

export const UNSUBSCRIBE = defineModule({
  name: 'unsubscribe',
  needs: [RATE_WATCHES, RENEWALS],
  resolvers: [UnsubscribeResolver],
  services: (platform, { rateWatches, renewals }) => ({
    unsubscribes: new UnsubscribeService(platform, [rateWatches, renewals]),
  }),
  limits: [UNSUBSCRIBED],
  publicFields: { mutations: ['unsubscribe'] },
});
