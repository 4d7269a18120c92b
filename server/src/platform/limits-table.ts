import { RateLimiterPostgres, type IRateLimiterPostgresOptions } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { isConnectionError } from './postgres/errors.js';
import { poolOf } from './postgres/pool.js';
import { WriteBatch } from './write-batch.js';

interface Consumption {
  key: string;
  points: number;
  /** When the count begins anew, in milliseconds */
  expire: number;
}

/** As pg gives them: a bigint is a text */
interface Counted {
  points: number;
  expire: string;
}

export type Counting = WriteBatch<Consumption, Counted>;

const COUNT = {
  name: 'rate_limit:count',
  text: `
insert into rate_limit as counted (key, points, expire)
select * from unnest($1::text[], $2::int[], $3::bigint[]) as i(key, points, expire) order by key
on conflict (key) do update set
  points = case when counted.expire <= $4 then excluded.points else counted.points + excluded.points end,
  expire = case when counted.expire <= $4 then excluded.expire else counted.expire end
returning key, points, expire`,
};

/**
 * What several requests count at the same moment is one statement: each key's sum is added once, and each request's place
 * in it is worked out here. One busy address is then one row written once, not a queue of row locks.
 */
export function makeCounting(db: DataSource): Counting {
  return new WriteBatch<Consumption, Counted>({
    async write(items) {
      const sums = new Map<string, Consumption>();
      for (const item of items) {
        sums.set(item.key, { ...item, points: item.points + (sums.get(item.key)?.points ?? 0) });
      }
      const all = [...sums.values()];
      const values = [all.map(({ key }) => key), all.map(({ points }) => points), all.map(({ expire }) => expire)];
      const { rows } = await poolOf(db).query<Counted & { key: string }>({ ...COUNT, values: [...values, Date.now()] });
      const counted = new Map(rows.map((row) => [row.key, row]));
      const left = new Map(all.map(({ key, points }) => [key, points]));
      return items.map(({ key, points }) => {
        const row = counted.get(key);
        if (!row) throw new Error('a throttle was not counted');
        const after = (left.get(key) ?? 0) - points;
        left.set(key, after);
        return { points: row.points - after, expire: row.expire };
      });
    },
    isDataError: (error) => !isConnectionError(error),
    most: 200,
  });
}

/** A throttle in PostgreSQL whose counts travel with those of the other throttles. */
export class TableLimiter extends RateLimiterPostgres {
  constructor(
    options: IRateLimiterPostgresOptions,
    private readonly counting: Counting,
  ) {
    super(options);
  }

  /** What the library calls to count; nothing here blocks keys in the table, so that nothing is ever forced. */
  async _upsert(key: string, points: number, msDuration: number): Promise<{ rows: [Counted] }> {
    const counted = await this.counting.add({ key, points, expire: Date.now() + msDuration });
    return { rows: [counted] };
  }
}
