import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { readUnsubscribeToken } from '../../platform/unsubscribe.js';
import type { Origin } from '../actor.js';
import { DomainError } from '../domain-error.js';

const TEXT_VERSION = '2026-11';

/** Ends offers by e-mail for whoever has the link of a letter. */
export class UnsubscribeService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>) {
    this.#platform = platform;
  }

  /** Done again it changes nothing; letters about an application or an account still go. */
  async unsubscribe({ ip }: Origin, token: string): Promise<void> {
    const { db, encryption } = this.#platform;
    const email = readUnsubscribeToken(encryption, token);
    if (email === undefined) throw new DomainError('INVALID', 'This link is not one of ours.', 'token');
    await db.transaction(async (manager) => {
      await manager.query(
        'update user_account set marketing_consent = false, updated_at = now() where lower(email) = $1 and marketing_consent',
        [email],
      );
      await manager.query(
        `insert into consent (id, user_id, email, purpose, granted, text_version, ip)
         values ($1, (select id from user_account where lower(email) = $2), $2, 'marketing', false, $3, $4)`,
        [newId(), email, TEXT_VERSION, ip],
      );
    });
  }
}
