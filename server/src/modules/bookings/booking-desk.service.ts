import { clientClock } from '@brokerage/domain/booking/client-clock';
import { addDays } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { awayOf, freeSlots, windowsOf, type Interval } from '@brokerage/domain/booking/slots';
import { mayBecome, type BookingStatus } from '@brokerage/domain/booking/status';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { emailTo } from '../../platform/email.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit, writeRead } from '../audits/public.js';
import type { CalendarCall, CalendarView } from './booking-desk.types.js';
import { Booking } from './booking.entity.js';
import type { BookingService, BookingWish } from './booking.service.js';
import { asCall, CALLS, type CallRow } from './call-rows.js';
import { readCalendars, type Calendars } from './calendars.js';
import { BOOKING_CANCELLED } from './emails/booking-cancelled.email.js';
import { BOOKING_CONFIRMED } from './emails/booking-confirmed.email.js';
import { cancelBooking, fileOfCall, placeBooking } from './place-booking.js';
import { OFFICE_NOTICE_HOURS, onlyOf, type SlotService, type SlotTimes } from './slot.service.js';
import { orAlternatives, type NotBooked } from './time-taken.js';
import { CONFIRM } from './unconfirmed.sql.js';
import { AGENT_ON_DESK } from '../agents/public.sql.js';

const MOST_DAYS = 31;
const GONE = 'This call no longer exists.';
const CHANGED = 'Someone else just changed this call. Reload the calendar to see what they did.';
const NOT_NOW = 'This call can’t become that. Reload the calendar to see where it stands.';

/** $1 a call, $2 the account of an adviser. */
const IS_THEIRS = `select from booking b join ${AGENT_ON_DESK} a on a.id = b.agent_id where b.id = $1 and a.user_id = $2`;

/** $1 a call, $2 what became of it */
const MARK = 'update booking set status = $2, marks = marks + 1, updated_at = now() where id = $1';

const asTimes = ({ start, end }: Interval): SlotTimes => ({ startsAt: new Date(start), endsAt: new Date(end) });

/** Which call, and as it was when the person looked. */
interface Asked {
  id: string;
  sequence: number;
  /** The account of the adviser whose call it must be; left out: the office asks */
  deskOf?: string;
}

interface Move extends Asked {
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
    const { levelTwo, topic } = movedId !== null && isUuid(movedId) ? await fileOfCall(this.#platform.db, movedId) : {};
    const calendars = await this.#read(from, to, { movedId, topic });
    return freeSlots(onlyOf(calendars, agentId, levelTwo)).map(asTimes);
  }

  /** Books for a client who asked for it. Their consent is theirs to give: none is recorded. */
  async book(
    actor: Actor,
    origin: Origin,
    wish: Omit<BookingWish, 'bookedById' | 'consented' | 'userId'>,
    key?: string,
  ): Promise<DeskAnswer> {
    const asked = { ...wish, userId: null, bookedById: actor.userId, consented: false };
    const booked = await this.#bookings.book(origin, asked, key);
    if (!('booking' in booked)) return booked;
    return { call: await oneCall(this.#platform.db.manager, booked.booking.id), alternatives: [] };
  }

  /** Another time, or another adviser, for a client who is on the phone. They get the new invitation. */
  move(actor: Actor, origin: Origin, { startsAt, agentId, utcOffset, ...asked }: Move): Promise<DeskAnswer> {
    const { id } = asked;
    return orAlternatives(this.#slots, async () => {
      const call = await this.#change(asked, async (manager, found) => {
        if (found.status !== 'CONFIRMED') throw new DomainError('CONFLICT', NOT_NOW);
        const clock = clientClock(startsAt, found.zone, utcOffset);
        await placeBooking(manager, this.#slots, found, { startsAt, agentId, noticeHours: OFFICE_NOTICE_HOURS }, clock);
        await manager.query(CONFIRM, [id]);
        const params = { bookingId: id, sequence: String(found.sequence + 1) };
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
    { status, ...asked }: Asked & { status: BookingStatus },
  ): Promise<DeskAnswer> {
    const { id } = asked;
    const call = await this.#change(asked, async (manager, found) => {
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
        await manager.query(MARK, [id, status]);
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

  /** A call of another adviser is not there for one who asks. */
  async checkTheirs(manager: Pick<EntityManager, 'query'>, id: string, deskOf: string | undefined): Promise<void> {
    if (deskOf === undefined) return;
    const found = isUuid(id) ? await manager.query<unknown[]>(IS_THEIRS, [id, deskOf]) : [];
    if (found.length === 0) throw new DomainError('NOT_FOUND', GONE);
  }

  #read(
    from: string,
    to: string,
    { movedId, topic }: { movedId?: string | null; topic?: string } = {},
  ): Promise<Calendars> {
    if (to < from || to > addDays(from, MOST_DAYS)) {
      throw new DomainError('INVALID', `Ask for 1 to ${MOST_DAYS} days.`, 'to');
    }
    const except = movedId != null && isUuid(movedId) ? movedId : undefined;
    const asked = { noticeHours: OFFICE_NOTICE_HOURS, topic, now: Date.now(), from, to, except };
    return readCalendars(this.#platform.db, asked);
  }

  #change(
    { id, sequence, deskOf }: Asked,
    work: (manager: EntityManager, found: Booking) => Promise<void>,
  ): Promise<CalendarCall> {
    return this.#platform.db.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const found = isUuid(id) ? await manager.findOne(Booking, { where: { id }, lock }) : null;
      if (!found) throw new DomainError('NOT_FOUND', GONE);
      await this.checkTheirs(manager, id, deskOf);
      if (found.sequence + found.marks !== sequence) throw new DomainError('CONFLICT', CHANGED);
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
