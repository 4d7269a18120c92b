import { ENQUIRY_STATUSES } from '@brokerage/domain/enquiries/enquiry-status';
import { stepOf } from '@brokerage/domain/enquiries/enquiry-steps';
import type { NamedStatement } from '../../platform/postgres/named-query.js';
import { CAMPAIGN, isUnanswered } from '../enquiries/public.js';
import type { FigureKind } from './enquiry-day.entity.js';
import { bucketInSql } from './median.js';
import { ENQUIRY, ENQUIRY_EVENT } from '../enquiries/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

const dayStart = (day: string): string => `(${day})::timestamp at time zone 'America/Toronto'`;

const step = (status: string): string => {
  const cases = ENQUIRY_STATUSES.map(({ value }) => `when '${value}' then ${stepOf(value)}`);
  return `case ${status} ${cases.join(' ')} else 0 end`;
};

const KEYS = `e.channel, coalesce(${CAMPAIGN}, '') as campaign,
  coalesce(e.assigned_to_id::text, '') as owner`;

const KINDS: readonly (readonly [FigureKind, string])[] = [
  ['CHANNEL', 'channel'],
  ['OWNER', 'owner'],
  ['LOST', 'lost'],
];
/** Which grouping set a row is of, by the columns that it groups: bit by bit as `grouping` gives them */
const KIND = `case grouping(channel, campaign, owner, lost)
  when 15 then 'ALL' when 7 then 'CHANNEL' when 3 then 'CAMPAIGN' when 13 then 'OWNER' else 'LOST' end`;

/** One row for each kind and key of the days that `days` selects as (day). The only place where enquiries are counted. */
const countedDays = (days: string): string => `
  select day, ${KIND} as kind,
    coalesce(${KINDS.map(([, column]) => column).join(', ')}, '') as key, coalesce(campaign, '') as campaign,
    count(*)::int as leads, count(seconds)::int as answered,
    count(*) filter (where seconds <= 300)::int as within5_min,
    count(*) filter (where seconds <= 3600)::int as within1_h,
    count(*) filter (where seconds <= 86400)::int as within24_h,
    count(*) filter (where step >= 1)::int as contacted,
    count(*) filter (where step >= 2)::int as qualified,
    count(*) filter (where step >= 3)::int as converted,
    array_agg(bucket order by bucket) filter (where bucket is not null) as all_buckets
  from (
    select d.day, ${KEYS}, case when e.status = 'LOST' then e.lost_reason end as lost,
      t.seconds, ${bucketInSql('t.seconds')} as bucket,
      greatest(case when t.seconds is null then 0 else 1 end, ${step('e.status')},
        (select max(${step('v.to_status')}) from ${ENQUIRY_EVENT} v where v.enquiry_id = e.id)) as step
    from (${days}) d
    join ${ENQUIRY} e on e.created_at >= ${dayStart('d.day')} and e.created_at < ${dayStart('d.day + 1')}
    cross join lateral (
      select case when e.first_responded_at is not null
        then greatest(extract(epoch from e.first_responded_at - e.created_at)::float8, 0) end as seconds
    ) t
  ) fact
  group by grouping sets ((day), (day, channel), (day, channel, campaign), (day, owner), (day, lost))
  having grouping(lost) = 1 or lost is not null`;

const COLUMNS = `day, kind, key, campaign, leads, answered, within5_min, within1_h, within24_h, contacted, qualified, converted`;

/** `all_buckets` has an element for each answer; the table keeps each bucket once, with its count. */
const withCounts = (rows: string): string => `
  select ${COLUMNS}, coalesce(h.buckets, '{}') as buckets, coalesce(h.counts, '{}') as counts
  from (${rows}) r
  left join lateral (
    select array_agg(b order by b) as buckets, array_agg(n order by b) as counts
    from (select b::smallint as b, count(*)::int as n from unnest(r.all_buckets) b group by b) one
  ) h on true`;

/** Waits for who counts already. */
export const LOCK = `select pg_advisory_xact_lock(hashtext('enquiry_day'))`;

/** Up to $1 days to be counted, the newest first, before $2. */
export const FIND = `
  select distinct day::text as day from enquiry_day_stale where $2::date is null or day < $2::date
  order by day desc limit $1`;

/** Takes those of $1 that nobody else has counted meanwhile. */
export const TAKE = `delete from enquiry_day_stale where day = any($1::date[]) returning day::text as day`;

/** Forgets $1 days. */
export const FORGET = `delete from enquiry_day where day = any($1::date[])`;

/** Counts $1 days. */
export const COUNT = `
  insert into enquiry_day (${COLUMNS}, buckets, counts)
  ${withCounts(countedDays('select unnest($1::date[]) as day'))}`;

/** $1 the first day of the period before, $2 the first of this one, $3 today. Days that wait to be counted are counted here. */
const DAYS = `
  with stale as materialized (
    select distinct day from enquiry_day_stale where day between $1::date and $3::date
  ), live as (${withCounts(countedDays('select day from stale'))}
  ), counted as (
    select ${COLUMNS}, buckets, counts from enquiry_day d
    where day between $1::date and $3::date and not exists (select from stale s where s.day = d.day)
    union all select ${COLUMNS}, buckets, counts from live
  ), asked as (
    select *, day >= $2::date as is_now from counted
    where day >= $2::date or (kind = 'ALL' and day <= $3::date - ($2::date - $1::date))
  )`;

/** Sums by kind and key, those of charts also by their point. $4: how many days a point has. */
export const FIGURES: NamedStatement = {
  name: 'figures.read',
  text: `${DAYS}, keyed as (
    select *, case when is_now and kind in ('ALL', 'CHANNEL')
      then ($2::date + (day - $2::date) / $4::int * $4::int)::text end as at
    from asked
  ), sums as (
    select kind, is_now, at, key, campaign, sum(leads)::int as leads, sum(answered)::int as answered,
      sum(within5_min)::int as within5_min, sum(within1_h)::int as within1_h, sum(within24_h)::int as within24_h,
      sum(contacted)::int as contacted, sum(qualified)::int as qualified, sum(converted)::int as converted
    from keyed group by kind, is_now, at, key, campaign
  )
  select s.kind, s.is_now as "isNow", s.at, s.key, s.campaign, u.name as "ownerName", s.leads, s.answered,
    s.within5_min as "within5Min", s.within1_h as "within1H", s.within24_h as "within24H",
    s.contacted, s.qualified, s.converted
  from sums s
  left join ${USER_ACCOUNT} u on u.id = case s.kind when 'OWNER' then nullif(s.key, '')::uuid end
  order by s.kind, s.at, s.leads desc, s.key, s.campaign`,
};

/** The answers by bucket, day by day: adding them up here would take five times as long as handing them over. */
export const SPREADS: NamedStatement = {
  name: 'figures.spreads',
  text: `${DAYS}
  select kind, is_now as "isNow", ($2::date + (day - $2::date) / $4::int * $4::int)::text as at, key,
    buckets::text as buckets, counts::text as counts
  from asked
  where kind in ('ALL', 'CHANNEL', 'OWNER')`,
};

/** The channels of the last year, those with the most leads first. $1 how many. */
export const CHANNELS_USED: NamedStatement = {
  name: 'figures.channels',
  text: `
  select key from enquiry_day
  where day > current_date - 365 and kind = 'CHANNEL'
  group by key order by sum(leads) desc, key limit $1`,
};

/** Since the day $1: whose 24 hours still run. */
export const RUNNING: NamedStatement = {
  name: 'figures.running',
  text: `
  select ${KEYS}, count(*)::int as n from ${ENQUIRY} e
  where e.created_at >= greatest(now() - interval '24 hours', ${dayStart('$1::date')}) and ${isUnanswered('e')}
  group by 1, 2, 3`,
};
