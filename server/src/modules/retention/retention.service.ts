import { FORGETTING, keptUntil } from '@brokerage/domain/retention/periods';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../audits/public.js';
import { KEPT, LAST_RUNS } from './retention.sql.js';
import type { FileRetention, RetentionRun } from './retention.types.js';
import { HOLD } from '../enquiries/public.sql.js';

const GONE = 'This file no longer exists.';

interface Kept {
  isApplication: boolean;
  province: string | null;
  funded: boolean;
  kind: string;
  lastEvent: Date;
  termEndsOn: string | null;
  heldAt: Date | null;
}

/** How long a file is kept, and the holds that keep it longer. */
export class RetentionService {
  readonly #platform: Pick<Platform, 'db'>;

  constructor(platform: Pick<Platform, 'db'>) {
    this.#platform = platform;
  }

  /** Null for a job application, whose period is not that of a file. */
  async see(enquiryId: string): Promise<FileRetention | null> {
    const [kept] = isUuid(enquiryId) ? await this.#platform.db.query<Kept[]>(KEPT, [enquiryId]) : [];
    if (!kept) throw new DomainError('NOT_FOUND', GONE);
    if (kept.kind === 'CAREER') return null;
    const { isApplication, province, funded, lastEvent, termEndsOn, heldAt } = kept;
    const kind = isApplication ? 'application' : 'enquiry';
    return { keptUntil: keptUntil({ kind, province, funded, termEndsOn, lastEvent }), termEndsOn, heldAt };
  }

  /** One for each schedule that carries a period out, in the order of the table. */
  async lastRuns(): Promise<RetentionRun[]> {
    const runs = await this.#platform.db.query<{ action: string; at: Date; removed: number }[]>(LAST_RUNS);
    return FORGETTING.map(({ schedule, action }) => {
      const run = runs.find((one) => one.action === action);
      return { schedule, lastAt: run?.at ?? null, removed: run?.removed ?? 0 };
    });
  }

  /** A second time changes nothing. */
  async hold(actor: Actor, origin: Origin, enquiryId: string, held: boolean): Promise<FileRetention | null> {
    const seen = await this.see(enquiryId);
    if (seen === null) throw new DomainError('INVALID', 'A job application can’t be put on hold.', 'enquiryId');
    await this.#platform.db.transaction(async (manager) => {
      const [changed] = await manager.query<[unknown[], number]>(HOLD, [enquiryId, held, actor.userId]);
      if (changed.length === 0) return;
      await writeAudit(manager, actor, origin, {
        action: 'retention.hold',
        subjectType: 'enquiry',
        subjectId: enquiryId,
        before: { held: !held },
        after: { held },
      });
    });
    return this.see(enquiryId);
  }
}
