import { validate as isUuid } from 'uuid';
import type { DataSource, EntityManager } from 'typeorm';
import { newId } from '../../../platform/ids.js';
import type { Platform } from '../../../platform/platform.js';
import type { Actor, Origin } from '../../../kernel/actor.js';
import { writeAudit } from '../../audits/public.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { namedQuery } from '../../../platform/postgres/named-query.js';
import { publicQuery } from '../../../platform/postgres/public-query.js';
import { checkLimit } from '../../../kernel/paging.js';
import { Bank } from '../../lenders/public.js';
import { Rate } from '../rate.entity.js';
import { checkPublic } from '../rate-check.js';
import { changed, columnsOf, factsOf, newFacts } from '../rate-facts.js';
import { INSERT_PUBLICATION, PUBLISHING, RECORD } from '../record-rates.sql.js';
import type { RateInput } from './rate.inputs.js';
import { BANKS, ONE_BANK, HISTORY, type BankRow } from './rate.sql.js';
import type { BankView, RateHistoryEntry, RateView } from './rate.types.js';

const NO_RATE = 'This rate no longer exists.';
const NO_BANK = 'This lender no longer exists.';
const CHANGED = 'Someone else just changed this rate. Reload it to see their version, then try again.';

/** The published rates: read by everyone, changed by administrators. */
export class RateService {
  readonly #db: DataSource;

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** Lenders with rates the reader can see, lowest rate first. One statement. */
  async current(actor: Actor | undefined, limit: number): Promise<BankView[]> {
    const rows = await publicQuery<BankRow>(this.#db, BANKS, [checkLimit(limit), actor !== undefined]);
    return rows.map(bankView);
  }

  async bank(actor: Actor | undefined, id: string): Promise<BankView | null> {
    if (!isUuid(id)) return null;
    const [row] = await publicQuery<BankRow>(this.#db, ONE_BANK, [id, actor !== undefined]);
    return row ? bankView(row) : null;
  }

  history(bankId: string | undefined, limit: number): Promise<RateHistoryEntry[]> {
    if (bankId !== undefined && !isUuid(bankId)) return Promise.resolve([]);
    return namedQuery<RateHistoryEntry>(this.#db, HISTORY, [bankId ?? null, checkLimit(limit)]);
  }

  /** Throws where there is no such rate. */
  async checkExists(id: string): Promise<void> {
    const found = isUuid(id) && (await this.#db.getRepository(Rate).existsBy({ id }));
    if (!found) throw new DomainError('NOT_FOUND', NO_RATE);
  }

  async create(actor: Actor, origin: Origin, bankId: string, input: RateInput): Promise<RateView> {
    return this.#db.transaction(async (manager) => {
      await manager.query(PUBLISHING);
      const bank = isUuid(bankId) ? await manager.findOneBy(Bank, { id: bankId }) : null;
      if (!bank) throw new DomainError('NOT_FOUND', NO_BANK, 'bankId');
      const facts = changed(newFacts(input), input);
      checkPublic(facts);
      const rate = manager.create(Rate, { id: newId(), bankId, ...columnsOf(facts), version: 1 });
      await manager.insert(Rate, rate);
      return this.#changed(manager, actor, origin, bank, undefined, await find(manager, rate.id));
    });
  }

  /** Without an expected version the last write wins. The history keeps both. */
  async update(
    actor: Actor,
    origin: Origin,
    id: string,
    input: RateInput,
    expected?: number | null,
  ): Promise<RateView> {
    return this.#db.transaction(async (manager) => {
      await manager.query(PUBLISHING);
      const old = await lock(manager, id, expected);
      const facts = changed(factsOf(old), input);
      checkPublic(facts);
      await manager.update(Rate, { id }, { ...columnsOf(facts), feesToCheck: false, version: old.version + 1 });
      // tells whoever edits the draft that the rate under it changed
      await manager.query('update rate_change set version = version + 1 where rate_id = $1', [id]);
      return this.#changed(manager, actor, origin, await bankOf(manager, old), old, await find(manager, id));
    });
  }

  async delete(actor: Actor, origin: Origin, id: string, expected?: number | null): Promise<string> {
    return this.#db.transaction(async (manager) => {
      await manager.query(PUBLISHING);
      const old = await lock(manager, id, expected);
      const bank = await bankOf(manager, old);
      await manager.delete(Rate, { id });
      // a draft of a deleted rate has nothing left to change
      await manager.query('delete from rate_change where rate_id = $1', [id]);
      await this.#recordChange(manager, actor, origin, bank, old, undefined);
      return id;
    });
  }

  async #changed(
    manager: EntityManager,
    actor: Actor,
    origin: Origin,
    bank: Bank,
    before: Rate | undefined,
    after: Rate,
  ): Promise<RateView> {
    await this.#recordChange(manager, actor, origin, bank, before, after);
    return rateView(after);
  }

  /** A publication of its own, with the history, the audit log and the lender's "as of". */
  async #recordChange(
    manager: EntityManager,
    actor: Actor,
    origin: Origin,
    bank: Bank,
    old: Rate | undefined,
    now: Rate | undefined,
  ): Promise<void> {
    const rateId = old?.id ?? now?.id ?? '';
    const before = old && { ...factsOf(old) };
    const after = now && { ...factsOf(now) };
    const publicationId = newId();
    await manager.query(INSERT_PUBLICATION, [publicationId, actor.userId, null]);
    const entry = {
      ...{ historyId: newId(), entryId: newId(), rateId, bankId: bank.id, bankName: bank.name, before, after },
      kind: !old ? 'create' : now ? 'update' : 'archive',
    };
    await manager.query(RECORD, [JSON.stringify([entry]), actor.userId, publicationId]);
    await writeAudit(manager, actor, origin, {
      action: !old ? 'rate.create' : now ? 'rate.update' : 'rate.delete',
      subjectType: 'rate',
      subjectId: rateId,
      before,
      after,
    });
  }
}

const rateView = (rate: Rate): RateView => {
  const { id, version, updatedAt } = rate;
  return { ...factsOf(rate), id, version, updatedAt };
};

export function bankView({ logoFile, ...row }: BankRow): BankView {
  return { ...row, logoUrl: logoFile ?? `/logos/${row.slug}.svg` };
}

async function lock(manager: EntityManager, id: string, expected?: number | null): Promise<Rate> {
  const rate = isUuid(id) ? await manager.findOne(Rate, { where: { id }, lock: { mode: 'pessimistic_write' } }) : null;
  if (!rate) throw new DomainError('NOT_FOUND', NO_RATE);
  if (expected != null && expected !== rate.version) throw new DomainError('CONFLICT', CHANGED);
  return rate;
}

const find = (manager: EntityManager, id: string): Promise<Rate> => manager.findOneByOrFail(Rate, { id });

const bankOf = (manager: EntityManager, { bankId }: Rate): Promise<Bank> =>
  manager.findOneByOrFail(Bank, { id: bankId });
