import type { EntityManager } from 'typeorm';
import type { Actor, Origin } from '../../../kernel/actor.js';
import { type ActAudit, type BankChanges, changeBanks, recordAct } from '../../lenders/public.js';
import { writePlans, type DeskState, type Plan } from './rate-pending.js';
import type { UndoRow } from './rate-undo.js';

/** One thing a person did at the desk, to any number of rates and lenders. */
export interface DeskAct {
  rates?: { states: readonly DeskState[]; plans: readonly Plan[] };
  banks?: BankChanges;
  audit: ActAudit;
}

const NONE = { states: [], plans: [] };

/** Carries out an act, records it and keeps what is needed to undo it. Returns the undo id. */
export async function carryOut(
  manager: EntityManager,
  actor: Actor,
  origin: Origin,
  { rates = NONE, banks = NONE, audit }: DeskAct,
): Promise<string> {
  const rows = await changeRates(manager, actor, rates);
  const lenders = await changeBanks(manager, actor, banks);
  return recordAct(manager, actor, origin, { rates: rows, lenders, audit });
}

async function changeRates(
  manager: EntityManager,
  { userId }: Actor,
  { states, plans }: NonNullable<DeskAct['rates']>,
): Promise<UndoRow[]> {
  const versions = await writePlans(manager, userId, plans);
  const before = new Map(states.map((state) => [state.id, state]));
  return plans.map(({ rateId, bankId }) => {
    const { pending: was = null, liveVersion = null } = before.get(rateId) ?? {};
    return {
      rateId,
      bankId,
      before: was && { kind: was.kind, facts: was.facts, source: was.source },
      version: versions.get(rateId) ?? null,
      liveVersion,
    };
  });
}
