import { LAST_RATE_END } from '../rates/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

const TODAY = `(now() at time zone 'America/Toronto')::date`;

/** What its owner sees of a webhook: how the newest event that was tried went. Never its secret. */
export const OF_OWNER = `
  select w.id, w.url, w.events, w.created_at as "createdAt", w.stopped_at as "stoppedAt",
         last.at as "lastAt", last.code as "lastCode", coalesce(last.status = 'DELIVERED', false) as "lastDelivered"
  from webhook w
  left join lateral (
    select d.last_at as at, d.last_code as code, d.status from webhook_delivery d
    where d.webhook_id = w.id and d.last_at is not null order by d.last_at desc, d.id desc limit 1
  ) last on true
  where w.user_id = $1
  order by w.created_at desc, w.id desc`;

/** $1 owner, $2 webhook, $3 how many */
export const DELIVERIES = `
  select d.id, d.type, d.status, d.attempts, d.created_at as "createdAt", d.last_at as "lastAt", d.last_code as "lastCode",
         case when d.status = 'WAITING' then d.next_at end as "nextAt"
  from webhook_delivery d join webhook w on w.id = d.webhook_id
  where w.user_id = $1 and w.id = $2
  order by d.created_at desc, d.id desc limit $3`;

export const MAKE = `insert into webhook (id, user_id, url, secret, events) values ($1, $2, $3, $4, $5)`;

export const COUNT = 'select count(*)::int as count from webhook where user_id = $1';

export const DELETE = 'delete from webhook where id = $1 and user_id = $2 returning events';

/** What failed while it was stopped stays unsent. */
export const RESUME = `update webhook set stopped_at = null, rates_read_on = ${TODAY} where id = $1 and user_id = $2 returning events`;

/**
 * Rates that reached their last day: no trigger fires, because nothing is written. Each webhook is told once for all that ended
 * since; an event that waits tells of it too.
 */
export const TELL_OF_ENDS = `
  with due as (
    update webhook w set rates_read_on = ${TODAY}
    where w.stopped_at is null and 'RATES_CHANGED' = any (w.events)
      and coalesce(w.rates_read_on, (w.created_at at time zone 'America/Toronto')::date) <= ${LAST_RATE_END}
    returning w.id, w.user_id
  )
  insert into webhook_delivery (id, webhook_id, type, data)
  select gen_random_uuid(), due.id, $1, '{}'
  from due join ${USER_ACCOUNT} u on u.id = due.user_id and u.suspended_at is null
  where not exists (
    select from webhook_delivery d
    where d.webhook_id = due.id and d.type = $1 and d.status = 'WAITING' and d.attempts = 0)`;

export const TEST = `
  with asked as (
    insert into webhook_delivery (id, webhook_id, type, data)
    select $1, id, $4, '{}' from webhook where id = $2 and user_id = $3 and stopped_at is null returning id
  )
  select id from asked`;

/** The same event, under the same id: a receiver that has it already knows it again. One that waits comes anyway. */
export const RESEND = `
  with asked as (
    update webhook_delivery d set status = 'WAITING', attempts = 0, next_at = now()
    from webhook w
    where d.id = $1 and d.status <> 'WAITING' and w.id = d.webhook_id and w.user_id = $2 and w.stopped_at is null
    returning d.id
  )
  select id from asked`;

/**
 * Takes what is due; several instances take different ones. $1: how many. What is taken comes again after five minutes, in
 * case whoever took it ends meanwhile.
 */
export const CLAIM = `
  with due as materialized (
    select d.id from webhook_delivery d
    join webhook w on w.id = d.webhook_id
    join ${USER_ACCOUNT} u on u.id = w.user_id
    where d.status = 'WAITING' and d.next_at <= now() and w.stopped_at is null and u.suspended_at is null
    order by d.next_at limit $1 for update of d skip locked
  )
  update webhook_delivery d set attempts = d.attempts + 1, next_at = now() + interval '5 minutes'
  from due, webhook w
  where d.id = due.id and w.id = d.webhook_id
  returning d.id, d.type, d.data, d.attempts, d.created_at as "createdAt", w.id as "webhookId", w.url, w.secret`;

/**
 * $2 the attempt that was taken: who sends counts. $3 status, $4 code, $5 seconds to the next attempt, where there is one; up
 * to a tenth more, so that events that failed together do not come together.
 */
export const SETTLE = `
  update webhook_delivery set status = $3, last_code = $4, last_at = now(),
    next_at = now() + make_interval(secs => coalesce($5::int, 0) * (1 + random() / 10))
  where id = $1 and attempts = $2 and status = 'WAITING'`;

/**
 * $1 webhook, $2 whether it said that nobody listens any more, $3 seconds: one that took another event meanwhile works. Gives
 * whom to tell, once. A trigger gives up what waits for it.
 */
export const STOP = `
  with stopped as (
    update webhook w set stopped_at = now()
    where w.id = $1 and w.stopped_at is null and ($2 or not exists (
      select from webhook_delivery d
      where d.webhook_id = w.id and d.status = 'DELIVERED' and d.last_at > now() - make_interval(secs => $3)))
    returning w.user_id
  )
  select u.email from stopped join ${USER_ACCOUNT} u on u.id = stopped.user_id`;

/** No attempt goes on for so long: what still waits then belongs to somebody who is suspended. */
export const FORGET = `delete from webhook_delivery where created_at < now() - interval '30 days'`;
