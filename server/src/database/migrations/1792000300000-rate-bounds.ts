import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A published rate is from 1% to 15%, however it came in. A rate outside from before stays until somebody changes it, and
 * the constraint then counts as not validated.
 */
export class RateBounds1792000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table rate drop constraint rate_rate_range;
alter table rate add constraint rate_rate_range check (rate between 1 and 15) not valid;
do $$ begin
  if not exists (select from rate where rate not between 1 and 15) then
    alter table rate validate constraint rate_rate_range;
  end if;
end $$;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table rate drop constraint rate_rate_range;
alter table rate add constraint rate_rate_range check (rate > 0 and rate < 30);
`);
  }
}
