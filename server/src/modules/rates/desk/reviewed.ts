import type { EntityManager } from 'typeorm';
import { DomainError, type Problem } from '../../../kernel/domain-error.js';
import { type BankState, bankVersion, lockBanks } from '../../lenders/public.js';
import { draftProblem } from '../rate-check.js';
import { lockStates, nameOf, versionOf, type DeskState } from './rate-pending.js';

interface DeskVersion {
  id: string;
  version: number;
}

/** What a person looked at, in the versions they saw. */
export interface Reviewed {
  rates: readonly DeskVersion[];
  lenders: readonly DeskVersion[];
}

/** Rates first, then every lender the publication touches, so that two publications cannot deadlock. */
export async function lockReviewed(
  manager: EntityManager,
  { rates, lenders }: Reviewed,
): Promise<{ states: DeskState[]; banks: BankState[] }> {
  const states = await lockStates(
    manager,
    rates.map(({ id }) => id),
  );
  const named = new Set(lenders.map(({ id }) => id));
  const locked = await lockBanks(manager, [...named, ...states.map(({ bankId }) => bankId)]);
  return { states, banks: locked.filter(({ id }) => named.has(id)) };
}

/** Rates that changed since they were reviewed. One that is gone altogether is refused. */
export function movedSince(states: readonly DeskState[], reviewed: readonly DeskVersion[]): DeskState[] {
  const byId = new Map(states.map((state) => [state.id, state]));
  if (reviewed.some(({ id }) => !byId.has(id))) {
    throw new DomainError('CONFLICT', 'A rate you reviewed no longer exists. Review the changes again.');
  }
  return reviewed.flatMap(({ id, version }) => {
    const state = byId.get(id);
    return state && versionOf(state) !== version ? [state] : [];
  });
}

export function refuseMovedBanks(banks: readonly BankState[], reviewed: readonly DeskVersion[]): void {
  const byId = new Map(banks.map((bank) => [bank.id, bank]));
  const problems = reviewed.flatMap(({ id, version }): Problem[] => {
    const bank = byId.get(id);
    if (!bank) return [{ code: 'CONFLICT', message: 'A lender you reviewed no longer exists. Review again.' }];
    if (bankVersion(bank) === version) return [];
    const who = bank.pending?.authorName ?? 'Someone';
    const message = `${who} changed ${bank.live.name} after you opened this review. Review the changes again.`;
    return [{ code: 'CONFLICT', message, field: [id] }];
  });
  const [first, ...others] = problems;
  if (first) throw DomainError.of([first, ...others]);
}

export function refuseProblems(states: readonly DeskState[]): void {
  const problems = states.flatMap((state): Problem[] => {
    const facts = state.pending?.facts;
    const message = facts ? draftProblem(facts, state.live) : null;
    return message === null ? [] : [{ code: 'INVALID', message: `${nameOf(state)}: ${message}`, field: [state.id] }];
  });
  const [first, ...others] = problems;
  if (first) throw DomainError.of([first, ...others]);
}
