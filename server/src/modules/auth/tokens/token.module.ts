import { defineModule } from '../../../manifest/module.js';
import { hourlyCleanup } from '../../../platform/jobs/schedule.js';
import { OneTimeToken } from './one-time-token.entity.js';

/** A link that was used still says so to whoever opens it late */
const KEPT = '30 days';

export const TOKENS = defineModule({
  name: 'tokens',
  entities: [OneTimeToken],
  schedules: [hourlyCleanup('tokens', `delete from one_time_token where expires_at < now() - interval '${KEPT}'`)],
});
