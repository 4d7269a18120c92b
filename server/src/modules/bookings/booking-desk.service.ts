import { clientClock } from '@brokerage/domain/booking/client-clock';
import { addDays } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { awayOf, freeSlots, windowsOf, type Interval } from '@brokerage/domain/booking/slots';
import { mayBecome, type BookingStatus } from '@brokerage/domain/booking/status';
import { CALL_TOPIC, enquirySubject, type EnquiryTopic } from '@brokerage/domain/vocabulary/enquiry-subject';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { emailTo } from '../../platform/email.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit, writeRead } from '../audits/audit.service.js';
import type { CalendarCall, CalendarView } from './booking-desk.types.js';
import { Booking } from './booking.entity.js';
import type { BookingService, BookingWish } from './booking.service.js';
import { readCalendars, type Calendars } from './calendars.js';
import { BOOKING_CANCELLED } from './emails/booking-cancelled.email.js';
import { BOOKING_CONFIRMED } from './emails/booking-confirmed.email.js';
import { cancelBooking, NEEDS_LEVEL_TWO, placeBooking } from './place-booking.js';
import { OFFICE_NOTICE_HOURS, onlyOf, type SlotService, type SlotTimes } from './slot.service.js';
import { orAlternatives, type NotBooked } from './time-taken.js';

const MOST_DAYS = 31;
const GONE = 'This call no longer exists.';
const CHANGED = 'Someone else just changed this call. Reload the calendar to see what they did.';
const NOT_NOW = 'This call can’t become that. Reload the calendar to see where it stands.';

const CALLS = `
select b.id, b.calendar_no as "calendarNo", b.starts_at as "startsAt", b.ends_at as "endsAt", upper(b.slot) as "busyUntil",
  b.status, b.sequence, b.full_name as "fullName", b.zone, b.utc_offset as "utcOffset", e.id as "enquiryId", coalesce(e.topic, '${CALL_TOPIC}') as topic, e.province, e.source
from booking b left join enquiry e on e.source_id = b.id`;

const asTimes = ({ start, end }: Interval): SlotTimes => ({ startsAt: new Date(start), endsAt: new Date(end) });

type CallRow = Omit<CalendarCall, 'subject'> & EnquiryTopic;

const asCall = ({ topic, province, source, ...call }: CallRow): CalendarCall => ({
  ...call,
  subject: enquirySubject({ topic, province, source }),
});

interface Move {
  id: string;
  sequence: number;
  startsAt: Date;
  agentId: string | null;
  /** Of the client's zone at that time, as the office's browser has it */
  utcOffset?: number | null;
}

export type DeskAnswer = { call: CalendarCall; alternatives: SlotTimes[] } | NotBooked;

/** The office's calendar. */
export class BookingDeskService {
  readonly #platform: Pick<Platform, 'db' | 'mail'>;
  readonly #slots: SlotService;
  readonly #bookings: BookingService;

  constructor(platform: Pick<Platform, 'db' | 'mail'>, slots: SlotService, bookings: BookingService) {
    this.#platform = platform;
    this.#slots = slots;
    this.#bookings = bookings;
  }

  /** Everybody's hours and calls on some days. Two statements, and an audit row of who looked. */
  async calendar(actor: Actor, origin: Origin, from: string, to: string): Promise<CalendarView> {
    const { db } = this.#platform;
    const calendars = await this.#read(from, to);
    const between = [OFFICE_ZONE, OFFICE_ZONE].map(
      (zone, end) => new Date(instantOf(addDays(end ? to : from, end), '00:00', zone)),
    );
    const calls = await db.query<CallRow[]>(
      `${CALLS} where b.starts_at >= $1 and b.starts_at < $2 and b.status <> 'CANCELLED' order by b.starts_at, b.calendar_no`,
      between,
    );
    await writeRead(db.manager, actor, origin, 'booking.list', { page: from });
    const { usual: policy } = calendars;
    return { lanes: lanesOf(calendars), days: daysOf(calendars), calls: calls.map(asCall), policy };
  }

  /** The times that the office may book: without notice, never taken ones. */
  async times(from: string, to: string, agentId: string | null, movedId: string | null): Promise<SlotTimes[]> {
    const calendars = await this.#read(from, to, movedId);
    const moved = movedId !== null && isUuid(movedId) ? [movedId] : [null];
    const [file] = await this.#platform.db.query<{ levelTwo: boolean }[]>(NEEDS_LEVEL_TWO, moved);
    return freeSlots(onlyOf(calendars, agentId, file?.levelTwo)).map(asTimes);
  }

  /** Books for a client who asked for it. Their consent is theirs to give: none is recorded. */
  async book(
    actor: Actor,
    origin: Origin,
    wish: Omit<BookingWish, 'byOffice' | 'consented' | 'userId'>,
    key?: string,
  ): Promise<DeskAnswer> {
    const booked = await this.#bookings.book(origin, { ...wish, userId: null, byOffice: true, consented: false }, key);
    if (!('booking' in booked)) return booked;
    const { id } = booked.booking;
    const { manager } = this.#platform.db;
    await writeAudit(manager, actor, origin, { action: 'booking.create', subjectType: 'booking', subjectId: id });
    return { call: await oneCall(manager, id), alternatives: [] };
  }

  /** Another time, or another adviser. The client gets the new invitation. */
  move(actor: Actor, origin: Origin, { id, sequence, startsAt, agentId, utcOffset }: Move): Promise<DeskAnswer> {
    return orAlternatives(this.#slots, async () => {
      const call = await this.#change(id, sequence, async (manager, found) => {
        if (found.status !== 'CONFIRMED') throw new DomainError('CONFLICT', NOT_NOW);
        const clock = clientClock(startsAt, found.zone, utcOffset);
        await placeBooking(manager, this.#slots, found, { startsAt, agentId, noticeHours: OFFICE_NOTICE_HOURS }, clock);
        const params = { bookingId: id, sequence: String(sequence + 1) };
        await this.#platform.mail.queue(manager, [emailTo(BOOKING_CONFIRMED, found.email, params, { moved: true })]);
        await writeAudit(manager, actor, origin, {
          action: 'booking.move',
          subjectType: 'booking',
          subjectId: id,
          before: { startsAt: found.startsAt.toISOString() },
          after: { startsAt: startsAt.toISOString() },
        });
      });
      return { call, alternatives: [] };
    });
  }

  /** Cancels a call, or says what became of it. */
  async mark(
    actor: Actor,
    origin: Origin,
    { id, sequence, status }: { id: string; sequence: number; status: BookingStatus },
  ): Promise<DeskAnswer> {
    const call = await this.#change(id, sequence, async (manager, found) => {
      if (found.status === status) return;
      if (!mayBecome(found.status, status, found.startsAt.getTime() <= Date.now())) {
        throw new DomainError('CONFLICT', NOT_NOW);
      }
      if (status === 'CANCELLED') {
        await cancelBooking(manager, found, 'office');
        await this.#platform.mail.queue(manager, [
          emailTo(BOOKING_CANCELLED, found.email, { bookingId: id }, { released: false }),
        ]);
      } else {
        await manager.query('update booking set status = $2, updated_at = now() where id = $1', [id, status]);
      }
      await writeAudit(manager, actor, origin, {
        action: 'booking.status',
        subjectType: 'booking',
        subjectId: id,
        before: { status: found.status },
        after: { status },
      });
    });
    return { call, alternatives: [] };
  }

  #read(from: string, to: string, movedId?: string | null): Promise<Calendars> {
    if (to < from || to > addDays(from, MOST_DAYS)) {
      throw new DomainError('INVALID', `Ask for 1 to ${MOST_DAYS} days.`, 'to');
    }
    const except = movedId != null && isUuid(movedId) ? movedId : undefined;
    return readCalendars(this.#platform.db, { noticeHours: OFFICE_NOTICE_HOURS, now: Date.now(), from, to, except });
  }

  #change(
    id: string,
    sequence: number,
    work: (manager: EntityManager, found: Booking) => Promise<void>,
  ): Promise<CalendarCall> {
    return this.#platform.db.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const found = isUuid(id) ? await manager.findOne(Booking, { where: { id }, lock }) : null;
      if (!found) throw new DomainError('NOT_FOUND', GONE);
      if (found.sequence !== sequence) throw new DomainError('CONFLICT', CHANGED);
      await work(manager, found);
      return oneCall(manager, id);
    });
  }
}

async function oneCall(manager: Pick<EntityManager, 'query'>, id: string): Promise<CalendarCall> {
  const [row] = await manager.query<CallRow[]>(`${CALLS} where b.id = $1`, [id]);
  if (!row) throw new DomainError('NOT_FOUND', GONE);
  return asCall(row);
}

const lanesOf = ({ agents, calendars }: Calendars): CalendarView['lanes'] =>
  calendars.map(({ no, province }) => {
    const agent = agents.find((one) => one.no === no);
    return { agentId: agent?.id ?? null, calendarNo: no, name: agent?.name ?? 'The office', province };
  });

function daysOf(calendars: Calendars): CalendarView['days'] {
  const days: CalendarView['days'] = [];
  for (let date = calendars.from; date <= calendars.to; date = addDays(date, 1)) {
    for (const calendar of calendars.calendars) {
      const open = windowsOf(calendars, calendar, date).map(({ own }) => asTimes(own));
      const away = awayOf(calendars, calendar, date).map(asTimes);
      const holiday = calendars.holidayOn(calendar.province, date) ?? null;
      days.push({ calendarNo: calendar.no, date, open, away, holiday });
    }
  }
  return days;
}
