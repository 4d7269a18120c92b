import type { EntityManager } from 'typeorm';
import type { Actor, Origin } from '../../kernel/actor.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../audits/public.js';
import { FORGET, OBJECTS } from './retention.sql.js';

/** What the audit log keeps of a file that is gone: nothing of the person. */
export interface GoneFile {
  sourceId: string | null;
  source: string | null;
  kind: string;
  province: string | null;
  lastEvent: Date;
  termEndsOn: string | null;
}

interface Why {
  actor: Actor | null;
  /** By its person; else its period is over */
  asked: boolean;
  origin: Pick<Origin, 'requestId'> & { ip: string | null };
}

/** Deletes an enquiry that is locked, with everything that hangs on it. The objects of documents go first, because only the rows know their names. */
export async function forgetFile(
  manager: EntityManager,
  privateFiles: Pick<Platform['privateFiles'], 'remove'>,
  enquiryId: string,
  { sourceId, source, kind, province, lastEvent, termEndsOn }: GoneFile,
  { actor, origin, asked }: Why,
): Promise<void> {
  const objects = await manager.query<{ objectKey: string }[]>(OBJECTS, [sourceId]);
  for (const { objectKey } of objects) await privateFiles.remove(objectKey);
  await writeAudit(manager, actor, origin, {
    action: 'retention.forget',
    subjectType: 'enquiry',
    subjectId: enquiryId,
    after: {
      sourceId,
      source,
      kind,
      province,
      lastEvent: lastEvent.toISOString(),
      ...(termEndsOn && { termEndsOn }),
      documents: objects.length,
      ...(asked && { asked }),
    },
  });
  await manager.query('select forget_consents($1)', [enquiryId]);
  for (const statement of FORGET) await manager.query(statement, [sourceId, enquiryId]);
}
