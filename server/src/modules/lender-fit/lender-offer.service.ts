import type { ChoiceReason } from '@brokerage/domain/lender-fit/choice';
import type { Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { emailTo } from '../../platform/email.js';
import { networkOf } from '../../platform/limits.js';
import { isOfMailbox } from '../../platform/mailed-link.js';
import type { Platform } from '../../platform/platform.js';
import { onlyRow } from '../../platform/postgres/only-row.js';
import { writeAudit } from '../audits/public.js';
import { LENDER_CHOSEN } from './emails/lender-chosen.email.js';
import { shownOffer, type KeptChoice, type KeptOffer } from './kept-choice.js';
import { readLenderChoiceToken } from './lender-choice-link.js';
import { LENDER_CHOICE_LINK } from './lender-choice.limits.js';
import { CHOICE_BY_ID, CHOOSE, WHO_IS_TOLD } from './lender-choice.sql.js';
import type { LenderChoiceOffer } from './lender-choice.types.js';
import type { ChoiceState } from './lender-fit.enums.js';
import { ratesNow } from './rates-now.js';

const NO_LINK = 'This page isn’t valid any more. Ask us for a new one.';
const NOT_OPEN = 'One was picked already, or this page has ended. Call us if you want to change it.';
const NOT_THERE = 'This mortgage isn’t offered any more. Pick another one, or ask us.';

interface SeenRow {
  id: string;
  content: string;
  endsOn: string;
  sentAt: Date;
  chosenRateId: string | null;
  applicationId: string;
  email: string | null;
  mayHaveKey: boolean;
  adviserName: string;
  open: boolean;
  replaced: boolean;
}

/** What a client was sent to choose from, as the link of the email opens it. */
export class LenderOfferService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'limits' | 'mail'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'limits' | 'mail'>) {
    this.#platform = platform;
  }

  /** Null for whatever is no link of ours, and for one whose time is over. */
  async see(origin: Origin, token: string): Promise<LenderChoiceOffer | null> {
    const row = await this.#opened(origin, token);
    return row ? this.#seen(row) : null;
  }

  /** What a client picks is a message to the office. A second time the same one changes nothing. */
  async choose(
    origin: Origin,
    { token, rateId, reason }: { token: string; rateId: string; reason: ChoiceReason | null },
  ): Promise<LenderChoiceOffer> {
    const { db, mail } = this.#platform;
    const row = await this.#opened(origin, token);
    if (!row) throw new DomainError('NOT_FOUND', NO_LINK, 'token');
    const before = await this.#seen(row);
    if (before.chosenRateId === rateId) return before;
    if (before.state !== 'OPEN') throw new DomainError('CONFLICT', NOT_OPEN);
    if (!before.offers.some((offer) => offer.rateId === rateId && offer.stands))
      throw new DomainError('INVALID', NOT_THERE, 'rateId');
    const isFirst = await db.transaction(async (manager) => {
      const [[chosen]] = await manager.query<[{ applicationId: string }[], number]>(CHOOSE, [row.id, rateId, reason]);
      if (!chosen) return false;
      const { email } = onlyRow(await manager.query<{ email: string }[]>(WHO_IS_TOLD, [row.id]));
      await mail.queue(manager, [emailTo(LENDER_CHOSEN, email, { choiceId: row.id })]);
      await writeAudit(manager, null, origin, {
        action: 'lender_choice.choose',
        subjectType: 'application',
        subjectId: chosen.applicationId,
        after: { choice: row.id },
      });
      return true;
    });
    // pressed twice at the same moment: the other one was as quick
    if (!isFirst && (await this.#byId(row.id))?.chosenRateId !== rateId) throw new DomainError('CONFLICT', NOT_OPEN);
    return this.#seen({ ...row, chosenRateId: rateId });
  }

  async #opened({ ip }: Origin, token: string): Promise<SeenRow | undefined> {
    const { encryption, limits } = this.#platform;
    await limits.consume(LENDER_CHOICE_LINK, networkOf(ip));
    const link = readLenderChoiceToken(encryption, token);
    const row = link && (await this.#byId(link.id));
    if (!link || row?.email == null || !row.mayHaveKey) return undefined;
    return isOfMailbox(encryption, link, row.email) ? row : undefined;
  }

  async #byId(id: string): Promise<SeenRow | undefined> {
    const [row] = await this.#platform.db.query<SeenRow[]>(CHOICE_BY_ID, [id]);
    return row;
  }

  async #seen(row: SeenRow): Promise<LenderChoiceOffer> {
    const kept = this.#platform.encryption.decryptJson<KeptChoice>(row.content);
    const now = await ratesNow(
      this.#platform.db,
      kept.offers.map(({ rateId }) => rateId),
    );
    const stands = ({ rateId, rate, fees }: KeptOffer): boolean =>
      now.some((one) => one.id === rateId && one.rate === rate && one.fees === fees);
    const offers = kept.offers.map((offer) => shownOffer(offer, stands(offer)));
    const { price, downPayment, amortizationYears, exitMonth } = kept;
    const { adviserName, sentAt, endsOn, chosenRateId } = row;
    return {
      state: stateOf(row, offers),
      ...{ adviserName, sentAt, endsOn, price, downPayment, amortizationYears, exitMonth, offers, chosenRateId },
    };
  }
}

function stateOf({ open, replaced, chosenRateId }: SeenRow, offers: readonly { stands: boolean }[]): ChoiceState {
  if (chosenRateId !== null) return 'CHOSEN';
  if (replaced) return 'REPLACED';
  return open && offers.some(({ stands }) => stands) ? 'OPEN' : 'ENDED';
}
