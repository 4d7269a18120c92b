import { utcOffset } from '@brokerage/domain/booking/client-clock';
import { addDays } from '@brokerage/domain/booking/local-days';
import { ALTERNATIVES } from '@brokerage/domain/booking/policy';
import { nearestSlots } from '@brokerage/domain/booking/slots';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { forgetIdempotencyKey, idempotencyKey } from '../../lib/idempotency';
import { officeToday } from '../../lib/office-today';
import { Button } from '../../ui/console/button';
import { Dialog } from '../../ui/aria/dialog';
import {
  useBookCallCommand,
  useCalendarSlotsQuery,
  useMoveCallCommand,
  type CalendarQuery,
  type CallShownFragment,
} from './calendar.generated';
import { DayAndTime, nearestWords, timesOf, type TimeWish } from './day-and-time';
import type { Lane } from './day-columns';
import type { Wish } from './hour-grid';
import styles from './office-calendar.module.css?sheet';

const FORM_ID = 'office-call';
const HOUR_MS = 3_600_000;
const nearestTo = (free: readonly string[], wanted: number): string[] =>
  nearestSlots(
    free.map((at) => ({ start: Date.parse(at), end: Date.parse(at), calendars: [] })),
    wanted,
    ALTERNATIVES,
  ).map(({ start }) => new Date(start).toISOString());
const PEOPLE = [
  ['fullName', 'Full name', 'text'],
  ['phone', 'Number to call', 'tel'],
  ['email', 'Email', 'email'],
] as const;

type CallPolicyShown = NonNullable<CalendarQuery['calendar']>['policy'];

interface Props {
  isOpen: boolean;
  /** Without it, a new call */
  moved: CallShownFragment | undefined;
  /** The time that was pressed in the calendar; it may not be free */
  wish: Wish | undefined;
  lanes: readonly Lane[];
  policy: CallPolicyShown;
  onClose: () => void;
  onDone: () => void;
}

/** Books a call for a client, or gives one another time. Short notice is a warning; a taken time is never on the list. */
export function CallDialog(props: Props): ReactNode {
  const { isOpen, onClose, moved } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={moved ? `Move the call with ${moved.fullName}` : 'Book a call'}>
      <CallForm {...props} />
    </Dialog>
  );
}

function CallForm({ moved, wish, lanes, policy, onClose, onDone }: Props): ReactNode {
  const today = officeToday();
  const [agentId, setAgentId] = useState(
    wish?.agentId ?? lanes.find(({ calendarNo }) => calendarNo === moved?.calendarNo)?.agentId ?? '',
  );
  const [chosenWish, setChosenWish] = useState({ date: '', time: wish?.startsAt ?? '' });
  const { time } = chosenWish;
  const [person, setPerson] = useState<Record<string, string>>({});
  const [problems, setProblems] = useState<string[]>([]);
  const [offered, setOffered] = useState<readonly string[]>([]);
  const [book, booking] = useBookCallCommand();
  const [move, moving] = useMoveCallCommand();
  const variables = { from: today, to: addDays(today, policy.horizonDays), agentId: agentId || null };
  const { data, refetch } = useCalendarSlotsQuery({
    variables: { ...variables, movedId: moved?.id ?? null },
    fetchPolicy: 'network-only',
  });
  const free = data?.calendarSlots?.map(({ startsAt }) => startsAt) ?? [];
  const { chosen } = timesOf(free, chosenWish, moved?.startsAt);
  const isTaken = data !== undefined && time !== '' && !free.includes(time);
  const nearest = offered.length > 0 ? offered : isTaken ? nearestTo(free, Date.parse(time)) : [];
  const isSoon = chosen !== '' && Date.parse(chosen) - Date.now() < policy.noticeHours * HOUR_MS;

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (booking || moving || !chosen) return;
    const agent = agentId || null;
    const input = {
      fullName: person['fullName'] ?? '',
      phone: person['phone'] ?? '',
      email: person['email'] ?? '',
      consent: true,
    };
    const outcome = moved
      ? await move({
          id: moved.id,
          sequence: moved.sequence,
          startsAt: chosen,
          agentId: agent,
          utcOffset: utcOffset(new Date(chosen), moved.zone),
        })
      : await book({ input, startsAt: chosen, agentId: agent, idempotencyKey: idempotencyKey(FORM_ID) });
    if (outcome.done) {
      forgetIdempotencyKey(FORM_ID);
      onDone();
      onClose();
      return;
    }
    setProblems(outcome.payload?.userErrors.map(({ message }) => message) ?? [outcome.problem ?? '']);
    setOffered(outcome.payload?.alternatives?.map(({ startsAt }) => startsAt) ?? []);
    void refetch().catch(() => undefined);
  }

  function take(next: TimeWish): void {
    setChosenWish(next);
    setProblems([]);
    setOffered([]);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {problems.length > 0 && (
        <div role="alert" className={styles.problem}>
          {problems.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {isTaken && problems.length === 0 && (
        <p className={styles.problem} role="alert">
          {nearestWords(time)} is not free: another call is then, or the {policy.bufferMinutes} minutes kept free after
          one.
        </p>
      )}
      {nearest.length > 0 && (
        <div className="row-2" role="group" aria-label="The nearest free times">
          {nearest.map((at) => (
            <Button key={at} small onClick={() => take({ date: '', time: at })}>
              {nearestWords(at)}
            </Button>
          ))}
        </div>
      )}
      {!moved &&
        PEOPLE.map(([name, label, type]) => (
          <label key={name} className="a-field">
            <span>{label}</span>
            <input
              className="a-input"
              type={type}
              autoComplete="off"
              value={person[name] ?? ''}
              onChange={({ target }) => setPerson((now) => ({ ...now, [name]: target.value }))}
            />
          </label>
        ))}
      <label className="a-field">
        <span>Adviser</span>
        <select className="a-input" value={agentId} onChange={({ target }) => setAgentId(target.value)}>
          <option value="">Whoever is free</option>
          {lanes.map(
            (lane) =>
              lane.agentId !== null && (
                <option key={lane.agentId} value={lane.agentId}>
                  {lane.name}
                </option>
              ),
          )}
        </select>
      </label>
      <DayAndTime free={free} wish={chosenWish} not={moved?.startsAt} choose={take} />
      {data && free.length === 0 && <p className={styles.warn}>Nothing is free in the next 30 days.</p>}
      {isSoon && (
        <p className={styles.warn} role="status">
          It starts in less than {policy.noticeHours} hours. Clients need that notice; you may book it anyway.
        </p>
      )}
      <div className="a-dialog-foot">
        <Button onClick={onClose}>Keep as it is</Button>
        <Button type="submit" look="main" aria-disabled={booking || moving}>
          {moved ? 'Move and send invite' : 'Book and send invite'}
        </Button>
      </div>
    </form>
  );
}
