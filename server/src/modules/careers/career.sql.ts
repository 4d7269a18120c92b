import { JOB_FORM } from '@brokerage/domain/careers/job-form';
import { SAME_APPLICATION_DAYS } from '@brokerage/domain/careers/jobs';
import { columnList } from '../../kernel/field-columns.js';
import { CAREER } from './career.source.js';
import { forgetThoseOf } from '../enquiries/public.sql.js';

/** What the public sees of a job */
export const JOB = `id, ${columnList(JOB_FORM)}, remote, licence_required as "licenceRequired", status, posted_at as "postedAt",
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

/**
 * A condition on `career_application a`: the address applied for the same job not long before, and nobody confirmed this one.
 * It follows from the rows, so it holds for those that came at the same moment, and ends where the earlier one goes.
 */
export const SENT_AGAIN = `(a.confirmed_at is null and exists (
  select from career_application o where o.job_key = a.job_key and o.email_index = a.email_index and o.id < a.id
    and o.applied_at > a.applied_at - interval '${SAME_APPLICATION_DAYS} days'))`;

/** $1 an application */
export const WAS_SENT_AGAIN = `select ${SENT_AGAIN} as again from career_application a where a.id = $1`;

/** $1 an application: where its emails go. */
export const ADDRESS_OF = 'select email from career_application where id = $1';

/** $1 an application */
export const CONFIRM_APPLICATION = `
update career_application set confirmed_at = coalesce(confirmed_at, now()), updated_at = now() where id = $1 returning id`;

/** $1 an application: its résumé need not wait for a day. */
export const AGE_RESUMES_OF = `update career_resume set updated_at = now() - interval '25 hours' where application_id = $1`;

/** $1: which. The enquiry holds the answers too: it goes with its notes, its history and the application. The résumé follows with the sweep. */
export const FORGET = `
with old as materialized (
  select id from career_application where id = any($1::uuid[]) for update
), enquiries as (
  ${forgetThoseOf(CAREER.name)}
)
delete from career_application a using old where a.id = old.id returning a.id, a.job_id as "jobId"`;
