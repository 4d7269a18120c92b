import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How rates moved is read from days that are over, and what changed last from an index (docs/decisions/0173). */
const SQL = `
create table rate_day (
  day date primary key,
  created_at timestamptz not null default now()
);

create table rate_day_lowest (
  day date not null constraint rate_day_lowest_day_fkey references rate_day (day) on delete cascade,
  term numeric(4, 2) not null,
  type text not null,
  bank_id uuid not null,
  rate numeric(6, 4) not null,
  constraint rate_day_lowest_type_known check (type in ('fixed', 'variable')),
  primary key (day, term, type, bank_id)
);

create index rate_history_created_at_id_idx on rate_history (created_at, id);
`;

export class RateDays1792160000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop index rate_history_created_at_id_idx;
drop table rate_day_lowest, rate_day;`);
  }
}
