import { useState, type ReactNode } from 'react';
import { utcOffset } from '@brokerage/domain/booking/client-clock';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { formatTime } from '../../lib/format';
import { Button } from '../../ui/button';
import { useMoveBookingCommand, type BookingShownFragment } from './booking.generated';
import { ChosenTime } from './chosen-time';
import { SlotPicker } from './slot-picker';
import { TimeTaken } from './time-taken';
import { useTimes, useZone } from './use-times';
import styles from './booking.module.css?sheet';

const TIME = 'new-time';

/** Moves a booked call to another time. The old time is kept until the new time is booked. */
export function MoveBooking({
  token,
  booking: { startsAt, sequence, agentId, topic },
  onDone,
}: {
  token: string;
  booking: BookingShownFragment;
  onDone: (said?: string) => void;
}): ReactNode {
  const [zone, setZone] = useZone();
  const times = useTimes(agentId, topic);
  const [chosen, setChosen] = useState('');
  const [taken, setTaken] = useState<{ wanted: string; offers: string[] }>();
  const [problem, setProblem] = useState<string>();
  const [move, moving] = useMoveBookingCommand({ failure: MESSAGES.requestFailed });

  function choose(time: string): void {
    setChosen(time);
    setProblem(undefined);
  }

  async function moveIt(): Promise<void> {
    if (moving) return;
    if (!chosen) {
      setProblem('Choose a time for the call');
      document.getElementById(TIME)?.focus();
      return;
    }
    setProblem(undefined);
    const {
      payload,
      problem: refusal,
      done,
    } = await move({
      token,
      sequence,
      startsAt: chosen,
      zone,
      utcOffset: utcOffset(new Date(chosen), zone),
    });
    if (done) {
      onDone('Your call has a new time. The new invitation is on its way.');
    } else if (payload?.alternatives) {
      const offers = payload.alternatives.map((offer) => offer.startsAt);
      setTaken({ wanted: chosen, offers });
      choose(offers[0] ?? '');
      times.again();
    } else setProblem(refusal ?? MESSAGES.requestFailed);
  }

  return (
    <div className={styles.move}>
      {taken && <TimeTaken {...taken} zone={zone} chosen={chosen} choose={choose} />}
      <SlotPicker
        {...times}
        times={times.times?.filter((time) => time !== startsAt)}
        {...{ zone, setZone, chosen, choose }}
        id={TIME}
        error={problem}
        errorRole="alert"
        gone={taken?.wanted}
      />
      <ChosenTime time={chosen} zone={zone} minutes={times.minutes} className={styles.when} />
      <div className={styles.acts}>
        <Button off={moving} onClick={() => void moveIt()}>
          {chosen ? `Move to ${formatTime(new Date(chosen), zone)}` : 'Move my call'}
        </Button>
        <Button look="outline" onClick={() => onDone()}>
          Keep the old time
        </Button>
      </div>
    </div>
  );
}
