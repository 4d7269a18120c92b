import { newId } from '../../platform/ids.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import { notedDeletions } from '../../platform/private-files/noted-deletions.js';
import { oneByOne } from '../../platform/set-aside/in-halves.js';
import { AUDIT_EVENT } from '../audits/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';
import { erasePerson } from './erase-person.js';
import { isLastAdmin, lockAdmins } from './last-admin.js';
import { lockedPerson } from './person-rows.js';

const NAME = 'accounts that were deleted';
/** Beside documents, which are not part of a backup of the database */
export const NOTE = 'deleted-accounts';
/** $1 since when */
const DELETIONS = `
select subject_id as id, created_at as at from ${AUDIT_EVENT} audit_event
where subject_type = 'user' and action = 'user.delete' and created_at > $1`;

/** $1 ids */
const THERE_AGAIN = `select id from ${USER_ACCOUNT} user_account where id = any($1::uuid[])`;

/**
 * Notes which accounts were deleted where a backup of the database does not reach, and deletes again those that one brought
 * back (docs/decisions/0198). They hear of it no second time.
 */
export const DELETED_ACCOUNTS: Schedule = {
  name: NAME,
  cron: '*/5 * * * *',
  async run(platform) {
    const { db, encryption, setAside } = platform;
    const again = ({ id }: { id: string }): Promise<void> =>
      db.transaction(async (manager) => {
        await lockAdmins(manager);
        const person = await lockedPerson(manager, id);
        if (!person) return;
        // nobody could let anybody in again: a person has to look at it
        if (await isLastAdmin(manager, id)) setAside.note(NAME, new Error('the last administrator'), id);
        else await erasePerson(manager, encryption, null, { requestId: newId(), ip: null }, person);
      });
    const back = await db.query<{ id: string }[]>(THERE_AGAIN, [await notedDeletions(platform, NOTE, DELETIONS)]);
    await oneByOne(back, again, ({ id }, error) => setAside.note(NAME, error, id));
  },
};
