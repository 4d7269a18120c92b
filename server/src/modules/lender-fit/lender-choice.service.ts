import { choiceEndsOn, MOST_CHOICES, type ChoiceReason } from '@brokerage/domain/lender-fit/choice';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { officeToday } from '../../kernel/office-today.js';
import type { Sender } from '../../platform/email.js';
import { newId } from '../../platform/ids.js';
import { compose } from '../../platform/mail/compose.js';
import { renderMail } from '../../platform/mail/render.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../audits/public.js';
import { ASKED_TO_CONFIRM, workOn, writable, WRITE_EMAIL, writeContactEmail } from '../enquiries/public.js';
import { LENDER_CHOICE } from './emails/lender-choice.email.js';
import { askedText, keptChoice, type KeptChoice } from './kept-choice.js';
import { lenderChoiceUrl } from './lender-choice-link.js';
import { CHOICE_OF_KEY, CHOICES, INSERT_CHOICE, LATEST_PUBLICATION, RECIPIENT } from './lender-choice.sql.js';
import type { LenderChoicePreview, LenderChoiceView, SendLenderChoiceInput } from './lender-choice.types.js';
import { checkExit, type LenderFitService } from './lender-fit.service.js';
import { ratesNow } from './rates-now.js';

const LONGEST_KEY = 100;
const MOST_LISTED = 20;
const NO_APPLICATION = 'We couldn’t find this application.';
const CLOSED = 'This application is closed.';
const USED = 'Other mortgages were sent with this already. Reload the page to send these.';

type Parts = Pick<Platform, 'db' | 'encryption' | 'limits' | 'mail' | 'config'>;

interface Recipient {
  email: string | null;
  mayHaveKey: boolean;
  fullName: string;
  enquiryId: string | null;
  open: boolean;
}

interface ChoiceRow {
  id: string;
  content: string;
  endsOn: string;
  sentBy: string | null;
  sentAt: Date;
  chosenRateId: string | null;
  chosenReason: ChoiceReason | null;
  chosenAt: Date | null;
}

/** What clients are sent to choose from: the suitability record of a file. What they see of it and pick is an offer. */
export class LenderChoiceService {
  readonly #platform: Parts;
  readonly #fits: LenderFitService;
  readonly #sender: () => Promise<Sender>;

  constructor(platform: Parts, fits: LenderFitService, sender: () => Promise<Sender>) {
    this.#platform = platform;
    this.#fits = fits;
    this.#sender = sender;
  }

  /** Those of an application, newest first. */
  async of(applicationId: string): Promise<LenderChoiceView[]> {
    const rows = await this.#platform.db.query<ChoiceRow[]>(CHOICES, [applicationId, MOST_LISTED]);
    return rows.map(({ content, chosenRateId, ...row }) => {
      const { exitMonth, exitReason, offers } = this.#platform.encryption.decryptJson<KeptChoice>(content);
      const chosenLender = offers.find(({ rateId }) => rateId === chosenRateId)?.bankName ?? null;
      return { ...row, exitMonth, exitReason, lenders: offers.map(({ bankName }) => bankName), chosenLender };
    });
  }

  /** The email as it will be sent with these rates, by the same code. */
  async preview(actor: Actor, id: string, rateIds: readonly string[]): Promise<LenderChoicePreview> {
    const { encryption, config } = this.#platform;
    const { email, mayHaveKey, fullName } = await this.#recipient(id);
    const rates = await ratesNow(
      this.#platform.db,
      rateIds.filter((rateId, place) => place < MOST_CHOICES && isUuid(rateId)),
    );
    const ends = rates.map(({ endsOn: day }) => day);
    const endsOn = choiceEndsOn(officeToday(), ends);
    // a link of the preview opens nothing
    const url = mayHaveKey ? lenderChoiceUrl(encryption, config.siteUrl, { id: newId(), endsOn }, email) : null;
    const data = { fullName, adviserName: actor.name, endsOn, url };
    const { subject, html } = renderMail(compose(LENDER_CHOICE, data, await this.#sender()));
    return { to: email, subject, html };
  }

  /**
   * Asks the file again, keeps what is shown with what it rests on, and queues the email, which says none of it. Recorded as
   * a contact, which stops the clock. The same key sends once.
   */
  async send(actor: Actor, origin: Origin, asked: SendLenderChoiceInput): Promise<LenderChoiceView[]> {
    const { db, encryption, limits } = this.#platform;
    checkInput(asked);
    await limits.consume(WRITE_EMAIL, actor.userId);
    const { email, mayHaveKey, enquiryId, open } = await this.#recipient(asked.id);
    // what was sent is, whatever became of its rates since
    if (await this.#isSent(db, asked)) return this.of(asked.id);
    if (!open || enquiryId === null) throw new DomainError('CONFLICT', CLOSED);
    const { id, exitMonth, whatIf = null } = asked;
    const exitChances = asked.exitChances ?? [];
    // before the book: a record names no publication that it was not made with
    const [latest] = await db.query<{ id: string }[]>(LATEST_PUBLICATION);
    const found = await this.#fits.ask(actor, origin, { id, exitMonth, exitChances, whatIf });
    if (!found) throw new DomainError('NOT_FOUND', NO_APPLICATION, 'id');
    const { kept, endsOn } = keptChoice(asked, found, latest?.id ?? null);
    const choiceId = newId();
    await workOn(db, { id: enquiryId }, async (manager, enquiry) => {
      const values = [choiceId, id, asked.key, encryption.encryptJson(kept), endsOn, actor.userId];
      const [written] = await manager.query<{ id: string }[]>(INSERT_CHOICE, values);
      if (!written) {
        // at the same moment
        await this.#isSent(manager, asked);
        return null;
      }
      await writeAudit(manager, actor, origin, {
        action: 'lender_choice.send',
        subjectType: 'application',
        subjectId: id,
        after: { choice: choiceId, count: kept.offers.length },
      });
      const text = `${kept.offers.length} to compare, until ${endsOn}${mayHaveKey ? '' : `. ${ASKED_TO_CONFIRM}`}`;
      const words = { subject: LENDER_CHOICE.subject({}), text };
      const { event } = await writeContactEmail(this.#platform, manager, actor, origin, enquiry, {
        ...{ email: LENDER_CHOICE, ids: { choiceId }, to: email, words },
        ...{ key: `lender choice ${choiceId}`, takes: false, followUpAt: null },
      });
      return event;
    });
    return this.of(id);
  }

  /** Whether this key has sent it. Throws IDEMPOTENCY_MISMATCH where it sent something else. */
  async #isSent(on: Pick<EntityManager, 'query'>, asked: SendLenderChoiceInput): Promise<boolean> {
    const [row] = await on.query<Pick<ChoiceRow, 'content'>[]>(CHOICE_OF_KEY, [asked.id, asked.key]);
    if (!row) return false;
    const kept = this.#platform.encryption.decryptJson<KeptChoice>(row.content);
    if (kept.asked !== undefined && kept.asked !== askedText(asked))
      throw new DomainError('IDEMPOTENCY_MISMATCH', USED);
    return true;
  }

  async #recipient(id: string): Promise<Recipient & { email: string }> {
    const [row] = isUuid(id) ? await this.#platform.db.query<Recipient[]>(RECIPIENT, [id]) : [];
    if (!row) throw new DomainError('NOT_FOUND', NO_APPLICATION, 'id');
    return { ...row, email: writable(row.email) };
  }
}

function checkInput({ rateIds, exitMonth, exitChances, key }: SendLenderChoiceInput): void {
  checkExit({ exitMonth, exitChances: exitChances ?? [] });
  const several = new Set(rateIds).size;
  if (several !== rateIds.length || several < 1 || several > MOST_CHOICES)
    throw new DomainError('INVALID', `Choose 1 to ${MOST_CHOICES} mortgages.`, 'rateIds');
  if (key === '' || key.length > LONGEST_KEY)
    throw new DomainError('INVALID', `Use a key of 1 to ${LONGEST_KEY} characters.`, 'key');
}
