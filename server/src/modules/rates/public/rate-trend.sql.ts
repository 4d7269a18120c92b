import type { NamedStatement } from '../../../platform/postgres/named-query.js';
import { visibleTo } from './rate.sql.js';
import { BANK } from '../../lenders/public.sql.js';

/**
 * Every state a rate was ever in, with the moment it began: what each change left, what stood before the first change
 * known, and rates that never changed. `facts` are the rate's columns as they were.
 */
const states = (which: string): string => `
  states as (
    select h.rate_id, h.bank_id, h.created_at as since, h.id as change, h.new_rate as rate, h.after as facts
    from rate_history h where ${which.replaceAll('$rate', 'h.rate_id')}
    union all
    select earliest.* from (
      select distinct on (h.rate_id) h.rate_id, h.bank_id,
             case when r.created_at < h.created_at then r.created_at else '-infinity' end,
             null::uuid, h.old_rate, h.before
      from rate_history h
      left join rate r on r.id = h.rate_id
      where ${which.replaceAll('$rate', 'h.rate_id')}
      order by h.rate_id, h.created_at, h.id
    ) earliest
    union all
    select r.id, r.bank_id, r.created_at, null, r.rate, to_jsonb(r)
    from rate r
    where ${which.replaceAll('$rate', 'r.id')} and not exists (select from rate_history h where h.rate_id = r.id)
  ),
  periods as (
    select rate_id, bank_id, since, rate, facts, (facts ->> 'term')::numeric as term, facts ->> 'type' as type,
           coalesce(facts ->> 'visibility', 'everyone') as visibility,
           coalesce(facts ->> 'endsOn', facts ->> 'ends_on')::date as ends_on,
           coalesce(lead(since) over (partition by rate_id order by since, change nulls first), 'infinity') as until
    from states
  )`;

const TODAY = `(now() at time zone 'America/Toronto')::date`;

/** The best and the average rate at the end of today and of the same day in the months before: $1 years, $2 type, $3 months. */
export const TREND: NamedStatement = {
  name: 'rates.trend',
  text: `
    with concerned as materialized (
      select id from rate where term = $1 and type = $2 and bank_id not in (select id from ${BANK} bank where not active)
      union
      select rate_id from rate_history
      where bank_id not in (select id from ${BANK} bank where not active)
        and (before ->> 'type' = $2 and (before ->> 'term')::numeric = $1
          or after ->> 'type' = $2 and (after ->> 'term')::numeric = $1)
    ),
    ${states('$rate in (select id from concerned)')},
    days as (
      select (${TODAY} - make_interval(months => back))::date as day from generate_series(0, $3::int) back
    ),
    lowest as (
      select d.day, p.bank_id, min(p.rate) as rate
      from days d
      join periods p on p.since < (d.day + 1)::timestamp at time zone 'America/Toronto'
                    and p.until >= (d.day + 1)::timestamp at time zone 'America/Toronto'
      where p.rate is not null and p.term = $1 and p.type = $2 and p.visibility = 'everyone'
        and (p.ends_on is null or p.ends_on >= d.day)
      group by d.day, p.bank_id
    )
    select to_char(day, 'YYYY-MM-DD') as "on", min(rate) as best, round(avg(rate), 2) as average
    from lowest
    group by day
    order by day`,
};

/** What one rate was from which day on, oldest first, while it had today's term and type: $1 id, $2 months. */
export const LENDER_RATE_HISTORY: NamedStatement = {
  name: 'rates.lender-history',
  text: `
    with ${states('$rate = $1::uuid')},
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
