import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import type { DataSource } from 'typeorm';
import { inBackground } from '../../platform/postgres/background.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import { COUNT, FORGET, KEEP_EVENTS_DAYS, LOCK, PARTITIONS } from './analytics.sql.js';

/** Events may come two days late; a visit belongs to the day on which it began. */
const DAYS_AGAIN = 3;

/**
 * Counts the latest days anew, and all of them the first time. Counting twice gives the same. A day at a time: no
 * statement grows with how long visits are kept.
 */
export async function countVisits(db: DataSource, now = Date.now()): Promise<void> {
  await inBackground(db, async (ask) => {
    await ask(LOCK);
    const [found] = await ask<{ any: boolean }>('select exists (select from analytics_day) as any');
    const today = localDateOf(now, OFFICE_ZONE);
    for (let back = found?.any ? DAYS_AGAIN : KEEP_EVENTS_DAYS; back >= 0; back -= 1) {
      const day = addDays(today, -back);
      await ask(FORGET, [day]);
      await ask(COUNT, [day]);
    }
  });
}

export const COUNT_VISITS: Schedule = {
  name: 'visits by day',
  cron: '3 * * * *',
  run: ({ db }) => countVisits(db),
};

/** Three days ahead: a day without an instance costs nothing. */
export const MAKE_PARTITIONS: Schedule = {
  name: 'partitions of visits',
  cron: '11 */6 * * *',
  async run({ db }) {
    await db.query(PARTITIONS);
  },
};
