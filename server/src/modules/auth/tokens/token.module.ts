import { defineModule } from '../../../manifest/module.js';
import { hourlyCleanup } from '../../../platform/jobs/schedule.js';
import { OneTimeToken } from './one-time-token.entity.js';

export const TOKENS = defineModule({
  name: 'tokens',
  entities: [OneTimeToken],
  schedules: [hourlyCleanup('tokens', `delete from one_time_token where expires_at < now() - interval '1 day'`)],
});
