import { LEASE } from '../queue/leased-worker.js';

/** $1: a jsonb array of jobs. One whose id exists is left alone, also where it has ended. */
export const INSERT_JOBS = `
insert into background_job (id, queue, data)
select j.id, j.queue, j.data from jsonb_to_recordset($1::jsonb) as j(id uuid, queue text, data jsonb)
on conflict do nothing`;

/** Takes up to $2 jobs of the queue $1 that are due. Two that take at once never take the same. */
export const CLAIM_JOBS = {
  name: 'jobs-claim',
  text: `
update background_job j set next_at = now() + ${LEASE}
from (
  select id from background_job where queue = $1 and ended_at is null and next_at <= now()
  order by next_at limit $2::int for update skip locked
) taken
where j.id = taken.id
returning j.id, j.data, j.attempts`,
};

/** Whoever is still at work on $1 keeps them. */
export const RENEW_JOBS = `
update background_job set next_at = now() + ${LEASE} where id = any($1::uuid[]) and ended_at is null`;

/** $2: the attempt that was taken. Whoever is late settles nothing. */
export const JOB_DONE = `
update background_job set attempts = attempts + 1, ended_at = now()
where id = $1 and attempts = $2 and ended_at is null`;

/** $3: whether it was the last attempt, $4: seconds until the next */
export const JOB_FAILED = `
update background_job set attempts = attempts + 1, next_at = now() + make_interval(secs => $4),
  ended_at = case when $3::boolean then now() end
where id = $1 and attempts = $2 and ended_at is null`;

/** Their ids keep what comes by the clock from being done twice by instances whose clocks differ. */
export const ENDED_JOBS = `delete from background_job where ended_at < now() - interval '7 days'`;
