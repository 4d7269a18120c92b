import type { EntityManager } from 'typeorm';
import { DomainError, ForbiddenError } from '../../kernel/domain-error.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

/** Any number, the same in every instance */
const LOCK = 7_310_202_614;

/** Taken before any row is locked: two who hold each other's row would otherwise wait for ever. */
export async function lockAdmins(manager: Pick<EntityManager, 'query'>): Promise<void> {
  await manager.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

/**
 * Whoever would leave fewer administrators waits here for the others who would: two who remove each other at once are
 * looked at one after the other, and the second finds itself removed, or the last.
 */
export async function keepAnAdmin(
  manager: Pick<EntityManager, 'query'>,
  actorId: string,
  leavingId: string,
): Promise<void> {
  await lockAdmins(manager);
  const ids = await adminIds(manager);
  if (!ids.includes(actorId)) throw new ForbiddenError();
  if (ids.every((id) => id === leavingId)) {
    throw new DomainError('CONFLICT', 'This is the last administrator. Make someone else an administrator first.');
  }
}

/** Whether nobody else is one. The caller holds the lock of administrators. */
export async function isLastAdmin(manager: Pick<EntityManager, 'query'>, id: string): Promise<boolean> {
  const ids = await adminIds(manager);
  return ids.includes(id) && ids.length === 1;
}

async function adminIds(manager: Pick<EntityManager, 'query'>): Promise<string[]> {
  const admins = await manager.query<{ id: string }[]>(
    `select id from ${USER_ACCOUNT} user_account where role = 'ADMIN' and suspended_at is null`,
  );
  return admins.map(({ id }) => id);
}
