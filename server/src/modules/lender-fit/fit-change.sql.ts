import { APPLICATION, isOpenApplication } from '../applications/public.sql.js';

/** One round at a time, however many instances ask. */
export const ONE_AT_A_TIME = `select pg_advisory_xact_lock(hashtext('fit_round'))`;

export const LATEST_ROUND = `
select id, to_char(asked_on, 'YYYY-MM-DD') as "askedOn", policy_ids as "policyIds",
  to_char(before_on, 'YYYY-MM-DD') as "beforeOn", before_policy_ids as "beforePolicyIds", finished_at as "finishedAt",
  program_ids as "programIds", before_program_ids as "beforeProgramIds"
from fit_round order by created_at desc, id desc limit 1`;

/** The first is finished at once: nothing was before. */
export const INSERT_ROUND = `
insert into fit_round (id, asked_on, policy_ids, before_on, before_policy_ids, program_ids, before_program_ids, finished_at)
values ($1, $2, $3::uuid[], $4::date, $5::uuid[], $6::uuid[], $7::uuid[], case when $4::date is null then now() end)`;

export const FINISH_ROUND = 'update fit_round set finished_at = now() where id = $1 and finished_at is null';

/** $1 after which, $2 how many */
export const OPEN_FILES = `
select a.id, a.content, a.credit_scores as "creditScores" from ${APPLICATION} a
where a.kind = 'comprehensive' and ${isOpenApplication('a')} and ($1::uuid is null or a.id > $1::uuid)
order by a.id limit $2`;

/** $1 a round, $2 rows of {id, applicationId, content}. A file that was withdrawn meanwhile has none; asked twice, it has one. */
export const INSERT_CHANGES = `
insert into fit_change (id, round_id, application_id, content)
select c.id, $1, c."applicationId", c.content
from jsonb_to_recordset($2::jsonb) as c(id uuid, "applicationId" uuid, content text)
join ${APPLICATION} a on a.id = c."applicationId"
on conflict (round_id, application_id) do nothing`;

const OPEN = `f.settled_at is null and ${isOpenApplication('a')}`;

/** $1 how many */
export const OPEN_CHANGES = `
select f.id, f.application_id as "applicationId", a.application_number as "applicationNumber", a.full_name as "fullName",
  f.content, f.created_at as at, count(*) over ()::int as total
from fit_change f join ${APPLICATION} a on a.id = f.application_id
where ${OPEN} order by f.created_at desc, f.id desc limit $1`;

/** $1 which */
export const SETTLE = `
update fit_change set settled_at = now() where id = $1 and settled_at is null returning application_id as "applicationId"`;
