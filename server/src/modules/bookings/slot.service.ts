import { NO_PRIVATE_MORTGAGES } from '@brokerage/domain/agents/level-two';
import { isBookingTopic } from '@brokerage/domain/booking/booking-form';
import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { ALTERNATIVES, MOST_HORIZON_DAYS, OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { freeSlots, nearestSlots, type Interval, type Slot } from '@brokerage/domain/booking/slots';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/domain-error.js';
import type { Platform } from '../../platform/platform.js';
import { SingleFlight } from '../../platform/single-flight.js';
import { readCalendars, type Calendars } from './calendars.js';

/** Both the first and the last included */
const MOST_DAYS = 62;
const MINUTE_MS = 60_000;

/** Staff may book at short notice. Nothing lets them book over another call. */
export const OFFICE_NOTICE_HOURS = 0;

/** A time as it is answered. */
export interface SlotTimes {
  startsAt: Date;
  endsAt: Date;
}

/** Which times are asked for. */
export interface SlotList {
  from: string;
  to: string;
  agentId: string | null;
  topic: string | null;
}

export interface SlotWish {
  startsAt: Date;
  agentId?: string | null;
  /** What the call is about: its length and its notice depend on it */
  topic?: string | null;
  /** Only agents of level 2 may have it */
  levelTwo?: boolean;
  /** The booking that is being moved */
  except?: string;
  /** Other notice than the settings': none where the office books */
  noticeHours?: number;
}

/** Where a call could go: what the statement that stores it is told. */
export interface Place {
  startsAt: Date;
  endsAt: Date;
  /** With the minutes kept free after the call */
  busyUntil: Date;
  /** The free calendars: those with the fewest calls that day first */
  calendars: number[];
}

const timesOf = ({ start, end }: Slot): SlotTimes => ({ startsAt: new Date(start), endsAt: new Date(end) });

/** Free times: what is listed and what is accepted is the same function's answer. */
export class SlotService {
  readonly #db: Platform['db'];
  readonly #lists = new SingleFlight<SlotTimes[]>();

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** The times from one day to another, in order; those who ask at once share one answer. */
  list({ from, to, agentId, topic }: SlotList): Promise<SlotTimes[]> {
    if (to < from) throw new DomainError('INVALID', 'to must not be before from.', 'to');
    if (to > addDays(from, MOST_DAYS - 1)) throw new DomainError('INVALID', `Ask for at most ${MOST_DAYS} days.`, 'to');
    if (topic !== null && !isBookingTopic(topic)) {
      throw new DomainError('INVALID', 'Choose a topic from the list', 'topic');
    }
    return this.#lists.run(JSON.stringify([from, to, agentId, topic]), async () => {
      const calendars = await readCalendars(this.#db, { now: Date.now(), from, to, topic });
      return freeSlots(onlyOf(calendars, agentId)).map(timesOf);
    });
  }

  /** Which calendars have a time free. None where it cannot be had: it is taken, too soon, or no time at all. */
  async placeOf(
    manager: Pick<EntityManager, 'query'>,
    { startsAt, agentId = null, topic, levelTwo, except, noticeHours }: SlotWish,
  ): Promise<Place> {
    const date = localDateOf(startsAt.getTime(), OFFICE_ZONE);
    const asked = { noticeHours, topic, now: Date.now(), from: date, to: date, except };
    const calendars = onlyOf(await readCalendars(manager, asked), agentId, levelTwo);
    const slot = freeSlots(calendars).find(({ start }) => start === startsAt.getTime());
    const { lengthMinutes, bufferMinutes } = calendars.policy;
    // the calendars have the days beside it, too: an adviser's day may begin before the office's
    const isThatDay = (call: Interval): boolean => localDateOf(call.start, OFFICE_ZONE) === date;
    const load = new Map(calendars.calendars.map(({ no, busy }) => [no, busy.filter(isThatDay).length]));
    const endsAt = new Date(startsAt.getTime() + lengthMinutes * MINUTE_MS);
    return {
      startsAt,
      endsAt,
      busyUntil: new Date(endsAt.getTime() + bufferMinutes * MINUTE_MS),
      calendars: [...(slot?.calendars ?? [])].sort((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0)),
    };
  }

  /** The nearest times to one that cannot be had. */
  async alternatives(wish: SlotWish): Promise<SlotTimes[]> {
    const { startsAt, agentId = null, topic, levelTwo, except, noticeHours } = wish;
    const now = Date.now();
    const from = localDateOf(now, OFFICE_ZONE);
    const asked = { noticeHours, topic, now, from, to: addDays(from, MOST_HORIZON_DAYS), except };
    const calendars = onlyOf(await readCalendars(this.#db, asked), agentId, levelTwo);
    return nearestSlots(freeSlots(calendars), startsAt.getTime(), ALTERNATIVES).map(timesOf);
  }
}

/** The calendars of whom the call may go to. */
export function onlyOf(calendars: Calendars, agentId: string | null, levelTwo = false): Calendars {
  const agent = calendars.agents.find(({ id }) => id === agentId);
  if (agentId !== null) {
    if (!agent) throw new DomainError('NOT_FOUND', 'This adviser does not take calls at the moment.', 'agentId');
    if (levelTwo && agent.level === 1) throw new DomainError('INVALID', NO_PRIVATE_MORTGAGES, 'agentId');
  }
  const mayHave = (no: number): boolean =>
    (!agent || agent.no === no) && !(levelTwo && calendars.agents.some((one) => one.no === no && one.level === 1));
  return { ...calendars, calendars: calendars.calendars.filter(({ no }) => mayHave(no)) };
}
