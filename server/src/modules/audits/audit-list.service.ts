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

/** Each of so many who did something is looked up by themselves; of more, who share a common name, an event is never far away. */
const FEW = 50;
const IS_NAMED = (person: string, words: string, pattern: string): string => `
  (${words}::tsquery is null or ${personWords(person)} @@ ${words}::tsquery)
  and (${pattern}::text is null or ${person}.name ilike ${pattern} or ${person}.email ilike ${pattern})`;

/** $1 tsquery of a person's words, $2 LIKE pattern. */
const ACTORS = `select p.id from ${USER_ACCOUNT} p where ${IS_NAMED('p', '$1', '$2')} limit ${FEW + 1}`;

/**
 * $1 the few who did it, $2 action or noun, $3 subject, $4 from, $5 to, $6 subject types, $7 only looks, or none, $8 tsquery and
 * $9 LIKE pattern of the many who did it; null matches everything.
 */
const FILTER = `
  ($1::uuid[] is null or e.actor_id = any($1))
  and ($8::text is null and $9::text is null
    or e.actor_id in (select p.id from ${USER_ACCOUNT} p where ${IS_NAMED('p', '$8', '$9')}))
  and ($2::text is null or e.action = $2 or starts_with(e.action, $2 || '.'))
  and ($3::uuid is null or e.subject_id = $3)
  and ($4::timestamptz is null or e.created_at >= $4)
  and ($5::timestamptz is null or e.created_at < $5)
  and ($6::text[] is null or e.subject_type = any($6))
  and ($7::boolean is null or (split_part(e.action, '.', 2) in (${inSql(LOOKS)})) = $7)`;

const NEWEST = 'order by e.created_at desc, e.id desc';
const OF_ALL = `select e.* from audit_event e where ${FILTER}`;
/** The newest of each, by an index, and of those the newest. */
const OF_FEW = `
  select e.* from unnest($1::uuid[]) who (id)
  cross join lateral (
    select e.* from audit_event e where e.actor_id = who.id and ${FILTER} ${NEWEST} limit $10::int + $11::int
  ) e`;

/** The page is cut first, then its subjects are named: each kind of subject in one join by primary key. */
const listOf = (events: string): string => `
  with page as (
    ${events} ${NEWEST} limit $10::int offset $11::int
  )
  select p.id, p.created_at as at, p.actor_id as "actorId", actor.name as "actorName", p.action,
         p.subject_type as "subjectType", p.subject_id as "subjectId",
         coalesce(person.name, file.full_name, applied.full_name, mail.subject, lender.name, offering.name, draft_lender.name,
                  p.after ->> 'lender', past.bank_name,
                  case when p.subject_type = 'blog' then coalesce(p.after ->> 'title', post.title) end) as "subjectName",
         p.before, p.after, p.ip, p.request_id as "requestId"
  from page p
  left join ${USER_ACCOUNT} actor on actor.id = p.actor_id
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
const [LIST, LIST_OF_FEW] = [listOf(OF_ALL), listOf(OF_FEW)];

/** Every look and every change leaves a row: nobody waits until millions are counted. */
const COUNT = `
  select count(*)::int as total from (select from audit_event e where ${FILTER} limit ${COUNT_CAP + 1}) found`;

/** The audit log, for administrators to read. */
export class AuditListService {
  readonly #db: Platform['db'];

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** Newest first. Two statements, and a third before them where it is asked who did it. */
  async list({ actor, action, subjectId, from, to, kind }: AuditFilter, paging: Paging): Promise<AuditEventPage> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    if (subjectId && !isUuid(subjectId)) return { items: [], totalItems: 0, isTotalCapped: false, page, limit };
    const looks = kind ? kind === 'VIEWS' : null;
    const named = wordsOrPart(actor);
    const few = await this.#fewOf(named);
    const about = [few, action?.trim() || null, subjectId || null, from ?? null, to ?? null];
    const filter = [...about, null, looks, ...(few ? [null, null] : named)];
    const [items, [counted]] = await Promise.all([
      this.#db.query<AuditEventView[]>(few ? LIST_OF_FEW : LIST, [...filter, limit, offset]),
      this.#db.query<{ total: number }[]>(COUNT, filter),
    ]);
    const { count, isCapped } = cappedCount(counted?.total ?? 0);
    return { items, totalItems: count, isTotalCapped: isCapped, page, limit };
  }

  /** What was last done to subjects of these types. One statement. */
  latest(subjectTypes: readonly string[], limit: number): Promise<AuditEventView[]> {
    return this.#db.query<AuditEventView[]>(LIST, [
      ...[null, null, null, null, null, subjectTypes, null, null, null],
      ...[checkLimit(limit), 0],
    ]);
  }

  /** Who is called so; null where everybody is asked for, or too many. */
  async #fewOf(named: readonly (string | null)[]): Promise<string[] | null> {
    if (named.every((one) => one === null)) return null;
    const people = await this.#db.query<{ id: string }[]>(ACTORS, [...named]);
    return people.length > FEW ? null : people.map(({ id }) => id);
  }
}
