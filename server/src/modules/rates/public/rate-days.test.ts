import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import fc from 'fast-check';
import { testApi, type TestApi } from '../../../../test/api.js';
import { asAdmin } from '../../../../test/database.js';
import { newId } from '../../../platform/ids.js';
import { keepDays } from './rate-days.js';
import { RateTrendService } from './rate-trend.service.js';

let api: TestApi;
let trends: RateTrendService;
beforeAll(async () => {
  api = await testApi();
  trends = new RateTrendService(api.platform);
});
async function empty(): Promise<void> {
  for (const table of ['rate_history', 'rate_day', 'rate', 'bank']) await api.rows(`delete from ${table}`);
}
beforeEach(empty);
afterAll(() => api.close());

const TYPES = ['fixed', 'variable'] as const;
const ZONE_NOON = `($1::date + time '12:00') at time zone '${OFFICE_ZONE}'`;
const today = (): string => localDateOf(Date.now(), OFFICE_ZONE);

/** The same day of an earlier month, or the month's last one. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** A rate from a day on; it is taken out where there are no facts. */
interface Change {
  daysAgo: number;
  facts: {
    term: number;
    type: (typeof TYPES)[number];
    rate: number;
    visibility: string;
    endsDaysAgo: number | null;
  } | null;
}
interface History {
  bank: number;
  changes: Change[];
}

const DAYS = 400;
const change = fc.record<Change>({
  daysAgo: fc.integer({ min: 0, max: DAYS }),
  facts: fc.option(
    fc.record({
      term: fc.constantFrom(3, 5),
      type: fc.constantFrom(...TYPES),
      rate: fc.integer({ min: 300, max: 700 }).map((cents) => cents / 100),
      visibility: fc.constantFrom('everyone', 'everyone', 'signed_in', 'hidden'),
      endsDaysAgo: fc.option(fc.integer({ min: -10, max: DAYS })),
    }),
    { freq: 5 },
  ),
});
const histories = fc.array(
  fc.record<History>({
    bank: fc.nat(2),
    changes: fc
      .uniqueArray(change, { minLength: 1, maxLength: 5, selector: ({ daysAgo }) => daysAgo })
      .map((changes) => [...changes].sort((a, b) => b.daysAgo - a.daysAgo)),
  }),
  { minLength: 1, maxLength: 6 },
);

const BANKS = ['Oak Trust', 'Ivy Union', 'Closed Lender'];
const CLOSED = 2;

async function store(all: readonly History[]): Promise<void> {
  const banks = BANKS.map(() => newId());
  for (const [index, name] of BANKS.entries()) {
    await api.rows('insert into bank (id, name, slug, kind, active) values ($1, $2, $3, $4, $5)', [
      banks[index],
      name,
      `bank-${index}`,
      'Credit union',
      index !== CLOSED,
    ]);
  }
  for (const { bank, changes } of all) {
    const id = newId();
    let before: object | null = null;
    for (const { daysAgo, facts } of changes) {
      const after = facts && {
        ...facts,
        endsOn: facts.endsDaysAgo === null ? null : addDays(today(), -facts.endsDaysAgo),
      };
      await api.rows(
        `insert into rate_history (created_at, id, rate_id, bank_id, bank_name, before, after, old_rate, new_rate)
         values (${ZONE_NOON}, $2, $3, $4, 'Any', $5::jsonb, $6::jsonb, ($5::jsonb ->> 'rate')::numeric, ($6::jsonb ->> 'rate')::numeric)`,
        [
          addDays(today(), -daysAgo),
          newId(),
          id,
          banks[bank],
          before && JSON.stringify(before),
          after && JSON.stringify(after),
        ],
      );
      before = after;
    }
    await api.rows(
      `insert into rate (created_at, id, bank_id, term, type, rate, visibility, ends_on)
       select ${ZONE_NOON}, $2, $3, (f ->> 'term')::numeric, f ->> 'type', (f ->> 'rate')::numeric, f ->> 'visibility', (f ->> 'endsOn')::date
       from (select $4::jsonb as f) f where f is not null`,
      [addDays(today(), -changes[0]!.daysAgo), id, banks[bank], before && JSON.stringify(before)],
    );
  }
}

/** Looked up one by one, without a statement of ours. */
function directly(all: readonly History[], term: number, type: string, months: number) {
  return Array.from({ length: months + 1 }, (_, index) => monthsBefore(today(), months - index)).flatMap((day) => {
    const lowest = new Map<number, number>();
    for (const { bank, changes } of all) {
      const facts = changes.filter(({ daysAgo }) => addDays(today(), -daysAgo) <= day).at(-1)?.facts;
      const isOver = facts?.endsDaysAgo != null && addDays(today(), -facts.endsDaysAgo) < day;
      if (!facts || isOver || facts.term !== term || facts.type !== type || facts.visibility !== 'everyone') continue;
      if (bank !== CLOSED) lowest.set(bank, Math.min(facts.rate, lowest.get(bank) ?? Infinity));
    }
    return lowest.size === 0 ? [] : [{ on: day, best: Math.min(...lowest.values()) }];
  });
}

const asked = async (term: number, type: (typeof TYPES)[number], months: number) =>
  (await trends.trend(term, type, months)).map(({ on, best }) => ({ on, best }));

test('how rates moved is the same before days are kept, afterwards, and where some of them are lost', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (all) => {
      await empty();
      await store(all);
      const expected = TYPES.map((type) => directly(all, 5, type, 13));
      const told = () => Promise.all(TYPES.map((type) => asked(5, type, 13)));
      expect(await told()).toEqual(expected);
      await Promise.all([keepDays(api.platform), keepDays(api.platform)]);
      expect(await told()).toEqual(expected);
      await api.rows(`delete from rate_day where extract(day from day)::int % 2 = 0`);
      expect(await told()).toEqual(expected);
    }),
    { numRuns: 8 },
  );
});

/** Yesterday, but in the first hour after midnight: a change of that day may still be on its way. */
const lastDayOver = (): string => addDays(localDateOf(Date.now() - 3_600_000, OFFICE_ZONE), -1);

test('every day that is over is kept once, from the first one known of; today is not', async () => {
  const facts = { term: 5, type: 'fixed' as const, rate: 4.2, visibility: 'everyone', endsDaysAgo: null };
  await store([{ bank: 0, changes: [{ daysAgo: 45, facts }] }]);
  await keepDays(api.platform);
  const kept = await api.rows<{ day: string }>('select day::text as day from rate_day order by day');
  expect([kept[0]?.day, kept.at(-1)?.day]).toEqual([addDays(today(), -45), lastDayOver()]);
  await keepDays(api.platform);
  expect(await api.rows('select day from rate_day')).toHaveLength(kept.length);
  // what was said is not said again otherwise
  await api.rows('update rate_day_lowest set rate = 1.11');
  expect((await asked(5, 'fixed', 1)).map(({ best }) => best)).toEqual([1.11, 4.2]);
});

test('without rates there is nothing to keep', async () => {
  await keepDays(api.platform);
  expect(await api.rows('select day from rate_day')).toEqual([]);
});

test('a day whose statement takes longer than a request may is kept all the same', async () => {
  const quick = await testApi({ DATABASE_STATEMENT_MS: '200', DATABASE_QUERY_MS: '300' });
  try {
    await asAdmin(
      `create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return null; end $$;
       create trigger slow after insert on rate_day for each statement execute function slowly()`,
      quick.database.name,
    );
    await quick.rows(`insert into bank (id, name, slug, kind) values ($1, 'Harbour', 'harbour', 'Bank')`, [newId()]);
    await quick.rows(
      `insert into rate (id, bank_id, term, type, rate, created_at) select $1, id, 5, 'fixed', 4.2, now() - interval '3 days' from bank`,
      [newId()],
    );
    await keepDays(quick.platform);
    const kept = await quick.rows<{ day: string }>('select day::text as day from rate_day order by day');
    expect([kept[0]?.day, kept.at(-1)?.day]).toEqual([addDays(today(), -3), lastDayOver()]);
  } finally {
    await quick.close();
  }
});
