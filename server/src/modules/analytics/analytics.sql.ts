import { FORM_ROUTES } from '@brokerage/domain/analytics/figures';
import { SESSION_CUT_OFF_MS, SESSION_TIMEOUT_MS } from '@brokerage/domain/analytics/settings';
import { inSql } from '../../kernel/in-sql.js';
import type { NamedStatement } from '../../platform/postgres/named-query.js';
import { USER_ACCOUNT } from '../users/public.sql.js';
import { APPLICATION, APPLICATION_EVENT } from '../applications/public.sql.js';

/** Raw events are kept so long; what was counted from them stays. */
export const KEEP_EVENTS_DAYS = 90;
const DAYS_AHEAD = 3;

export const PARTITIONS = `select analytics_partitions(${DAYS_AHEAD}, ${KEEP_EVENTS_DAYS}) as dropped`;

/** $1: a jsonb array of events. One that came twice is kept once. */
export const INSERT_EVENTS = `
insert into analytics_event (received_on, message_id, at, visitor, kind, route, event, source, campaign, device)
select (e.at at time zone 'utc')::date, e."messageId", e.at, e.visitor, e.kind, e.route, e.event,
  enquiry_channel(jsonb_build_object('first', e.touch)), lower(e.touch->>'utm_campaign'), e.device
from jsonb_to_recordset($1::jsonb) as e("messageId" uuid, at timestamptz, visitor uuid, kind text, route text,
  event text, touch jsonb, device text)
on conflict do nothing`;

/** $1: a jsonb array of counts to be added to. Sorted, so that two instances lock the rows in the same order. */
export const ADD_COUNTS = `
insert into analytics_count (day, kind, key, count)
select day, kind, key, count from jsonb_to_recordset($1::jsonb) as c(day date, kind text, key text, count int)
order by day, kind, key
on conflict (day, kind, key) do update set count = analytics_count.count + excluded.count`;

export const STAFF = `select id from ${USER_ACCOUNT} user_account where role <> 'ACCOUNT_HOLDER'`;

/** Waits for who counts already. */
export const LOCK = `select pg_advisory_xact_lock(hashtext('analytics_day'))`;

export const FORGET = `delete from analytics_day where day = $1::date`;

const ZONE = `at time zone 'America/Toronto'`;
const startOf = (day: string): string => `(${day}::timestamp ${ZONE})`;
const dayOf = (at: string): string => `(${at} ${ZONE})::date`;
const onTheDay = (at: string): string => `${at} >= ${startOf('$1::date')} and ${at} < ${startOf('($1::date + 1)')}`;

/**
 * Views with their visit: a pause of half an hour begins another, and so does every twelfth hour. The SDK’s own session is
 * not there yet at the first events of a first visit, so it is not asked. A day before is read too, for visits over midnight,
 * and as much after as a visit may last.
 */
const VISITS = `
  with views as (
    select visitor, at, message_id, route, source, campaign, device,
      coalesce(at - lag(at) over mine > interval '${SESSION_TIMEOUT_MS} milliseconds', true) as begins
    from analytics_event
    where kind = 'page' and received_on between $1::date - 1 and $1::date + 1
      and at >= ${startOf('($1::date - 1)')}
      and at < ${startOf('($1::date + 1)')} + interval '${SESSION_CUT_OFF_MS} milliseconds'
    window mine as (partition by visitor order by at, message_id)
  ), runs as (
    select *, count(*) filter (where begins) over (partition by visitor order by at, message_id rows unbounded preceding) as run
    from views
  ), cut as (
    select *, floor(extract(epoch from at - min(at) over (partition by visitor, run))
      * 1000 / ${SESSION_CUT_OFF_MS})::int as part
    from runs
  ), visit as (
    select visitor, ${dayOf('min(at)')} as day, count(*)::int as views,
      (array_agg(source order by at))[1] as source, (array_agg(campaign order by at))[1] as campaign,
      (array_agg(device order by at))[1] as device, bool_or(route = '/') as home,
      bool_or(route in (${inSql(FORM_ROUTES)})) as form
    from cut group by visitor, run, part
  )`;

const SUMS = `count(*)::int as visits, sum(views)::int as views, count(distinct visitor)::int as visitors,
    count(*) filter (where views = 1)::int as bounces`;
const byKey = (kind: string, key: string, where = 'true'): string => `
  select day, '${kind}' as kind, ${key} as key, ${SUMS} from visit where day = $1::date and ${where} group by day, ${key}`;
const ofStep = (key: string, day: string, from: string): string => `
  select ${dayOf(day)} as day, 'STEP' as kind, '${key}' as key, count(*)::int, 0, 0, 0
  from ${from} and ${onTheDay(day)} group by 1`;

/** Counts the day $1: one at a time, so that no statement grows with the days. */
export const COUNT = `
insert into analytics_day (day, kind, key, visits, views, visitors, bounces)
${VISITS}
select day, 'ALL', '', ${SUMS} from visit where day = $1::date group by day
union all ${byKey('SOURCE', 'source')}
union all ${byKey('CAMPAIGN', 'campaign', `campaign is not null`)}
union all ${byKey('DEVICE', 'device')}
union all select day, 'STEP', 'HOME', ${SUMS} from visit where day = $1::date and home group by day
union all select day, 'STEP', 'FORM', ${SUMS} from visit where day = $1::date and form group by day
union all select ${dayOf('at')} as day, 'PAGE', route, 0, count(*)::int, count(distinct visitor)::int, 0
  from views where ${onTheDay('at')} group by 1, route
union all ${ofStep('SENT', 'a.created_at', `${APPLICATION} a where true`)}
union all ${ofStep('APPROVED', 'v.created_at', `${APPLICATION_EVENT} v where v.to_status = 'approved'`)}
union all ${ofStep('FUNDED', 'v.created_at', `${APPLICATION_EVENT} v where v.to_status = 'funded'`)}`;

/** $1 the first day of the period before, $2 of this one, $3 today. */
export const SITE_ROWS: NamedStatement = {
  name: 'analytics.rows',
  text: `
  select kind, key, day >= $2::date as "isNow", sum(visits)::int as visits, sum(views)::int as views,
    sum(visitors)::int as visitors, sum(bounces)::int as bounces
  from analytics_day where day between $1::date and $3::date
  group by 1, 2, 3
  union all
  select kind, case when kind = 'HIT' then '' else key end, day >= $2::date, 0, sum(count)::int, 0, 0
  from analytics_count where day between $1::date and $3::date
  group by 1, 2, 3`,
};

export const SITE_POINTS: NamedStatement = {
  name: 'analytics.points',
  text: `
  select day::text as "on", sum(visits) filter (where kind = 'ALL')::int as visits,
    sum(views) filter (where kind = 'ALL')::int as views,
    sum(visits) filter (where kind = 'STEP' and key = 'SENT')::int as sent
  from analytics_day where day between $1::date and $2::date and kind in ('ALL', 'STEP')
  group by day`,
};
