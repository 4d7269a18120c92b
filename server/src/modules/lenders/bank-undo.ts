import type { EntityManager } from 'typeorm';
import type { Actor } from '../../kernel/actor.js';
import type { BankFacts } from './bank-facts.js';
import { lockBanks, writeBankPlans, type BankPlan, type BankState } from './bank-pending.js';

/** A lender's draft before an act, and its version now: a later change by someone else is kept. */
export interface UndoBank {
  bankId: string;
  before: BankFacts | null;
  /** null: the act left no draft */
  version: number | null;
  /** The published version. Once it moves on, the earlier draft no longer fits. */
  liveVersion: number;
}

/** What an act does to lenders. */
export interface BankChanges {
  states: readonly BankState[];
  plans: readonly BankPlan[];
}

/** What an undo brings back. */
export interface Undone<P> {
  plans: P[];
  /** Changed by someone since then, so they stay as they are */
  kept: string[];
}

/** Carries out the plans, and gives what undoes them. */
export async function changeBanks(
  manager: EntityManager,
  { userId }: Actor,
  { states, plans }: BankChanges,
): Promise<UndoBank[]> {
  const versions = await writeBankPlans(manager, userId, plans);
  const before = new Map(states.map((state) => [state.id, state]));
  return plans.map(({ bankId }) => {
    const state = before.get(bankId);
    return {
      bankId,
      before: state?.pending?.facts ?? null,
      version: versions.get(bankId) ?? null,
      liveVersion: state?.liveVersion ?? 0,
    };
  });
}

export async function undoneBanks(manager: EntityManager, rows: readonly UndoBank[]): Promise<Undone<BankPlan>> {
  const ids = rows.map(({ bankId }) => bankId);
  const states = new Map((await lockBanks(manager, ids)).map((state) => [state.id, state]));
  const untouched = rows.filter(({ bankId, version, liveVersion }) => {
    const state = states.get(bankId);
    return state && (state.pending?.version ?? null) === version && state.liveVersion === liveVersion;
  });
  const kept = rows.filter((row) => !untouched.includes(row));
  return {
    plans: untouched.map(({ bankId, before }) => ({ bankId, pending: before })),
    kept: kept.map(({ bankId }) => states.get(bankId)?.live.name ?? 'A deleted lender'),
  };
}
