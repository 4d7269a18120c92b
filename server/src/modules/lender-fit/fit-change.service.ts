import type { FitDifference } from '@brokerage/domain/lender-fit/gains';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit, writeRead } from '../audits/public.js';
import { OPEN_CHANGES, SETTLE } from './fit-change.sql.js';
import type { FitChanges, FitChangeView } from './fit-change.types.js';
import { BANK } from '../lenders/public.sql.js';

const MOST = 50;
const GONE = 'This change is no longer there.';

interface Row extends Pick<FitChangeView, 'id' | 'applicationId' | 'applicationNumber' | 'fullName' | 'at'> {
  content: string;
  total: number;
}

/** Files that gain or lose by a new policy or table, until somebody of the office is done with them. */
export class FitChangeService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>) {
    this.#platform = platform;
  }

  async read(actor: Actor, origin: Origin): Promise<FitChanges> {
    await writeRead(this.#platform.db.manager, actor, origin, 'application.list', { change: 'fit' });
    return this.#open();
  }

  async #open(): Promise<FitChanges> {
    const { db, encryption } = this.#platform;
    const rows = await db.query<Row[]>(OPEN_CHANGES, [MOST]);
    const banks = await db.query<{ id: string; name: string }[]>(`select id, name from ${BANK} bank`);
    const names = new Map(banks.map(({ id, name }) => [id, name]));
    const named = (ids: readonly string[]): string[] => ids.map((id) => names.get(id) ?? 'A deleted lender').sort();
    return {
      totalItems: rows[0]?.total ?? 0,
      items: rows.map(({ content, total: _, ...row }) => {
        const difference = encryption.decryptJson<FitDifference>(content);
        const { lendersGained, lendersLost, programsGained, programsLost } = difference;
        return {
          ...row,
          ...{ lendersGained: named(lendersGained), lendersLost: named(lendersLost), programsGained, programsLost },
        };
      }),
    };
  }

  /** A second time changes nothing. */
  async settle(actor: Actor, origin: Origin, id: string): Promise<FitChanges> {
    if (!isUuid(id)) throw new DomainError('NOT_FOUND', GONE, 'id');
    await this.#platform.db.transaction(async (manager) => {
      const [[settled]] = await manager.query<[{ applicationId: string }[], number]>(SETTLE, [id]);
      if (!settled) return;
      await writeAudit(manager, actor, origin, {
        action: 'fit_change.settle',
        subjectType: 'application',
        subjectId: settled.applicationId,
        after: { change: id },
      });
    });
    return this.#open();
  }
}
