import type { BookingStatus } from '@brokerage/domain/booking/status';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { Platform } from '../../platform/platform.js';
import { writeRead } from '../audits/public.js';
import {
  asCall,
  type BookingDeskService,
  type CallRow,
  CALLS,
  type DeskAnswer,
  type NotBooked,
  type SlotTimes,
} from '../bookings/public.js';
import type { MyCall } from './desk-calls.types.js';
import { isOnDesk } from '../enquiries/public.js';
import { NO_DESK, type DeskService } from './desk.service.js';
import { AGENT_ON_DESK } from '../agents/public.sql.js';
import { ENQUIRY } from '../enquiries/public.sql.js';

const MOST = 100;
/** What belongs to the adviser whose account $1 is */
const THEIRS = `b.agent_id = (select a.id from ${AGENT_ON_DESK} a where a.user_id = $1)`;
/** The enquiry of a call may be with somebody else: then it is not theirs to open */
const withLead = (calls: string): string => `
  with calls as (${calls})
  select calls.*, (select e.id from ${ENQUIRY} e where e.id = calls."enquiryId" and ${isOnDesk('$1')}) as "leadId" from calls`;
const LIST = `${withLead(`${CALLS} where ${THEIRS} and b.status <> 'CANCELLED' and b.starts_at > now() - interval '7 days'`)}
  order by calls."startsAt" limit ${MOST}`;
const ONE = withLead(`${CALLS} where ${THEIRS} and b.id = $2`);

type OwnCall = CallRow & { leadId: string | null };

interface Asked {
  id: string;
  sequence: number;
}

export type DeskCallAnswer = { call: MyCall; alternatives: SlotTimes[] } | NotBooked;

/** The calls of one adviser: the office's calendar, held to their own. */
export class DeskCallService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;
  readonly #desks: DeskService;
  readonly #calendar: BookingDeskService;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>, desks: DeskService, calendar: BookingDeskService) {
    this.#platform = platform;
    this.#desks = desks;
    this.#calendar = calendar;
  }

  async list(actor: Actor, origin: Origin): Promise<MyCall[]> {
    const { db } = this.#platform;
    const rows = await db.query<OwnCall[]>(LIST, [actor.userId]);
    await writeRead(db.manager, actor, origin, 'booking.list', {});
    return rows.map((row) => this.#opened(row));
  }

  /** Without notice, as for the office. */
  async times(actor: Actor, { id, from, to }: { id: string; from: string; to: string }): Promise<SlotTimes[]> {
    await this.#calendar.checkTheirs(this.#platform.db.manager, id, actor.userId);
    const { agentId } = await this.#own(actor);
    return this.#calendar.times(from, to, agentId, id);
  }

  /** It stays with them. */
  async move(
    actor: Actor,
    origin: Origin,
    asked: Asked & { startsAt: Date; utcOffset?: number | null },
  ): Promise<DeskCallAnswer> {
    const { agentId } = await this.#own(actor);
    return this.#answer(actor, await this.#calendar.move(actor, origin, { ...asked, agentId, deskOf: actor.userId }));
  }

  async mark(actor: Actor, origin: Origin, asked: Asked & { status: BookingStatus }): Promise<DeskCallAnswer> {
    return this.#answer(actor, await this.#calendar.mark(actor, origin, { ...asked, deskOf: actor.userId }));
  }

  async #own(actor: Actor): Promise<{ agentId: string }> {
    const desk = await this.#desks.of(actor);
    if (!desk) throw new DomainError('NOT_FOUND', NO_DESK);
    return desk;
  }

  async #answer(actor: Actor, answer: DeskAnswer): Promise<DeskCallAnswer> {
    if (!('call' in answer)) return answer;
    const [row] = await this.#platform.db.query<OwnCall[]>(ONE, [actor.userId, answer.call.id]);
    if (!row) throw new DomainError('NOT_FOUND', NO_DESK);
    return { call: this.#opened(row), alternatives: answer.alternatives };
  }

  #opened({ leadId, ...row }: OwnCall): MyCall {
    return { ...asCall(row), enquiryId: leadId, phone: this.#platform.encryption.decryptText(row.phone) };
  }
}
