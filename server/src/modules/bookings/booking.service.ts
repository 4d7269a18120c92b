import { needsLevelTwo } from '@brokerage/domain/agents/level-two';
import { BOOKING_FORM, type BookingAnswers, type BookingInput } from '@brokerage/domain/booking/booking-form';
import { clientClock } from '@brokerage/domain/booking/client-clock';
import { TOO_MANY_CALLS } from '@brokerage/domain/booking/open-calls';
import { answersOf, valuesFrom } from '@brokerage/domain/forms/field-input';
import { BOOKING_CONSENT_VERSION } from '@brokerage/domain/vocabulary/consents';
import { CALL_TOPIC } from '@brokerage/domain/enquiries/enquiry-subject';
import type { Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { emailTo } from '../../platform/email.js';
import { newId } from '../../platform/ids.js';
import { networkOf } from '../../platform/limits.js';
import type { Platform } from '../../platform/platform.js';
import { checkForm, type IntakeService, type Submission } from '../intake/public.js';
import { bookingToken } from './booking-link.js';
import { BOOKED_CALLS } from './booking.limits.js';
import { BOOKING, BOOKING_BY_OFFICE, isOneTooMany, isTimeTaken } from './booking.source.js';
import type { BookedCall } from './booking.types.js';
import { BOOKING_CONFIRMED } from './emails/booking-confirmed.email.js';
import { OFFICE_NOTICE_HOURS, type Place, type SlotService, type SlotTimes } from './slot.service.js';
import { orAlternatives, TimeTaken, type NotBooked } from './time-taken.js';

export interface BookingWish {
  /** Whose call it is; null: nobody is signed in, or the office books for a client */
  userId: string | null;
  input: BookingInput;
  startsAt: Date;
  agentId?: string | null;
  /** Of the client's browser, with how far ahead of UTC it is at that time */
  zone?: string | null;
  utcOffset?: number | null;
  /** Who of the office books for a client: neither notice, limits of a network nor of open calls hold for it */
  bookedById?: string | null;
  /** Whether the client agreed here: the office takes no consent in somebody's place */
  consented: boolean;
}

interface Reply {
  id: string;
  startsAt: string;
  endsAt: string;
}

export type Booked = { booking: BookedCall; alternatives: SlotTimes[] } | NotBooked;

export class BookingService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'limits'>;
  readonly #intake: IntakeService;
  readonly #slots: SlotService;

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'limits'>, intake: IntakeService, slots: SlotService) {
    this.#platform = platform;
    this.#intake = intake;
    this.#slots = slots;
  }

  /**
   * Books a call. The same key with the same input is answered as the first time and writes nothing. Where the time is not
   * to be had, nothing is stored and the nearest times are answered.
   */
  book(origin: Origin, wish: BookingWish, key?: string): Promise<Booked> {
    const { db, encryption } = this.#platform;
    const { startsAt, agentId } = wish;
    const byOffice = wish.bookedById != null;
    const noticeHours = byOffice ? OFFICE_NOTICE_HOURS : undefined;
    const { topic } = wish.input;
    const asked = { startsAt, agentId, topic, noticeHours, levelTwo: needsLevelTwo({ topic }) };
    const store = async (): Promise<{ reply: Reply; isNew: boolean }> => {
      let made: string | undefined;
      const source = byOffice ? BOOKING_BY_OFFICE : BOOKING;
      const reply = await this.#intake.receive(source, origin, key, async () => {
        const e164 = checkForm(BOOKING_FORM, wish.input);
        const submission = submissionOf(wish, origin, e164, await this.#slots.placeOf(db, asked));
        made = submission.reply.id;
        return submission;
      });
      return { reply, isNew: reply.id === made };
    };
    return orAlternatives(this.#slots, async () => {
      const { reply } = await (byOffice ? store() : this.#counted(origin, store)).catch((error: unknown) => {
        if (isOneTooMany(error)) throw new DomainError('CONFLICT', TOO_MANY_CALLS);
        throw isTimeTaken(error) ? new TimeTaken(asked) : error;
      });
      const booking = {
        id: reply.id,
        startsAt: new Date(reply.startsAt),
        endsAt: new Date(reply.endsAt),
        token: bookingToken(encryption, { id: reply.id, sequence: 0 }),
      };
      return { booking, alternatives: [] };
    });
  }

  /** Counts what was booked, not what was tried: taken before, so that twenty at once do not slip through. */
  async #counted<T extends { isNew: boolean }>({ ip }: Origin, store: () => Promise<T>): Promise<T> {
    const { limits } = this.#platform;
    const network = networkOf(ip);
    await limits.consume(BOOKED_CALLS, network);
    try {
      const stored = await store();
      if (!stored.isNew) await limits.giveBack(BOOKED_CALLS, network);
      return stored;
    } catch (error) {
      await limits.giveBack(BOOKED_CALLS, network);
      throw error;
    }
  }
}

function submissionOf(
  { userId, input, agentId, zone, utcOffset, consented, bookedById = null }: BookingWish,
  { requestId, ip }: Origin,
  e164: string | null,
  { startsAt, endsAt, busyUntil, calendars }: Place,
): Submission<Reply, BookingAnswers> {
  const email = input.email.trim();
  const reply = { id: newId(), startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  return {
    reply,
    userId,
    request: { ...valuesFrom(BOOKING_FORM, input), startsAt: reply.startsAt, agentId: agentId ?? null },
    person: { fullName: input.fullName.trim(), email, e164 },
    topic: input.topic ?? CALL_TOPIC,
    answers: answersOf(BOOKING_FORM, input),
    record: {
      startsAt: reply.startsAt,
      endsAt: reply.endsAt,
      busyUntil: busyUntil.toISOString(),
      calendars,
      agentChosen: agentId != null,
      ...{ bookedById, auditId: newId(), requestId, ip },
      ...clientClock(startsAt, zone, utcOffset),
    },
    consents: consented ? [{ purpose: 'contact', granted: true, textVersion: BOOKING_CONSENT_VERSION }] : [],
    emails: [emailTo(BOOKING_CONFIRMED, email, { bookingId: reply.id, sequence: '0' }, { moved: false })],
  };
}
