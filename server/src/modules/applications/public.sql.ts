import { isFinal } from '@brokerage/domain/application/application-lifecycle';
import { APPLICATION_STATUSES } from '@brokerage/domain/application/application-status';
import { claimRows } from '../../kernel/claim-rows.js';
import { inSql } from '../../kernel/in-sql.js';
import { mailboxOf } from '../enquiries/public.sql.js';

export const APPLICATION = `(
  select id, application_number, kind, user_id, had_owner, bank_id, full_name, email, phone, mortgage_type, province, content,
    credit_scores, status, term_ends_on, present_term_ends_on, present_term_read, version, created_at,
    updated_at
  from application)`;

const OPEN_STATUSES = APPLICATION_STATUSES.filter((status) => !isFinal(status));
/** Whether the application `alias` can still become a mortgage */
export const isOpenApplication = (alias: string): string => `${alias}.status in (${inSql(OPEN_STATUSES)})`;

/** $1 an application. Where emails about it go, as `address`. */
export const OWNERS_MAILBOX = `select ${mailboxOf('a')} as address from ${APPLICATION} a where a.id = $1`;

/** The table itself, for statements that lock its rows. */
export const APPLICATION_ROWS = 'application';

export const APPLICATION_EVENT = `(
  select id, application_id, actor_id, from_status, to_status, note, visible_note, visible_to_applicant, created_at
  from application_event)`;

/** $1 an application, $2 its answers, sealed. Its version goes up. */
export const SET_ANSWERS =
  'update application set content = $2, version = version + 1, updated_at = now() where id = $1';

/** $1 an application, $2 credit scores of its people, sealed */
export const SET_CREDIT_SCORES = 'update application set credit_scores = $2 where id = $1';

/** $1: rows of {id, content, day}: when the mortgage they have comes due, only where the answers are still those that were read. */
export const SET_PRESENT_TERMS = `
update application a set present_term_ends_on = given.day, present_term_read = true
from jsonb_to_recordset($1::jsonb) as given(id uuid, content text, day date)
where a.id = given.id and a.content = given.content`;

/** Part of `claimByAddress` */
export const CLAIM_APPLICATIONS = claimRows('application');

/** $1 the id of a source, $2 of its enquiry */
export const FORGET_APPLICATION = 'delete from application where id = $1 and $2::uuid is not null';
