import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * At most two open calls of an address and of a number. The rule stands in the table, so that several instances, and
 * several calls in one statement, are counted under one lock; it looks after the statement, so that a time that is taken
 * is said first. What has `confirmed_at` when it is stored is the office's own, and is not asked. Numbers are compared by
 * the keyed hash that the enquiry has. All calls of before count as confirmed: their emails had no link to do it.
 */
const SQL = `
alter table booking
  add column phone_index text,
  add column confirmed_at timestamptz,
  add column told_at timestamptz;
update booking set confirmed_at = created_at, told_at = created_at;
update booking b set phone_index = e.phone_index from enquiry e where e.source = 'booking' and e.source_id = b.id;
create index booking_mailbox_idx on booking (lower(email));
create index booking_number_idx on booking (phone_index) where status = 'CONFIRMED';
create index booking_unconfirmed_idx on booking (told_at) where confirmed_at is null and status = 'CONFIRMED';

create function check_open_calls() returns trigger language plpgsql as $$
declare
  place bigint;
begin
  -- in one order, so that two statements never wait for each other
  for place in
    select distinct hashtextextended(who, 0) from (
      select 'calls of ' || lower(email) as who from added where confirmed_at is null
      union all select 'calls to ' || phone_index from added where confirmed_at is null and phone_index is not null
    ) as asked order by 1
  loop
    perform pg_advisory_xact_lock(place);
  end loop;
  if exists (
    select from added a where a.confirmed_at is null and (
      (select count(*) from booking b
         where lower(b.email) = lower(a.email) and b.status = 'CONFIRMED' and b.starts_at > now()) > 2
      or (select count(*) from booking b
         where b.phone_index = a.phone_index and b.status = 'CONFIRMED' and b.starts_at > now()) > 2)
  ) then
    raise exception 'too many open calls' using errcode = 'check_violation', table = 'booking', constraint = 'booking_open_calls';
  end if;
  return null;
end $$;
create trigger booking_open_calls after insert on booking referencing new table as added
  for each statement execute function check_open_calls();
`;

export class OpenCalls1792012000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Which calls were confirmed is not forgotten: restore a backup instead.'));
  }
}
