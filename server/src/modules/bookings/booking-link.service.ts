import { isBookingTopic } from '@brokerage/domain/booking/booking-form';
import { clientClock } from '@brokerage/domain/booking/client-clock';
import type { EntityManager } from 'typeorm';
import type { Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { emailTo } from '../../platform/email.js';
import { networkOf } from '../../platform/limits.js';
import { isOfMailbox } from '../../platform/mailed-link.js';
import type { Platform } from '../../platform/platform.js';
import { maskPhone } from '../phones/public.js';
import { readBookingToken, type BookingLink } from './booking-link.js';
import { Booking } from './booking.entity.js';
import { BOOKING_LINK } from './booking.limits.js';
import type { BookingView } from './booking.types.js';
import { BOOKING_CANCELLED } from './emails/booking-cancelled.email.js';
import { BOOKING_CHANGED } from './emails/booking-changed.email.js';
import { BOOKING_CONFIRMED } from './emails/booking-confirmed.email.js';
import { cancelBooking, placeBooking } from './place-booking.js';
import type { SlotService, SlotTimes } from './slot.service.js';
import { AWAITS_CONFIRMATION, CONFIRM } from './unconfirmed.sql.js';
import { orAlternatives, type NotBooked } from './time-taken.js';
import { AGENT } from '../agents/public.sql.js';
import { ENQUIRY } from '../enquiries/public.sql.js';
import { SITE_SETTINGS } from '../settings/public.sql.js';

const NO_LINK = 'This link isn’t valid. Open it from the email again.';
const NOT_MAILED = 'Confirm the call with the link in its email.';
const CHANGED = 'This call was changed since you opened this page. Reload the page to see its time.';
const TOO_LATE = 'This call can no longer be changed.';

/** A time, and the clock of the browser that chose it */
export interface NewTime {
  startsAt: Date;
  zone?: string | null;
  utcOffset?: number | null;
}

type Parts = Pick<Platform, 'db' | 'encryption' | 'limits' | 'mail'>;
export type Changed = { booking: BookingView; alternatives: SlotTimes[] } | NotBooked;

/** What the link of an email opens, signed out: see the call, move it, cancel it. */
export class BookingLinkService {
  readonly #platform: Parts;
  readonly #slots: SlotService;

  constructor(platform: Parts, slots: SlotService) {
    this.#platform = platform;
    this.#slots = slots;
  }

  /** Null for whatever is no link of ours. */
  async see({ ip }: Origin, token: string): Promise<BookingView | null> {
    await this.#platform.limits.consume(BOOKING_LINK, networkOf(ip));
    const link = readBookingToken(this.#platform.encryption, token);
    return link && (await this.#opens(link)) ? this.#view(link) : null;
  }

  /** Keeps a call whose address never proved itself. Only a link from an email does; a second time changes nothing. */
  async confirm(origin: Origin, token: string, sequence: number): Promise<Changed> {
    const link = await this.#change(origin, token, sequence, (_manager, _found, { mailed }) => {
      if (!mailed) throw new DomainError('INVALID', NOT_MAILED, 'token');
    });
    return { booking: await this.#view(link), alternatives: [] };
  }

  /** Another time. An old link shows where the call is now, and changes it only from there: `sequence` is what was seen. */
  move(origin: Origin, token: string, sequence: number, { startsAt, zone, utcOffset }: NewTime): Promise<Changed> {
    return orAlternatives(this.#slots, async () => {
      const link = await this.#change(origin, token, sequence, async (manager, found) => {
        const agentId = found.agentChosen ? found.agentId : null;
        await placeBooking(
          manager,
          this.#slots,
          found,
          { startsAt, agentId },
          clientClock(startsAt, zone ?? found.zone, utcOffset),
        );
        const params = { bookingId: found.id, sequence: String(sequence + 1) };
        await this.#platform.mail.queue(
          manager,
          [
            emailTo(BOOKING_CONFIRMED, found.email, params, { moved: true }),
            emailTo(BOOKING_CHANGED, await officeEmail(manager), params, { cancelled: false }),
          ],
          origin,
        );
      });
      return { booking: await this.#view({ ...link, sequence: sequence + 1 }), alternatives: [] };
    });
  }

  /** Cancelling a second time changes nothing. Nothing revives a cancelled call. */
  async cancel(origin: Origin, token: string, sequence: number): Promise<Changed> {
    const seen = await this.see(origin, token);
    if (seen?.status === 'CANCELLED') return { booking: seen, alternatives: [] };
    try {
      const link = await this.#change(origin, token, sequence, async (manager, found) => {
        await cancelBooking(manager, found, 'client');
        const params = { bookingId: found.id, sequence: String(sequence + 1) };
        await this.#platform.mail.queue(manager, [
          emailTo(BOOKING_CANCELLED, found.email, { bookingId: found.id }, { released: false }),
          emailTo(BOOKING_CHANGED, await officeEmail(manager), params, { cancelled: true }),
        ]);
      });
      return { booking: await this.#view({ ...link, sequence: sequence + 1 }), alternatives: [] };
    } catch (error) {
      // pressed twice at the same moment: the other one was as quick
      const now = error instanceof DomainError ? await this.see(origin, token) : null;
      if (now?.status !== 'CANCELLED') throw error;
      return { booking: now, alternatives: [] };
    }
  }

  async #change(
    { ip }: Origin,
    token: string,
    sequence: number,
    work: (manager: EntityManager, found: Booking, link: BookingLink) => Promise<void> | void,
  ): Promise<BookingLink> {
    const { db, encryption, limits } = this.#platform;
    await limits.consume(BOOKING_LINK, networkOf(ip));
    const link = readBookingToken(encryption, token);
    if (!link) throw new DomainError('INVALID', NO_LINK, 'token');
    await db.transaction(async (manager) => {
      const found = await manager.findOne(Booking, { where: { id: link.id }, lock: { mode: 'pessimistic_write' } });
      if (!found || !isOfMailbox(encryption, link, found.email)) throw new DomainError('INVALID', NO_LINK, 'token');
      if (!mayChange(found)) throw new DomainError('CONFLICT', TOO_LATE);
      if (found.sequence !== sequence) throw new DomainError('CONFLICT', CHANGED);
      await work(manager, found, link);
      if (link.mailed) await manager.query(CONFIRM, [found.id]);
    });
    return link;
  }

  async #opens(link: BookingLink): Promise<boolean> {
    const { db, encryption } = this.#platform;
    const [found] = await db.query<{ email: string }[]>('select email from booking where id = $1', [link.id]);
    return found !== undefined && isOfMailbox(encryption, link, found.email);
  }

  /** Only the link in the email says that the address has an earlier call: whoever books may have typed anybody's address. */
  async #view({ id, sequence, mailed = false }: BookingLink): Promise<BookingView> {
    const { db, encryption } = this.#platform;
    const [row] = await db.query<(Booking & Pick<BookingView, 'agentName' | 'awaitsConfirmation' | 'topic'>)[]>(
      `select b.id, b.status, b.starts_at as "startsAt", b.ends_at as "endsAt", b.zone, b.utc_offset as "utcOffset", b.phone, b.sequence,
              ${AWAITS_CONFIRMATION} as "awaitsConfirmation",
              (select e.topic from ${ENQUIRY} e where e.source_id = b.id) as topic, agent.name as "agentName", case when b.agent_chosen then b.agent_id end as "agentId"
       from booking b left join ${AGENT} agent on agent.id = b.agent_id where b.id = $1`,
      [id],
    );
    if (!row) throw new DomainError('NOT_FOUND', NO_LINK);
    const { phone, topic, awaitsConfirmation, ...view } = row;
    return {
      ...view,
      awaitsConfirmation: awaitsConfirmation && mailed,
      topic: isBookingTopic(topic) ? topic : null,
      maskedPhone: maskPhone(encryption.decryptText(phone)),
      changedSince: view.sequence > sequence,
      mayChange: mayChange(view),
    };
  }
}

const mayChange = ({ status, startsAt }: Pick<Booking, 'status' | 'startsAt'>): boolean =>
  status === 'CONFIRMED' && startsAt.getTime() > Date.now();

async function officeEmail(manager: Pick<Platform['db'], 'query'>): Promise<string> {
  const [settings] = await manager.query<{ email: string }[]>(
    `select office_email as email from ${SITE_SETTINGS} site_settings`,
  );
  return settings?.email ?? '';
}
