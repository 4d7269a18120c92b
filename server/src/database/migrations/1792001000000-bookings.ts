import { v7 as newId } from 'uuid';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const SQL = `
create table agent (
  id uuid not null constraint agent_pkey primary key,
  name text not null,
  subdomain text not null,
  title text not null default 'Mortgage broker',
  province text not null default 'ON',
  zone text not null default 'America/Toronto',
  calendar_no smallint not null,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint agent_calendar_no_positive check (calendar_no > 0)
);

create unique index agent_subdomain_idx on agent (subdomain);
create unique index agent_calendar_no_idx on agent (calendar_no);

create table working_hours (
  id uuid not null constraint working_hours_pkey primary key,
  calendar_no smallint not null,
  weekday smallint not null,
  starts time not null,
  ends time not null,
  constraint working_hours_weekday_known check (weekday between 1 and 7),
  constraint working_hours_in_order check (starts < ends)
);
create unique index working_hours_calendar_no_weekday_starts_idx on working_hours (calendar_no, weekday, starts);

create table hours_exception (
  id uuid not null constraint hours_exception_pkey primary key,
  calendar_no smallint not null,
  on_date date not null,
  starts time,
  ends time,
  constraint hours_exception_in_order check ((starts is null) = (ends is null) and (starts is null or starts < ends))
);
create index hours_exception_calendar_no_on_date_idx on hours_exception (calendar_no, on_date);

create table holiday (
  id uuid not null constraint holiday_pkey primary key,
  province text not null,
  on_date date not null,
  name text not null,
  closed boolean not null default true
);
create unique index holiday_province_on_date_idx on holiday (province, on_date);

create table booking (
  id uuid not null constraint booking_pkey primary key,
  calendar_no smallint not null,
  agent_id uuid,
  agent_chosen boolean not null default false,
  slot tstzrange not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'CONFIRMED',
  sequence integer not null default 0,
  zone text not null,
  full_name text not null,
  email text not null,
  phone text not null,
  placed_at timestamptz not null default now(),
  day_reminder_at timestamptz,
  hour_reminder_at timestamptz,
  cancelled_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint booking_status_known check (status in ('CONFIRMED', 'COMPLETED', 'NO_SHOW', 'CANCELLED')),
  constraint booking_agent_id_fkey foreign key (agent_id) references agent (id),
  constraint booking_no_overlap
    exclude using gist (int4range(calendar_no, calendar_no, '[]') with &&, slot with &&) where (status <> 'CANCELLED')
);
create index booking_starts_at_idx on booking (starts_at);
`;

const TABLES = ['agent', 'working_hours', 'hours_exception', 'holiday', 'booking'];

const tellsCache = (table: string): string => `
create trigger ${table}_changed after insert or update or delete or truncate on ${table}
  for each statement execute function notify_cache('bookings')`;

/** The office's hours at first: Monday to Thursday 9 to 7, Friday 9 to 5, Saturday 10 to 2. */
const HOURS = [
  ...[1, 2, 3, 4].map((weekday) => [weekday, '09:00', '19:00']),
  [5, '09:00', '17:00'],
  [6, '10:00', '14:00'],
] as const;

/** Advisers, hours and calls. The ranges of the constraint need no extension: the calendar's number is a range of one. */
export class Bookings1792001000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
    for (const table of TABLES) await runner.query(tellsCache(table));
    for (const [weekday, starts, ends] of HOURS) {
      await runner.query(
        'insert into working_hours (id, calendar_no, weekday, starts, ends) values ($1, 0, $2, $3, $4)',
        [newId(), weekday, starts, ends],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.query(`drop table ${table}`);
  }
}
