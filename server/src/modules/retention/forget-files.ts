import { newId } from '../../platform/ids.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import { oneByOne } from '../../platform/set-aside/in-halves.js';
import { byId, inRounds } from '../../platform/set-aside/in-rounds.js';
import { forgetFile, type GoneFile } from './forget-file.js';
import { FIND_PAST, TAKE_PAST } from './retention.sql.js';

const NAME = 'files past their period';

/**
 * Deletes enquiries, applications and calls when their period is over. What is left of a run that broke off goes with the
 * next one. The audit log keeps that it was done, and nothing of the person.
 */
export const FORGET_FILES: Schedule = {
  name: NAME,
  cron: '7 4 * * *',
  async run({ db, privateFiles, setAside }) {
    const forget = ({ id }: { id: string }): Promise<void> =>
      db.transaction(async (manager) => {
        const [past] = await manager.query<GoneFile[]>(TAKE_PAST, [id]);
        const origin = { requestId: newId(), ip: null };
        if (past) await forgetFile(manager, privateFiles, id, past, { actor: null, origin, asked: false });
      });
    await inRounds<{ id: string }>(
      (after, most) => db.query(FIND_PAST, [after, most]),
      (found) => oneByOne(found, forget, ({ id }, error) => setAside.note(NAME, error, id)),
      byId,
    );
  },
};
