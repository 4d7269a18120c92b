import type { WatchedRate } from '@brokerage/domain/rates/watch';
import { LETTER_FIGURES, letterOf, REMINDER_FORM, type RenewalLetter } from '@brokerage/domain/renewals/letter-form';
import { maturityStage, reminderDay } from '@brokerage/domain/renewals/maturity';
import { LEAD_CONSENT_VERSION, RENEWAL_REMINDER_CONSENT_VERSION } from '@brokerage/domain/vocabulary/consents';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { emailTo } from '../../platform/email.js';
import { newId } from '../../platform/ids.js';
import { networkOf } from '../../platform/limits.js';
import type { Platform } from '../../platform/platform.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import { consentRows, writeConsents } from '../consents/public.js';
import { checkForm } from '../intake/public.js';
import { PUBLIC_OFFERS } from '../rates/public.js';
import { RENEWAL_CONFIRM } from './emails/renewal-confirm.email.js';
import { readRenewalToken, readStopRenewalToken } from './renewal-link.js';
import { CONFIRM, INSERT_REMINDER, REMINDER_BY_ID, REMINDERS_OF_OWNER, STOP } from './renewal-reminder.sql.js';
import { RENEWAL_LINK, RENEWAL_REMINDER, RENEWAL_VERDICT } from './renewal.limits.js';
import type { RenewalLetterInput, RenewalReminderInput, RenewalReminderView, RenewalVerdict } from './renewal.types.js';
import { officeToday, verdictOf } from './verdict-of.js';

const NO_LINK = 'This link isn’t valid. Open it from the email again.';
const GONE = 'This reminder has ended. You can ask for a new one.';
const TOO_LATE =
  'Your mortgage comes due within 120 days: you can hold a rate today, and there is nothing to wait for.';
const MOST_LISTED = 20;

type Parts = Pick<Platform, 'db' | 'encryption' | 'limits' | 'mail'>;

interface Row {
  id: string;
  userId: string | null;
  content: string;
  maturesOn: string;
  remindOn: string;
  confirmedAt: Date | null;
  sentAt: Date | null;
  createdAt: Date;
}

/** Renewal letters: judged for anybody, kept for who wants a reminder, and stopped with one press. */
export class RenewalService {
  readonly #platform: Parts;

  constructor(platform: Parts) {
    this.#platform = platform;
  }

  /** Nothing of it is kept. */
  async verdict({ ip }: Origin, input: RenewalLetterInput): Promise<RenewalVerdict> {
    await this.#platform.limits.consume(RENEWAL_VERDICT, networkOf(ip));
    checkForm(LETTER_FIGURES, input);
    return verdictOf(letterOf(input), await this.#book(), officeToday());
  }

  /** Keeps a reminder that waits for its confirmation. */
  async remind(origin: Origin, userId: string | null, input: RenewalReminderInput): Promise<void> {
    const { db, encryption, limits, mail } = this.#platform;
    await limits.consume(RENEWAL_REMINDER, networkOf(origin.ip));
    checkForm(REMINDER_FORM, input);
    const letter = letterOf(input);
    const today = officeToday();
    // a letter that can't be judged is refused by the field
    verdictOf(letter, [], today);
    if (maturityStage(letter.maturityDate, today) !== 'EARLY') {
      throw new DomainError('INVALID', TOO_LATE, 'maturityDate');
    }
    const id = newId();
    const email = input.email.trim();
    await db.transaction(async (manager) => {
      await manager.query(INSERT_REMINDER, [
        id,
        userId,
        email,
        encryption.encryptJson(letter),
        letter.maturityDate,
        reminderDay(letter.maturityDate),
      ]);
      // without the address, which stands on the reminder: once that is gone, the ledger no longer says whose it was
      const giver = { userId, email: null, sourceId: id, ip: null };
      await writeConsents(
        manager,
        consentRows(giver, [
          { purpose: 'renewal_reminder', granted: true, textVersion: RENEWAL_REMINDER_CONSENT_VERSION },
          { purpose: 'contact', granted: input.contactConsent === true, textVersion: LEAD_CONSENT_VERSION },
        ]),
      );
      await mail.queue(manager, [emailTo(RENEWAL_CONFIRM, email, { reminderId: id })], origin);
    });
  }

  /** Null for whatever is no link of ours, and for a reminder that ended. */
  async see(origin: Origin, token: string): Promise<RenewalReminderView | null> {
    const id = await this.#idOf(origin, token);
    const [row] = id === undefined ? [] : await this.#platform.db.query<Row[]>(REMINDER_BY_ID, [id]);
    return row ? this.#view(row, await this.#book()) : null;
  }

  async confirm(origin: Origin, token: string): Promise<RenewalReminderView | null> {
    const id = await this.#idOf(origin, token);
    if (id === undefined) throw new DomainError('INVALID', NO_LINK, 'token');
    const [[found]] = await this.#platform.db.query<[object[], number]>(CONFIRM, [id]);
    if (!found) throw new DomainError('NOT_FOUND', GONE, 'token');
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
    const id = readStopRenewalToken(this.#platform.encryption, token);
    if (id !== undefined) await this.#stop(id, null);
    return id !== undefined;
  }

  async mine({ userId }: Actor): Promise<RenewalReminderView[]> {
    const rows = await this.#platform.db.query<Row[]>(REMINDERS_OF_OWNER, [userId, MOST_LISTED]);
    if (rows.length === 0) return [];
    const book = await this.#book();
    return rows.map((row) => this.#view(row, book));
  }

  #stop(id: string, userId: string | null): Promise<boolean> {
    return this.#platform.db.transaction(async (manager) => {
      const [[stopped]] = await manager.query<[object[], number]>(STOP, [id, userId]);
      if (!stopped) return false;
      const giver = { email: null, sourceId: id, ip: null };
      await writeConsents(
        manager,
        consentRows(giver, [
          { purpose: 'renewal_reminder', granted: false, textVersion: RENEWAL_REMINDER_CONSENT_VERSION },
        ]),
      );
      return true;
    });
  }

  async #idOf({ ip }: Origin, token: string): Promise<string | undefined> {
    const { encryption, limits } = this.#platform;
    await limits.consume(RENEWAL_LINK, networkOf(ip));
    return readRenewalToken(encryption, token);
  }

  #book(): Promise<WatchedRate[]> {
    return namedQuery<WatchedRate>(this.#platform.db, PUBLIC_OFFERS, []);
  }

  #view(row: Row, book: readonly WatchedRate[]): RenewalReminderView {
    const letter = this.#platform.encryption.decryptJson<RenewalLetter>(row.content);
    const { id, createdAt, remindOn, confirmedAt, sentAt } = row;
    const verdict = verdictOf(letter, book, officeToday());
    return { id, createdAt, remindOn, confirmed: confirmedAt !== null, sent: sentAt !== null, letter, verdict };
  }
}
