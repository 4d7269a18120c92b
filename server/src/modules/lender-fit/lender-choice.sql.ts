import { visibleTo } from '../rates/public.js';
import { APPLICATION, isOpenApplication } from '../applications/public.sql.js';
import { ENQUIRY, mailboxOf, mayHaveKey } from '../enquiries/public.sql.js';
import { BANK } from '../lenders/public.sql.js';
import { PUBLICATION, RATE } from '../rates/public.sql.js';
import { SITE_SETTINGS } from '../settings/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

const TODAY = `(now() at time zone 'America/Toronto')::date`;

/** $1 an application: to whom it goes, and the enquiry that it is written down on. */
export const RECIPIENT = `
select ${mailboxOf('a')} as email, ${mayHaveKey('a')} as "mayHaveKey", a.full_name as "fullName", e.id as "enquiryId", ${isOpenApplication('a')} as open
from ${APPLICATION} a left join ${ENQUIRY} e on e.source_id = a.id
where a.id = $1 and a.kind = 'comprehensive'`;

/** $1 an application, $2 how many */
export const CHOICES = `
select c.id, c.content, to_char(c.ends_on, 'YYYY-MM-DD') as "endsOn", u.name as "sentBy", c.created_at as "sentAt",
  c.chosen_rate_id as "chosenRateId", c.chosen_reason as "chosenReason", c.chosen_at as "chosenAt"
from lender_choice c left join ${USER_ACCOUNT} u on u.id = c.sent_by_id
where c.application_id = $1 order by c.created_at desc, c.id desc limit $2`;

export const INSERT_CHOICE = `
insert into lender_choice (id, application_id, key, content, ends_on, sent_by_id) values ($1, $2, $3, $4, $5, $6)
on conflict (application_id, key) do nothing returning id`;

/** $1 an application, $2 a key: what it sent. */
export const CHOICE_OF_KEY = `select content from lender_choice where application_id = $1 and key = $2`;

/** $1 which: what its client sees, and with whose link. */
export const CHOICE_BY_ID = `
select c.id, c.application_id as "applicationId", ${mailboxOf('a')} as email, ${mayHaveKey('a')} as "mayHaveKey", c.content, to_char(c.ends_on, 'YYYY-MM-DD') as "endsOn",
  coalesce(u.name, s.brand_name) as "adviserName", c.created_at as "sentAt", c.chosen_rate_id as "chosenRateId",
  c.ends_on >= ${TODAY} and ${isOpenApplication('a')} as open,
  exists (
    select from lender_choice n where n.application_id = c.application_id and (n.created_at, n.id) > (c.created_at, c.id)
  ) as replaced
from lender_choice c
join ${APPLICATION} a on a.id = c.application_id
left join ${USER_ACCOUNT} u on u.id = c.sent_by_id
cross join ${SITE_SETTINGS} s
where c.id = $1`;

/** The ids, as they are published now. */
export const RATES_NOW = `
select r.id, r.rate::float8 as rate, r.fees::float8 as fees, to_char(r.ends_on, 'YYYY-MM-DD') as "endsOn"
from ${RATE} r join ${BANK} b on b.id = r.bank_id and b.active
where r.id = any($1::uuid[]) and ${visibleTo('true')}`;

/** $1 which, $2 the rate, $3 why. Only once. */
export const CHOOSE = `
update lender_choice set chosen_rate_id = $2, chosen_reason = $3, chosen_at = now()
where id = $1 and chosen_rate_id is null returning application_id as "applicationId"`;

/** Of the last publication of rates, and of the policies in force: what a record rests on. */
export const LATEST_PUBLICATION = `select id from ${PUBLICATION} publication order by created_at desc, id desc limit 1`;

/** $1 a choice: where its email goes */
export const CHOICE_MAILBOX = `
select ${mailboxOf('a')} as address from lender_choice c join ${APPLICATION} a on a.id = c.application_id where c.id = $1`;

/** $1 a choice: what the email to the client says. None of one that a newer took the place of, or that ended, alone or with its file. */
export const CHOICE_EMAIL = `
select c.id, to_char(c.ends_on, 'YYYY-MM-DD') as "endsOn", a.full_name as "fullName", ${mayHaveKey('a')} as "mayHaveKey",
  coalesce(u.name, s.brand_name) as "adviserName"
from lender_choice c
join ${APPLICATION} a on a.id = c.application_id
left join ${USER_ACCOUNT} u on u.id = c.sent_by_id
cross join ${SITE_SETTINGS} s
where c.id = $1 and c.ends_on >= ${TODAY} and ${isOpenApplication('a')}
  and not exists (
    select from lender_choice n where n.application_id = c.application_id and (n.created_at, n.id) > (c.created_at, c.id))`;

/** $1 a choice: whom the office tells, and of which file. */
export const CHOSEN_EMAIL = `
select a.id as "applicationId", a.application_number as "applicationNumber"
from lender_choice c join ${APPLICATION} a on a.id = c.application_id
where c.id = $1 and c.chosen_at is not null`;

/** $1 a choice: whoever looks after the file, or the office. */
export const WHO_IS_TOLD = `
select coalesce(owner.email, s.email) as email
from lender_choice c
join ${APPLICATION} a on a.id = c.application_id
cross join ${SITE_SETTINGS} s
left join ${ENQUIRY} e on e.source_id = a.id
left join ${USER_ACCOUNT} owner on owner.id = e.assigned_to_id and owner.role = 'ADMIN' and owner.suspended_at is null
where c.id = $1`;
