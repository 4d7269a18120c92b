import { USER_ACCOUNT } from '../users/public.sql.js';

export const AGENT = `(
  select id, name, subdomain, title, level, licences, province, zone, calendar_no, phone, email, active, user_id,
    feed_no, feed_open, created_at, updated_at
  from agent)`;

/** Advisers who work here: shown to visitors, with an account that is not suspended. Only they have a desk. */
export const AGENT_ON_DESK = `(
  select a.id, a.name, a.subdomain, a.user_id
  from agent a join ${USER_ACCOUNT} u on u.id = a.user_id
  where a.active and u.suspended_at is null)`;

/** $1 an agent, $2 whether their calendar has a public address. A new one each time. */
export const CHANGE_FEED =
  'update agent set feed_no = feed_no + 1, feed_open = $2 where id = $1 returning feed_no as no, name';
