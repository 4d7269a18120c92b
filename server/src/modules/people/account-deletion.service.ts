import { ROLE_LEVEL } from '@brokerage/domain/account/roles';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError, ForbiddenError } from '../../kernel/domain-error.js';
import { emailTo } from '../../platform/email.js';
import type { Platform } from '../../platform/platform.js';
import type { SessionService } from '../auth/public.js';
import { ACCOUNT_DELETED } from './emails/account-deleted.email.js';
import { erasePerson } from './erase-person.js';
import { keepAnAdmin } from './last-admin.js';
import type { OwnershipService } from './ownership.service.js';
import { lockedPerson, SEEN } from './person-rows.js';
import type { Before } from './user-change.js';

interface DeletionProof {
  password?: string | null;
  confirmationCode?: string | null;
}

type Parts = Pick<Platform, 'db' | 'encryption' | 'mail'>;

/** The end of an account, by its owner or by an administrator. */
export class AccountDeletionService {
  readonly #platform: Parts;
  readonly #sessions: SessionService;
  readonly #ownership: OwnershipService;

  constructor(platform: Parts, sessions: SessionService, ownership: OwnershipService) {
    this.#platform = platform;
    this.#sessions = sessions;
    this.#ownership = ownership;
  }

  /** Throws where this account is not there, or not one that they may delete. */
  async checkDeletable(actor: Actor, id: string): Promise<void> {
    checkMayDelete(actor, id);
    const found = isUuid(id) ? await this.#platform.db.query<Before[]>(SEEN, [id]) : [];
    if (found.length === 0) throw new DomainError('NOT_FOUND', 'We couldn’t find this person.');
  }

  /** Removes a person with everything that names them; what they applied for stays, without the account. */
  async delete(actor: Actor, origin: Origin, id: string, proof: DeletionProof = {}): Promise<void> {
    checkMayDelete(actor, id);
    const spend =
      id === actor.userId
        ? await this.#ownership.confirm(actor, {
            password: { text: proof.password ?? '', field: 'password' },
            code: { text: proof.confirmationCode ?? '', field: 'confirmationCode' },
          })
        : undefined;
    await this.#platform.db.transaction(async (manager) => {
      const [seen] = isUuid(id) ? await manager.query<Before[]>(SEEN, [id]) : [];
      if (!seen) throw new DomainError('NOT_FOUND', 'We couldn’t find this person.');
      // the lock of administrators is taken before the row's: two who take each other's row first would wait for ever
      if (seen.role === 'ADMIN') await keepAnAdmin(manager, actor.userId, id);
      const before = await lockedPerson(manager, id);
      if (!before) throw new DomainError('NOT_FOUND', 'We couldn’t find this person.');
      await spend?.(manager);
      await this.#platform.mail.queue(manager, [emailTo(ACCOUNT_DELETED, before.email, {})]);
      await this.#sessions.endAllOf(id, { manager });
      await erasePerson(manager, this.#platform.encryption, actor, origin, before);
    });
    this.#sessions.forgetPerson(id);
  }
}

/** Their own account, or any as an administrator. To a client another account is none. */
function checkMayDelete(actor: Actor, id: string): void {
  if (id === actor.userId) return;
  if (actor.role === 'ACCOUNT_HOLDER') throw new DomainError('NOT_FOUND', 'We couldn’t find this person.');
  if (ROLE_LEVEL[actor.role] < ROLE_LEVEL.ADMIN) throw new ForbiddenError();
}
