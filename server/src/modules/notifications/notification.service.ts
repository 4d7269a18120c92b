import type { DataSource } from 'typeorm';
import type { Platform } from '../../platform/platform.js';
import type { Actor } from '../actor.js';
import { namedQuery } from '../named-query.js';
import { MARK_SEEN, NOTIFICATIONS } from './notification.sql.js';
import type { Notifications } from './notification.types.js';

const SHOWN = 20;

/** What the office should look at, and what of it a person has seen. */
export class NotificationService {
  readonly #db: DataSource;

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** One statement. */
  async list(actor: Actor): Promise<Notifications> {
    const [row] = await namedQuery<Notifications>(this.#db, NOTIFICATIONS, [actor.userId, SHOWN]);
    return row ?? { unseen: 0, items: [] };
  }

  /** One's own bookmark and no change to the business: it leaves no audit row. */
  async markSeen(actor: Actor): Promise<Notifications> {
    await namedQuery(this.#db, MARK_SEEN, [actor.userId]);
    return this.list(actor);
  }
}
