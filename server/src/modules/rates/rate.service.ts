import { validate as isUuid } from 'uuid';
import type { DataSource, EntityManager } from 'typeorm';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import type { Actor, Origin } from '../actor.js';
import { writeAudit } from '../audits/audit.service.js';
import { DomainError } from '../domain-error.js';
import { namedQuery } from '../named-query.js';
import { checkLimit } from '../paging.js';
import { Bank } from './bank.entity.js';
import { Rate } from './rate.entity.js';
import { factsOf } from './rate-facts.js';
import { checkRateInput, type RateInput } from './rate.inputs.js';
import { BANK, BANKS, HISTORY, RECORD_CHANGE, type BankRow } from './rate.sql.js';
import type { BankView, RateHistoryEntry, RateView } from './rate.types.js';

const NO_RATE = 'This rate does not exist any more.';
const NO_BANK = 'This lender does not exist any more.';
const CHANGED = 'Somebody else changed this rate meanwhile. Reload it to see their version, then change it again.';

/** The lenders' rates: what everybody reads, and what the office changes. */
export class RateService {
  readonly #db: DataSource;

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** Lenders with rates the reader may see, the one with the cheapest rate first. One statement. */
  async current(actor: Actor | undefined, limit: number): Promise<BankView[]> {
    const rows = await namedQuery<BankRow>(this.#db, BANKS, [checkLimit(limit), actor !== undefined]);
    return rows.map(bankView);
  }

  async bank(actor: Actor | undefined, id: string): Promise<BankView | null> {
    if (!isUuid(id)) return null;
    const [row] = await namedQuery<BankRow>(this.#db, BANK, [id, actor !== undefined]);
    return row ? bankView(row) : null;
  }

  history(_actor: Actor, bankId: string | undefined, limit: number): Promise<RateHistoryEntry[]> {
    if (bankId !== undefined && !isUuid(bankId)) return Promise.resolve([]);
    return namedQuery<RateHistoryEntry>(this.#db, HISTORY, [bankId ?? null, checkLimit(limit)]);
  }

  async create(actor: Actor, origin: Origin, bankId: string, input: RateInput): Promise<RateView> {
    checkRateInput(input);
    return this.#db.transaction(async (manager) => {
      const bank = isUuid(bankId) ? await manager.findOneBy(Bank, { id: bankId }) : null;
      if (!bank) throw new DomainError('NOT_FOUND', NO_BANK, 'bankId');
      const rate = manager.create(Rate, { id: newId(), bankId, ...columns(input), version: 1 });
      await manager.insert(Rate, rate);
      return this.#changed(manager, actor, origin, bank, undefined, await find(manager, rate.id));
    });
  }

  /** Without an expected version the last write wins, and is in the history. */
  async update(
    actor: Actor,
    origin: Origin,
    id: string,
    input: RateInput,
    expected?: number | null,
  ): Promise<RateView> {
    checkRateInput(input);
    return this.#db.transaction(async (manager) => {
      const old = await lock(manager, id);
      if (expected != null && expected !== old.version) throw new DomainError('CONFLICT', CHANGED);
      await manager.update(Rate, { id }, { ...columns(input, old), version: old.version + 1 });
      // who edits what waits must see that the rate under it moved
      await manager.query('update rate_change set version = version + 1 where rate_id = $1', [id]);
      return this.#changed(manager, actor, origin, await bankOf(manager, old), old, await find(manager, id));
    });
  }

  async delete(actor: Actor, origin: Origin, id: string): Promise<string> {
    return this.#db.transaction(async (manager) => {
      const old = await lock(manager, id);
      const bank = await bankOf(manager, old);
      await manager.delete(Rate, { id });
      // what waited for it has nothing to wait for any more
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

  /** Leaves the change in the history and the audit trail, and moves the lender's "as of". */
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
    const values = [newId(), rateId, bank.id, bank.name, actor.userId, old?.rate, now?.rate, before, after];
    await manager.query(
      RECORD_CHANGE,
      values.map((value) => value ?? null),
    );
    await manager.update(Bank, { id: bank.id }, { updatedAt: new Date() });
    const verb = !old ? 'create' : now ? 'update' : 'delete';
    await writeAudit(manager, actor, origin, {
      action: `rate.${verb}`,
      subjectType: 'rate',
      subjectId: rateId,
      before,
      after,
    });
  }
}

type RateColumns = Pick<Rate, 'term' | 'type' | 'rate' | 'apr' | 'purpose' | 'insurance' | 'province' | 'notes'>;

/** The input as columns; what it leaves out stays as it was. */
function columns(input: RateInput, old?: Rate): RateColumns {
  const { apr = old?.apr ?? null, purpose = old?.purpose, insurance = old?.insurance } = input;
  const { province = old?.province ?? null, notes = old?.notes ?? null } = input;
  return {
    term: String(input.term),
    type: input.type,
    rate: String(input.rate),
    apr: apr === null ? null : String(apr),
    purpose: purpose ?? 'any',
    insurance: insurance ?? 'any',
    province,
    notes: notes?.trim() || null,
  };
}

function rateView({ term, rate, apr, ...others }: Rate): RateView {
  return { ...others, term: Number(term), rate: Number(rate), apr: apr === null ? null : Number(apr) };
}

export function bankView({ logoFile, ...row }: BankRow): BankView {
  return { ...row, logoUrl: logoFile ?? `/logos/${row.slug}.svg` };
}

async function lock(manager: EntityManager, id: string): Promise<Rate> {
  const rate = isUuid(id) ? await manager.findOne(Rate, { where: { id }, lock: { mode: 'pessimistic_write' } }) : null;
  if (!rate) throw new DomainError('NOT_FOUND', NO_RATE);
  return rate;
}

const find = (manager: EntityManager, id: string): Promise<Rate> => manager.findOneByOrFail(Rate, { id });

const bankOf = (manager: EntityManager, { bankId }: Rate): Promise<Bank> =>
  manager.findOneByOrFail(Bank, { id: bankId });
