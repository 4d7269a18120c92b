import { Gauge } from 'prom-client';
import type { Metrics } from '../metrics.js';
import type { Replicas } from './replicas.js';

/** How old what a replica answers may be; no value: it is not known, and the primary answers. */
export function watchReplicas(replicas: Replicas, { registry }: Pick<Metrics, 'registry'>): void {
  new Gauge({
    name: 'database_replica_age_seconds',
    help: 'Age of what a replica answers, by its place in DATABASE_REPLICA_URLS',
    labelNames: ['replica'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [index, ms] of replicas.ages().entries())
        if (Number.isFinite(ms)) this.set({ replica: String(index + 1) }, ms / 1_000);
    },
  });
}
