import { defineModule } from '../../../manifest/module.js';
import { RATE_DESK_CALLS } from './rate-desk.routes.js';
import { AUDITS } from '../../audits/audit.module.js';
import { Publication, PublicationEntry, PublicationLender } from './publication.entity.js';
import { RateChange } from './rate-change.entity.js';
import { RateChangeService } from './rate-change.service.js';
import { RateDeskResolver } from './rate-desk.resolver.js';
import { RateDeskService } from './rate-desk.service.js';
import { RatePublishResolver } from './rate-publish.resolver.js';
import { RatePublishService } from './rate-publish.service.js';

export const RATE_DESK = defineModule({
  name: 'rate desk',
  needs: [AUDITS],
  entities: [RateChange, Publication, PublicationEntry, PublicationLender],
  resolvers: [RateDeskResolver, RatePublishResolver],
  services(platform) {
    const rateDesk = new RateDeskService(platform);
    const rateChanges = new RateChangeService(platform, rateDesk);
    return { rateDesk, rateChanges, ratePublishing: new RatePublishService(platform, rateDesk, rateChanges) };
  },
  rest: RATE_DESK_CALLS,
});
