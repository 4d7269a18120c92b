import type { EntityManager } from 'typeorm';
import type { Undone } from '../../lenders/public.js';
import { lockStates, nameOf, type Plan } from './rate-pending.js';
import type { UndoRow } from './rate-undo.js';

export async function undoneRates(manager: EntityManager, rows: readonly UndoRow[]): Promise<Undone<Plan>> {
  const ids = rows.map(({ rateId }) => rateId);
  const states = new Map((await lockStates(manager, ids)).map((state) => [state.id, state]));
  const untouched = rows.filter(({ rateId, version, liveVersion }) => {
    const { pending = null, liveVersion: live = null } = states.get(rateId) ?? {};
    return (pending?.version ?? null) === version && live === liveVersion;
  });
  const kept = rows.filter((row) => !untouched.includes(row)).map(({ rateId }) => states.get(rateId));
  return {
    plans: untouched.map(({ rateId, bankId, before }) => ({ rateId, bankId, pending: before })),
    kept: kept.map((state) => (state ? nameOf(state) : 'A deleted rate')),
  };
}
