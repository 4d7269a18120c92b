import { newId } from '../../platform/ids.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import { notedDeletions } from '../../platform/private-files/noted-deletions.js';
import { oneByOne } from '../../platform/set-aside/in-halves.js';
import { forgetFile, type GoneFile } from './forget-file.js';
import { ERASURES, FILES_THERE_AGAIN, TAKE } from './retention.sql.js';

const NAME = 'files that were erased';
/** Beside documents, which are not part of a backup of the database */
export const ERASED = 'erased-files';

/** Notes which files were erased where a backup of the database does not reach, and erases again those that one brought back (docs/decisions/0198). */
export const ERASED_FILES: Schedule = {
  name: NAME,
  cron: '2-59/5 * * * *',
  async run(platform) {
    const { db, privateFiles, setAside } = platform;
    const again = ({ id }: { id: string }): Promise<void> =>
      db.transaction(async (manager) => {
        const [file] = await manager.query<GoneFile[]>(TAKE, [id]);
        const origin = { requestId: newId(), ip: null };
        if (file) await forgetFile(manager, privateFiles, id, file, { actor: null, origin, asked: true });
      });
    const back = await db.query<{ id: string }[]>(FILES_THERE_AGAIN, [
      await notedDeletions(platform, ERASED, ERASURES),
    ]);
    await oneByOne(back, again, ({ id }, error) => setAside.note(NAME, error, id));
  },
};
