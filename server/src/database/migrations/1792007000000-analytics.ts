import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Events lie in a partition for each day, in a schema of their own. The application's role makes no tables: the function
 * makes them ahead and drops those that have run out. What finds no partition goes to `event_rest`, and is moved from there.
 */
const SQL = `
create table analytics_event (
  received_on date not null,
  message_id uuid not null,
  at timestamptz not null,
  visitor uuid not null,
  kind text not null,
  route text not null,
  event text,
  source text not null,
  campaign text,
  device text not null,
  constraint analytics_event_kind_known check (kind in ('page', 'track', 'identify', 'group', 'alias')),
  constraint analytics_event_device_known check (device in ('PHONE', 'TABLET', 'DESKTOP')),
  primary key (received_on, message_id)
) partition by range (received_on);

create schema analytics;
create table analytics.event_rest partition of analytics_event default;

create table analytics_day (
  day date not null,
  kind text not null,
  key text not null default '',
  visits integer not null,
  views integer not null,
  visitors integer not null,
  bounces integer not null,
  constraint analytics_day_kind_known check (kind in ('ALL', 'SOURCE', 'CAMPAIGN', 'PAGE', 'DEVICE', 'STEP')),
  primary key (day, kind, key)
);

create table analytics_count (
  day date not null,
  kind text not null,
  key text not null,
  count integer not null,
  constraint analytics_count_kind_known check (kind in ('HIT', 'EXCLUDED', 'CONSENT')),
  primary key (day, kind, key)
);

create function analytics_partitions(ahead integer, keep integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  today date := (now() at time zone 'utc')::date;
  one date;
  part text;
  dropped integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('analytics_partitions'));
  for one in select d::date from generate_series(today - 2, today + least(ahead, 30), interval '1 day') d loop
    part := 'event_' || to_char(one, 'YYYYMMDD');
    continue when to_regclass('analytics.' || part) is not null;
    execute format('create table analytics.%I (like public.analytics_event including all)', part);
    execute format('with moved as (delete from analytics.event_rest where received_on = %L returning *)
      insert into analytics.%I select * from moved', one, part);
    execute format('alter table public.analytics_event attach partition analytics.%I for values from (%L) to (%L)',
      part, one, one + 1);
  end loop;
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.analytics_event'::regclass and c.relname ~ '^event_[0-9]{8}$'
      and substr(c.relname, 7) < to_char(today - greatest(keep, 7), 'YYYYMMDD')
  loop
    execute format('drop table analytics.%I', part);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;

select analytics_partitions(3, 90);
`;

export class Analytics1792007000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function analytics_partitions;
      drop table analytics_count, analytics_day, analytics_event;
      drop schema analytics;
    `);
  }
}
