import { isFinal } from '@brokerage/domain/application/application-lifecycle';
import { CONSENT_VERSION } from '@brokerage/domain/vocabulary/consents';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { Limit } from '../../platform/interfaces.js';
import type { Platform } from '../../platform/platform.js';
import { applicantsConsents } from '../applications/public.js';
import { writeAudit } from '../audits/public.js';
import { consentRows, type GivenConsent, writeConsents } from '../consents/public.js';
import type { PeopleOnFile } from './credit-consents.js';
import { GONE, lockApplication } from './lock-application.js';

const OVER = 'This application is over. You don’t need to do anything.';
const NOT_ASKED = 'This form doesn’t ask for a credit check. Your broker asks you for it.';

/** How often one account changes its mind */
export const CREDIT_CHECK: Limit = { name: 'credit-check', points: 20, duration: 60 * 60 };

const GIVEN = applicantsConsents('$1');

/** The applicant's own consent to a credit check, from their account: it may wait when the form is sent (decisions §5). */
export class CreditCheckService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'limits'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'limits'>) {
    this.#platform = platform;
  }

  /** Gives it or takes it back. The same again writes nothing. */
  async set(actor: Actor, origin: Origin, id: string, granted: boolean): Promise<{ applicationId: string }> {
    const { db, encryption, limits } = this.#platform;
    const { userId } = actor;
    await limits.consume(CREDIT_CHECK, userId);
    return db.transaction(async (manager) => {
      const found = await lockApplication(manager, id);
      if (found?.userId !== userId) throw new DomainError('NOT_FOUND', GONE);
      if (found.kind === 'basic') throw new DomainError('INVALID', NOT_ASKED);
      if (isFinal(found.status)) throw new DomainError('CONFLICT', OVER);
      const given = await manager.query<Pick<GivenConsent, 'purpose' | 'granted'>[]>(GIVEN, [id]);
      const standing = given.find(({ purpose }) => purpose === 'credit_check')?.granted ?? false;
      if (standing === granted) return { applicationId: id };
      const { applicant } = encryption.decryptJson<PeopleOnFile>(found.content);
      // who is missing is asked by the address in the answers, which the office's corrections leave as it is
      const giver = { userId, email: applicant?.email ?? found.email, sourceId: id, ip: origin.ip };
      await writeConsents(
        manager,
        consentRows(giver, [{ purpose: 'credit_check', granted, textVersion: CONSENT_VERSION }]),
      );
      await writeAudit(manager, actor, origin, {
        action: 'application.credit_check',
        subjectType: 'application',
        subjectId: id,
        before: { granted: standing },
        after: { granted },
      });
      return { applicationId: id };
    });
  }
}
