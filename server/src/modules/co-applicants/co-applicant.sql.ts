import { isOwn } from '../users/public.js';
import { APPLICATION_ROWS } from '../applications/public.sql.js';
import { MAIL_MESSAGE } from '../mail/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';
import { INSERT_AUDIT } from '../audits/public.sql.js';

/** A row for co_applicant, as `insertCoApplicants` takes it. */
export interface CoApplicantRow {
  id: string;
  applicationId: string;
  rowId: string;
  place: number;
  /** Sealed, as is the address */
  fullName: string;
  email: string | null;
  emailIndex: string | null;
  /** Of the audit row that says that they were invited */
  auditId: string;
}

/**
 * Part of the statement that stores an application. `list` is a jsonb array of `CoApplicantRow`s, `mails` one of the emails
 * that go with it, among them an invitation for each row with an address, and `from` the rows both are read from. It gives
 * what the papers asked of these people are tied to.
 */
export const insertCoApplicants = (list: string, mails: string, from: string): string => `
insert into co_applicant (id, application_id, row_id, place, full_name, email, email_index, mail_id, invited_at)
select c.id, c."applicationId", c."rowId", c.place, c."fullName", c.email, c."emailIndex", m.id,
  case when m.id is not null then now() end
from ${from}
cross join lateral jsonb_to_recordset(${list}) as c(id uuid, "applicationId" uuid, "rowId" text, place int,
  "fullName" text, email text, "emailIndex" text)
left join lateral jsonb_to_recordset(${mails}) as m(id uuid, params jsonb) on m.params ->> 'coApplicantId' = c.id::text
returning id, application_id, row_id`;

/** The audit rows of those invitations, in the same statement. Whoever sent the application invited them. */
export const auditInvitations = (list: string, from: string): string => `
${INSERT_AUDIT}
select c."auditId", (select u.id from ${USER_ACCOUNT} u where u.id = "userId"), 'co_applicant.invite', 'application',
  "sourceId", jsonb_build_object('applicationNumber', "applicationNumber", 'first', true), "requestId", "ip"
from ${from} cross join lateral jsonb_to_recordset(${list}) as c("auditId" uuid, "emailIndex" text)
where c."emailIndex" is not null`;

const STANDING = `
  'id', c.id, 'fullName', c.full_name, 'hasEmail', c.email is not null, 'invitedAt', c.invited_at,
  'openedAt', c.opened_at, 'answeredAt', c.answered_at, 'answer', c.answer, 'creditCheck', c.credit_check,
  'refused', coalesce(m.status = 'failed', false)`;

/** The co-applicants of an application as one JSON list, for `coApplicantView`; `id` names the application's id. */
export const coApplicantsOf = (id: string): string => `coalesce((
  select json_agg(json_build_object(${STANDING}) order by c.place, c.id)
  from co_applicant c left join ${MAIL_MESSAGE} m on m.id = c.mail_id
  where c.application_id = ${id}
), '[]')`;

/** One of them, as `coApplicantView` takes it */
export const STANDING_OF = `
select json_build_object(${STANDING}) as standing
from co_applicant c left join ${MAIL_MESSAGE} m on m.id = c.mail_id where c.id = $1`;

/** One that a person may invite: on their own application, or any where $3 is true. */
export const REACHABLE = `
select c.id, c.row_id as "rowId", c.full_name as "fullName", c.email, c.version, c.answer, c.credit_check as "creditCheck",
  c.had_owner and c.user_id is distinct from $2 as "isTaken",
  (select u.email from ${USER_ACCOUNT} u where u.id = c.user_id and u.id <> $2) as "ownerEmail",
  a.id as "applicationId", a.application_number as "applicationNumber", a.status, a.content
from co_applicant c join ${APPLICATION_ROWS} a on a.id = c.application_id
where c.id = $1 and ($3 or ${isOwn('$2')})`;
/** The same, with its application locked too */
export const LOCK_REACHABLE = `${REACHABLE} for update of a, c`;

/** Locks the one a link names, with what its page tells */
export const LOCK_INVITED = `
select c.id, c.full_name as "fullName", c.email, c.version, c.opened_at as "openedAt", c.answered_at as "answeredAt",
  c.answer, c.credit_check as "creditCheck", a.id as "applicationId", a.application_number as "applicationNumber",
  a.status, a.full_name as "inviterName", a.mortgage_type as "mortgageType"
from co_applicant c join ${APPLICATION_ROWS} a on a.id = c.application_id
where c.id = $1 for update of c`;

/** Forgets the address of a person $1 who deletes their account, in the parts that are theirs. Nobody else claims those. */
export const FORGET_ADDRESS = `
update co_applicant set email = null, email_index = null, version = version + 1, updated_at = now() 
where user_id = $1`;

/** What a person $1 was invited to, and what they answered, for the export of their data. */
export const INVITATIONS_OF = `
select a.application_number as "applicationNumber", a.full_name as "invitedBy", c.invited_at as "invitedAt",
  c.opened_at as "openedAt", c.answered_at as "answeredAt", c.answer, c.credit_check as "creditCheck",
  c.text_version as "textVersion"
from co_applicant c join ${APPLICATION_ROWS} a on a.id = c.application_id
where c.user_id = $1 order by c.invited_at, c.id`;
