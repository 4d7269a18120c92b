import { emailTo } from '../../platform/email.js';
import type { Platform } from '../../platform/platform.js';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { CONFIRM, FORGOT, spendToken } from '../auth/public.js';
import { CONFIRM_CHANGE } from './emails/confirm-change.email.js';
import { provePassword, type Spend } from '../users/public.js';
import { USER_CREDENTIALS } from '../users/public.sql.js';

const NO_CODE = 'Enter the code we emailed you.';
const BAD_CODE = 'That code has expired or was used. We can send you a new one.';

/** What shows that the person at the screen is the account's owner, and where a form asks for it. */
export interface Proof {
  password: { text: string; field: string };
  code: { text: string; field: string };
}

/** Proof of ownership before a change that a stolen session must not make. */
export class OwnershipService {
  readonly #platform: Pick<Platform, 'db' | 'jobs' | 'limits' | 'mail'>;

  constructor(platform: Pick<Platform, 'db' | 'jobs' | 'limits' | 'mail'>) {
    this.#platform = platform;
  }

  /** Emails a code to the account's address, for somebody who has no password to prove themselves with. */
  async sendCode(actor: Actor, origin: Origin): Promise<void> {
    const { db, limits, mail } = this.#platform;
    await limits.consume(FORGOT, `code ${actor.userId}`);
    await db.transaction(async (manager) => {
      const [person] = await manager.query<{ email: string; hash: string | null }[]>(
        `select u.email, u.password_hash as hash from ${USER_CREDENTIALS} u where u.id = $1`,
        [actor.userId],
      );
      if (!person || person.hash !== null) {
        throw new DomainError('CONFLICT', 'Your account has a password. Confirm the change with it.');
      }
      await mail.queue(manager, [emailTo(CONFIRM_CHANGE, person.email, { userId: actor.userId })], origin);
    });
  }

  /**
   * Throws unless the password is right, or, where there is none, the emailed code is. Gives what spends the proof, to be
   * called in the transaction of the change: a change that is refused leaves the code good.
   */
  async confirm({ userId }: Actor, { password, code }: Proof): Promise<Spend> {
    const { db, limits } = this.#platform;
    const key = `password ${userId}`;
    await limits.consume(CONFIRM, key);
    const [row] = await db.query<{ hash: string | null }[]>(
      `select u.password_hash as hash from ${USER_CREDENTIALS} u where u.id = $1`,
      [userId],
    );
    if (row?.hash == null) {
      if (!code.text.trim()) throw new DomainError('REQUIRED', NO_CODE, code.field);
      return async (manager) => {
        const holder = await spendToken(manager, code.text, 'confirm_change');
        if (holder !== userId) throw new DomainError('INVALID', BAD_CODE, code.field);
      };
    }
    if (!password.text) throw new DomainError('REQUIRED', 'Enter your current password.', password.field);
    const spend = await provePassword({ id: userId, hash: row.hash }, password);
    await limits.reset(CONFIRM, key);
    return spend;
  }
}
