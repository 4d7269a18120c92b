import type { EntityManager } from 'typeorm';
import type { Actor, Origin } from '../../kernel/actor.js';
import { type AuditEntry, writeAudit } from '../audits/public.js';
import { keepUndo } from '../undos/public.js';
import type { UndoBank } from './bank-undo.js';

/** The subject is the act itself unless it names one. */
export type ActAudit = Omit<AuditEntry, 'subjectType' | 'subjectId'> & Partial<AuditEntry>;

/** Records an act at the desk, to rates or lenders, and keeps what is needed to undo it. Returns the undo id. */
export async function recordAct(
  manager: EntityManager,
  actor: Actor,
  origin: Origin,
  { rates = [], lenders, audit }: { rates?: readonly object[]; lenders: readonly UndoBank[]; audit: ActAudit },
): Promise<string> {
  const undoId = await keepUndo(manager, 'rate', { rates, lenders });
  await writeAudit(manager, actor, origin, { subjectType: 'rate', subjectId: undoId, ...audit });
  return undoId;
}
