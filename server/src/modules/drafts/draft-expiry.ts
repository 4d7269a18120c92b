import { DRAFT_DAYS, DRAFT_ENDED_DAYS, DRAFT_NOTICE_DAYS } from '@brokerage/domain/vocabulary/drafts';
import { emailTo } from '../../platform/email.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import { DRAFT_EXPIRES } from './emails/draft-expires.email.js';

/** As many as are announced in one round; the others come in the next. */
const MOST = 500;

/** Who owns a draft, and where they get email, is decided here; the email is void if either changes before it is sent. */
const ANNOUNCE = `
with due as (
  update draft set announced_at = now()
  where id in (
    select id from draft
    where ended is null and announced_at is null and updated_at < now() - make_interval(days => ${DRAFT_NOTICE_DAYS})
    order by updated_at limit ${MOST} for update skip locked)
  returning id, user_id
)
select due.id, u.email from due join user_account u on u.id = due.user_id where u.suspended_at is null`;

/** Nobody's draft goes before they had a week's notice, however late the notice was. */
const REMOVE = `
delete from draft
where (ended is null and updated_at < now() - make_interval(days => ${DRAFT_DAYS})
       and announced_at < now() - make_interval(days => ${DRAFT_DAYS - DRAFT_NOTICE_DAYS}))
   or (ended is not null and updated_at < now() - make_interval(days => ${DRAFT_ENDED_DAYS}))`;

export const draftExpiry: Schedule = {
  name: 'drafts',
  cron: '7 * * * *',
  async run({ db, mail }) {
    await db.query(REMOVE);
    await db.transaction(async (manager) => {
      const due = await manager.query<{ id: string; email: string }[]>(ANNOUNCE);
      if (due.length === 0) return;
      const emails = due.map(({ id, email }) => emailTo(DRAFT_EXPIRES, email, { draftId: id }));
      await mail.queue(manager, emails);
    });
  },
};
