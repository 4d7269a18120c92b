import { CalendarPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { calendarFile } from '@brokerage/domain/calendar/event';
import { clockAt } from '@brokerage/domain/booking/client-clock';
import { clockTime, longDay } from '@brokerage/domain/booking/words';
import { monthName, weekdayName } from '@brokerage/domain/calendar/wall-clock';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { Button } from '../../ui/button';
import { useCancelBookingCommand, useConfirmBookingCommand, type BookingShownFragment } from './booking.generated';
import { zoneLine } from './chosen-time';
import { MoveBooking } from './move-booking';
import styles from './booking.module.css?sheet';

interface Props {
  token: string;
  booking: BookingShownFragment;
  isNew: boolean;
  say: (text: string) => void;
  again: () => void;
}

/** When a call is and with whom, and what can still be done about it. */
export function CallCard(props: Props): ReactNode {
  const { booking } = props;
  const [problem, setProblem] = useState<string>();
  const { startsAt, endsAt, status } = booking;
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  const day = clockAt(from, booking);
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
      <Actions {...props} setProblem={setProblem} />
    </div>
  );
}

interface ActionsProps extends Props {
  setProblem: (problem: string | undefined) => void;
}

function Actions({ token, booking, isNew, say, again, setProblem }: ActionsProps): ReactNode {
  const [mode, setMode] = useState<'see' | 'move' | 'cancel'>('see');
  const [cancel, cancelling] = useCancelBookingCommand({ failure: MESSAGES.requestFailed });
  const [confirm, confirming] = useConfirmBookingCommand({ failure: MESSAGES.requestFailed });
  const { sequence } = booking;

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
    <div className={styles.acts} hidden={!booking.mayChange}>
      {booking.mayChange && mode === 'see' && (
        <>
          <AddToCalendar booking={booking} />
          {booking.awaitsConfirmation && !isNew && (
            <Button off={confirming} onClick={() => void confirmIt()}>
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
          <Button off={cancelling} onClick={() => void cancelIt()}>
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
  );
}

function AddToCalendar({ booking }: { booking: BookingShownFragment }): ReactNode {
  const from = new Date(booking.startsAt);
  const file = calendarFile({
    uid: `${booking.id}@mortgage-calls`,
    producer: 'Calls',
    stamp: from,
    start: from,
    end: new Date(booking.endsAt),
    summary: 'Call with our mortgage broker',
    description: longDay(from, booking),
  });
  return (
    <a className="btn btn-b" download="call.ics" href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}>
      <CalendarPlus size={20} aria-hidden="true" /> Add to calendar (.ics)
    </a>
  );
}
