import type { EntityManager } from 'typeorm';
import { newId } from '../../platform/ids.js';
import type { Actor, Origin } from '../../kernel/actor.js';

export interface AuditEntry {
  /** noun.verb: 'rate.update' */
  action: string;
  subjectType: string;
  /** Left out where a list was read */
  subjectId?: string;
  /** Values and masked values only, never sentences: the console words them */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

const INSERT = `
  insert into audit_event (id, actor_id, action, subject_type, subject_id, before, after, request_id, ip)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

/**
 * Records who did what inside the transaction that does it, so that no change goes unrecorded. `null`: nobody signed in, or
 * the clock did it, which has no address either.
 */
export async function writeAudit(
  manager: Pick<EntityManager, 'query'>,
  actor: Pick<Actor, 'userId'> | null,
  origin: Pick<Origin, 'requestId'> & { ip: string | null },
  { action, subjectType, subjectId, before, after }: AuditEntry,
): Promise<void> {
  const values = [
    newId(),
    actor?.userId ?? null,
    action,
    subjectType,
    subjectId ?? null,
    before ?? null,
    after ?? null,
  ];
  await manager.query(INSERT, [...values, origin.requestId, origin.ip]);
}

/** What is written down of a list that was read: of the filter only which fields were set, since a search names people. */
export function readingOf({ page, ...filter }: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(filter).flatMap(([name, value]) => (value == null || value === '' ? [] : [name]));
  return { page, fields };
}

/**
 * SQL that is true where the same reading was written less than ten minutes ago. Open lists refresh themselves, and a row
 * for each refresh would bury the rest. Searches are always written. The arguments name parameters of the statement.
 */
export const wasJustRead = (actorId: string, action: string, after: string): string => `
  not (${after} -> 'fields' ? 'q') and exists (
    select from audit_event
    where actor_id = ${actorId} and action = ${action} and after = ${after}
      and created_at > now() - interval '10 minutes')`;

const READ = `
  insert into audit_event (id, actor_id, action, subject_type, after, request_id, ip)
  select $1, $2, $3, $4, $5, $6, $7 where not (${wasJustRead('$2::uuid', '$3', '$5::jsonb')})`;

/** Writes down that someone read a list. A list that refreshes itself leaves one row in ten minutes. */
export async function writeRead(
  manager: Pick<EntityManager, 'query'>,
  actor: Actor,
  origin: Origin,
  action: `${string}.${string}`,
  reading: Record<string, unknown>,
): Promise<void> {
  const [subjectType = ''] = action.split('.');
  const values = [newId(), actor.userId, action, subjectType, readingOf(reading)];
  await manager.query(READ, [...values, origin.requestId, origin.ip]);
}
