import { SAME_APPLICATION_DAYS } from '@brokerage/domain/careers/jobs';
import { insertMails } from '../../platform/mail/outbox.sql.js';
import { insertConsents } from '../consents/consent.sql.js';
import { claimKeys } from '../idempotency/claim-keys.sql.js';
import { OFFICE_OR_RECIPIENT } from '../intake/intake.sql.js';
import { CAREER } from './career.source.js';

/** What the public sees of a job */
export const JOB = `id, slug, title, department, city, province, remote, employment_type as "employmentType", locale, description,
  duties, requirements, compensation, compensation_note as "compensationNote", pay_from as "payFrom", pay_to as "payTo",
  pay_unit as "payUnit", licence_required as "licenceRequired", status, posted_at as "postedAt",
  to_char(closes_on, 'YYYY-MM-DD') as "closesOn", closed_at as "closedAt"`;

const TODAY = `(now() at time zone 'America/Toronto')::date`;

export const OPEN_JOBS = {
  name: 'open-jobs',
  text: `select ${JOB} from job where status = 'OPEN' order by posted_at desc, id desc`,
};

/** $1 a slug or an id */
export const PUBLIC_JOB = {
  name: 'public-job',
  text: `select ${JOB} from job where (slug = $1 or id::text = $1) and status <> 'DRAFT'`,
};

/** $1 a slug or an id */
export const JOB_TO_APPLY_FOR = `
select id, title, province, status = 'OPEN' and coalesce(closes_on >= ${TODAY}, true) as "isOpen"
from job where (slug = $1 or id::text = $1) and status <> 'DRAFT'`;

/** What the clock does: a last day passes, and 30 days pass after it. */
const TO_CLOSE = `status = 'OPEN' and closes_on < ${TODAY}`;
export const JOBS_TO_CLOSE = `select id from job where ${TO_CLOSE} order by id`;

/** $1: which of them */
export const CLOSE_JOBS = `
update job set status = 'CLOSED', closed_at = (closes_on + 1)::timestamp at time zone 'America/Toronto',
  version = version + 1, updated_at = now()
where id = any($1::uuid[]) and ${TO_CLOSE}`;

/** $1 days */
const TO_RETIRE = `status = 'CLOSED' and closed_at < now() - make_interval(days => $1)`;
export const JOBS_TO_RETIRE = `select id from job where ${TO_RETIRE} order by id`;

/** $1 days, $2: which of them */
export const RETIRE_JOBS = `
update job set status = 'GONE', version = version + 1, updated_at = now()
where id = any($2::uuid[]) and ${TO_RETIRE}`;

/** $1 the job's key, $2 the hash of the address. What is too old to be replaced steps aside. */
export const STEP_ASIDE = `
update career_application set replaceable = false, updated_at = now()
where job_key = $1 and email_index = $2 and replaceable
  and applied_at < now() - interval '${SAME_APPLICATION_DAYS} days'`;

/** $1 the job's key, $2 the hash of the address */
export const APPLIED_BEFORE = `
select a.id, e.id as "enquiryId" from career_application a
left join enquiry e on e.source = '${CAREER.name}' and e.source_id = a.id
where a.job_key = $1 and a.email_index = $2 and a.replaceable`;

/**
 * A later application in the place of the one before: $1 is a jsonb array of one row, as the intake's statement takes it. The
 * enquiry stays and keeps its clock. Gives the id, or nothing where the key was used before.
 */
export const APPLY_AGAIN = `
with input as materialized (
  select * from jsonb_to_recordset($1::jsonb) as i(
    "keyId" uuid, "key" text, "requestHash" text, "reply" jsonb, "sourceId" uuid, "province" text, "fullName" text,
    "email" text, "phone" text, "maskedPhone" text, "phoneIndex" text, "answers" text, "resumeId" uuid,
    "wrappedKey" text, "consents" jsonb, "emails" jsonb)
), ${claimKeys(CAREER.operation)}, application as (
  update career_application a set full_name = go."fullName", email = go."email", phone = go."phone",
    answers = go."answers", times = a.times + 1, applied_at = now(), version = a.version + 1, updated_at = now()
  from go where a.id = go."sourceId" returning a.id
), resumes as (
  update career_resume r set updated_at = now(),
    application_id = case when r.id = go."resumeId" then go."sourceId" end,
    wrapped_key = case when r.id = go."resumeId" then go."wrappedKey" else r.wrapped_key end
  from go where r.id = go."resumeId" or r.application_id = go."sourceId"
), enquiry as (
  update enquiry e set full_name = go."fullName", email = go."email", phone = go."phone", province = go."province",
    masked_phone = go."maskedPhone", phone_index = go."phoneIndex", answers = go."answers", version = e.version + 1,
    updated_at = now()
  from go where e.source = '${CAREER.name}' and e.source_id = go."sourceId"
), consent as (${insertConsents('go."consents"', 'go')}
), mail as (${insertMails('go."emails"', { from: 'go', recipient: OFFICE_OR_RECIPIENT })}
)
select id from application`;
