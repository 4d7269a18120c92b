import type { Platform } from '../../platform/platform.js';
import type { Actor } from '../../kernel/actor.js';
import { checkPage, type Paged, type Paging } from '../../kernel/paging.js';
import { isPublic } from './blog.sql.js';
import type { LikedBlogView } from './liked-blogs.types.js';

const LIKED = `from blog_like l join blog b on b.id = l.blog_id where l.user_id = $1 and ${isPublic('b')}`;
const COUNT = `select count(*)::int as total ${LIKED}`;
const LIST = `
  select b.id, b.slug, b.title, b.excerpt, b.published_at as "publishedAt", l.created_at as "likedAt"
  ${LIKED} order by l.created_at desc, b.id desc limit $2 offset $3`;

/** The posts somebody likes. */
export class LikedBlogsService {
  readonly #db: Platform['db'];

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** The one liked last comes first; what readers may no longer see is left out. Two statements. */
  async list({ userId }: Actor, paging: Paging): Promise<Paged<LikedBlogView>> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    const [items, [counted]] = await Promise.all([
      this.#db.query<LikedBlogView[]>(LIST, [userId, limit, offset]),
      this.#db.query<{ total: number }[]>(COUNT, [userId]),
    ]);
    return { items, totalItems: counted?.total ?? 0, page, limit };
  }
}
