import { CLOSED_SHOWN_DAYS, KEEP_APPLICATION_MONTHS } from '@brokerage/domain/careers/jobs';
import { newId } from '../../platform/ids.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import { forgetWithRow } from '../../platform/private-files/forget-with-row.js';
import { allInHalves, oneByOne } from '../../platform/set-aside/in-halves.js';
import { byId, inRounds } from '../../platform/set-aside/in-rounds.js';
import { writeAudit } from '../audits/public.js';
import { CLOSE_JOBS, FORGET, JOBS_TO_CLOSE, JOBS_TO_RETIRE, RETIRE_JOBS } from './career.sql.js';

/** Where a job stands is stored, so that the one trigger that empties the cache knows of every change. */
export const CLOSE_JOBS_IN_TIME: Schedule = {
  name: 'jobs that close',
  cron: '*/5 * * * *',
  async run({ db, setAside }) {
    const each = async (find: string, change: string, values: readonly unknown[]): Promise<void> => {
      const found = await db.query<{ id: string }[]>(find, [...values]);
      const work = (jobs: readonly { id: string }[]): Promise<unknown> =>
        db.query(change, [...values, jobs.map(({ id }) => id)]);
      await allInHalves(found, work, ({ id }, error) => setAside.note('jobs that close', error, id));
    };
    await each(JOBS_TO_CLOSE, CLOSE_JOBS, []);
    await each(JOBS_TO_RETIRE, RETIRE_JOBS, [CLOSED_SHOWN_DAYS]);
  },
};

const LEFT = `
select id from career_resume
where application_id is null and updated_at < now() - interval '24 hours' and ($1::uuid is null or id > $1::uuid)
order by id limit $2`;

const FORGET_LEFT = `
delete from career_resume where id = $1 and application_id is null returning object_key as "objectKey"`;

/** What never got an application, or lost it. */
export const SWEEP_RESUMES: Schedule = {
  name: 'résumés of nobody',
  cron: '17 * * * *',
  async run(platform) {
    const { db, setAside } = platform;
    const forget = ({ id }: { id: string }): Promise<void> => forgetWithRow(platform, FORGET_LEFT, id);
    await inRounds<{ id: string }>(
      (after, most) => db.query(LEFT, [after, most]),
      (left) => oneByOne(left, forget, ({ id }, error) => setAside.note('résumés of nobody', error, id)),
      byId,
    );
  },
};

const OLD = `
select id from career_application where applied_at < now() - interval '${KEEP_APPLICATION_MONTHS} months'
  and ($1::uuid is null or id > $1::uuid)
order by id limit $2`;

/** Applications are kept as long as their consent says. What was removed is in the audit log, by its number. */
export const FORGET_APPLICATIONS: Schedule = {
  name: 'job applications of a year ago',
  cron: '37 3 * * *',
  async run({ db, setAside }) {
    const retire = (old: readonly { id: string }[]): Promise<void> =>
      db.transaction(async (manager) => {
        const [removed] = await manager.query<[unknown[], number]>(FORGET, [old.map(({ id }) => id)]);
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
    await inRounds<{ id: string }>(
      (after, most) => db.query(OLD, [after, most]),
      (old) => allInHalves(old, retire, ({ id }, error) => setAside.note('job applications of a year ago', error, id)),
      byId,
    );
  },
};
