import { defineModule } from '../../manifest/module.js';
import { hourlyCleanup } from '../../platform/jobs/schedule.js';
import { IdempotencyKey } from './idempotency-key.entity.js';

export const IDEMPOTENCY = defineModule({
  name: 'idempotency',
  entities: [IdempotencyKey],
  schedules: [hourlyCleanup('idempotency keys', 'delete from idempotency_key where expires_at < now()')],
});
