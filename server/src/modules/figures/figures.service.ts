import { isOneOf } from '@brokerage/domain/data/codes';
import { addDays, localDateOf, weekdayOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { FIGURE_PERIODS } from '@brokerage/domain/enquiries/enquiry-steps';
import type { DataSource } from 'typeorm';
import { DomainError } from '../../kernel/domain-error.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import type { Platform } from '../../platform/platform.js';
import { inBackground } from '../../platform/postgres/background.js';
import { allInHalves } from '../../platform/set-aside/in-halves.js';
import { inRounds } from '../../platform/set-aside/in-rounds.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import { CHANNELS_USED, COUNT, FIGURES, FIND, FORGET, LOCK, RUNNING, SPREADS, TAKE } from './figures.sql.js';
import type { OfficeFigures } from './figures.types.js';
import { readFigures, type FigureRow, type RunningRow, type SpreadRow } from './read-figures.js';

const NAME = 'enquiry days';
const WEEK = 7;
const MOST_CHANNELS = 20;
/** Counted in one transaction */
const DAYS_AT_ONCE = 5;

/** Counts every day that changed. It may run twice and side by side: a day is forgotten and counted in one transaction. */
export async function countDays({ db, setAside }: Pick<Platform, 'db' | 'setAside'>): Promise<void> {
  const count = (found: readonly string[]): Promise<void> =>
    inBackground(db, async (ask) => {
      await ask(LOCK);
      const taken = await ask<{ day: string }>(TAKE, [found]);
      const days = [...new Set(taken.map(({ day }) => day))];
      await ask(FORGET, [days]);
      await ask(COUNT, [days]);
    });
  await inRounds<string>(
    async (before, most) => (await db.query<{ day: string }[]>(FIND, [most, before])).map(({ day }) => day),
    (days) => allInHalves(days, count, (day, error) => setAside.note(NAME, error, day)),
    { keyOf: (day) => day, most: DAYS_AT_ONCE },
  );
}

export const dayCount: Schedule = {
  name: NAME,
  cron: '* * * * *',
  run: countDays,
};

/** How the office does, from what is counted by day. */
export class FiguresService {
  readonly #db: DataSource;

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** This week and the weeks before it, `weeks` in all. */
  async read(weeks: number): Promise<OfficeFigures> {
    if (!isOneOf(FIGURE_PERIODS, weeks)) {
      throw new DomainError('INVALID', `weeks must be one of ${FIGURE_PERIODS.join(', ')}.`, 'weeks');
    }
    const to = localDateOf(Date.now(), OFFICE_ZONE);
    const monday = addDays(to, 1 - weekdayOf(to));
    const from = addDays(monday, -WEEK * (weeks - 1));
    const days = weeks === 1 ? 1 : WEEK;
    const points = weeks === 1 ? weekdayOf(to) : weeks;
    const starts = Array.from({ length: points }, (_, index) => addDays(from, index * days));
    const asked = [addDays(from, -WEEK * weeks), from, to, days];
    const [rows, spreads, running] = await Promise.all([
      namedQuery<FigureRow>(this.#db, FIGURES, asked),
      namedQuery<SpreadRow>(this.#db, SPREADS, asked),
      namedQuery<RunningRow>(this.#db, RUNNING, [from]),
    ]);
    return readFigures({ from, to, starts }, { rows, spreads, running });
  }

  /** The channels to choose from. They are counted by day, so a new channel shows a minute after its first lead. */
  async channels(): Promise<string[]> {
    const rows = await namedQuery<{ key: string }>(this.#db, CHANNELS_USED, [MOST_CHANNELS]);
    return rows.map(({ key }) => key);
  }
}
