import type { Clock } from '@brokerage/domain/booking/client-clock';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { longDay, sameClock, zoneName } from '@brokerage/domain/booking/words';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/format';

/** 'Pacific time · 10:30 a.m. in Toronto' */
export function zoneLine(time: string, clock: Clock): string {
  const at = new Date(time);
  const away = sameClock(at, clock, OFFICE_ZONE) ? '' : ` · ${formatTime(at, OFFICE_ZONE)} in Toronto`;
  return zoneName(at, clock) + away;
}

interface Props {
  time: string;
  zone: string;
  /** How long the call takes, once that is known */
  minutes?: number;
  className?: string;
}

/** The time that was chosen, in words. */
export function ChosenTime({ time, zone, minutes, className }: Props): ReactNode {
  const at = new Date(time);
  return (
    <p className={className} aria-live="polite">
      {time ? (
        <>
          <b>
            {longDay(at, zone).replace(/, \d{4}$/, '')}, {formatTime(at, zone)}
          </b>
          {minutes !== undefined && <span>{minutes} minutes</span>}
          <span>{zoneLine(time, zone)}</span>
        </>
      ) : (
        <>
          <b>Choose a time</b>
          <span>{minutes === undefined ? 'It costs nothing.' : `It takes ${minutes} minutes and costs nothing.`}</span>
        </>
      )}
    </p>
  );
}
