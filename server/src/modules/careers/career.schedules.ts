import { CLOSED_SHOWN_DAYS, KEEP_APPLICATION_MONTHS } from '@brokerage/domain/careers/jobs';
import { newId } from '../../platform/ids.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import { writeAudit } from '../audits/audit.service.js';
import { CAREER } from './career.source.js';
import { CLOSE_JOBS, RETIRE_JOBS } from './career.sql.js';

/** Where a job stands is stored, so that the one trigger that empties the cache knows of every change. */
export const CLOSE_JOBS_IN_TIME: Schedule = {
  name: 'jobs that close',
  cron: '*/5 * * * *',
  async run({ db }) {
    await db.query(CLOSE_JOBS);
    await db.query(RETIRE_JOBS, [CLOSED_SHOWN_DAYS]);
  },
};

const LEFT = `
select id, object_key as "objectKey" from career_resume
where application_id is null and updated_at < now() - interval '24 hours' limit 500`;

/** What never got an application, or lost it: the object goes first, because only the row knows its name. */
export const SWEEP_RESUMES: Schedule = {
  name: 'résumés of nobody',
  cron: '17 * * * *',
  async run({ db, privateFiles }) {
    const left = await db.query<{ id: string; objectKey: string }[]>(LEFT);
    for (const { id, objectKey } of left) {
      await privateFiles.remove(objectKey);
      await db.query('delete from career_resume where id = $1 and application_id is null', [id]);
    }
  },
};

/** The enquiry holds the answers too: it goes with its notes, its history and the application. The résumé follows with the sweep. */
const RETIRE = `
with old as materialized (
  select id from career_application where applied_at < now() - interval '${KEEP_APPLICATION_MONTHS} months' limit 500
), enquiries as (
  delete from enquiry e using old where e.source = '${CAREER.name}' and e.source_id = old.id
)
delete from career_application a using old where a.id = old.id returning a.id`;

/** Applications are kept as long as their consent says. What was removed is in the audit log, by its number. */
export const FORGET_APPLICATIONS: Schedule = {
  name: 'job applications of a year ago',
  cron: '37 3 * * *',
  async run({ db }) {
    await db.transaction(async (manager) => {
      const [removed] = await manager.query<[unknown[], number]>(RETIRE);
      if (removed.length === 0) return;
      await writeAudit(
        manager,
        null,
        { requestId: newId(), ip: null },
        {
          action: 'career.forget',
          subjectType: 'career_application',
          after: { removed: removed.length },
        },
      );
    });
  },
};
