import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Background work is a leased table, as emails are, and no longer pg-boss's (docs/decisions/0165). An installation that has
 * pg-boss's schema gives over what waits there, and what instances of the build before still add: the same id is the same job.
 */
const SQL = `
create table background_job (
  id uuid primary key,
  queue text not null,
  data jsonb not null,
  attempts smallint not null default 0,
  next_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index background_job_due_idx on background_job (queue, next_at) where ended_at is null;
create index background_job_ended_idx on background_job (ended_at) where ended_at is not null;

do $$ begin
  if to_regclass('pgboss.job') is not null then
    insert into background_job (id, queue, data)
      select id, name, coalesce(data, '{}') from pgboss.job
      where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'
      on conflict do nothing;
    create function pgboss.give_over() returns trigger language plpgsql security definer as $give$
    begin
      insert into public.background_job (id, queue, data) values (new.id, new.name, coalesce(new.data, '{}'))
        on conflict do nothing;
      return null;
    end $give$;
    create trigger give_over after insert on pgboss.job for each row
      when (new.name not like '\\_\\_pgboss%') execute function pgboss.give_over();
  end if;
end $$;
`;

export class BackgroundJobs1792140000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      do $$ begin
        if to_regclass('pgboss.job') is not null then
          drop trigger give_over on pgboss.job;
          drop function pgboss.give_over();
        end if;
      end $$;
      drop table background_job;`);
  }
}
