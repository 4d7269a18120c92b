import { utcOffset } from '@brokerage/domain/booking/client-clock';
import { addDays } from '@brokerage/domain/booking/local-days';
import { ALTERNATIVES } from '@brokerage/domain/booking/policy';
import { nearestSlots } from '@brokerage/domain/booking/slots';
import { useState, type SyntheticEvent } from 'react';
import { contentMark } from '../../lib/content-mark';
import { forgetIdempotencyKey, idempotencyKey } from '../../lib/idempotency';
import { officeToday } from '../../lib/office-today';
import { useTyped } from '../../ui/console/use-typed';
import {
  useBookCallCommand,
  useCalendarSlotsQuery,
  useMoveCallCommand,
  type CalendarQuery,
  type CallShownFragment,
} from './calendar.generated';
import { timesOf, type TimeWish } from './day-and-time';
import type { Lane } from './day-columns';
import type { Wish } from './hour-grid';

const FORM_ID = 'office-call';
const HOUR_MS = 3_600_000;
const NOTHING = { errors: {}, problem: undefined };
const FIELDS = { fields: ['fullName', 'phone', 'email', 'agentId'] };
const nearestTo = (free: readonly string[], wanted: number): string[] =>
  nearestSlots(
    free.map((at) => ({ start: Date.parse(at), end: Date.parse(at), calendars: [] })),
    wanted,
    ALTERNATIVES,
  ).map(({ start }) => new Date(start).toISOString());

type CallPolicyShown = NonNullable<CalendarQuery['calendar']>['policy'];

export interface CallFormProps {
  /** Without it, a new call */
  moved: CallShownFragment | undefined;
  /** The time that was pressed in the calendar; it may not be free */
  wish: Wish | undefined;
  lanes: readonly Lane[];
  policy: CallPolicyShown;
  onClose: () => void;
  /** It was sent, and answered in whatever way */
  onDone: () => void;
}

/** Who is called: a new client's name, number and email, by the names of their fields. */
type Person = Record<string, string>;

type Typed = Pick<CallForm, 'agentId' | 'wish' | 'person'>;

export interface CallForm {
  agentId: string;
  setAgentId: (id: string) => void;
  person: Person;
  tell: (said: Person) => void;
  wish: TimeWish;
  take: (wish: TimeWish) => void;
  /** The free times; undefined until they are there */
  free: readonly string[] | undefined;
  /** They could not be had */
  failed: boolean;
  again: () => unknown;
  /** The time that was asked for is not free, and these are the nearest that are */
  isTaken: boolean;
  nearest: readonly string[];
  isSoon: boolean;
  /** There is a time to take */
  isReady: boolean;
  /** What was refused, by the names of the fields */
  errors: Record<string, string>;
  /** What else stood in the way */
  problem: string | undefined;
  busy: boolean;
  submit: (event: SyntheticEvent) => Promise<void>;
}

/** A call to book or to move: who, with which adviser and when. */
export function useCallForm({ moved, wish: pressed, lanes, policy, onClose, onDone }: CallFormProps): CallForm {
  const today = officeToday();
  const [{ agentId, wish, person }, setTyped] = useTyped<Typed>(`call:${moved?.id ?? 'new'}`, () => ({
    agentId: pressed?.agentId ?? lanes.find(({ calendarNo }) => calendarNo === moved?.calendarNo)?.agentId ?? '',
    wish: { date: '', time: pressed?.startsAt ?? '' },
    person: {},
  }));
  const { time } = wish;
  const [{ errors, problem }, setRefused] = useState<Pick<CallForm, 'errors' | 'problem'>>(NOTHING);
  const [offered, setOffered] = useState<readonly string[]>([]);
  const [book, booking] = useBookCallCommand(FIELDS);
  const [move, moving] = useMoveCallCommand(FIELDS);
  const variables = { from: today, to: addDays(today, policy.horizonDays), agentId: agentId || null };
  const { data, error, refetch } = useCalendarSlotsQuery({
    variables: { ...variables, movedId: moved?.id ?? null },
    fetchPolicy: 'network-only',
  });
  const free = data?.calendarSlots?.map(({ startsAt }) => startsAt) ?? [];
  const { chosen } = timesOf(free, wish, moved?.startsAt);
  const isTaken = data !== undefined && time !== '' && !free.includes(time);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (booking || moving || !chosen) return;
    const agent = agentId || null;
    const { fullName = '', phone = '', email = '' } = person;
    const asked = { input: { fullName, phone, email, consent: true }, startsAt: chosen, agentId: agent };
    const form = `${FORM_ID}:${contentMark(asked)}`;
    const outcome = moved
      ? await move({
          id: moved.id,
          sequence: moved.sequence,
          startsAt: chosen,
          agentId: agent,
          utcOffset: utcOffset(new Date(chosen), moved.zone),
        })
      : await book({ ...asked, idempotencyKey: idempotencyKey(form) });
    onDone();
    if (outcome.done) {
      forgetIdempotencyKey(form);
      onClose();
      return;
    }
    setRefused({ errors: outcome.errors, problem: outcome.problem });
    setOffered(outcome.payload?.alternatives?.map(({ startsAt }) => startsAt) ?? []);
    void refetch();
  }

  return {
    agentId,
    setAgentId: (id) => setTyped((now) => ({ ...now, agentId: id })),
    person,
    tell: (said) => setTyped((now) => ({ ...now, person: { ...now.person, ...said } })),
    wish,
    take(next) {
      setTyped((now) => ({ ...now, wish: next }));
      setRefused((before) => ({ ...before, problem: undefined }));
      setOffered([]);
    },
    free: data && free,
    failed: error !== undefined && !data,
    again: refetch,
    isTaken,
    nearest: offered.length > 0 ? offered : isTaken ? nearestTo(free, Date.parse(time)) : [],
    isSoon: chosen !== '' && Date.parse(chosen) - Date.now() < policy.noticeHours * HOUR_MS,
    isReady: chosen !== '',
    errors,
    problem,
    busy: booking || moving,
    submit,
  };
}
