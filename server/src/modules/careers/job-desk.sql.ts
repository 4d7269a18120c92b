import { CAREER } from './career.source.js';
import { JOB, SENT_AGAIN } from './career.sql.js';
import { ENQUIRY, ENQUIRY_NOTE, forgetOneOf } from '../enquiries/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

const APPLICANTS = `(select count(*)::int from career_application a where a.job_id = job.id) as applicants`;
const DESK = `${JOB}, version, updated_at as "updatedAt", ${APPLICANTS}`;

/** Those that are being filled first. */
export const DESK_JOBS = `
select ${DESK} from job
order by array_position(array['OPEN', 'DRAFT', 'CLOSED', 'GONE'], status), updated_at desc, id desc`;

/** $1 an id */
export const DESK_JOB = `select ${DESK} from job where id = $1`;

/** $1 the job; null: those who applied for none in particular. $2 how many at most. Newest first. */
export const APPLICANTS_OF = `
select a.id, e.id as "enquiryId", a.full_name as "fullName", ${SENT_AGAIN} as "sentAgain", a.applied_at as "appliedAt", e.status,
  (select u.name from ${USER_ACCOUNT} u where u.id = e.assigned_to_id) as "assignedTo",
  (select count(*)::int from ${ENQUIRY_NOTE} n where n.enquiry_id = e.id) as notes
from career_application a
join ${ENQUIRY} e on e.source = '${CAREER.name}' and e.source_id = a.id
where a.job_id is not distinct from $1
order by a.applied_at desc, a.id desc limit $2`;

/** $1 an enquiry. The enquiry holds the answers too: it goes with its notes and its history. The résumé is swept. */
export const FORGET_APPLICANT = `
with gone as (
  ${forgetOneOf(CAREER.name)}
)
delete from career_application a using gone where a.id = gone.source_id returning a.job_id as "jobId"`;

/** $1 an enquiry: its résumé need not wait for a day. */
export const AGE_RESUME = `
update career_resume r set updated_at = now() - interval '25 hours'
from ${ENQUIRY} e where e.id = $1 and e.source = '${CAREER.name}' and r.application_id = e.source_id`;
