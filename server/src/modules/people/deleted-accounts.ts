import { newId } from '../../platform/ids.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import type { Platform } from '../../platform/platform.js';
import { oneByOne } from '../../platform/set-aside/in-halves.js';
import { AUDIT_EVENT } from '../audits/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';
import { erasePerson } from './erase-person.js';
import { isLastAdmin, lockAdmins } from './last-admin.js';
import { lockedPerson } from './person-rows.js';

const NAME = 'accounts that were deleted';
/** Beside documents, which are not part of a backup of the database */
export const NOTE = 'deleted-accounts';
/** Nobody puts an older backup back. */
const NOTED_DAYS = 400;
const DAY_MS = 24 * 60 * 60_000;

/** An id says who it was to nobody but a backup that still has the account. */
interface Deletion {
  id: string;
  at: string;
}

const ONE_AT_A_TIME = `select pg_advisory_xact_lock(hashtext('${NOTE}'))`;

/** $1 since when */
const DELETIONS = `
select subject_id as id, created_at as at from ${AUDIT_EVENT} audit_event
where subject_type = 'user' and action = 'user.delete' and created_at > $1`;

/** $1 ids */
const THERE_AGAIN = `select id from ${USER_ACCOUNT} user_account where id = any($1::uuid[])`;

type Parts = Pick<Platform, 'db' | 'encryption' | 'privateFiles' | 'setAside'>;

/** What the database knows joins what was noted: a database that was put back knows less. */
const noted = ({ db, privateFiles }: Parts): Promise<string[]> =>
  db.transaction(async (manager) => {
    await manager.query(ONE_AT_A_TIME);
    const before = (await privateFiles.note<Deletion[]>(NOTE)) ?? [];
    const oldest = Date.now() - NOTED_DAYS * DAY_MS;
    const newest = Math.max(oldest, ...before.map(({ at }) => Date.parse(at)));
    // a transaction that began earlier may have ended later
    const since = before.length === 0 ? oldest : newest - DAY_MS;
    const rows = await manager.query<{ id: string; at: Date }[]>(DELETIONS, [new Date(since)]);
    const all = new Map(before.map((deletion) => [deletion.id, deletion]));
    for (const { id, at } of rows) all.set(id, all.get(id) ?? { id, at: at.toISOString() });
    if (all.size > before.length) {
      const kept = [...all.values()].filter(({ at }) => Date.parse(at) > oldest);
      await privateFiles.keepNote(NOTE, kept);
    }
    return [...all.keys()];
  });

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
    const back = await db.query<{ id: string }[]>(THERE_AGAIN, [await noted(platform)]);
    await oneByOne(back, again, ({ id }, error) => setAside.note(NAME, error, id));
  },
};
