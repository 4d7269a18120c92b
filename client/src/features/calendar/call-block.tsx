import type { ReactNode } from 'react';
import type { CallShownFragment } from './calendar.generated';
import { minuteOf, spanOf, type Lane } from './day-columns';
import { moveByArrow } from './move-by-arrow';
import styles from './hour-grid.module.css?sheet';
import { callHours, endedAs } from './words';

/** Where a span of minutes stands in its lane; the sheet makes pixels of it. */
export const placed = (from: number, to: number): Record<string, number> => ({ '--from': from, '--for': to - from });

const looks = (call: CallShownFragment, now: number): string | undefined => {
  if (call.status === 'NO_SHOW') return styles.missed;
  return Date.parse(call.endsAt) <= now ? styles.past : styles.coming;
};

/** A call in the grid, as high as it is long, with the minutes that are kept free after it. */
export function CallBlock({
  call,
  lane,
  start,
  now,
  open,
}: {
  call: CallShownFragment;
  lane: Lane;
  /** The first minute that the grid shows */
  start: number;
  now: number;
  open: () => void;
}): ReactNode {
  const { from, to } = spanOf(call);
  const ended = endedAs(call);
  const about = [callHours(call), ended && call.subject, `with ${lane.name}`].filter(Boolean).join(', ');
  return (
    <>
      <button
        type="button"
        data-call
        data-said
        className={`${styles.call} ${looks(call, now)}`}
        style={placed(from - start, to - start)}
        aria-haspopup="dialog"
        title={`${call.fullName}, ${about}`}
        onClick={open}
        onKeyDown={(event) => moveByArrow(event.currentTarget, event.key) && event.preventDefault()}
      >
        <b>{call.fullName}</b>
        <span>{ended?.[0] ?? call.subject}</span>
        <span className="sr-text">, {about}</span>
      </button>
      <span aria-hidden="true" className={styles.buffer} style={placed(to - start, minuteOf(call.busyUntil) - start)} />
    </>
  );
}
