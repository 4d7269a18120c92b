import type { UndoBank } from '../../lenders/public.js';
import type { PendingKind } from './rate-change.entity.js';
import type { Facts } from '../rate-facts.js';

/** One rate's draft before the act, and its version now: a later change by someone else is kept. */
export interface UndoRow {
  rateId: string;
  bankId: string;
  before: { kind: PendingKind; facts: Facts | null; source: string | null } | null;
  /** null: the act left no draft */
  version: number | null;
  /** The published version. Once it moves on, the earlier draft no longer fits. */
  liveVersion: number | null;
}

/** What it takes to undo an act at the desk. */
export interface RateUndo {
  rates: UndoRow[];
  lenders: UndoBank[];
}
