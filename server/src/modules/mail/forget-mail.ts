import { ACCOUNT_MAIL_DAYS } from '@brokerage/domain/retention/periods';
import { newId } from '../../platform/ids.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import { writeAudit } from '../audits/public.js';

/** By what emails about accounts name; some name nothing. What is about a file goes with the file. */
export const OF_ACCOUNTS = ['agentId', 'revisionId', 'sessionId', 'tokenId', 'userId', 'webhookId'];

const FORGET = `
delete from mail_message
where created_at < now() - make_interval(days => ${ACCOUNT_MAIL_DAYS}) and status <> 'pending'
  and (params = '{}' or params ?| $1::text[]) returning id`;

/** Emails about accounts, also of those that are deleted by now. The audit log says how many went. */
export const FORGET_MAIL: Schedule = {
  name: 'emails about accounts',
  cron: '17 4 * * *',
  run: ({ db }) =>
    db.transaction(async (manager) => {
      const [gone] = await manager.query<[unknown[], number]>(FORGET, [OF_ACCOUNTS]);
      if (gone.length === 0) return;
      const origin = { requestId: newId(), ip: null };
      const entry = { action: 'mail.forget', subjectType: 'mail', after: { removed: gone.length } };
      await writeAudit(manager, null, origin, entry);
    }),
};
