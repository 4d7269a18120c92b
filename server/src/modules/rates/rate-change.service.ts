import type { DataSource, EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import type { Actor, Origin } from '../actor.js';
import { writeAudit } from '../audits/audit.service.js';
import { DomainError } from '../domain-error.js';
import { Bank } from './bank.entity.js';
import type { BulkRateChangeInput, NewRateInput, RateChangeInput } from './rate-desk.inputs.js';
import type { RateDeskService } from './rate-desk.service.js';
import type { DeskRateView, RateConflict } from './rate-desk.types.js';
import { changed, checkFacts, NEW_RATE, productName, type Facts } from './rate-facts.js';
import { lockStates, nextFacts, planFor, versionOf, writePlans, type DeskState, type Plan } from './rate-pending.js';
import { RateUndo, type UndoRow } from './rate-undo.entity.js';

const NO_RATE = 'This rate does not exist any more.';
const NO_BANK = 'This lender does not exist any more.';
const MAX_AT_ONCE = 500;
const UNDO_MINUTES = 10;

export interface Changed {
  rates: DeskRateView[];
  undoId: string;
}

/** Changes at the desk: visitors see none of them until they are published. */
export class RateChangeService {
  readonly #db: DataSource;
  readonly #desk: RateDeskService;

  constructor({ db }: Pick<Platform, 'db'>, desk: RateDeskService) {
    this.#db = db;
    this.#desk = desk;
  }

  /** Somebody else's change is never written over: it comes back with its author, and nothing is saved. */
  save(
    actor: Actor,
    origin: Origin,
    id: string,
    expectedVersion: number,
    change: RateChangeInput,
  ): Promise<{ rate?: DeskRateView; conflict?: RateConflict }> {
    return this.#db.transaction(async (manager) => {
      const [state] = await lockStates(manager, [id]);
      if (!state) throw new DomainError('NOT_FOUND', NO_RATE);
      if (versionOf(state) !== expectedVersion) return { conflict: await conflictOf(this.#desk, manager, id) };
      const before = nextFacts(state) ?? state.live;
      if (!before) throw new DomainError('NOT_FOUND', NO_RATE);
      const after = changed(before, change);
      checkFacts(after);
      await writePlans(manager, actor.userId, [planFor(state, after, state.pending?.source)]);
      await writeAudit(manager, actor, origin, {
        action: 'rate.change',
        subjectType: 'rate',
        subjectId: id,
        before: { ...before },
        after: { ...after, summary: summary(state.bankName, before, after) },
      });
      return { rate: await this.#one(manager, id) };
    });
  }

  /** A new rate waits like any other change. */
  add(actor: Actor, origin: Origin, { bankId, ...given }: NewRateInput): Promise<DeskRateView> {
    return this.#db.transaction(async (manager) => {
      const bank = isUuid(bankId) ? await manager.findOneBy(Bank, { id: bankId }) : null;
      if (!bank) throw new DomainError('NOT_FOUND', NO_BANK, 'bankId');
      const { term, type, rate } = given;
      const facts = changed({ ...NEW_RATE, term, type, rate }, given);
      checkFacts(facts);
      const id = newId();
      await writePlans(manager, actor.userId, [
        { rateId: id, bankId, pending: { kind: 'create', facts, source: null } },
      ]);
      await writeAudit(manager, actor, origin, {
        action: 'rate.add',
        subjectType: 'rate',
        subjectId: id,
        after: { ...facts, summary: `added ${productName(bank.name, facts)} at ${percent(facts.rate)}` },
      });
      return this.#one(manager, id);
    });
  }

  /** One change to many rates; undoRateChanges takes it back. */
  bulk(actor: Actor, origin: Origin, ids: readonly string[], change: BulkRateChangeInput): Promise<Changed> {
    checkCount(ids);
    return this.#db.transaction(async (manager) => {
      const states = await lockStates(manager, ids);
      if (states.length === 0) throw new DomainError('NOT_FOUND', NO_RATE);
      const plans = states.map((state) => planFor(state, bulkFacts(state, change)));
      const rates = `${states.length} ${states.length === 1 ? 'rate' : 'rates'}`;
      return this.#carryOut(manager, actor, origin, states, plans, 'rate.bulk', bulkSummary(rates, change));
    });
  }

  /** Takes away what waits: for these rates, or all. */
  discard(actor: Actor, origin: Origin, ids: readonly string[] | null): Promise<Changed> {
    return this.#db.transaction(async (manager) => {
      const all =
        ids ?? (await manager.query<{ id: string }[]>('select rate_id as id from rate_change')).map(({ id }) => id);
      const states = (await lockStates(manager, all)).filter(({ pending }) => pending !== null);
      const plans = states.map(({ id, bankId }): Plan => ({ rateId: id, bankId, pending: null }));
      const what = `discarded ${states.length} ${states.length === 1 ? 'change' : 'changes'}`;
      return this.#carryOut(manager, actor, origin, states, plans, 'rate.discard', what);
    });
  }

  /** Puts things back as they were; what somebody changed meanwhile stays, and is named. */
  undo(actor: Actor, origin: Origin, undoId: string): Promise<{ rates: DeskRateView[]; kept: string[] }> {
    return this.#db.transaction(async (manager) => {
      const found = isUuid(undoId)
        ? await manager.findOne(RateUndo, { where: { id: undoId }, lock: { mode: 'pessimistic_write' } })
        : null;
      if (!found || found.expiresAt < new Date()) {
        throw new DomainError('NOT_FOUND', 'It is too late to undo this. Change the rates by hand.');
      }
      const states = new Map(
        (
          await lockStates(
            manager,
            found.rows.map(({ rateId }) => rateId),
          )
        ).map((s) => [s.id, s]),
      );
      const untouched = found.rows.filter(
        ({ rateId, version, liveVersion }) =>
          (states.get(rateId)?.pending?.version ?? null) === version &&
          (states.get(rateId)?.liveVersion ?? null) === liveVersion,
      );
      const kept = found.rows.filter((row) => !untouched.includes(row)).map(({ rateId }) => states.get(rateId));
      await writePlans(
        manager,
        actor.userId,
        untouched.map(({ rateId, bankId, before }) => ({ rateId, bankId, pending: before })),
      );
      await manager.delete(RateUndo, { id: undoId });
      await writeAudit(manager, actor, origin, {
        action: 'rate.undo',
        subjectType: 'rate',
        subjectId: undoId,
        after: { rates: untouched.length, summary: `took back a change of ${untouched.length} rates` },
      });
      return {
        rates: await this.#desk.byIds(
          untouched.map(({ rateId }) => rateId),
          manager,
        ),
        kept: kept.map((state) => (state ? nameOf(state) : 'A rate that is gone')),
      };
    });
  }

  /** Plans of one act in one go, with how to take them back. For publications and imports too. */
  carryOut(
    manager: EntityManager,
    actor: Actor,
    origin: Origin,
    act: { states: readonly DeskState[]; plans: readonly Plan[]; action: string; summary: string },
  ): Promise<Changed> {
    return this.#carryOut(manager, actor, origin, act.states, act.plans, act.action, act.summary);
  }

  async #carryOut(
    manager: EntityManager,
    actor: Actor,
    origin: Origin,
    states: readonly DeskState[],
    plans: readonly Plan[],
    action: string,
    text: string,
  ): Promise<Changed> {
    const versions = await writePlans(manager, actor.userId, plans);
    const before = new Map(states.map((state) => [state.id, state]));
    const rows = plans.map(({ rateId, bankId }): UndoRow => {
      const { pending: was = null, liveVersion = null } = before.get(rateId) ?? {};
      return {
        rateId,
        bankId,
        before: was && { kind: was.kind, facts: was.facts, source: was.source },
        version: versions.get(rateId) ?? null,
        liveVersion,
      };
    });
    const undoId = newId();
    await manager.query(`delete from rate_undo where expires_at < now()`);
    await manager.query(
      `insert into rate_undo (id, rows, expires_at) values ($1, $2, now() + make_interval(mins => $3))`,
      [undoId, JSON.stringify(rows), UNDO_MINUTES],
    );
    await writeAudit(manager, actor, origin, {
      action,
      subjectType: 'rate',
      subjectId: undoId,
      after: { rates: plans.map(({ rateId }) => rateId).slice(0, MAX_AT_ONCE), summary: text },
    });
    const shown = plans.map(({ rateId }) => rateId).slice(0, MAX_AT_ONCE);
    return { rates: await this.#desk.byIds(shown, manager), undoId };
  }

  async #one(manager: EntityManager, id: string): Promise<DeskRateView> {
    const [rate] = await this.#desk.byIds([id], manager);
    if (!rate) throw new DomainError('NOT_FOUND', NO_RATE);
    return rate;
  }
}

/** What somebody else made of a rate, for the person who was second. */
export async function conflictOf(desk: RateDeskService, manager: EntityManager, id: string): Promise<RateConflict> {
  const [theirs] = await desk.byIds([id], manager);
  if (!theirs) throw new DomainError('NOT_FOUND', NO_RATE);
  return { theirs, changedBy: theirs.updatedBy ?? 'Somebody else', changedAt: theirs.updatedAt };
}

export const percent = (rate: number): string => `${rate.toFixed(2)}%`;

export function nameOf(state: DeskState): string {
  const facts = nextFacts(state) ?? state.live;
  return facts ? productName(state.bankName, facts) : state.bankName;
}

function summary(bankName: string, before: Facts, after: Facts): string {
  const name = productName(bankName, after);
  if (before.rate !== after.rate) return `set ${name} to ${percent(after.rate)}`;
  if (before.visibility !== after.visibility && after.visibility === 'hidden') return `hid ${name}`;
  if (before.visibility !== after.visibility)
    return `showed ${name} to ${after.visibility === 'everyone' ? 'everyone' : 'people who are signed in'}`;
  return `edited ${name}`;
}

function bulkFacts(state: DeskState, { adjustBy, visibility, endsOn, archive }: BulkRateChangeInput): Facts | null {
  if (archive) return null;
  const facts = nextFacts(state) ?? state.live;
  if (!facts) return null;
  const rate = adjustBy == null ? facts.rate : Number((facts.rate + adjustBy).toFixed(4));
  const next = changed(facts, { rate, visibility, endsOn });
  checkFacts(next);
  return next;
}

function bulkSummary(rates: string, { adjustBy, visibility, endsOn, archive }: BulkRateChangeInput): string {
  if (archive) return `archived ${rates}`;
  if (adjustBy != null) return `moved ${rates} by ${adjustBy > 0 ? '+' : ''}${adjustBy} points`;
  if (visibility != null) return `changed who sees ${rates}`;
  return endsOn ? `set the last day of ${rates} to ${endsOn}` : `changed ${rates}`;
}

function checkCount(ids: readonly string[]): void {
  if (ids.length >= 1 && ids.length <= MAX_AT_ONCE) return;
  throw new DomainError('INVALID', `Choose 1 to ${MAX_AT_ONCE} rates.`, 'ids');
}
