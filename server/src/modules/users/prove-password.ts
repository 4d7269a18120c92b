import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/domain-error.js';
import { verifyPassword } from '../../platform/passwords.js';
import { SAME_PASSWORD } from './public.sql.js';

/** Proves again, in the transaction of what was proven for; throws where it does not hold any more. */
export type Spend = (manager: Pick<EntityManager, 'query'>) => Promise<void>;

/**
 * Throws unless the text is the password whose hash the account has. One that is changed between this and `Spend` allows
 * nothing: whoever resets it may be taking the account back.
 */
export async function provePassword(
  { id, hash }: { id: string; hash: string | null | undefined },
  { text, field }: { text: string; field: string },
): Promise<Spend> {
  const wrong = (): DomainError => new DomainError('INVALID', 'That isn’t your current password.', field);
  if (!(await verifyPassword(hash, text))) throw wrong();
  return async (manager) => {
    const same = await manager.query<unknown[]>(SAME_PASSWORD, [id, hash]);
    if (same.length === 0) throw wrong();
  };
}
