import type { NamedStatement } from '../../../platform/postgres/named-query.js';
import { lowestAtEndOf, openOf, TODAY } from './rate-day.sql.js';
import { visibleTo } from './rate.sql.js';
import { BANK } from '../../lenders/public.sql.js';

/** The best and the average rate at the end of today and of the same day in the months before: $1 years, $2 type, $3 months. */
export const TREND: NamedStatement = {
  name: 'rates.trend',
  text: `
    with days as materialized (
      select (${TODAY} - make_interval(months => back))::date as day from generate_series(0, $3::int) back
    ),
    unkept as materialized (${openOf('days')}),
    lowest as (
      select day, bank_id, rate from rate_day_lowest
      where day in (select day from days) and term = $1::numeric and type = $2::text
      union all
      select day, bank_id, rate from (${lowestAtEndOf('unkept')}) lowest where term = $1::numeric and type = $2::text
      union all
      select ${TODAY}, r.bank_id, min(r.rate) from rate r
      where r.term = $1::numeric and r.type = $2::text and ${visibleTo('false')}
      group by r.bank_id
    )
    select to_char(day, 'YYYY-MM-DD') as "on", min(rate)::float8 as best, round(avg(rate), 2)::float8 as average
    from lowest
    where bank_id not in (select id from ${BANK} bank where not active)
    group by day
    order by day`,
};

/**
 * Every state the rate $1 was ever in, with the moment it began: what each change left, what stood before the first change
 * known, and a rate that never changed. `facts` are the rate's columns as they were.
 */
const STATES = `
  states as (
    select h.rate_id, h.created_at as since, h.id as change, h.new_rate as rate, h.after as facts
    from rate_history h where h.rate_id = $1::uuid
    union all
    select earliest.* from (
      select h.rate_id, case when r.created_at < h.created_at then r.created_at else '-infinity' end,
             null::uuid, h.old_rate, h.before
      from rate_history h
      left join rate r on r.id = h.rate_id
      where h.rate_id = $1::uuid
      order by h.created_at, h.id limit 1
    ) earliest
    union all
    select r.id, r.created_at, null, r.rate, to_jsonb(r)
    from rate r
    where r.id = $1::uuid and not exists (select from rate_history h where h.rate_id = r.id)
  ),
  periods as (
    select rate_id, since, rate, (facts ->> 'term')::numeric as term, facts ->> 'type' as type,
           coalesce(lead(since) over (order by since, change nulls first), 'infinity') as until
    from states
  )`;

/** What one rate was from which day on, oldest first, while it had today's term and type: $1 id, $2 months. */
export const LENDER_RATE_HISTORY: NamedStatement = {
  name: 'rates.lender-history',
  text: `
    with ${STATES},
    first as (select (${TODAY} - make_interval(months => $2::int))::date as day),
    points as (
      select distinct on (day) greatest((p.since at time zone 'America/Toronto')::date, first.day) as day, p.rate
      from periods p
      cross join first
      join rate r on r.id = p.rate_id and r.term = p.term and r.type = p.type
      join ${BANK} b on b.id = r.bank_id and b.active
      where p.rate is not null
        and ${visibleTo('true')}
        and p.until >= first.day::timestamp at time zone 'America/Toronto'
      order by day, p.since desc
    )
    select to_char(day, 'YYYY-MM-DD') as "on", rate from points order by day`,
};
