import type { DataSource, EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { newId } from '../../../platform/ids.js';
import type { Platform } from '../../../platform/platform.js';
import type { Actor, Origin } from '../../../kernel/actor.js';
import { writeAudit } from '../../audits/public.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { takeUndo } from '../../undos/public.js';
import { Bank, type BankPlan, lockBanks, undoneBanks, writeBankPlans } from '../../lenders/public.js';
import { carryOut, type DeskAct } from './desk-act.js';
import { undoneRates } from './desk-undo.js';
import type { BulkRateChangeInput, NewRateInput, RateChangeInput } from './rate-desk.inputs.js';
import type { RateDeskService } from './rate-desk.service.js';
import type { DeskRateView, RateConflict } from './rate-desk.types.js';
import { checkFacts } from '../rate-check.js';
import { changed, newFacts, type Facts } from '../rate-facts.js';
import { lockStates, nextFacts, planFor, versionOf, writePlans, type DeskState, type Plan } from './rate-pending.js';
import type { RateUndo } from './rate-undo.js';

const NO_RATE = 'This rate no longer exists.';
const NO_BANK = 'This lender no longer exists.';
const TOO_LATE = 'It is too late to undo this. Change the rates by hand.';
const MAX_AT_ONCE = 500;

export interface Changed {
  rates: DeskRateView[];
  undoId: string;
}

/** Which drafts to discard. Nothing named: all of them, or all of the editor's own. */
interface DraftChoice {
  ids: readonly string[] | null;
  lenderIds?: readonly string[] | null;
  mine?: boolean | null;
}

/** Changes at the desk. Visitors see none of them until they are published. */
export class RateChangeService {
  readonly #db: DataSource;
  readonly #desk: RateDeskService;

  constructor({ db }: Pick<Platform, 'db'>, desk: RateDeskService) {
    this.#db = db;
    this.#desk = desk;
  }

  /** Never overwrites someone else's change: it returns theirs with its author, and saves nothing. */
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
      if (versionOf(state) !== expectedVersion) {
        const [conflict] = await conflictsOf(this.#desk, manager, [id]);
        return { conflict };
      }
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
        after: { ...after, lender: state.bankName },
      });
      return { rate: await this.#one(manager, id) };
    });
  }

  /** A new rate is a draft like any other change. */
  add(actor: Actor, origin: Origin, { bankId, ...given }: NewRateInput): Promise<DeskRateView> {
    return this.#db.transaction(async (manager) => {
      const bank = isUuid(bankId) ? await manager.findOneBy(Bank, { id: bankId }) : null;
      if (!bank) throw new DomainError('NOT_FOUND', NO_BANK, 'bankId');
      const { term, type, rate } = given;
      const facts = changed(newFacts({ term, type, rate }), given);
      checkFacts(facts);
      const id = newId();
      await writePlans(manager, actor.userId, [
        { rateId: id, bankId, pending: { kind: 'create', facts, source: null } },
      ]);
      await writeAudit(manager, actor, origin, {
        action: 'rate.add',
        subjectType: 'rate',
        subjectId: id,
        after: { ...facts, lender: bank.name },
      });
      return this.#one(manager, id);
    });
  }

  /** One change to many rates. */
  bulk(actor: Actor, origin: Origin, ids: readonly string[], change: BulkRateChangeInput): Promise<Changed> {
    checkCount(ids);
    return this.#db.transaction(async (manager) => {
      const states = await lockStates(manager, ids);
      if (states.length === 0) throw new DomainError('NOT_FOUND', NO_RATE);
      const plans = states.map((state) => planFor(state, bulkFacts(state, change)));
      return this.act(manager, actor, origin, {
        rates: { states, plans },
        audit: { action: 'rate.bulk', after: { ...counted(plans), ...Object.fromEntries(Object.entries(change)) } },
      });
    });
  }

  /** Discards drafts: those named, the editor's own, or all of them. */
  discard(actor: Actor, origin: Origin, { ids, lenderIds, mine }: DraftChoice): Promise<Changed> {
    return this.#db.transaction(async (manager) => {
      const named = ids != null || lenderIds != null;
      const author = mine ? actor.userId : null;
      const rateIds = named ? (ids ?? []) : await draftsOf(manager, 'rate', author);
      const bankIds = named ? (lenderIds ?? []) : await draftsOf(manager, 'bank', author);
      const states = (await lockStates(manager, rateIds)).filter(({ pending }) => pending !== null);
      const bankStates = (await lockBanks(manager, bankIds)).filter(({ pending }) => pending !== null);
      const plans = states.map(({ id, bankId }): Plan => ({ rateId: id, bankId, pending: null }));
      const bankPlans = bankStates.map(({ id }): BankPlan => ({ bankId: id, pending: null }));
      return this.act(manager, actor, origin, {
        rates: { states, plans },
        banks: { states: bankStates, plans: bankPlans },
        audit: { action: 'rate.discard', after: counted(plans, bankPlans) },
      });
    });
  }

  /** Puts drafts back as they were. Whatever someone changed since then stays, and is named. */
  undo(actor: Actor, origin: Origin, undoId: string): Promise<{ rates: DeskRateView[]; kept: string[] }> {
    return this.#db.transaction(async (manager) => {
      const found = await takeUndo<RateUndo>(manager, 'rate', undoId, TOO_LATE);
      const rates = await undoneRates(manager, found.rates);
      const banks = await undoneBanks(manager, found.lenders);
      await writePlans(manager, actor.userId, rates.plans);
      await writeBankPlans(manager, actor.userId, banks.plans);
      await writeAudit(manager, actor, origin, {
        action: 'rate.undo',
        subjectType: 'rate',
        subjectId: undoId,
        after: counted(rates.plans, banks.plans),
      });
      const ids = rates.plans.map(({ rateId }) => rateId);
      return { rates: await this.#desk.byIds(ids, manager), kept: [...rates.kept, ...banks.kept] };
    });
  }

  /** Carries out an act and returns its rates. For publications and imports too. */
  async act(manager: EntityManager, actor: Actor, origin: Origin, act: DeskAct): Promise<Changed> {
    const undoId = await carryOut(manager, actor, origin, act);
    const shown = (act.rates?.plans ?? []).map(({ rateId }) => rateId).slice(0, MAX_AT_ONCE);
    return { rates: await this.#desk.byIds(shown, manager), undoId };
  }

  async #one(manager: EntityManager, id: string): Promise<DeskRateView> {
    const [rate] = await this.#desk.byIds([id], manager);
    if (!rate) throw new DomainError('NOT_FOUND', NO_RATE);
    return rate;
  }
}

/** Someone else's versions of rates, in the order of `ids`, for the person who saved second. One statement. */
export async function conflictsOf(
  desk: RateDeskService,
  manager: EntityManager,
  ids: readonly string[],
): Promise<RateConflict[]> {
  const found = new Map((await desk.byIds(ids, manager)).map((rate) => [rate.id, rate]));
  return ids.map((id) => {
    const theirs = found.get(id);
    if (!theirs) throw new DomainError('NOT_FOUND', NO_RATE);
    return { theirs, changedBy: theirs.updatedBy ?? 'Someone else', changedAt: theirs.updatedAt };
  });
}

/** How much an act changed, and which rates, for the audit log. */
export function counted(plans: readonly Plan[], bankPlans: readonly BankPlan[] = []): Record<string, unknown> {
  const rates = plans.map(({ rateId }) => rateId).slice(0, MAX_AT_ONCE);
  return { rates, count: plans.length, ...(bankPlans.length > 0 && { lenders: bankPlans.length }) };
}

async function draftsOf(manager: EntityManager, kind: 'rate' | 'bank', author: string | null): Promise<string[]> {
  const sql = `select ${kind}_id as id from ${kind}_change where $1::uuid is null or author_id = $1`;
  return (await manager.query<{ id: string }[]>(sql, [author])).map(({ id }) => id);
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

function checkCount(ids: readonly string[]): void {
  if (ids.length >= 1 && ids.length <= MAX_AT_ONCE) return;
  throw new DomainError('INVALID', `Choose 1 to ${MAX_AT_ONCE} rates.`, 'ids');
}
