import { CalendarPlus, Check } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { calendarFile } from '@brokerage/domain/calendar/event';
import { CONFIRM_WITHIN_MINUTES } from '@brokerage/domain/booking/open-calls';
import { clockAt } from '@brokerage/domain/booking/client-clock';
import { clockTime, longDay } from '@brokerage/domain/booking/words';
import { monthName, weekdayName } from '@brokerage/domain/calendar/wall-clock';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { Button, ButtonLink } from '../../ui/button';
import { NeedsScripts } from '../../ui/form/needs-scripts';
import { PageStyles } from '../../ui/page-styles';
import {
  useBookingQuery,
  useCancelBookingCommand,
  useConfirmBookingCommand,
  type BookingShownFragment,
} from './booking.generated';
import { zoneLine } from './chosen-time';
import { MoveBooking } from './move-booking';
import styles, { href } from './booking.module.css?sheet';
import { useOnChange } from '../../lib/effects';

const NEAR_YOU = [
  'Your mortgage statement or renewal letter',
  'A rough idea of your income before tax',
  'Your questions, written down',
];

const HEADINGS = {
  CONFIRMED: 'Your call',
  COMPLETED: 'We talked',
  NO_SHOW: 'We missed each other',
  CANCELLED: 'This call is cancelled',
} as const;

/** The card of a call, with what can still be done: add it to a calendar, move it, cancel it. It needs no account. */
export function ManageBooking({ token, isNew = false }: { token: string; isNew?: boolean }): ReactNode {
  const { data, error, refetch } = useBookingQuery({ variables: { token }, fetchPolicy: 'network-only' });
  const [said, setSaid] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const booking = data?.booking;
  useOnChange(() => {
    if (isNew && booking) heading.current?.focus();
  }, [isNew, booking === undefined]);
  if (error && !data) {
    return (
      <div role="alert" className={styles.notice}>
        <PageStyles href={href} />
        <p>We can’t show your call right now.</p>
        <Button look="outline" small onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div className={styles.notice}>
        <PageStyles href={href} />
        <p role="status">Loading your call…</p>
        <NeedsScripts>This page needs JavaScript.</NeedsScripts>
      </div>
    );
  }
  if (!booking) {
    return (
      <div className={styles.notice}>
        <PageStyles href={href} />
        <h2 className={styles.title}>We don’t know this link</h2>
        <p>It may have been cut short. Open it from the email again, or book a new call.</p>
        <ButtonLink to="/contact#book">Book a call</ButtonLink>
      </div>
    );
  }
  return (
    <div>
      <PageStyles href={href} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {isNew ? 'You’re booked' : HEADINGS[booking.status]}
      </h2>
      {isNew && (
        <p>
          The invitation is on its way to your email.
          {booking.awaitsConfirmation && (
            <span>{` You have another call booked: confirm this one with the link in its email within ${CONFIRM_WITHIN_MINUTES} minutes, or we release its time.`}</span>
          )}
        </p>
      )}
      {booking.changedSince && !said && (
        <p className={styles.changed} role="status">
          {booking.status === 'CANCELLED'
            ? 'This call was cancelled after we sent this link.'
            : 'This call was moved after we sent this link. The time below is the current one.'}
        </p>
      )}
      {said && (
        <p className={styles.changed} role="status">
          {said}
        </p>
      )}
      <div className={styles.done}>
        <Card {...{ token, booking, isNew }} say={setSaid} again={() => void refetch().catch(() => undefined)} />
        {booking.mayChange ? <Near /> : <Ended status={booking.status} />}
      </div>
    </div>
  );
}

const Near = (): ReactNode => (
  <div className={styles.near}>
    <h3>Have these handy</h3>
    <ul>
      {NEAR_YOU.map((text) => (
        <li key={text}>
          <Check size={20} aria-hidden="true" /> {text}
        </li>
      ))}
    </ul>
    <p>We never ask for a social insurance number or a password on the phone.</p>
  </div>
);

/** Beside a call that is over or never takes place: what to do now. */
const ENDED = {
  CONFIRMED: [
    'It’s time',
    'We call you at this time. The call can no longer be moved here: tell the broker, or call us.',
  ],
  COMPLETED: ['Something left to ask?', 'Book another call. You need nothing new, and it is free again.'],
  NO_SHOW: ['Shall we try again?', 'We called and did not reach you. Pick another time that suits you better.'],
  CANCELLED: ['Changed your mind?', 'A cancelled call stays cancelled. A new one takes a minute to book.'],
} as const;

function Ended({ status }: { status: BookingShownFragment['status'] }): ReactNode {
  const [title, text] = ENDED[status];
  return (
    <div className={styles.near}>
      <h3>{title}</h3>
      <p className={styles.after}>{text}</p>
      <ButtonLink to="/contact#book">Book another call</ButtonLink>
    </div>
  );
}

function Card({
  token,
  booking,
  isNew,
  say,
  again,
}: {
  token: string;
  booking: BookingShownFragment;
  isNew: boolean;
  say: (text: string) => void;
  again: () => void;
}): ReactNode {
  const [mode, setMode] = useState<'see' | 'move' | 'cancel'>('see');
  const [problem, setProblem] = useState<string>();
  const [cancel, cancelling] = useCancelBookingCommand({ failure: MESSAGES.requestFailed });
  const [confirm, confirming] = useConfirmBookingCommand({ failure: MESSAGES.requestFailed });
  const { startsAt, endsAt, status, sequence } = booking;
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  const day = clockAt(from, booking);

  async function confirmIt(): Promise<void> {
    const outcome = await confirm({ token, sequence });
    setProblem(outcome.problem);
    if (outcome.done) say('Your call is confirmed.');
    again();
  }

  async function cancelIt(): Promise<void> {
    const outcome = await cancel({ token, sequence });
    setProblem(outcome.problem);
    setMode('see');
    if (outcome.done) say('Your call is cancelled. We emailed you, and won’t call.');
    again();
  }

  return (
    <div className={styles.tick}>
      <div className={styles.date}>
        {weekdayName(day)}
        <b className="num">{day.day}</b>
        {monthName(day)} {day.year}
      </div>
      <div className={styles.text}>
        <h3 className={status === 'CANCELLED' ? styles.struck : undefined}>
          {clockTime(from, booking)} to {clockTime(to, booking)}
        </h3>
        <p>
          {zoneLine(startsAt, booking)}. {status === 'CONFIRMED' && <span>{`We call ${booking.maskedPhone}.`}</span>}
        </p>
        {booking.agentName !== null && <p>With {booking.agentName}</p>}
        {problem && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className={styles.acts} hidden={!booking.mayChange}>
        {booking.mayChange && mode === 'see' && (
          <>
            <a
              className="btn btn-b"
              download="call.ics"
              href={`data:text/calendar;charset=utf-8,${encodeURIComponent(
                calendarFile({
                  uid: `${booking.id}@mortgage-calls`,
                  producer: 'Calls',
                  stamp: from,
                  start: from,
                  end: to,
                  summary: 'Call with our mortgage broker',
                  description: longDay(from, booking),
                }),
              )}`}
            >
              <CalendarPlus size={20} aria-hidden="true" /> Add to calendar (.ics)
            </a>
            {booking.awaitsConfirmation && !isNew && (
              <Button aria-disabled={confirming} onClick={() => void confirmIt()}>
                Confirm this call
              </Button>
            )}
            <Button look="outline" onClick={() => setMode('move')}>
              Reschedule
            </Button>
            <Button look="outline" onClick={() => setMode('cancel')}>
              Cancel
            </Button>
          </>
        )}
        {mode === 'cancel' && (
          <>
            <p>Cancel this call?</p>
            <Button aria-disabled={cancelling} onClick={() => void cancelIt()}>
              Yes, cancel the call
            </Button>
            <Button look="outline" onClick={() => setMode('see')}>
              Keep it
            </Button>
          </>
        )}
        {mode === 'move' && (
          <MoveBooking
            {...{ token, booking }}
            onDone={(text) => {
              setMode('see');
              if (text) say(text);
              again();
            }}
          />
        )}
      </div>
    </div>
  );
}
