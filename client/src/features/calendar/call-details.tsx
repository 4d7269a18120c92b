import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { clockTime, longDay, sameClock, zoneName } from '@brokerage/domain/booking/words';
import { ArrowRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatTime } from '../../lib/format';
import { consolePaths } from '../../lib/console-paths';
import { Dialog } from '../../ui/aria/dialog';
import { Button, ButtonLink } from '../../ui/console/button';
import { offerTimesAddress } from '../../ui/console/offers';
import type { CallShownFragment } from './calendar.generated';
import type { Lane } from './day-columns';
import styles from './office-calendar.module.css?sheet';
import { useMark } from './use-mark';
import { callHours, endedAs } from './words';

interface Props {
  isOpen: boolean;
  call: CallShownFragment;
  /** The calendar has it no more where it stood when it was opened */
  isGone: boolean;
  lane: Lane | undefined;
  now: Date;
  onClose: () => void;
  changed: () => void;
  move: () => void;
}

/** One call and what can be done about it: before it begins move and cancel, afterwards what became of it. */
export function CallDetails(props: Props): ReactNode {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={props.call.fullName}>
      <Details {...props} />
    </Dialog>
  );
}

function Details({ call, isGone, lane, now, onClose, changed, move }: Props): ReactNode {
  const { mark, busy, problem } = useMark(call, changed);
  const [isAsking, setAsking] = useState(false);
  const from = new Date(call.startsAt);
  const hasBegun = from.getTime() <= now.getTime();
  const ended = endedAs(call);

  /** Closes when it is done: the block then says what became of the call, and has the focus again */
  async function set(status: CallShownFragment['status']): Promise<void> {
    if (await mark(status)) onClose();
  }

  return (
    <div className={styles.details}>
      <dl>
        <dt>Time</dt>
        <dd>
          {longDay(from, OFFICE_ZONE)}, {callHours(call)}{' '}
          {ended && <span className={`tag ${ended[1]}`}>{ended[0]}</span>}
          {!sameClock(from, call, OFFICE_ZONE) && (
            <small>
              {clockTime(from, call)} for the client, {zoneName(from, call)}
            </small>
          )}
        </dd>
        <dt>With</dt>
        <dd>{lane?.name ?? 'The office'}</dd>
        <dt>About</dt>
        <dd>{call.subject}</dd>
        <dt>Kept free</dt>
        <dd>Until {formatTime(new Date(call.busyUntil), OFFICE_ZONE)}</dd>
      </dl>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {call.enquiryId !== null && (
        <ButtonLink to={consolePaths.enquiry(call.enquiryId)} look="quiet">
          Open the file <ArrowRight size={16} aria-hidden="true" />
        </ButtonLink>
      )}
      {call.status === 'NO_SHOW' && call.enquiryId !== null && (
        <ButtonLink to={offerTimesAddress(call.enquiryId, lane?.agentId ?? null)}>Offer times by email</ButtonLink>
      )}
      {isGone ? (
        <p role="alert" className={styles.problem}>
          Somebody moved or cancelled this call. It’s no longer at this time.
        </p>
      ) : isAsking ? (
        <div className={styles.ask} role="group" aria-label="Cancel this call?">
          <p>
            <b>Cancel this call?</b> {call.fullName} gets an email, and the call is removed from their calendar.
          </p>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
          <Button look="danger" off={busy} onClick={() => void set('CANCELLED')}>
            Cancel the call
          </Button>
        </div>
      ) : (
        <div className="a-dialog-foot">
          {hasBegun && ended && (
            <Button off={busy} onClick={() => void set('CONFIRMED')}>
              Undo “{ended[0]}”
            </Button>
          )}
          {hasBegun && !ended && (
            <>
              <Button off={busy} onClick={() => void set('NO_SHOW')}>
                No-show
              </Button>
              <Button look="main" off={busy} onClick={() => void set('COMPLETED')}>
                Held
              </Button>
            </>
          )}
          {!hasBegun && (
            <>
              <Button onClick={() => setAsking(true)}>Cancel call</Button>
              <Button look="main" onClick={move}>
                Move
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
