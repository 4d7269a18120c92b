import { validate as isUuid } from 'uuid';
import type { EntityManager } from 'typeorm';
import { FOR_CHANGE } from '../users/public.js';
import { USER_ACCOUNT } from '../users/public.sql.js';
import type { Before } from './user-change.js';

/** $1 an account: what is looked at before its row is locked */
export const SEEN = `select id, role, email from ${USER_ACCOUNT} user_account where id = $1`;

/** The row of a person, which nobody else changes until the transaction is done. */
export async function lockedPerson(manager: Pick<EntityManager, 'query'>, id: string): Promise<Before | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await manager.query<Before[]>(FOR_CHANGE, [id]);
  return row;
}
