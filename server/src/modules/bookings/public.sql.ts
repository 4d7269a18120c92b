import { claimRows } from '../../kernel/claim-rows.js';

export const BOOKING = `(
  select id, agent_id, starts_at, ends_at, status, zone, full_name, email, phone, user_id, had_owner, created_at
  from booking)`;

export const HOURS_EXCEPTION = '(select calendar_no, on_date, starts from hours_exception)';

export const WORKING_HOURS = '(select id, calendar_no, weekday, starts, ends from working_hours)';

/** $1: the calendar whose openings are written anew */
export const FORGET_HOURS = 'delete from working_hours where calendar_no = $1';
/** $1 the calendar, $2 the openings as jsonb. */
export const ADD_HOURS = `
  insert into working_hours (id, calendar_no, weekday, starts, ends)
  select h.id, $1, h.weekday, h.starts, h.ends
  from jsonb_to_recordset($2::jsonb) as h(id uuid, weekday smallint, starts time, ends time)`;

/** $1: the calendar. Whole days only: other hours on a day are no absence. */
export const FORGET_AWAY = 'delete from hours_exception where calendar_no = $1 and starts is null';
/** $1 the calendar, $2 the days as jsonb. */
export const ADD_AWAY = `
  insert into hours_exception (id, calendar_no, on_date)
  select gen_random_uuid(), $1, d.day
  from (select distinct generate_series(r."from", r."to", interval '1 day')::date as day
        from jsonb_to_recordset($2::jsonb) as r("from" date, "to" date)) d`;

/** Part of `claimByAddress` */
export const CLAIM_BOOKINGS = claimRows('booking');

/** $1 the id of a source, $2 of its enquiry */
export const FORGET_BOOKING = 'delete from booking where id = $1 and $2::uuid is not null';
