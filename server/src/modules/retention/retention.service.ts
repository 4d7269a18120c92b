import { keptAgainstErasure } from '@brokerage/domain/retention/erasure';
import { FORGETTING, keptUntil } from '@brokerage/domain/retention/periods';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../audits/public.js';
import { forgetFile, type GoneFile } from './forget-file.js';
import { FORGET_ADDRESS, KEPT, LAST_RUNS, TAKE_ASKED } from './retention.sql.js';
import type { FileRetention, RetentionRun } from './retention.types.js';
import { HOLD } from '../enquiries/public.sql.js';

const GONE = 'This file no longer exists.';
const NOT_HERE = 'A job application is deleted where it stands, under Careers.';

interface Kept extends GoneFile {
  isApplication: boolean;
  funded: boolean;
  /** It became a mortgage, or a rate is held for it */
  arranged: boolean;
  heldAt: Date | null;
}

const whyKept = ({ isApplication, arranged, heldAt }: Kept): string | undefined =>
  keptAgainstErasure({ isApplication, arranged, held: heldAt !== null });

/** How long a file is kept, the holds that keep it longer, and the erasure that somebody asked for. */
export class RetentionService {
  readonly #platform: Pick<Platform, 'db' | 'privateFiles'>;

  constructor(platform: Pick<Platform, 'db' | 'privateFiles'>) {
    this.#platform = platform;
  }

  /** Null for a job application, whose period is not that of a file. */
  async see(enquiryId: string): Promise<FileRetention | null> {
    const [kept] = isUuid(enquiryId) ? await this.#platform.db.query<Kept[]>(KEPT, [enquiryId]) : [];
    if (!kept) throw new DomainError('NOT_FOUND', GONE);
    if (kept.kind === 'CAREER') return null;
    const { isApplication, province, funded, lastEvent, termEndsOn, heldAt } = kept;
    const kind = isApplication ? 'application' : 'enquiry';
    const until = keptUntil({ kind, province, funded, termEndsOn, lastEvent });
    return { keptUntil: until, termEndsOn, heldAt, keptBecause: whyKept(kept) ?? null };
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

  /**
   * Deletes a file because the person asks for it, with what else we keep for its address and no account has. What the
   * rules make a brokerage keep stays. The audit log says who did it, and nothing of the person.
   */
  async erase(actor: Actor, origin: Origin, enquiryId: string): Promise<void> {
    const { db, privateFiles } = this.#platform;
    await db.transaction(async (manager) => {
      const [file] = isUuid(enquiryId)
        ? await manager.query<(Kept & { email: string })[]>(TAKE_ASKED, [enquiryId])
        : [];
      if (!file) throw new DomainError('NOT_FOUND', GONE);
      if (file.kind === 'CAREER') throw new DomainError('INVALID', NOT_HERE, 'enquiryId');
      const why = whyKept(file);
      if (why !== undefined) throw new DomainError('CONFLICT', why);
      await forgetFile(manager, privateFiles, enquiryId, file, { actor, origin, asked: true });
      for (const statement of FORGET_ADDRESS) await manager.query(statement, [file.email]);
    });
  }
}
