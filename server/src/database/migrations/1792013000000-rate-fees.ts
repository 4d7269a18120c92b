import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A rate's fees take the place of its APR, which is worked out from them (docs/decisions/0108). A stored APR becomes the
 * fees that explain it on a mortgage of $500,000 over 25 years; one that was not above its rate becomes no fees, and the
 * desk marks it. Drafts, publications and the history are rewritten the same way, so that a restored one has fees too.
 */
const FEES_OF = `
create function pg_temp.fees_of(rate float8, apr float8, term float8, compounding text) returns numeric language sql as $$
  select case when apr is null then null when apr <= rate then 0 else round((
    (apr - rate) / 100 * months / 12
      * 500000 * (power(1 + i, 300) - (power(1 + i, months) - 1) / (months * i)) / (power(1 + i, 300) - 1)
  )::numeric, 2) end
  from (select greatest(1, round(term * 12))::float8 as months,
               case compounding when 'monthly' then rate / 1200 else power(1 + rate / 200, 1.0 / 6) - 1 end as i) loan
$$;

create function pg_temp.with_fees(facts jsonb) returns jsonb language sql as $$
  select case when facts ? 'apr' then (facts - 'apr') || jsonb_build_object('fees', pg_temp.fees_of(
    (facts ->> 'rate')::float8, (facts ->> 'apr')::float8, (facts ->> 'term')::float8,
    coalesce(facts ->> 'compounding', 'semi-annual'))) else facts end
$$;`;

const rewritten = (table: string, column: string): string =>
  `update ${table} set ${column} = pg_temp.with_fees(${column}::jsonb) where ${column}::jsonb ? 'apr';`;

const JSON_COLUMNS = [
  ['rate_change', 'facts'],
  ['publication_entry', 'before'],
  ['publication_entry', 'after'],
  ['rate_history', 'before'],
  ['rate_history', 'after'],
] as const;

export class RateFees1792013000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${FEES_OF}
      alter table rate
        add column fees numeric(9,2),
        add column fees_to_check boolean not null default false;
      update rate set fees = least(pg_temp.fees_of(rate, apr, term, compounding), 500000), fees_to_check = apr <= rate
      where apr is not null;
      alter table rate drop column apr;
      alter table rate add constraint rate_fees_range check (fees between 0 and 500000);
      ${JSON_COLUMNS.map(([table, column]) => rewritten(table, column)).join('\n')}`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('An APR that was typed is not put back: restore a backup instead.'));
  }
}
