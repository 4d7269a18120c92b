import { LEASE } from '../queue/leased-worker.js';

/**
 * Emails for the outbox: part of a statement, or a statement of its own. `list` is a jsonb array of `MailRow`s, `from` the
 * rows it is read from, if any, and `recipient` who gets them, as SQL.
 */
export const insertMails = (
  list: string,
  { from, recipient = 'm.recipient' }: { from?: string; recipient?: string } = {},
): string => `
insert into mail_message (id, template, recipient, subject, params, priority, origin_index)
select m.id, m.template, ${recipient}, m.subject, m.params, m.priority, m."originIndex"
from ${from === undefined ? '' : `${from}, `}jsonb_to_recordset(${list}) as m(id uuid, template text, recipient text,
  subject text, params jsonb, priority smallint, "originIndex" text)`;

/** Of those of a kind that waited for one mailbox, the newest goes, and takes the older ones along. */
const IS_NEWEST = `(m.deferred_at is null or not exists (
    select from mail_message n where n.status = 'pending' and n.deferred_at is not null and n.template = m.template
      and lower(n.recipient) = lower(m.recipient) and n.id > m.id and n.next_at <= now() + ${LEASE}))`;

const due = (priority: number, most: string): string => `
  select m.id from mail_message m
  where m.status = 'pending' and not exists (select from mail_hold) and m.priority = ${priority} and m.next_at <= now()
    and ${IS_NEWEST}
  order by m.next_at limit ${most} for update skip locked`;

/** Takes up to $1 emails that are due, those about accounts first. Two that take at once never take the same. */
export const CLAIM = {
  name: 'outbox-claim',
  text: `
with account as materialized (${due(1, '$1::int')}
), office as materialized (${due(0, '$1::int - (select count(*) from account)')}
)
update mail_message m set next_at = now() + ${LEASE}
from (select id from account union all select id from office) taken
where m.id = taken.id
returning m.id, m.template, m.recipient, m.params, m.attempts, m.origin_index as "originIndex",
  m.deferred_at is not null as deferred`,
};

/** Whoever is still sending $1 keeps them. */
export const RENEW = `
update mail_message set next_at = now() + ${LEASE} where id = any($1::uuid[]) and status = 'pending'`;

/** Who sends counts: the attempt must still be the one that was taken. */
export const SENT = `
update mail_message set status = 'sent', attempts = attempts + 1, sent_at = now(), last_error = null,
  origin_index = null, updated_at = now()
where id = $1 and attempts = $2`;

/** Nothing is sent until a person lets emails go. */
export const HOLD = 'insert into mail_hold default values on conflict do nothing';

export const HELD = `
select since, (select count(*)::int from mail_message where status = 'pending') as waiting from mail_hold`;

export const RELEASE = 'delete from mail_hold returning since';

/** Those that waited when the hold began: what became of them afterwards is not known here. */
const WAITED_BEFORE = `status = 'pending' and created_at <= (select since from mail_hold)`;

/** $1: of these kinds */
export const HELD_OF = `select id, template, params from mail_message where ${WAITED_BEFORE} and template = any($1::text[]) order by id`;

export const DROP_HELD = `update mail_message set status = 'void', last_error = $1, updated_at = now() where ${WAITED_BEFORE}`;

/** One on the wire may still arrive; it is not tried again. */
export const VOID = `
update mail_message set status = 'void', last_error = $2, origin_index = null, updated_at = now()
where id = $1 and status = 'pending' returning id`;

/** $2: seconds, $3: why. No attempt was made: it is counted again when it is due. */
export const DEFER = `
update mail_message set deferred_at = now(), next_at = now() + make_interval(secs => $2), last_error = $3, updated_at = now()
where id = $1 and attempts = 0 and status = 'pending'`;

/** $1: the newest, $2: how many at most. The older ones that waited with it, and that nobody is sending. */
export const WAITED_WITH = `
select o.id, o.params, o.recipient from mail_message m
join mail_message o on o.template = m.template and lower(o.recipient) = lower(m.recipient) and o.id < m.id
where m.id = $1 and o.status = 'pending' and o.deferred_at is not null and o.attempts = 0
  and (o.next_at <= now() or o.next_at > now() + ${LEASE})
order by o.id desc limit $2`;

/** $2: why. It stands in a newer email. */
export const FOLDED = `
update mail_message set status = 'sent', sent_at = now(), last_error = $2, origin_index = null, updated_at = now()
where id = $1 and status = 'pending'`;

/** $5: seconds until the next attempt */
export const FAILED = `
update mail_message
set status = $3, attempts = attempts + 1, last_error = $4, next_at = now() + make_interval(secs => $5), updated_at = now()
where id = $1 and attempts = $2 and status = 'pending'`;

export const RETRY = `
update mail_message set status = 'pending', attempts = 0, next_at = now(), updated_at = now()
where id = $1 and status = 'failed' returning id`;
