import { upperCase } from '@brokerage/domain/data/codes';
import type { Answers } from '@brokerage/domain/application/parts';
import type { WatchedRate } from '@brokerage/domain/rates/watch';
import type { RenewalLetter } from '@brokerage/domain/renewals/letter-form';
import { maturityStage } from '@brokerage/domain/renewals/maturity';
import { classOfFunded, classOfPresent, type MaturityClass } from '@brokerage/domain/renewals/present-mortgage';
import { ANY_YEARS, isDayIn } from '@brokerage/domain/text/day';
import type { Actor, Origin } from '../../kernel/actor.js';
import { cappedCount, decodeCursor, encodeCursor } from '../../kernel/cursor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { checkLimit } from '../../kernel/paging.js';
import type { Platform } from '../../platform/platform.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import { writeRead } from '../audits/public.js';
import { PUBLIC_OFFERS } from '../rates/public.js';
import { BOOK, COUNT_BOOK } from './maturity.sql.js';
import type { Maturity, MaturityPage } from './maturity.types.js';
import type { RenewalClass } from './renewal.types.js';
import { officeToday, verdictOf } from './verdict-of.js';

/** The one order there is */
const SORT = 'maturity';

interface Row extends Omit<Maturity, 'stage' | 'insurance' | 'saving'> {
  email: string;
  content: string;
}

const named = (found: MaturityClass): RenewalClass | null => found && upperCase(found);

/** The office's book of what comes due. Read by keys (docs/decisions/0061). */
export class MaturityService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'setAside'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'setAside'>) {
    this.#platform = platform;
  }

  /** Leaves an audit row. */
  async list(
    actor: Actor,
    origin: Origin,
    { from, limit, after }: { from: string | null; limit: number; after: string | null },
  ): Promise<MaturityPage> {
    const { db } = this.#platform;
    const cursor = after === null ? null : decodeCursor(after, SORT);
    if (cursor && !isDayIn(cursor.key, ANY_YEARS)) {
      throw new DomainError('INVALID', 'after must be the nextCursor of a page in the same order.', 'after');
    }
    const today = officeToday();
    const first = from ?? today;
    const most = checkLimit(limit);
    const page = (cursor?.page ?? 0) + 1;
    const [rows, [counted], book] = await Promise.all([
      db.query<Row[]>(BOOK, [first, cursor?.key ?? null, cursor?.id ?? null, most + 1]),
      db.query<{ count: number }[]>(COUNT_BOOK, [first]),
      namedQuery<WatchedRate>(db, PUBLIC_OFFERS, []),
      writeRead(db.manager, actor, origin, 'maturity.list', { page, from }),
    ]);
    const items = rows.slice(0, most);
    const last = items.at(-1);
    const { count, isCapped } = cappedCount(counted?.count ?? 0);
    return {
      items: items.map((row) => this.#view(row, book, today)),
      totalItems: count,
      isTotalCapped: isCapped,
      nextCursor:
        rows.length > most && last
          ? encodeCursor({
              sort: SORT,
              asOf: cursor?.asOf ?? new Date().toISOString(),
              part: 0,
              key: last.maturesOn,
              id: last.id,
              page,
            })
          : null,
    };
  }

  #view({ content, ...row }: Row, book: readonly WatchedRate[], today: string): Maturity {
    const { source, consent, maturesOn } = row;
    const stage = maturityStage(maturesOn, today);
    const isReminder = source === 'REMINDER';
    const email = isReminder && consent === 'NONE' ? null : row.email;
    return {
      ...row,
      email,
      stage,
      ...(isReminder ? this.#ofLetter(row.id, content, book, today) : this.#ofFile(row.id, source, content)),
    };
  }

  /** One that can't be read hides no other. */
  #ofLetter(
    id: string,
    content: string,
    book: readonly WatchedRate[],
    today: string,
  ): Pick<Maturity, 'insurance' | 'saving' | 'province'> {
    try {
      const letter = this.#platform.encryption.decryptJson<RenewalLetter>(content);
      const { insurance, best } = verdictOf(letter, book, today);
      return { insurance, saving: best?.saving ?? null, province: letter.province };
    } catch (error) {
      this.#platform.setAside.note('book of maturities', error, id);
      return { insurance: null, saving: null, province: null };
    }
  }

  #ofFile(id: string, source: Maturity['source'], content: string): Pick<Maturity, 'insurance' | 'saving'> {
    try {
      const answers = this.#platform.encryption.decryptJson<Answers>(content);
      return { insurance: named(source === 'FUNDED' ? classOfFunded(answers) : classOfPresent(answers)), saving: null };
    } catch (error) {
      this.#platform.setAside.note('book of maturities', error, id);
      return { insurance: null, saving: null };
    }
  }
}
