import { Gauge } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { Metrics } from '../metrics.js';

const OLDEST = `
select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds from mail_message where status = 'pending'`;

/** How long the oldest unsent email has been waiting: more than a quarter of an hour is worth an alarm. */
export function watchPendingMail(db: DataSource, { registry }: Metrics): void {
  new Gauge({
    name: 'mail_oldest_pending_seconds',
    help: 'Age of the oldest email that is not sent yet',
    registers: [registry],
    async collect() {
      const [row] = await db.query<{ seconds: number }[]>(OLDEST).catch(() => []);
      // while the database is away the other metrics say so
      if (row) this.set(row.seconds);
      else this.reset();
    },
  });
}
