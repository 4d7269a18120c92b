import { isOpen, isUnanswered } from '../enquiries/public.js';
import { ENQUIRY } from '../enquiries/public.sql.js';
import { ENQUIRY_TASK } from '../tasks/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

/** What a digest counts. */
export interface DigestCounts {
  overdue: number;
  dueToday: number;
  unassigned: number;
  followUps: number;
  tasks: number;
}

export interface DigestRow extends DigestCounts {
  userId: string;
  email: string;
}

/** $1 now, $2 the end of the day: the office's numbers once, and each person's own. */
const counts = (staff: string): string => `
  office as (
    select count(*) filter (where ${isUnanswered('e')} and e.first_response_due_at < $1::timestamptz)::int as overdue,
      count(*) filter (where ${isUnanswered('e')} and e.first_response_due_at between $1::timestamptz and $2::timestamptz)::int
        as "dueToday",
      count(*) filter (where e.assigned_to_id is null)::int as unassigned
    from ${ENQUIRY} e where ${isOpen('e')}
  ),
  counted as (
    select staff.id as "userId", staff.email, office.*,
      (select count(*)::int from ${ENQUIRY} e
       where e.follow_up_at < $2::timestamptz and coalesce(e.assigned_to_id = staff.id, true)) as "followUps",
      (select count(*)::int from ${ENQUIRY_TASK} t where t.assignee_id = staff.id and t.done_at is null
         and t.due_on < ($2::timestamptz at time zone 'America/Toronto')::date) as tasks
    from ${staff} staff cross join office
  )`;

const WANTS = `u.role = 'ADMIN' and u.suspended_at is null and coalesce(d.wanted, true)`;

/** Those whose digest of the day, $1, is not decided yet. */
export const FIND_DIGESTS = `
  select u.id from ${USER_ACCOUNT} u left join daily_digest d on d.user_id = u.id
  where ${WANTS} and d.sent_on is distinct from $1::date order by u.id`;

/**
 * $3 the day, $4 for whom. Decides once a day for each person, however many instances ask, and gives those who have something to read.
 * Who is told nothing in the morning is not told later that day either.
 */
export const TAKE_DIGESTS = `
  with staff as (
    insert into daily_digest as d (user_id, sent_on)
    select u.id, $3::date from ${USER_ACCOUNT} u left join daily_digest d on d.user_id = u.id
    where u.id = any($4::uuid[]) and ${WANTS} and d.sent_on is distinct from $3::date
    order by u.id
    on conflict (user_id) do update set sent_on = excluded.sent_on where d.sent_on is distinct from excluded.sent_on
    returning d.user_id as id
  ),
  people as (select u.id, u.email from staff join ${USER_ACCOUNT} u on u.id = staff.id),
  ${counts('people')}
  select * from counted where overdue + "dueToday" + unassigned + "followUps" + tasks > 0 order by "userId"`;

/** $3 the person; no row where they no longer want it or no longer work here. */
export const READ_DIGEST = `
  with people as (
    select u.id, u.email from ${USER_ACCOUNT} u left join daily_digest d on d.user_id = u.id where u.id = $3 and ${WANTS}
  ),
  ${counts('people')}
  select * from counted`;

export const SET_DIGEST = `
  insert into daily_digest (user_id, wanted) values ($1, $2)
  on conflict (user_id) do update set wanted = excluded.wanted`;
