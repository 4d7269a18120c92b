import type { EntityManager } from 'typeorm';
import { newId } from '../../platform/ids.js';
import type { Actor, Origin } from '../actor.js';

export interface AuditEntry {
  /** noun.verb: 'rate.update' */
  action: string;
  subjectType: string;
  subjectId: string;
  /** Field names and masked values only */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

const INSERT = `
  insert into audit_event (id, actor_id, action, subject_type, subject_id, before, after, request_id, ip)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

/** Writes down who did what, inside the transaction that does it: there is no change without its row. */
export async function writeAudit(
  manager: Pick<EntityManager, 'query'>,
  actor: Actor,
  origin: Origin,
  { action, subjectType, subjectId, before, after }: AuditEntry,
): Promise<void> {
  const values = [newId(), actor.userId, action, subjectType, subjectId, before ?? null, after ?? null];
  await manager.query(INSERT, [...values, origin.requestId, origin.ip]);
}
