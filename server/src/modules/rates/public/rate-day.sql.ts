export const TODAY = `(now() at time zone 'America/Toronto')::date`;

/** When the day is over: the moment that the next one begins. */
const endOf = (day: string): string => `(${day} + 1)::timestamp at time zone 'America/Toronto'`;

/** The day on which the first thing known of any rate happened; null: nothing is known. */
const FIRST_KNOWN = `(least((select min(created_at) from rate), (select min(created_at) from rate_history))
  at time zone 'America/Toronto')::date`;

/**
 * Each lender's lowest rate of each term and type that everyone could see, at the end of each day of the list `days`, which
 * has a column day. A rate is what its last change of before left, else what stood before its first change, else what it is.
 */
export const lowestAtEndOf = (days: string): string => `
  select d.day, state.term, state.type, state.bank_id, min(state.rate) as rate
  from ${days} d
  cross join (
    select id from rate where exists (select from ${days})
    union select rate_id from rate_history where exists (select from ${days})
  ) known
  left join rate r on r.id = known.id
  left join lateral (
    select h.bank_id, h.new_rate as rate, h.after as facts from rate_history h
    where h.rate_id = known.id and h.created_at < ${endOf('d.day')}
    order by h.created_at desc, h.id desc limit 1
  ) later on true
  left join lateral (
    select h.bank_id, h.created_at, h.old_rate as rate, h.before as facts from rate_history h
    where h.rate_id = known.id and later.bank_id is null
    order by h.created_at, h.id limit 1
  ) earlier on true
  cross join lateral (
    select case when later.bank_id is not null then later.facts when earlier.bank_id is not null then earlier.facts
      else to_jsonb(r) end as facts,
      coalesce(later.bank_id, earlier.bank_id, r.bank_id) as bank_id,
      case when later.bank_id is not null then later.rate when earlier.bank_id is not null then earlier.rate else r.rate end as rate
  ) was
  cross join lateral (
    select was.bank_id, was.rate, (was.facts ->> 'term')::numeric as term, was.facts ->> 'type' as type,
      coalesce(was.facts ->> 'visibility', 'everyone') as visibility,
      coalesce(was.facts ->> 'endsOn', was.facts ->> 'ends_on')::date as ends_on
  ) state
  where state.rate is not null and state.visibility = 'everyone' and (state.ends_on is null or state.ends_on >= d.day)
    and (later.bank_id is not null or r.created_at < ${endOf('d.day')}
      or earlier.bank_id is not null and (r.id is null or r.created_at >= earlier.created_at))
  group by d.day, state.term, state.type, state.bank_id`;

/** Which of the list `days` is over and not kept, in a time of which something is known. */
export const openOf = (days: string): string => `
  select day from ${days} d
  where day < ${TODAY} and not exists (select from rate_day kept where kept.day = d.day) and day >= ${FIRST_KNOWN}`;

/** Up to $1 days of the last $3 months to be kept, the newest first, before $2. The hour is for what is still being written. */
export const FIND_OPEN_DAYS = `
  with days as materialized (
    select generate_series(greatest(${FIRST_KNOWN}, (${TODAY} - make_interval(months => $3::int))::date)::timestamp,
      ((now() - interval '1 hour') at time zone 'America/Toronto')::date - interval '1 day', interval '1 day')::date as day
  )
  select day::text as day from (${openOf('days')}) unkept
  where $2::date is null or day < $2::date order by day desc limit $1`;

/** Keeps $1 days. */
export const KEEP_DAYS = `
  with kept as (
    insert into rate_day (day) select unnest($1::date[]) on conflict do nothing returning day
  )
  insert into rate_day_lowest (day, term, type, bank_id, rate)
  select day, term, type, bank_id, rate from (${lowestAtEndOf('kept')}) lowest`;
