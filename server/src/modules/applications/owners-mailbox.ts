import type { EntityManager } from 'typeorm';
import { onlyRow } from '../../platform/postgres/only-row.js';
import { OWNERS_MAILBOX } from './public.sql.js';

/**
 * Where emails about an application go that ask for something, open something or tell news of it. Null: its account is
 * deleted, and nobody knows an address of theirs.
 */
export async function ownersMailbox(
  manager: Pick<EntityManager, 'query'>,
  applicationId: string,
): Promise<string | null> {
  return onlyRow(await manager.query<{ address: string | null }[]>(OWNERS_MAILBOX, [applicationId])).address;
}
