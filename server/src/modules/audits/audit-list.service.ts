import { validate as isUuid } from 'uuid';
import type { Platform } from '../../platform/platform.js';
import { cappedCount, COUNT_CAP } from '../../kernel/cursor.js';
import { checkLimit, checkPage, type Paging } from '../../kernel/paging.js';
import { inSql } from '../../kernel/in-sql.js';
import { wordsOrPart } from '../users/public.js';
import type { AuditEventPage, AuditEventView, AuditFilter } from './audit.types.js';
import { BLOG } from '../blogs/public.sql.js';
import { APPLICATION } from '../applications/public.sql.js';
import { ENQUIRY } from '../enquiries/public.sql.js';
import { BANK } from '../lenders/public.sql.js';
import { MAIL_MESSAGE } from '../mail/public.sql.js';
import { RATE, RATE_CHANGE, RATE_HISTORY } from '../rates/public.sql.js';
import { personWords, USER_ACCOUNT } from '../users/public.sql.js';

/** What somebody only looked at. Whatever leaves the house (a download, an export) counts among what was done. */
const LOOKS = ['list', 'read', 'search', 'view', 'preview'] as const;

/**
 * $1 tsquery of who did it, $2 action or noun, $3 subject, $4 from, $5 to, $6 subject types, $7 only looks, or none, $8 LIKE
 * pattern of who did it; null matches everything.
 */
const FILTER = `
  from audit_event e
  left join ${USER_ACCOUNT} actor on actor.id = e.actor_id
  where ($1::tsquery is null or e.actor_id in (select p.id from ${USER_ACCOUNT} p where ${personWords('p')} @@ $1::tsquery))
    and ($8::text is null or e.actor_id in (select p.id from ${USER_ACCOUNT} p where p.name ilike $8 or p.email ilike $8))
    and ($2::text is null or e.action = $2 or starts_with(e.action, $2 || '.'))
    and ($3::uuid is null or e.subject_id = $3)
    and ($4::timestamptz is null or e.created_at >= $4)
    and ($5::timestamptz is null or e.created_at < $5)
    and ($6::text[] is null or e.subject_type = any($6))
    and ($7::boolean is null or (split_part(e.action, '.', 2) in (${inSql(LOOKS)})) = $7)`;

/** The page is cut first, then its subjects are named: each kind of subject in one join by primary key. */
const LIST = `
  with page as (
    select e.*, actor.name as actor_name
    ${FILTER}
    order by e.created_at desc, e.id desc
    limit $9 offset $10
  )
  select p.id, p.created_at as at, p.actor_id as "actorId", p.actor_name as "actorName", p.action,
         p.subject_type as "subjectType", p.subject_id as "subjectId",
         coalesce(person.name, file.full_name, applied.full_name, mail.subject, lender.name, offering.name, draft_lender.name,
                  p.after ->> 'lender', past.bank_name,
                  case when p.subject_type = 'blog' then coalesce(p.after ->> 'title', post.title) end) as "subjectName",
         p.before, p.after, p.ip, p.request_id as "requestId"
  from page p
  left join ${USER_ACCOUNT} person on p.subject_type = 'user' and person.id = p.subject_id
  left join ${ENQUIRY} file on p.subject_type = 'enquiry' and file.id = p.subject_id
  left join ${APPLICATION} applied on p.subject_type = 'application' and applied.id = p.subject_id
  left join ${MAIL_MESSAGE} mail on p.subject_type = 'mail_message' and mail.id = p.subject_id
  left join ${BLOG} post on p.subject_type = 'blog' and post.id = p.subject_id
  left join ${BANK} lender on p.subject_type = 'bank' and lender.id = p.subject_id
  left join ${RATE} rate on p.subject_type = 'rate' and rate.id = p.subject_id
  left join ${BANK} offering on offering.id = rate.bank_id
  left join ${RATE_CHANGE} draft on p.subject_type = 'rate' and draft.rate_id = p.subject_id
  left join ${BANK} draft_lender on draft_lender.id = draft.bank_id
  left join lateral (
    select h.bank_name from ${RATE_HISTORY} h
    where p.subject_type = 'rate' and h.rate_id = p.subject_id order by h.created_at desc limit 1
  ) past on true
  order by p.created_at desc, p.id desc`;

/** Every look and every change leaves a row: nobody waits until millions are counted. */
const COUNT = `select count(*)::int as total from (select ${FILTER} limit ${COUNT_CAP + 1}) found`;

/** The audit log, for administrators to read. */
export class AuditListService {
  readonly #db: Platform['db'];

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** Newest first. Two statements. */
  async list({ actor, action, subjectId, from, to, kind }: AuditFilter, paging: Paging): Promise<AuditEventPage> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    if (subjectId && !isUuid(subjectId)) return { items: [], totalItems: 0, isTotalCapped: false, page, limit };
    const looks = kind ? kind === 'VIEWS' : null;
    const [words, pattern] = wordsOrPart(actor);
    const about = [words, action?.trim() || null, subjectId || null, from ?? null, to ?? null];
    const filter = [...about, null, looks, pattern];
    const [items, [counted]] = await Promise.all([
      this.#db.query<AuditEventView[]>(LIST, [...filter, limit, offset]),
      this.#db.query<{ total: number }[]>(COUNT, filter),
    ]);
    const { count, isCapped } = cappedCount(counted?.total ?? 0);
    return { items, totalItems: count, isTotalCapped: isCapped, page, limit };
  }

  /** What was last done to subjects of these types. One statement. */
  latest(subjectTypes: readonly string[], limit: number): Promise<AuditEventView[]> {
    return this.#db.query<AuditEventView[]>(LIST, [
      null,
      null,
      null,
      null,
      null,
      subjectTypes,
      null,
      null,
      checkLimit(limit),
      0,
    ]);
  }
}
