import { DataSource } from 'typeorm';
import { publishedApr } from '@brokerage/domain/rates/apr';
import { testDatabase } from '../../test/database.js';
import { makeOwnerDataSource, MIGRATIONS } from './data-source.js';
import { RateFees1792013000000 } from './migrations/1792013000000-rate-fees.js';

const RATES = [
  { term: 5, type: 'fixed', compounding: 'semi-annual', rate: 3.94, apr: 3.97 },
  { term: 0.5, type: 'variable', compounding: 'monthly', rate: 10.99, apr: 14.2535 },
  { term: 3, type: 'fixed', compounding: 'semi-annual', rate: 4.24, apr: 3.96 },
  { term: 2, type: 'fixed', compounding: 'semi-annual', rate: 4.24, apr: 4.24 },
  { term: 1, type: 'fixed', compounding: 'semi-annual', rate: 4.24, apr: null },
] as const;

test('an APR that was typed becomes the fees that explain it, and one not above its rate is marked', async () => {
  const database = await testDatabase({ template: null });
  const now = makeOwnerDataSource(database.ownerUrl);
  const upTo = (count: number): Promise<DataSource> =>
    new DataSource({ ...now.options, migrations: MIGRATIONS.slice(0, count) }).initialize();
  const place = MIGRATIONS.findIndex((migration) => migration === RateFees1792013000000);

  const before = await upTo(place);
  await before.runMigrations();
  await before.query(
    `insert into bank (id, name, slug, kind) values (gen_random_uuid(), 'Oak Trust', 'oak-trust', 'Chartered bank')`,
  );
  for (const { term, type, compounding, rate, apr } of RATES)
    await before.query(
      `with made as (
         insert into rate (id, bank_id, term, type, compounding, rate, apr)
         select gen_random_uuid(), id, $1, $2, $3, $4, $5 from bank returning id, bank_id
       )
       insert into rate_change (rate_id, bank_id, kind, version, facts)
       select id, bank_id, 'update', 1, jsonb_build_object('term', $1::float8, 'compounding', $3::text, 'rate', $4::float8, 'apr', $5::float8) from made`,
      [term, type, compounding, rate, apr],
    );
  await before.destroy();

  const after = await upTo(place + 1);
  await after.runMigrations();
  type Row = { fees: number | null; toCheck: boolean; facts: Record<string, unknown> };
  const rows = await after.query<Row[]>(
    `select r.fees::float8 as fees, r.fees_to_check as "toCheck", c.facts
     from rate r join rate_change c on c.rate_id = r.id order by r.created_at, r.term desc`,
  );
  const found = RATES.map((rate) => ({ rate, row: rows.find(({ facts }) => facts.term === rate.term) }));
  expect(found.map(({ rate, row }) => publishedApr({ ...rate, fees: row?.fees ?? null }))).toEqual([
    3.97,
    14.2535,
    4.24,
    4.24,
    null,
  ]);
  expect(found.map(({ row }) => row?.toCheck)).toEqual([false, false, true, true, false]);
  for (const { row } of found) {
    expect(row?.facts.fees).toBe(row?.fees);
    expect(row?.facts).not.toHaveProperty('apr');
  }
  await after.destroy();
  await database.drop();
});
