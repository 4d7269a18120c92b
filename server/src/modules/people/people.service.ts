import { validate as isUuid } from 'uuid';
import type { Platform } from '../../platform/platform.js';
import { openedText } from '../../platform/sealed-text.js';
import type { Actor, Origin } from '../../kernel/actor.js';
import { writeRead } from '../audits/public.js';
import { checkPage, type Paged } from '../../kernel/paging.js';
import { maskEmail } from './user-change.js';
import { COUNT, COUNT_MODERATED, LIST, LIST_MODERATED, wordsOrPart } from '../users/public.js';
import type { ModeratedUser, UserFilter, UserView } from './user.types.js';

interface Paging {
  page: number;
  limit: number;
}

/** The lists of people: whole for administrators, masked for moderators. */
export class PeopleService {
  readonly #db: Platform['db'];
  readonly #encryption: Platform['encryption'];

  constructor({ db, encryption }: Pick<Platform, 'db' | 'encryption'>) {
    this.#db = db;
    this.#encryption = encryption;
  }

  /** Newest first. */
  async list(
    actor: Actor,
    origin: Origin,
    { id, q, role, suspended }: UserFilter,
    paging: Paging,
  ): Promise<Paged<UserView>> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    if (id && !isUuid(id)) return { items: [], totalItems: 0, page, limit };
    const [words, pattern] = wordsOrPart(q);
    const filter = [words, role ?? null, suspended ?? null, id || null, pattern];
    const [items, [counted]] = await Promise.all([
      this.#db.query<UserView[]>(LIST, [...filter, limit, offset]),
      this.#db.query<{ total: number }[]>(COUNT, filter),
      writeRead(this.#db.manager, actor, origin, 'user.list', { page, id, q, role, suspended }),
    ]);
    for (const item of items) item.phone = openedText(this.#encryption, item.phone);
    return { items, totalItems: counted?.total ?? 0, page, limit };
  }

  /** Clients alone, found by name: a search by email would tell what the mask hides. */
  async moderatorView(
    actor: Actor,
    origin: Origin,
    q: string | null | undefined,
    paging: Paging,
  ): Promise<Paged<ModeratedUser>> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    const searched = wordsOrPart(q);
    const [items, [counted]] = await Promise.all([
      this.#db.query<ModeratedUser[]>(LIST_MODERATED, [...searched, limit, offset]),
      this.#db.query<{ total: number }[]>(COUNT_MODERATED, searched),
      writeRead(this.#db.manager, actor, origin, 'user.list', { page, q }),
    ]);
    const seen = items.map(({ email, ...item }) => ({ ...item, email: maskEmail(email) }));
    return { items: seen, totalItems: counted?.total ?? 0, page, limit };
  }
}
