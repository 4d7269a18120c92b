import { defineModule } from '../../manifest/module.js';
import { ENDED_JOBS } from '../../platform/jobs/jobs.sql.js';
import { hourlyCleanup } from '../../platform/jobs/schedule.js';
import { SetAside } from './set-aside.entity.js';
import { SetAsideResolver } from './set-aside.resolver.js';
import { SetAsideService } from './set-aside.service.js';

export const SET_ASIDES = defineModule({
  name: 'set asides',
  entities: [SetAside],
  resolvers: [SetAsideResolver],
  services: (platform) => ({ setAsides: new SetAsideService(platform) }),
  schedules: [
    hourlyCleanup('what was set aside', `delete from set_aside where last_at < now() - interval '30 days'`),
    hourlyCleanup('jobs that ended', ENDED_JOBS),
  ],
});
