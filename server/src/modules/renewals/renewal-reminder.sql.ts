/** How long a reminder waits for somebody to use the link of its email */
export const CONFIRM_WITHIN_DAYS = 7;

const TODAY = `(now() at time zone 'America/Toronto')::date`;

const COLUMNS = `id, user_id as "userId", content, to_char(matures_on, 'YYYY-MM-DD') as "maturesOn",
  to_char(remind_on, 'YYYY-MM-DD') as "remindOn", confirmed_at as "confirmedAt", sent_at as "sentAt",
  created_at as "createdAt"`;

export const INSERT_REMINDER = `
insert into renewal_reminder (id, user_id, email, content, matures_on, remind_on)
values ($1, $2, $3, $4, $5, $6)`;

/** Nobody confirmed it in time, or the term is over. It opens and begins nothing, also before the clock takes it away. */
const OVER = `(matures_on < ${TODAY}
   or (confirmed_at is null and created_at < now() - make_interval(days => ${CONFIRM_WITHIN_DAYS})))`;

export const REMINDER_BY_ID = `select ${COLUMNS} from renewal_reminder where id = $1 and not ${OVER}`;

/** $1 whose, $2 how many */
export const REMINDERS_OF_OWNER = `
select ${COLUMNS} from renewal_reminder where user_id = $1 order by created_at desc, id desc limit $2`;

/** $1: a second time changes nothing. */
export const CONFIRM = `
update renewal_reminder set confirmed_at = coalesce(confirmed_at, now()) where id = $1 and not ${OVER} returning id`;

/** $1 which, $2 whose; null: by the link of an email */
export const STOP = `
delete from renewal_reminder where id = $1 and ($2::uuid is null or user_id = $2) returning id`;

const DUE = `confirmed_at is not null and sent_at is null and remind_on <= ${TODAY} and matures_on >= ${TODAY}`;

/** $1 after which, $2 how many */
export const FIND_DUE = `
select id from renewal_reminder where ${DUE} and ($1::uuid is null or id > $1::uuid) order by id limit $2`;

/** $1 which of them. Looked at again under a lock: another instance may have been quicker. */
export const TAKE_DUE = `
update renewal_reminder set sent_at = now()
where id in (select id from renewal_reminder where id = any($1::uuid[]) and ${DUE} order by id for update skip locked)
returning id, email`;

/** What its email says. Void once it was stopped. */
export const REMINDED = `
select to_char(matures_on, 'YYYY-MM-DD') as "maturesOn", created_at as "askedAt" from renewal_reminder where id = $1`;

export const FORGET = `delete from renewal_reminder where ${OVER} returning id`;
