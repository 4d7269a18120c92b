import type { Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { networkOf } from '../../platform/limits.js';
import { isOfMailbox } from '../../platform/mailed-link.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../audits/public.js';
import { readApplicationToken } from './application-link.js';
import { APPLICATION_LINK } from './career.limits.js';
import { ADDRESS_OF, AGE_RESUMES_OF, CONFIRM_APPLICATION, FORGET } from './career.sql.js';

const NO_LINK = 'This link isn’t valid. Open it from the email again.';
const GONE = 'This application no longer exists.';

/** What the link of an email about a job application does, signed out: this was me, or it was not. */
export class ApplicationAnswerService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'limits'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'limits'>) {
    this.#platform = platform;
  }

  /** `mine`: it is confirmed. Else exactly this application goes, with its enquiry and its résumé; a second time does nothing. */
  async answer(origin: Origin, token: string, mine: boolean): Promise<void> {
    const { db, encryption, limits } = this.#platform;
    await limits.consume(APPLICATION_LINK, networkOf(origin.ip));
    const link = readApplicationToken(encryption, token);
    const [found] = link ? await db.query<{ email: string }[]>(ADDRESS_OF, [link.id]) : [];
    if (!link || (found && !isOfMailbox(encryption, link, found.email)))
      throw new DomainError('INVALID', NO_LINK, 'token');
    const { id } = link;
    if (mine) {
      const [confirmed] = await db.query<[unknown[], number]>(CONFIRM_APPLICATION, [id]);
      if (confirmed.length === 0) throw new DomainError('NOT_FOUND', GONE, 'token');
      return;
    }
    await db.transaction(async (manager) => {
      await manager.query(AGE_RESUMES_OF, [id]);
      const [removed] = await manager.query<[{ jobId: string | null }[], number]>(FORGET, [[id]]);
      for (const { jobId } of removed) {
        // whoever says so wants nothing of themselves kept
        await writeAudit(
          manager,
          null,
          { ...origin, ip: null },
          {
            action: 'career.disown',
            subjectType: 'job',
            subjectId: jobId ?? undefined,
          },
        );
      }
    });
  }
}
