import { newId } from '../../platform/ids.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import { oneByOne } from '../../platform/set-aside/in-halves.js';
import { byId, inRounds } from '../../platform/set-aside/in-rounds.js';
import { writeAudit } from '../audits/public.js';
import { FIND_PAST, FORGET, OBJECTS, TAKE_PAST } from './retention.sql.js';

const NAME = 'files past their period';

interface Past {
  sourceId: string | null;
  source: string | null;
  kind: string;
  province: string | null;
  lastEvent: Date;
  termEndsOn: string | null;
}

/**
 * Deletes enquiries, applications and calls when their period is over, with everything that hangs on them. The objects of
 * documents go first, because only the rows know their names; what is left of a run that broke off goes with the next one.
 * The audit log keeps that it was done, and nothing of the person.
 */
export const FORGET_FILES: Schedule = {
  name: NAME,
  cron: '7 4 * * *',
  async run({ db, privateFiles, setAside }) {
    const forget = ({ id }: { id: string }): Promise<void> =>
      db.transaction(async (manager) => {
        const [past] = await manager.query<Past[]>(TAKE_PAST, [id]);
        if (!past) return;
        const { sourceId, source, kind, province, lastEvent, termEndsOn } = past;
        const objects = await manager.query<{ objectKey: string }[]>(OBJECTS, [sourceId]);
        for (const { objectKey } of objects) await privateFiles.remove(objectKey);
        await writeAudit(
          manager,
          null,
          { requestId: newId(), ip: null },
          {
            action: 'retention.forget',
            subjectType: 'enquiry',
            subjectId: id,
            after: {
              sourceId,
              source,
              kind,
              province,
              lastEvent: lastEvent.toISOString(),
              ...(termEndsOn && { termEndsOn }),
              documents: objects.length,
            },
          },
        );
        await manager.query('select forget_consents($1)', [id]);
        for (const statement of FORGET) await manager.query(statement, [sourceId, id]);
      });
    await inRounds<{ id: string }>(
      (after, most) => db.query(FIND_PAST, [after, most]),
      (found) => oneByOne(found, forget, ({ id }, error) => setAside.note(NAME, error, id)),
      byId,
    );
  },
};
