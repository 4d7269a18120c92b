import { BOOKING_FORM, type BookingAnswers, type BookingInput } from '@brokerage/domain/booking/booking-form';
import { isZone } from '@brokerage/domain/booking/local-time';
import { OFFICE_ZONE, type BookingPolicy } from '@brokerage/domain/booking/policy';
import { answersOf, valuesFrom } from '@brokerage/domain/forms/field-input';
import { BOOKING_CONSENT_VERSION } from '@brokerage/domain/vocabulary/consents';
import { CALL_TOPIC } from '@brokerage/domain/vocabulary/enquiry-subject';
import type { Origin } from '../../kernel/actor.js';
import { emailTo } from '../../platform/email.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { checkForm } from '../intake/check-form.js';
import type { Submission } from '../intake/intake-source.js';
import type { IntakeService } from '../intake/intake.service.js';
import { bookingToken } from './booking-link.js';
import { BOOKING, isTimeTaken } from './booking.source.js';
import type { BookedCall } from './booking.types.js';
import { BOOKING_CONFIRMED } from './emails/booking-confirmed.email.js';
import type { Place, SlotService, SlotTimes } from './slot.service.js';
import { orAlternatives, TimeTaken, type NotBooked } from './time-taken.js';

const LONGEST_ZONE = 60;

export interface BookingWish {
  /** Whose call it is; null: nobody is signed in, or the office books for a client */
  userId: string | null;
  input: BookingInput;
  startsAt: Date;
  agentId?: string | null;
  zone?: string | null;
  /** The office's own, where it books for a client */
  policy?: BookingPolicy;
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
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;
  readonly #intake: IntakeService;
  readonly #slots: SlotService;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>, intake: IntakeService, slots: SlotService) {
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
    const { startsAt, agentId, policy } = wish;
    const asked = { startsAt, agentId, policy };
    return orAlternatives(this.#slots, async () => {
      const reply = await this.#intake
        .receive(BOOKING, origin, key, async () => {
          const e164 = checkForm(BOOKING_FORM, wish.input);
          return submissionOf(wish, e164, await this.#slots.placeOf(db, asked));
        })
        .catch((error: unknown) => {
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
}

function submissionOf(
  { userId, input, agentId, zone, consented }: BookingWish,
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
      zone: zone != null && zone.length <= LONGEST_ZONE && isZone(zone) ? zone : OFFICE_ZONE,
    },
    consents: consented ? [{ purpose: 'contact', granted: true, textVersion: BOOKING_CONSENT_VERSION }] : [],
    emails: [emailTo(BOOKING_CONFIRMED, email, { bookingId: reply.id, sequence: '0' }, { moved: false })],
  };
}
