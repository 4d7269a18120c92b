import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { enquirySubject, type EnquiryTopic } from '@brokerage/domain/enquiries/enquiry-subject';
import type { DataSource } from 'typeorm';
import type { Platform } from '../../platform/platform.js';
import type { Actor } from '../../kernel/actor.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import { onlyRow } from '../../platform/postgres/only-row.js';
import { officeHours } from '../bookings/public.js';
import { SET_DIGEST } from './digest.sql.js';
import { MARK_SEEN, NOTIFICATIONS } from './notification.sql.js';
import type { Notifications } from './notification.types.js';

const SHOWN = 20;
/** What came in before is overdue by now, whatever the hours. */
const DAYS_OF_HOURS = 3;

type Item = Notifications['items'][number];
type ItemRow = Omit<Item, 'detail'> & Omit<EnquiryTopic, 'topic'> & { detail: string | null; topic: string | null };
interface ListRow {
  unseen: number;
  dailyDigest: boolean;
  items: ItemRow[];
}

/** An enquiry's codes become its subject; a failed email says whom it did not reach. */
function notificationOf({ topic, province, source, detail, ...item }: ItemRow): Item {
  return { ...item, detail: topic === null ? (detail ?? '') : enquirySubject({ topic, province, source }) };
}

/** Notifications, and which ones a person has seen. */
export class NotificationService {
  readonly #db: DataSource;

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** Two statements: the office's hours, and what matters to this person at this moment. */
  async list(actor: Pick<Actor, 'userId'>, now = new Date()): Promise<Notifications> {
    const today = localDateOf(now.getTime(), OFFICE_ZONE);
    const open = await officeHours(this.#db, addDays(today, -DAYS_OF_HOURS), today);
    const hours = open.map(({ start, end }) => ({ starts: new Date(start), ends: new Date(end) }));
    const values = [actor.userId, SHOWN, now, JSON.stringify(hours)];
    const row = onlyRow(await namedQuery<ListRow>(this.#db, NOTIFICATIONS, values));
    return { ...row, items: row.items.map(notificationOf) };
  }

  /** A personal bookmark, not a business change, so it leaves no audit row. */
  async markSeen(actor: Pick<Actor, 'userId'>, now = new Date()): Promise<Notifications> {
    await namedQuery(this.#db, MARK_SEEN, [actor.userId, now]);
    return this.list(actor, now);
  }

  /** A personal preference, like the bookmark. */
  async setDigest(actor: Pick<Actor, 'userId'>, wanted: boolean): Promise<Notifications> {
    await this.#db.query(SET_DIGEST, [actor.userId, wanted]);
    return this.list(actor);
  }
}
