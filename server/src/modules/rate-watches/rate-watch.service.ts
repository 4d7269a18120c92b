import { publishedApr } from '@brokerage/domain/rates/apr';
import { rateWatch, watchEndsOn, type WatchAnswer, type WatchedRate } from '@brokerage/domain/rates/watch';
import { WATCH_FIGURES, WATCH_FORM, watchOf } from '@brokerage/domain/rates/watch-form';
import { watchInFull } from '@brokerage/domain/rates/watch-words';
import { RATE_WATCH_CONSENT_VERSION } from '@brokerage/domain/vocabulary/consents';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { runEngine } from '../../kernel/run-engine.js';
import { emailTo } from '../../platform/email.js';
import { officeToday } from '../../kernel/office-today.js';
import { newId } from '../../platform/ids.js';
import { networkOf } from '../../platform/limits.js';
import type { Platform } from '../../platform/platform.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import { consentRows, writeConsents } from '../consents/public.js';
import { checkForm } from '../intake/public.js';
import { PUBLIC_OFFERS } from '../rates/public.js';
import { RATE_WATCH_CONFIRM } from './emails/rate-watch-confirm.email.js';
import type { KeptWatch } from './kept-watch.js';
import { readRateWatchToken, readStopToken } from './rate-watch-link.js';
import { RATE_WATCH, RATE_WATCH_ANSWER, RATE_WATCH_LINK } from './rate-watch.limits.js';
import {
  CONFIRM,
  COUNTS,
  INSERT_WATCH,
  LATEST_PUBLICATION,
  ONE_OF_A_MAILBOX,
  REPLACE,
  STOP,
  WATCH_BY_ID,
  WATCHES_OF_OWNER,
} from './rate-watch.sql.js';
import type {
  RateWatchAnswer,
  RateWatchCounts,
  RateWatchFiguresInput,
  RateWatchInput,
  RateWatchView,
} from './rate-watch.types.js';

const NO_LINK = 'This link isn’t valid. Open it from the email again.';
const GONE = 'This rate watch has ended. You can ask for a new one.';
const MOST_LISTED = 20;

type Parts = Pick<Platform, 'db' | 'encryption' | 'limits' | 'mail'>;

interface Row {
  id: string;
  userId: string | null;
  content: string;
  endsOn: string;
  confirmedAt: Date | null;
  createdAt: Date;
}

const answered = ({ rate, figures, ...answer }: WatchAnswer<WatchedRate>): RateWatchAnswer => ({
  ...answer,
  rate: rate && { bankName: rate.bankName, term: rate.term, rate: rate.rate, apr: publishedApr(rate) },
  figures: figures && { ...figures, isDifferential: figures.basis === 'ird' },
});

/** What people want to be told of: asked for by anybody, begun by whoever reads the mailbox, stopped with one press. */
export class RateWatchService {
  readonly #platform: Parts;

  constructor(platform: Parts) {
    this.#platform = platform;
  }

  /** Nothing of it is kept. */
  async answer({ ip }: Origin, input: RateWatchFiguresInput): Promise<RateWatchAnswer> {
    await this.#platform.limits.consume(RATE_WATCH_ANSWER, networkOf(ip));
    checkForm(WATCH_FIGURES, input);
    const today = officeToday();
    const book = await this.#book();
    return answered(runEngine(() => rateWatch(watchOf(input), book, { askedOn: today, on: today })));
  }

  /** Keeps a watch that waits for its confirmation. What it came to at this moment was said on the page, and is no news. */
  async ask(origin: Origin, userId: string | null, input: RateWatchInput): Promise<void> {
    const { db, encryption, limits, mail } = this.#platform;
    await limits.consume(RATE_WATCH, networkOf(origin.ip));
    checkForm(WATCH_FORM, input);
    const askedOn = officeToday();
    const watch = watchOf(input);
    // before the book: what is published between them is compared with the watch
    const [latest] = await db.query<{ id: string }[]>(LATEST_PUBLICATION);
    const book = await this.#book();
    const { met } = runEngine(() => rateWatch(watch, book, { askedOn, on: askedOn }));
    const id = newId();
    const kept: KeptWatch = { watch, askedOn };
    const email = input.email.trim();
    await db.transaction(async (manager) => {
      await manager.query(INSERT_WATCH, [
        id,
        userId,
        email,
        encryption.encryptJson(kept),
        watchEndsOn(watch, askedOn),
        latest?.id ?? null,
        met,
      ]);
      await writeWish(manager, id, userId, true);
      await mail.queue(manager, [emailTo(RATE_WATCH_CONFIRM, email, { watchId: id })], origin);
    });
  }

  /** Null for whatever is no link of ours, and for a watch that ended. */
  async see(origin: Origin, token: string): Promise<RateWatchView | null> {
    const id = await this.#idOf(origin, token);
    const [row] = id === undefined ? [] : await this.#platform.db.query<Row[]>(WATCH_BY_ID, [id]);
    return row ? this.#view(row, await this.#book()) : null;
  }

  async confirm(origin: Origin, token: string): Promise<RateWatchView | null> {
    const id = await this.#idOf(origin, token);
    if (id === undefined) throw new DomainError('INVALID', NO_LINK, 'token');
    await this.#platform.db.transaction(async (manager) => {
      await manager.query(ONE_OF_A_MAILBOX, [id]);
      const [[found]] = await manager.query<[{ email: string }[], number]>(CONFIRM, [id]);
      if (!found) throw new DomainError('NOT_FOUND', GONE, 'token');
      await manager.query(REPLACE, [id, found.email]);
    });
    return this.see(origin, token);
  }

  /** A second time changes nothing. */
  async stop(origin: Origin, token: string): Promise<string> {
    const id = await this.#idOf(origin, token);
    if (id === undefined) throw new DomainError('INVALID', NO_LINK, 'token');
    await this.#stop(id, null);
    return id;
  }

  async stopOwn({ userId }: Actor, id: string): Promise<string> {
    if (!isUuid(id) || !(await this.#stop(id, userId))) throw new DomainError('NOT_FOUND', GONE);
    return id;
  }

  /** By the address in an email's header. False where the token is none of ours. */
  async stopByUnsubscribing(token: string): Promise<boolean> {
    const id = readStopToken(this.#platform.encryption, token);
    if (id !== undefined) await this.#stop(id, null);
    return id !== undefined;
  }

  async mine({ userId }: Actor): Promise<RateWatchView[]> {
    const rows = await this.#platform.db.query<Row[]>(WATCHES_OF_OWNER, [userId, MOST_LISTED]);
    if (rows.length === 0) return [];
    const book = await this.#book();
    return rows.map((row) => this.#view(row, book));
  }

  async counts(): Promise<RateWatchCounts> {
    const { db } = this.#platform;
    const [latest] = await db.query<{ id: string }[]>(LATEST_PUBLICATION);
    const [counts] = await db.query<RateWatchCounts[]>(COUNTS, [latest?.id ?? null]);
    return counts ?? { watching: 0, unconfirmed: 0, told: 0 };
  }

  #stop(id: string, userId: string | null): Promise<boolean> {
    return this.#platform.db.transaction(async (manager) => {
      const [[stopped]] = await manager.query<[object[], number]>(STOP, [id, userId]);
      if (stopped) await writeWish(manager, id, null, false);
      return stopped !== undefined;
    });
  }

  async #idOf({ ip }: Origin, token: string): Promise<string | undefined> {
    const { encryption, limits } = this.#platform;
    await limits.consume(RATE_WATCH_LINK, networkOf(ip));
    return readRateWatchToken(encryption, token);
  }

  #book(): Promise<WatchedRate[]> {
    return namedQuery<WatchedRate>(this.#platform.db, PUBLIC_OFFERS, []);
  }

  #view({ id, content, endsOn, confirmedAt, createdAt }: Row, book: readonly WatchedRate[]): RateWatchView {
    const { watch, askedOn } = this.#platform.encryption.decryptJson<KeptWatch>(content);
    const answer = answered(runEngine(() => rateWatch(watch, book, { askedOn, on: officeToday() })));
    return { id, words: watchInFull(watch), createdAt, endsOn, confirmed: confirmedAt !== null, answer };
  }
}

/**
 * What was agreed to, and that it is no longer. Without the address, which stands on the watch: once that is gone, the ledger
 * no longer says whose it was.
 */
async function writeWish(
  manager: Pick<EntityManager, 'query'>,
  sourceId: string,
  userId: string | null,
  granted: boolean,
): Promise<void> {
  const wish = { purpose: 'rate_watch', granted, textVersion: RATE_WATCH_CONSENT_VERSION } as const;
  await writeConsents(manager, consentRows({ userId, email: null, sourceId, ip: null }, [wish]));
}
