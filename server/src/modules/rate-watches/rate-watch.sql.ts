import { LAST_RATE_END, PUBLICATION } from '../rates/public.sql.js';

/** How long a watch waits for somebody to use the link of its email */
export const CONFIRM_WITHIN_DAYS = 7;

const TODAY = `(now() at time zone 'America/Toronto')::date`;

const COLUMNS = `id, user_id as "userId", content, to_char(ends_on, 'YYYY-MM-DD') as "endsOn",
  confirmed_at as "confirmedAt", created_at as "createdAt"`;

/** The newest publication. Read before the book. */
export const LATEST_PUBLICATION = `select id from ${PUBLICATION} publication order by created_at desc, id desc limit 1`;

export const INSERT_WATCH = `
insert into rate_watch (id, user_id, email, content, ends_on, checked_publication_id, met)
values ($1, $2, $3, $4, $5, $6, $7)`;

/** Nobody confirmed it in time, or its last day is over. It opens and begins nothing, also before the clock takes it away. */
const OVER = `(ends_on < ${TODAY}
   or (confirmed_at is null and created_at < now() - make_interval(days => ${CONFIRM_WITHIN_DAYS})))`;

export const WATCH_BY_ID = `select ${COLUMNS} from rate_watch where id = $1 and not ${OVER}`;

/** $1 whose, $2 how many */
export const WATCHES_OF_OWNER = `
select ${COLUMNS} from rate_watch where user_id = $1 order by created_at desc, id desc limit $2`;

/** $1 a watch. Of two of one mailbox that are confirmed at the same moment, the second sees the first, and takes its place. */
export const ONE_OF_A_MAILBOX = `
select pg_advisory_xact_lock(hashtext('rate_watch ' || lower(email))) from rate_watch where id = $1`;

/** $1: a second time changes nothing. */
export const CONFIRM = `
update rate_watch set confirmed_at = coalesce(confirmed_at, now()) where id = $1 and not ${OVER} returning email`;

/**
 * $1 a watch that was just confirmed, $2 its address. It takes the place of the one before, so that nobody gets two emails of
 * one publication; only whoever reads that mailbox can have it so.
 */
export const REPLACE = `
delete from rate_watch where lower(email) = lower($2) and id <> $1 and confirmed_at is not null`;

/** $1 which, $2 whose; null: by the link of an email */
export const STOP = `
delete from rate_watch where id = $1 and ($2::uuid is null or user_id = $2) returning id`;

/** $1 a publication. Rates that ended since it was compared are no longer in the book, without a publication. */
const DUE = `confirmed_at is not null and ends_on >= ${TODAY} and (checked_publication_id is distinct from $1::uuid
  or coalesce(checked_on, (created_at at time zone 'America/Toronto')::date) <= ${LAST_RATE_END})`;

/** $2 after which, $3 how many */
export const FIND_DUE = `
select id from rate_watch where ${DUE} and ($2::uuid is null or id > $2::uuid) order by id limit $3`;

/** $2 which of them. Looked at again under a lock: another instance may have been quicker. */
export const TAKE_DUE = `
select id, email, content, met from rate_watch where id = any($2::uuid[]) and ${DUE} order by id
for update skip locked`;

/** $1 a publication, $2 rows of {id, met} */
export const MARK_CHECKED = `
update rate_watch w set checked_publication_id = $1, checked_on = ${TODAY}, met = c.met
from jsonb_to_recordset($2::jsonb) as c(id uuid, met boolean) where w.id = c.id`;

/** $1 a publication, $2 rows of {id, watchId, content}. One that was told of this publication is not told again. */
export const INSERT_NOTICES = `
insert into rate_watch_notice (id, watch_id, publication_id, content)
select n.id, n."watchId", $1, n.content
from jsonb_to_recordset($2::jsonb) as n(id uuid, "watchId" uuid, content text)
on conflict (watch_id, publication_id) do nothing
returning id, watch_id as "watchId"`;

/** What an email about a publication says. */
export const NOTICE = `
select n.content, w.id as "watchId", w.content as watch, w.created_at as "askedAt", p.created_at as "publishedAt"
from rate_watch_notice n join rate_watch w on w.id = n.watch_id join ${PUBLICATION} p on p.id = n.publication_id
where n.id = $1`;

export const FORGET = `delete from rate_watch where ${OVER} returning id`;

/** $1 a publication */
export const COUNTS = `
select count(*) filter (where confirmed_at is not null)::int as watching,
       count(*) filter (where confirmed_at is null)::int as unconfirmed,
       (select count(*)::int from rate_watch_notice n where n.publication_id = $1) as told
from rate_watch`;
