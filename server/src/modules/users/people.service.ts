import type { Platform } from '../../platform/platform.js';
import type { Actor } from '../actor.js';
import { checkPage, type Paged } from '../paging.js';
import { maskEmail } from './user-change.js';
import { containing, COUNT, COUNT_MODERATED, LIST, LIST_MODERATED } from './user.sql.js';
import type { ModeratedUser, UserFilter, UserView } from './user.types.js';

interface Paging {
  page: number;
  limit: number;
}

/** The lists of people: whole for administrators, masked for moderators. */
export class PeopleService {
  readonly #db: Platform['db'];

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** Newest first. */
  async list(_actor: Actor, { q, role, suspended }: UserFilter, paging: Paging): Promise<Paged<UserView>> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    const filter = [containing(q), role ?? null, suspended ?? null];
    const [items, [counted]] = await Promise.all([
      this.#db.query<UserView[]>(LIST, [...filter, limit, offset]),
      this.#db.query<{ total: number }[]>(COUNT, filter),
    ]);
    return { items, totalItems: counted?.total ?? 0, page, limit };
  }

  /** Clients alone, found by name: a search by e-mail would tell what the mask hides. */
  async moderatorView(_actor: Actor, q: string | null | undefined, paging: Paging): Promise<Paged<ModeratedUser>> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    const pattern = containing(q);
    const [items, [counted]] = await Promise.all([
      this.#db.query<Omit<ModeratedUser, 'blogs' | 'comments'>[]>(LIST_MODERATED, [pattern, limit, offset]),
      this.#db.query<{ total: number }[]>(COUNT_MODERATED, [pattern]),
    ]);
    // nobody can write a post or a comment before there are blogs
    const seen = items.map((item) => ({ ...item, email: maskEmail(item.email), blogs: 0, comments: 0 }));
    return { items: seen, totalItems: counted?.total ?? 0, page, limit };
  }
}
