import type { EntityManager } from 'typeorm';
import { onlyRow } from '../../platform/postgres/only-row.js';
import { APPLICATION, ownersMailboxOf } from './public.sql.js';

/** $1 an application. */
const MAILBOX = `select ${ownersMailboxOf('a')} as address from ${APPLICATION} a where a.id = $1`;

/** Where emails about an application go that ask for something, open something or tell news of it. */
export async function ownersMailbox(manager: Pick<EntityManager, 'query'>, applicationId: string): Promise<string> {
  return onlyRow(await manager.query<{ address: string }[]>(MAILBOX, [applicationId])).address;
}
