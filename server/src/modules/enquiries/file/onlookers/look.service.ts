import { GONE_AFTER_SECONDS, type EnquiryLookName } from '@brokerage/domain/enquiries/enquiry-look';
import { LRUCache } from 'lru-cache';
import { validate as isUuid } from 'uuid';
import type { Actor } from '../../../../kernel/actor.js';
import { newId } from '../../../../platform/ids.js';
import type { Platform } from '../../../../platform/platform.js';
import { onlyRow } from '../../../../platform/postgres/only-row.js';
import type { EnquiryOnlooker } from './look.types.js';
import { USER_ACCOUNT } from '../../../users/public.sql.js';

/** More files than this are not open at a time. */
const MOST_FILES = 2_000;
const LONGEST_TAB = 40;
const GONE_AFTER_MS = GONE_AFTER_SECONDS * 1_000;

/** What one instance tells the others: ids and a code, never a name. */
interface Word {
  enquiryId: string;
  userId: string;
  /** One person may have the file open twice */
  tab: string;
  look: EnquiryLookName;
}

interface Heard extends Word {
  /** The instance that said it */
  from: string;
}

interface Look extends Word {
  until: number;
}

/** $1 what the other instances hear, $2 whose names are asked for. */
const SAY = `
  select pg_notify('look', $1),
    (select json_object_agg(id, name) from ${USER_ACCOUNT} user_account
     where id = any($2::uuid[]) and role = 'ADMIN' and suspended_at is null) as names`;

/**
 * Who has which file open. Every instance keeps it in memory and hears of the others through the database's notifications,
 * so nothing is written. What is not said again is forgotten.
 */
export class EnquiryLookService {
  readonly #db: Platform['db'];
  readonly #now: () => number;
  readonly #self = newId();
  readonly #files = new LRUCache<string, Map<string, Look>>({ max: MOST_FILES });

  constructor({ db, notifications }: Pick<Platform, 'db' | 'notifications'>, now: () => number = Date.now) {
    this.#db = db;
    this.#now = now;
    notifications.on('look', (payload) => {
      const { from, ...word } = JSON.parse(payload) as Heard;
      if (from !== this.#self) this.#hear(word);
    });
  }

  /** Says what this person does with the file, and gives who else has it open. One statement. */
  async look(actor: Pick<Actor, 'userId'>, word: Omit<Word, 'userId'>): Promise<EnquiryOnlooker[]> {
    const { userId } = actor;
    if (!isUuid(word.enquiryId) || word.tab.length > LONGEST_TAB) return [];
    const said: Word = { ...word, userId };
    this.#hear(said);
    const looks = this.#others(said);
    const values = [JSON.stringify({ ...said, from: this.#self } satisfies Heard), [...looks.keys()]];
    const { names } = onlyRow(await this.#db.query<{ names: Record<string, string> | null }[]>(SAY, values));
    return Object.entries(names ?? {})
      .map(([id, name]) => ({ id, name, look: looks.get(id) ?? 'LOOKING' }))
      .sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
  }

  #hear(word: Word): void {
    const { enquiryId, userId, tab, look } = word;
    const file = this.#files.get(enquiryId) ?? new Map<string, Look>();
    const now = this.#now();
    for (const [key, { until }] of file) if (until <= now) file.delete(key);
    const key = `${userId} ${tab}`;
    if (look === 'LEFT') file.delete(key);
    else file.set(key, { ...word, until: now + GONE_AFTER_MS });
    if (file.size > 0) this.#files.set(enquiryId, file);
    else this.#files.delete(enquiryId);
  }

  /** Somebody who writes in one tab writes. */
  #others({ enquiryId, userId }: Word): Map<string, EnquiryLookName> {
    const others = new Map<string, EnquiryLookName>();
    const now = this.#now();
    for (const look of this.#files.get(enquiryId)?.values() ?? []) {
      if (look.userId === userId || look.until <= now) continue;
      if (others.get(look.userId) !== 'WRITING') others.set(look.userId, look.look);
    }
    return others;
  }
}
