import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A day is counted again after any change of its enquiries, whoever made it. All days of before are to be counted. */
const SQL = `
create table enquiry_day (
  day date not null,
  kind text not null,
  key text not null default '',
  campaign text not null default '',
  leads integer not null,
  answered integer not null,
  within5_min integer not null,
  within1_h integer not null,
  within24_h integer not null,
  contacted integer not null,
  qualified integer not null,
  converted integer not null,
  buckets smallint[] not null,
  counts integer[] not null,
  constraint enquiry_day_kind_known check (kind in ('ALL', 'CHANNEL', 'CAMPAIGN', 'OWNER', 'LOST')),
  primary key (day, kind, key, campaign)
);

create table enquiry_day_stale (
  id bigint generated always as identity primary key,
  day date not null,
  created_at timestamptz not null default now()
);
create index enquiry_day_stale_day_idx on enquiry_day_stale (day);

create function enquiry_day_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into enquiry_day_stale (day)
    select distinct (created_at at time zone 'America/Toronto')::date from before_rows;
  end if;
  if tg_op <> 'DELETE' then
    insert into enquiry_day_stale (day)
    select distinct (created_at at time zone 'America/Toronto')::date from after_rows;
  end if;
  return null;
end $$;

create trigger enquiry_day_inserted after insert on enquiry referencing new table as after_rows
  for each statement execute function enquiry_day_changed();
create trigger enquiry_day_updated after update on enquiry referencing old table as before_rows new table as after_rows
  for each statement execute function enquiry_day_changed();
create trigger enquiry_day_deleted after delete on enquiry referencing old table as before_rows
  for each statement execute function enquiry_day_changed();

insert into enquiry_day_stale (day) select distinct (created_at at time zone 'America/Toronto')::date from enquiry;
`;

export class EnquiryDays1792001600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop trigger enquiry_day_inserted on enquiry;
drop trigger enquiry_day_updated on enquiry;
drop trigger enquiry_day_deleted on enquiry;
drop function enquiry_day_changed();
drop table enquiry_day, enquiry_day_stale;`);
  }
}
