import { CONSENT_VERSION } from '@brokerage/domain/vocabulary/consents';
import type { Platform } from '../../platform/platform.js';
import { readUnsubscribeToken } from '../../platform/unsubscribe.js';
import type { Origin } from '../../kernel/actor.js';
import { consentRows, writeConsents } from '../consents/public.js';
import { DomainError } from '../../kernel/domain-error.js';
import { UNSUBSCRIBED } from './unsubscribe.limits.js';
import { USER_ACCOUNT, STOP_MARKETING } from '../users/public.sql.js';

/** What somebody asked to be told of by email, and stops with a token of its own. */
interface Stopped {
  /** False where the token is none of its */
  stopByUnsubscribing(token: string): Promise<boolean>;
}

/** Ends what the link of an email is about: offers to its address, a rate watch or a renewal reminder. */
export class UnsubscribeService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'limits'>;
  readonly #asked: readonly Stopped[];

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'limits'>, asked: readonly Stopped[]) {
    this.#platform = platform;
    this.#asked = asked;
  }

  /** Done again it changes nothing; emails about an application or an account still go. */
  async unsubscribe({ ip }: Origin, token: string): Promise<void> {
    const { db, encryption, limits } = this.#platform;
    for (const one of this.#asked) if (await one.stopByUnsubscribing(token)) return;
    const email = readUnsubscribeToken(encryption, token);
    if (email === undefined)
      throw new DomainError('INVALID', 'This link isn’t valid. Open it from the email again.', 'token');
    const excess = await limits.excess(UNSUBSCRIBED, email);
    await db.transaction(async (manager) => {
      const [, stopped] = await manager.query<[unknown[], number]>(STOP_MARKETING, [email]);
      // pressed without end it fills no ledger: what it withdraws stands there
      if (excess > 0 && stopped === 0) return;
      const [person] = await manager.query<{ id: string }[]>(
        `select id from ${USER_ACCOUNT} user_account where lower(email) = $1`,
        [email],
      );
      const withdrawn = { purpose: 'marketing', granted: false, textVersion: CONSENT_VERSION } as const;
      await writeConsents(manager, consentRows({ userId: person?.id, email, ip }, [withdrawn]));
    });
  }
}
