import { DRAFT_DAYS, DRAFT_ENDED_DAYS, DRAFT_NOTICE_DAYS } from '@brokerage/domain/application/drafts';
import type { EntityManager } from 'typeorm';
import { emailTo } from '../../platform/email.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import { allInHalves } from '../../platform/set-aside/in-halves.js';
import { byId, inRounds } from '../../platform/set-aside/in-rounds.js';
import { newId } from '../../platform/ids.js';
import { writeAudit } from '../audits/public.js';
import { DRAFT_EXPIRES } from './emails/draft-expires.email.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

const NAME = 'drafts';

const DUE = `ended is null and announced_at is null and updated_at < now() - make_interval(days => ${DRAFT_NOTICE_DAYS})`;

const FIND = `select id from draft where ${DUE} and ($1::uuid is null or id > $1::uuid) order by id limit $2`;

/** $1: which of them. Who owns a draft, and where they get email, is decided here; the email is void if either changes before it is sent. */
const ANNOUNCE = `
with due as (
  update draft set announced_at = now()
  where id in (
    select id from draft where id = any($1::uuid[]) and ${DUE} order by updated_at for update skip locked)
  returning id, user_id
)
select due.id, u.email from due join ${USER_ACCOUNT} u on u.id = due.user_id where u.suspended_at is null`;

/** Nobody's draft goes before they had a week's notice, however late the notice was. */
const REMOVE = `
delete from draft
where (ended is null and updated_at < now() - make_interval(days => ${DRAFT_DAYS})
       and announced_at < now() - make_interval(days => ${DRAFT_DAYS - DRAFT_NOTICE_DAYS}))
   or (ended is not null and updated_at < now() - make_interval(days => ${DRAFT_ENDED_DAYS}))
returning ended`;

/** What had answers in it until now: the audit log says how many went. */
async function removeOld(manager: Pick<EntityManager, 'query'>): Promise<void> {
  const [gone] = await manager.query<[{ ended: string | null }[], number]>(REMOVE);
  const removed = gone.filter(({ ended }) => ended === null).length;
  if (removed === 0) return;
  const origin = { requestId: newId(), ip: null };
  await writeAudit(manager, null, origin, { action: 'draft.forget', subjectType: 'draft', after: { removed } });
}

export const draftExpiry: Schedule = {
  name: NAME,
  cron: '7 * * * *',
  async run({ db, mail, setAside }) {
    await db.transaction(removeOld);
    const announce = (found: readonly { id: string }[]): Promise<void> =>
      db.transaction(async (manager) => {
        const ids = found.map(({ id }) => id);
        const due = await manager.query<{ id: string; email: string }[]>(ANNOUNCE, [ids]);
        if (due.length === 0) return;
        const emails = due.map(({ id, email }) => emailTo(DRAFT_EXPIRES, email, { draftId: id }));
        await mail.queue(manager, emails);
      });
    await inRounds<{ id: string }>(
      (after, most) => db.query(FIND, [after, most]),
      (found) => allInHalves(found, announce, ({ id }, error) => setAside.note(NAME, error, id)),
      byId,
    );
  },
};
