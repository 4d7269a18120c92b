import { emailTo } from '../../platform/email.js';
import { newId } from '../../platform/ids.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import type { Platform } from '../../platform/platform.js';
import { allInHalves } from '../../platform/set-aside/in-halves.js';
import { byId, inRounds } from '../../platform/set-aside/in-rounds.js';
import { writeAudit } from '../audits/public.js';
import { RENEWAL_DUE } from './emails/renewal-due.email.js';
import { FIND_DUE, FORGET, TAKE_DUE } from './renewal-reminder.sql.js';

const REMIND = 'renewal reminders';
const AT_ONCE = 200;

/** Writes to everybody whose day has come, each once, however many instances ask. Gives how many. */
export async function sendRenewalReminders({
  db,
  mail,
  setAside,
}: Pick<Platform, 'db' | 'mail' | 'setAside'>): Promise<number> {
  let told = 0;
  const send = (found: readonly { id: string }[]): Promise<void> =>
    db.transaction(async (manager) => {
      const [taken] = await manager.query<[{ id: string; email: string }[], number]>(TAKE_DUE, [
        found.map(({ id }) => id),
      ]);
      const emails = taken.map(({ id, email }) => emailTo(RENEWAL_DUE, email, { reminderId: id }));
      if (emails.length > 0) await mail.queue(manager, emails);
      told += emails.length;
    });
  await inRounds<{ id: string }>(
    (after, most) => db.query(FIND_DUE, [after, most]),
    (found) => allInHalves(found, send, ({ id }, error) => setAside.note(REMIND, error, id)),
    { ...byId, most: AT_ONCE },
  );
  return told;
}

export const REMIND_OF_RENEWALS: Schedule = {
  name: REMIND,
  cron: '*/15 * * * *',
  async run(platform) {
    await sendRenewalReminders(platform);
  },
};

/** What nobody confirmed, and what is past its last day. The audit log says how many went. */
export const FORGET_RENEWALS: Schedule = {
  name: 'renewal reminders that ended',
  cron: '33 3 * * *',
  run: ({ db }) =>
    db.transaction(async (manager) => {
      const [gone] = await manager.query<[unknown[], number]>(FORGET);
      if (gone.length === 0) return;
      const origin = { requestId: newId(), ip: null };
      const entry = {
        action: 'renewal_reminder.forget',
        subjectType: 'renewal_reminder',
        after: { removed: gone.length },
      };
      await writeAudit(manager, null, origin, entry);
    }),
};
