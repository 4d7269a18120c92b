import type { DataSource } from 'typeorm';
import type { Logger } from '../logger.js';
import type { Metrics } from '../metrics.js';
import { codeOf } from '../postgres/errors.js';
import { onceAMinute, onceAMinuteEach } from './once-a-minute.js';

const WAIT_MS = 1_000;
/** A flood of bad rows is one figure for each kind of work, not a table of its own. */
const MOST_WAITING = 500;

interface Noted {
  work: string;
  row: string;
  code: string;
  times: number;
  at: string;
}

export interface SetAside {
  /**
   * Notes that a row could not be worked on and that the others went on without it: in the log once a minute for each kind
   * of work, in the metrics, and for the console. `row` is its id; leave it out where it has none. No values are kept.
   */
  note(work: string, error: unknown, row?: string): void;
  /** Writes down what waits. */
  flush(): Promise<void>;
}

/** Sorted, so that two instances lock the rows in the same order. */
const ADD = `
insert into set_aside as s (work, row_id, code, times, first_at, last_at)
select work, "row", code, times, at, at
from jsonb_to_recordset($1::jsonb) as n(work text, "row" text, code text, times int, at timestamptz)
order by work, "row"
on conflict (work, row_id) do update
set code = excluded.code, times = least(s.times::bigint + excluded.times, 2147483647), last_at = greatest(s.last_at, excluded.last_at)`;

export function makeSetAside({
  db,
  log,
  metrics,
}: {
  db: Pick<DataSource, 'query'>;
  log: Logger;
  metrics: Metrics;
}): SetAside {
  const say = onceAMinuteEach<{ work: string; err: unknown }>(
    ({ work }) => work,
    ({ err, work }, more) => log.warn({ err, work, more }, 'a row was set aside'),
  );
  const away = onceAMinute<unknown>((err) => log.warn({ err }, 'what was set aside is not written down yet'));
  let waiting = new Map<string, Noted>();
  let timer: NodeJS.Timeout | undefined;

  const keep = (noted: Noted): void => {
    const name = `${noted.work} ${noted.row}`;
    const known = waiting.get(name);
    if (known) waiting.set(name, { ...noted, times: known.times + noted.times });
    else if (waiting.size < MOST_WAITING) waiting.set(name, noted);
    timer ??= setTimeout(() => void flush(), WAIT_MS).unref();
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...waiting.values()];
    waiting = new Map();
    if (batch.length === 0) return;
    try {
      await db.query(ADD, [JSON.stringify(batch)]);
    } catch (error) {
      away(error);
      batch.forEach(keep);
    }
  };

  return {
    note(work, error, row = '') {
      metrics.setAside.inc({ work });
      say({ work, err: error });
      keep({ work, row, code: codeOf(error), times: 1, at: new Date().toISOString() });
    },
    flush,
  };
}
