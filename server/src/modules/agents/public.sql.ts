export const AGENT = `(
  select id, name, subdomain, title, level, licences, province, zone, calendar_no, phone, email, active, user_id,
    feed_no, feed_open, created_at, updated_at
  from agent)`;

/** $1 an agent, $2 whether their calendar has a public address. A new one each time. */
export const CHANGE_FEED =
  'update agent set feed_no = feed_no + 1, feed_open = $2 where id = $1 returning feed_no as no, name';
