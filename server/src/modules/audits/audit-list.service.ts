import { validate as isUuid } from 'uuid';
import type { Platform } from '../../platform/platform.js';
import type { Actor } from '../actor.js';
import { checkPage, type Paged } from '../paging.js';
import { containing } from '../users/user.sql.js';
import type { AuditEventView, AuditFilter } from './audit.types.js';

/** $1 LIKE pattern of the actor, $2 action or its noun, $3 subject, $4 from, $5 to; null: whatever it is. */
const FILTER = `
  from audit_event e
  left join user_account actor on actor.id = e.actor_id
  where ($1::text is null or actor.name ilike $1 or actor.email ilike $1)
    and ($2::text is null or e.action = $2 or starts_with(e.action, $2 || '.'))
    and ($3::uuid is null or e.subject_id = $3)
    and ($4::timestamptz is null or e.created_at >= $4)
    and ($5::timestamptz is null or e.created_at < $5)`;

const LIST = `
  select e.id, e.created_at as at, e.actor_id as "actorId", actor.name as "actorName", e.action,
         e.subject_type as "subjectType", e.subject_id as "subjectId",
         (select name from user_account s where s.id = e.subject_id and e.subject_type = 'user') as "subjectName",
         e.before, e.after, e.ip, e.request_id as "requestId"
  ${FILTER}
  order by e.created_at desc, e.id desc limit $6 offset $7`;

/** What was done, for administrators to read. */
export class AuditListService {
  readonly #db: Platform['db'];

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** Newest first. */
  async list(
    _actor: Actor,
    { actor, action, subjectId, from, to }: AuditFilter,
    paging: { page: number; limit: number },
  ): Promise<Paged<AuditEventView>> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    if (subjectId && !isUuid(subjectId)) return { items: [], totalItems: 0, page, limit };
    const filter = [containing(actor), action?.trim() || null, subjectId || null, from ?? null, to ?? null];
    const [items, [counted]] = await Promise.all([
      this.#db.query<AuditEventView[]>(LIST, [...filter, limit, offset]),
      this.#db.query<{ total: number }[]>(`select count(*)::int as total ${FILTER}`, filter),
    ]);
    return { items, totalItems: counted?.total ?? 0, page, limit };
  }
}
