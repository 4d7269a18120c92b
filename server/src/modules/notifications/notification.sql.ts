import { LICENCE_WARNING_DAYS } from '@brokerage/domain/agents/licence-expiry';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { DUE_SOON_HOURS } from '@brokerage/domain/enquiries/enquiry-clock';
import type { NamedStatement } from '../../platform/postgres/named-query.js';
import { isOpen, isUnanswered } from '../enquiries/public.js';
import { AGENT } from '../agents/public.sql.js';
import { APPLICATION, APPLICATION_EVENT } from '../applications/public.sql.js';
import { ENQUIRY, ENQUIRY_EVENT, ENQUIRY_MENTION, ENQUIRY_NOTE } from '../enquiries/public.sql.js';
import { FIT_CHANGE, LENDER_CHOICE } from '../lender-fit/public.sql.js';
import { MAIL_MESSAGE } from '../mail/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

/** Nobody has taken it up yet. */
const UNTOUCHED = `e.status in ('NEW', 'ASSIGNED')`;
/** The call of a booking has its time already. */
const WANTS_QUICK_ANSWER = `${UNTOUCHED} and e.kind <> 'BOOKING'`;
/** What was given to somebody is news for this long. */
const GIVEN_DAYS = 7;
/** It is the reader's, or nobody's who works here: then it is everybody's. */
const CONCERNS_READER = 'coalesce(owner.id = $1, true)';

/**
 * $1 who asks, $2 how many, $3 now, $4 the office's hours of the last days. The steps towards a deadline are worked out
 * from the enquiry's own times, and an enquiry shows the last one it reached (docs/decisions/0063). What one act gave to
 * the reader is one notification, however many enquiries.
 */
export const NOTIFICATIONS: NamedStatement = {
  name: 'notifications.list.7',
  text: `
    with seen as (
      select coalesce((select seen_at from notification_seen where user_id = $1), '-infinity') as at
    ),
    opening as (
      select starts, ends, sum(ends - starts) over (order by starts) - (ends - starts) as before
      from jsonb_to_recordset($4::jsonb) as o(starts timestamptz, ends timestamptz)
    ),
    given as (
      select e.id, e.full_name, e.topic, e.province, e.source, last.actor_id, last.by_rule, last.created_at as at
      from (
        select distinct on (v.enquiry_id) v.enquiry_id, v.actor_id, v.by_rule, v.undone, v.created_at
        from ${ENQUIRY_EVENT} v
        where v.owner_id = $1 and v.created_at > $3::timestamptz - interval '${GIVEN_DAYS} days'
          and v.created_at <= $3::timestamptz
        order by v.enquiry_id, v.created_at desc
      ) last
      join ${ENQUIRY} e on e.id = last.enquiry_id
      where last.actor_id is distinct from $1 and not last.undone and e.assigned_to_id = $1 and ${isOpen('e')}
    ),
    matters as (
      select e.id, 'OVERDUE_ENQUIRY' as kind, e.full_name as title, null as detail,
        e.topic, e.province, e.source, e.first_response_due_at as at, e.id as "enquiryId", null as "actorName", 1 as count
      from ${ENQUIRY} e
      where ${isUnanswered('e')} and e.first_response_due_at <= $3::timestamptz
      union all
      select e.id, step.kind, e.full_name, null, e.topic, e.province, e.source, step.at, e.id, null, 1
      from ${ENQUIRY} e
      left join ${USER_ACCOUNT} owner
        on owner.id = e.assigned_to_id and owner.role = 'ADMIN' and owner.suspended_at is null
      cross join lateral (
        select coalesce(max(o.before + least(e.created_at, o.ends) - o.starts), interval '0') + interval '5 minutes' as reached
        from opening o where o.starts <= e.created_at
      ) quick
      cross join lateral (
        select kind, at
        from (values
          (1, 'DUE_IN_1_HOUR', e.first_response_due_at - interval '1 hour', ${CONCERNS_READER}),
          (2, 'DUE_IN_4_HOURS', e.first_response_due_at - interval '${DUE_SOON_HOURS} hours', ${CONCERNS_READER}),
          (3, 'UNANSWERED_5_MIN',
            (select o.starts + (quick.reached - o.before) from opening o
             where o.before + (o.ends - o.starts) >= quick.reached order by o.starts limit 1),
            ${CONCERNS_READER} and ${WANTS_QUICK_ANSWER}),
          (4, 'NEW_ENQUIRY', e.created_at, ${UNTOUCHED} and e.id not in (select id from given))
        ) as steps(rank, kind, at, applies)
        where applies and at <= $3::timestamptz
        order by rank limit 1
      ) step
      where ${isUnanswered('e')} and e.first_response_due_at > $3::timestamptz
      union all
      select m.id, 'FAILED_MAIL', m.subject, m.recipient, null, null, null, m.updated_at, null, null, 1
      from ${MAIL_MESSAGE} m where m.status = 'failed'
      union all
      select e.id, 'WITHDRAWN_APPLICATION', e.full_name, null, e.topic, e.province, e.source, v.created_at, e.id, null, 1
      from ${APPLICATION_EVENT} v
      join ${APPLICATION} a on a.id = v.application_id
      join ${ENQUIRY} e on e.source_id = a.id
      join ${USER_ACCOUNT} u on u.id = v.actor_id
      where v.to_status = 'withdrawn' and v.created_at > $3::timestamptz - interval '14 days'
        and u.id = a.user_id
      union all
      select a.id, 'LENDER_CHOSEN', a.full_name, a.application_number, null, null, null, c.chosen_at, null, null, 1
      from (
        select application_id, max(chosen_at) as chosen_at from ${LENDER_CHOICE} lender_choice
        where chosen_at > $3::timestamptz - interval '14 days' group by application_id
      ) c
      join ${APPLICATION} a on a.id = c.application_id
      union all
      select f.round_id, 'FIT_CHANGED', count(*)::text, null, null, null, null, max(f.created_at), null, null, count(*)::int
      from ${FIT_CHANGE} f
      where f.settled_at is null and f.created_at > $3::timestamptz - interval '14 days'
      group by f.round_id
      union all
      select a.id, 'LICENCE_EXPIRING', a.name, to_char(soonest.day, 'YYYY-MM-DD'), null, null, null,
        (soonest.day - ${LICENCE_WARNING_DAYS})::timestamp at time zone '${OFFICE_ZONE}', null, null, 1
      from ${AGENT} a
      cross join lateral (
        select min(l ->> 'expiresOn')::date as day from jsonb_array_elements(a.licences) l
      ) soonest
      where a.active and soonest.day - ${LICENCE_WARNING_DAYS} <= ($3::timestamptz at time zone '${OFFICE_ZONE}')::date
      union all
      select n.id, 'MENTION', e.full_name, null, e.topic, e.province, e.source, n.created_at, e.id, author.name, 1
      from ${ENQUIRY_MENTION} m
      join ${ENQUIRY_NOTE} n on n.id = m.note_id
      join ${ENQUIRY} e on e.id = n.enquiry_id
      left join ${USER_ACCOUNT} author on author.id = n.author_id
      where m.user_id = $1 and n.author_id is distinct from $1
        and n.created_at > $3::timestamptz - interval '14 days' and n.created_at <= $3::timestamptz
      union all
      select newest.id, case when act.by_rule then 'YOURS_IN_TURN' else 'ASSIGNED_TO_YOU' end, newest.full_name, null,
        newest.topic, newest.province, newest.source, act.at, newest.id, u.name, act.count
      from (
        select at, actor_id, by_rule, count(*)::int as count, max(id::text)::uuid as newest_id
        from given group by at, actor_id, by_rule
      ) act
      join given newest on newest.id = act.newest_id
      left join ${USER_ACCOUNT} u on u.id = act.actor_id
    ),
    shown as (
      -- an enquiry can have several, and a cache of the console goes by ids
      select kind || '.' || id as id, kind, title, detail, topic, province, source, matters.at, "enquiryId",
        "actorName", count,
        matters.at > seen.at as unseen
      from matters cross join seen order by matters.at desc, id limit $2
    )
    select coalesce((select wanted from daily_digest where user_id = $1), true) as "dailyDigest",
      (select count(*)::int from matters cross join seen where matters.at > seen.at) as unseen,
      coalesce((select json_agg(shown order by shown.at desc, shown.id) from shown), '[]') as items`,
};

/** $1 who, $2 when */
export const MARK_SEEN: NamedStatement = {
  name: 'notifications.seen.2',
  text: `insert into notification_seen (user_id, seen_at) values ($1, $2)
    on conflict (user_id) do update set seen_at = excluded.seen_at`,
};
