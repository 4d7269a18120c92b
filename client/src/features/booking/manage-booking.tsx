import { Check } from 'lucide-react';
import { AgainButton } from '../../ui/late/again-button';
import { useRef, useState, type ReactNode } from 'react';
import { CONFIRM_WITHIN_MINUTES } from '@brokerage/domain/booking/open-calls';
import { ButtonLink } from '../../ui/button';
import { NeedsScripts } from '../../ui/form/needs-scripts';
import { PageStyles } from '../../ui/page-styles';
import { useBookingQuery, type BookingShownFragment } from './booking.generated';
import { CallCard } from './call-card';
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
        <AgainButton retry={refetch} />
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
          The invitation is on its way to your email. If it asks you to confirm the call, do so within{' '}
          {CONFIRM_WITHIN_MINUTES} minutes, or we release its time.
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
        <CallCard {...{ token, booking, isNew }} say={setSaid} again={() => void refetch()} />
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
  COMPLETED: ['Still have a question?', 'Book another call. You need nothing new, and it is free again.'],
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
