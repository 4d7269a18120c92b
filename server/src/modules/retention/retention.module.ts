import { defineModule } from '../../manifest/module.js';
import { ERASED_FILES } from './erased-files.js';
import { FORGET_FILES } from './forget-files.js';
import { RetentionResolver } from './retention.resolver.js';
import { RetentionService } from './retention.service.js';

export const RETENTION = defineModule({
  name: 'retention',
  resolvers: [RetentionResolver],
  services: (platform) => ({ retention: new RetentionService(platform) }),
  schedules: [FORGET_FILES, ERASED_FILES],
});
