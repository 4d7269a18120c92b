import { localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { holdDaysLeft, holdProblem, holdState } from '@brokerage/domain/rates/rate-hold';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { emailTo } from '../../platform/email.js';
import { newId } from '../../platform/ids.js';
import { networkOf } from '../../platform/limits.js';
import { isOfMailbox } from '../../platform/mailed-link.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../audits/public.js';
import { writable } from '../enquiries/public.js';
import { RATE_HELD } from './emails/rate-hold.email.js';
import type { ClientsHold, HeldRate } from './held-rate.js';
import { readRateHoldToken } from './rate-hold-link.js';
import { RATE_HOLD_LINK } from './rate-hold.limits.js';
import {
  END_HOLD,
  HELD_FOR,
  HOLD_BY_ID,
  HOLD_OF_CLIENT,
  HOLDS_OF_ENQUIRY,
  HOLDS_OF_OWNER,
  INSERT_HOLD,
  RATE_TO_HOLD,
} from './rate-hold.sql.js';
import type { PlaceRateHoldInput, RateHoldView } from './rate-hold.types.js';

const NO_FILE = 'This file no longer exists.';
const IS_OVER = 'This file is over, so no rate is held for it.';
const NO_RATE = 'This rate is no longer published. Choose another one.';
const GONE = 'This hold no longer exists.';
const MOST_LISTED = 20;

interface Published {
  id: string;
  version: number;
  term: string;
  type: string;
  rate: string;
  bankName: string;
}

const today = (): string => localDateOf(Date.now(), OFFICE_ZONE);

function viewOf(held: HeldRate): RateHoldView {
  const now = today();
  return { ...held, daysLeft: holdDaysLeft(held.heldUntil, now), state: holdState(held.heldUntil, now) };
}

/** Rates that lenders hold: placed and ended by the office, seen by whose file it is. */
export class RateHoldService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'limits' | 'mail'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'limits' | 'mail'>) {
    this.#platform = platform;
  }

  /** The rate is kept as it is published now, with its version. The client is told. */
  async place(
    actor: Actor,
    origin: Origin,
    input: PlaceRateHoldInput,
  ): Promise<{ hold: RateHoldView | null; confirmsFirst: boolean }> {
    const { enquiryId, rateId, heldUntil } = input;
    const problem = holdProblem(heldUntil, today());
    if (problem !== undefined) throw new DomainError('INVALID', problem, 'heldUntil');
    if (!isUuid(enquiryId)) throw new DomainError('NOT_FOUND', NO_FILE, 'enquiryId');
    if (!isUuid(rateId)) throw new DomainError('NOT_FOUND', NO_RATE, 'rateId');
    const { db, mail } = this.#platform;
    return db.transaction(async (manager) => {
      const [client] = await manager.query<Pick<ClientsHold, 'email' | 'mayHaveKey' | 'goesOn'>[]>(HELD_FOR, [
        enquiryId,
      ]);
      if (!client) throw new DomainError('NOT_FOUND', NO_FILE, 'enquiryId');
      if (!client.goesOn) throw new DomainError('CONFLICT', IS_OVER, 'enquiryId');
      const to = writable(client.email);
      const [found] = await manager.query<Published[]>(RATE_TO_HOLD, [rateId]);
      if (!found) throw new DomainError('NOT_FOUND', NO_RATE, 'rateId');
      const { version, bankName, term, type, rate } = found;
      const confirmsFirst = !client.mayHaveKey;
      const id = newId();
      await manager.query(INSERT_HOLD, [id, enquiryId, rateId, version, bankName, term, type, rate, heldUntil]);
      await writeAudit(manager, actor, origin, {
        action: 'rate_hold.place',
        subjectType: 'enquiry',
        subjectId: enquiryId,
        after: { bankName, rate, rateVersion: version, heldUntil, ...(confirmsFirst && { confirmsFirst }) },
      });
      await mail.queue(manager, [emailTo(RATE_HELD, to, { holdId: id })]);
      const [row] = await manager.query<HeldRate[]>(HOLD_BY_ID, [id]);
      return { hold: row ? viewOf(row) : null, confirmsFirst };
    });
  }

  /** Emails about it that wait are not sent. */
  async end(actor: Actor, origin: Origin, id: string): Promise<string> {
    if (!isUuid(id)) throw new DomainError('NOT_FOUND', GONE, 'id');
    return this.#platform.db.transaction(async (manager) => {
      const [[ended]] = await manager.query<[{ enquiryId: string; bankName: string }[], number]>(END_HOLD, [id]);
      if (!ended) throw new DomainError('NOT_FOUND', GONE, 'id');
      const { enquiryId, bankName } = ended;
      const entry = { action: 'rate_hold.end', subjectType: 'enquiry', subjectId: enquiryId, after: { bankName } };
      await writeAudit(manager, actor, origin, entry);
      return id;
    });
  }

  async ofEnquiry(enquiryId: string): Promise<RateHoldView[]> {
    if (!isUuid(enquiryId)) return [];
    return (await this.#platform.db.query<HeldRate[]>(HOLDS_OF_ENQUIRY, [enquiryId])).map(viewOf);
  }

  async mine({ userId }: Actor): Promise<RateHoldView[]> {
    return (await this.#platform.db.query<HeldRate[]>(HOLDS_OF_OWNER, [userId, MOST_LISTED])).map(viewOf);
  }

  /** Null for whatever is no link of ours, and for a hold that the office ended. */
  async see({ ip }: Origin, token: string): Promise<RateHoldView | null> {
    const { db, encryption, limits } = this.#platform;
    await limits.consume(RATE_HOLD_LINK, networkOf(ip));
    const link = readRateHoldToken(encryption, token);
    const [row] = link ? await db.query<ClientsHold[]>(HOLD_OF_CLIENT, [link.id]) : [];
    if (!link || !row) return null;
    const { email, mayHaveKey, ...held } = row;
    return email !== null && mayHaveKey && isOfMailbox(encryption, link, email) ? viewOf(held) : null;
  }
}
