import { isOneOf } from '@brokerage/domain/data/codes';
import { DEVICES, SITE_PERIODS, SITE_STEPS } from '@brokerage/domain/analytics/figures';
import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import type { DataSource } from 'typeorm';
import { DomainError } from '../../kernel/domain-error.js';
import type { Platform } from '../../platform/platform.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import type { CountKind } from './analytics-count.entity.js';
import type { SiteKind } from './analytics-day.entity.js';
import { SITE_POINTS, SITE_ROWS } from './analytics.sql.js';
import type { SiteFigures, VisitPoint, VisitRow, VisitSums } from './analytics.types.js';

const MOST_ROWS = 10;
const MOST_PAGES = 15;
const EXCLUDED = ['BOT', 'STAFF', 'INVALID'];
const NOTHING: VisitSums = { visits: 0, views: 0, visitors: 0, bounces: 0 };

interface SumRow extends VisitSums {
  kind: SiteKind | CountKind;
  key: string;
  isNow: boolean;
}

/** How the site does, from what is counted by day: never from the events themselves. */
export class SiteFiguresService {
  readonly #db: DataSource;

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  async read(days: number): Promise<SiteFigures> {
    if (!isOneOf(SITE_PERIODS, days)) {
      throw new DomainError('INVALID', `days must be one of ${SITE_PERIODS.join(', ')}.`, 'days');
    }
    const to = localDateOf(Date.now(), OFFICE_ZONE);
    const from = addDays(to, 1 - days);
    const [rows, counted] = await Promise.all([
      namedQuery<SumRow>(this.#db, SITE_ROWS, [addDays(from, -days), from, to]),
      namedQuery<Partial<VisitPoint>>(this.#db, SITE_POINTS, [from, to]),
    ]);
    const all = (isNow: boolean): VisitSums => {
      const found = rows.find((row) => row.kind === 'ALL' && row.isNow === isNow);
      const { visits, views, visitors, bounces } = found ?? NOTHING;
      return { visits, views, visitors, bounces };
    };
    const points = Array.from({ length: days }, (_, index) => {
      const on = addDays(from, index);
      const found = counted.find((point) => point.on === on);
      return { on, visits: found?.visits ?? 0, views: found?.views ?? 0, sent: found?.sent ?? 0 };
    });
    const keyed = (kind: SumRow['kind'], what: 'visits' | 'views'): VisitRow[] => keyedRows(rows, kind, what);
    const named = (kind: SumRow['kind'], what: 'visits' | 'views', keys: readonly string[]): VisitRow[] => {
      const found = keyed(kind, what);
      return keys.map((key) => found.find((row) => row.key === key) ?? { key, now: 0, before: 0 });
    };
    const one = (kind: CountKind, key: string, name = key): VisitRow => {
      const found = keyed(kind, 'views').find((row) => row.key === key);
      return { key: name, now: found?.now ?? 0, before: found?.before ?? 0 };
    };
    return {
      from,
      to,
      now: all(true),
      before: all(false),
      points,
      sources: withRest(keyed('SOURCE', 'visits')),
      campaigns: keyed('CAMPAIGN', 'visits').slice(0, MOST_ROWS),
      pages: keyed('PAGE', 'views').slice(0, MOST_PAGES),
      devices: named(
        'DEVICE',
        'visits',
        DEVICES.map(({ value }) => value),
      ),
      funnel: named(
        'STEP',
        'visits',
        SITE_STEPS.map(({ value }) => value),
      ),
      granted: one('CONSENT', 'GRANTED'),
      refused: one('CONSENT', 'REFUSED'),
      served: one('HIT', '', 'HIT'),
      excluded: named('EXCLUDED', 'views', EXCLUDED),
    };
  }
}

/** By key, most first; what was only there before comes last. */
function keyedRows(rows: readonly SumRow[], kind: SumRow['kind'], what: 'visits' | 'views'): VisitRow[] {
  const found = new Map<string, VisitRow>();
  for (const row of rows.filter((one) => one.kind === kind)) {
    const one = found.get(row.key) ?? { key: row.key, now: 0, before: 0 };
    one[row.isNow ? 'now' : 'before'] = row[what];
    found.set(row.key, one);
  }
  return [...found.values()].sort((a, b) => b.now - a.now || b.before - a.before || a.key.localeCompare(b.key));
}

function withRest(rows: readonly VisitRow[]): VisitRow[] {
  if (rows.length <= MOST_ROWS) return [...rows];
  const rest = rows.slice(MOST_ROWS - 1);
  const sum = (which: 'now' | 'before'): number => rest.reduce((total, row) => total + row[which], 0);
  return [...rows.slice(0, MOST_ROWS - 1), { key: 'OTHER', now: sum('now'), before: sum('before') }];
}
