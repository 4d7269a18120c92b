import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { DomainError } from '../../kernel/domain-error.js';
import { newId } from '../../platform/ids.js';

export const UNDO_MINUTES = 10;

const KEEP = `
  with expired as (delete from undo where expires_at < now())
  insert into undo (id, subject_type, state, expires_at)
  values ($1, $2, $3::jsonb, now() + make_interval(mins => $4))`;

/** Nobody else can take the same row: the deletion locks it. */
const TAKE = `
  with taken as (
    delete from undo where id = $1 and subject_type = $2 returning state, expires_at
  )
  select state from taken where expires_at >= now()`;

/** Keeps what it takes to undo an act, in the act's own transaction. Returns the undo id. */
export async function keepUndo(manager: EntityManager, subjectType: string, state: object): Promise<string> {
  const id = newId();
  await manager.query(KEEP, [id, subjectType, JSON.stringify(state), UNDO_MINUTES]);
  return id;
}

/** Gives what was kept, once. Refuses where it is gone, too old or of another kind. */
export async function takeUndo<State extends object>(
  manager: EntityManager,
  subjectType: string,
  id: string,
  tooLate: string,
): Promise<State> {
  const [row] = isUuid(id) ? await manager.query<{ state: State }[]>(TAKE, [id, subjectType]) : [];
  if (!row) throw new DomainError('NOT_FOUND', tooLate);
  return row.state;
}
