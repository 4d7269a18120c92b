import { POST_WORDS } from '@brokerage/domain/blog/post-form';
import { validate as isUuid } from 'uuid';
import type { Actor } from '../../kernel/actor.js';
import { columnList } from '../../kernel/field-columns.js';
import type { Platform } from '../../platform/platform.js';
import type { BlogVersion } from './blog-edit.types.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

/** Of a post that the person may edit. What others keep by themselves while they type is theirs. */
const VERSIONS = `
  select r.id, r.no, upper(r.state) as state, ${columnList(POST_WORDS, { of: 'r' })}, r.tags, r.html as content, w.name as author,
    r.reason, coalesce(r.id = b.live_revision_id, false) as live, r.created_at as "createdAt",
    case when r.cover_url is null then null else json_build_object('url', r.cover_url, 'alt', r.cover_alt) end as cover
  from blog b
  join blog_revision r on r.blog_id = b.id
  left join ${USER_ACCOUNT} a on a.id = b.author_id
  left join ${USER_ACCOUNT} w on w.id = r.author_id
  where b.id = $1 and (a.role is distinct from 'ADMIN' or $3) and (r.state <> 'autosave' or r.author_id = $2)
  order by r.created_at desc, r.no desc limit 100`;

/** All approved versions, the newest of the others and of each writer, and what was typed lately. */
export const PRUNE_VERSIONS = `
  delete from blog_revision r
  where (state = 'autosave' and created_at < now() - interval '30 days')
    or (state in ('saved', 'rejected') and no > 0
      and not exists (select from blog b where b.live_revision_id = r.id or b.waiting_revision_id = r.id)
      and exists (select from blog_revision n
        where n.blog_id = r.blog_id and n.author_id is not distinct from r.author_id and n.state <> 'autosave' and n.no > r.no)
      and 20 <= (select count(*) from blog_revision n where n.blog_id = r.blog_id and n.no > r.no))`;

export class BlogVersionsService {
  readonly #db: Platform['db'];

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** The newest first, at most 100. One statement. */
  list({ userId, role }: Actor, blogId: string): Promise<BlogVersion[]> {
    return isUuid(blogId) ? this.#db.query(VERSIONS, [blogId, userId, role === 'ADMIN']) : Promise.resolve([]);
  }
}
