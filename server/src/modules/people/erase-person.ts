import type { EntityManager } from 'typeorm';
import type { Actor, Origin } from '../../kernel/actor.js';
import type { Encryption } from '../../platform/interfaces.js';
import { writeAudit } from '../audits/public.js';
import { claimByAddress, FORGET_ADDRESS } from '../co-applicants/public.js';
import { audited, type Before } from './user-change.js';

/** Removes the row of a person, which is locked, with everything that names them; what they applied for stays, without the account. */
export async function erasePerson(
  manager: EntityManager,
  encryption: Pick<Encryption, 'blindIndex'>,
  actor: Actor | null,
  origin: Pick<Origin, 'requestId'> & { ip: string | null },
  { id, role, email }: Before,
): Promise<void> {
  await writeAudit(manager, actor, origin, {
    action: 'user.delete',
    subjectType: 'user',
    subjectId: id,
    before: { role, ...audited({ email }) },
  });
  await claimByAddress(manager, encryption, id, origin);
  await manager.query(FORGET_ADDRESS, [id]);
  await manager.query('select erase_person($1)', [id]);
}
