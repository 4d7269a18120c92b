import type { Platform } from '../../../platform/platform.js';
import { inBackground } from '../../../platform/postgres/background.js';
import { allInHalves } from '../../../platform/set-aside/in-halves.js';
import { inRounds } from '../../../platform/set-aside/in-rounds.js';
import type { Schedule } from '../../../platform/jobs/schedule.js';
import { FIND_OPEN_DAYS, KEEP_DAYS } from './rate-day.sql.js';
import { MAX_MONTHS } from './rate-trend.service.js';

const NAME = 'rate days';
/** Kept by one statement: with 10,000 rates it takes a second, and longer than a request may where their history is long */
const DAYS_AT_ONCE = 20;

/** Keeps the lowest rates of each day that is over. It may run twice and side by side: a day that is kept stays as it is. */
export async function keepDays({ db, setAside }: Pick<Platform, 'db' | 'setAside'>): Promise<void> {
  const keep = async (days: readonly string[]): Promise<void> => {
    await inBackground(db, (ask) => ask(KEEP_DAYS, [days]));
  };
  await inRounds<string>(
    async (before, most) =>
      (await db.query<{ day: string }[]>(FIND_OPEN_DAYS, [most, before, MAX_MONTHS])).map(({ day }) => day),
    (days) => allInHalves(days, keep, (day, error) => setAside.note(NAME, error, day)),
    { keyOf: (day) => day, most: DAYS_AT_ONCE },
  );
}

export const rateDays: Schedule = { name: NAME, cron: '* * * * *', run: keepDays };
