import { addDays } from '@brokerage/domain/booking/local-days';
import { countdownWords } from '@brokerage/domain/rates/rate-hold';
import type { ReactNode } from 'react';
import { formatDay, formatRate, formatTerm } from '../../lib/format';
import type { HoldSeenFragment } from './rate-holds.generated';
import styles from './rate-holds.module.css?sheet';

/** A rate that is held, with the days that are left as the server counts them. */
export function HeldRate({ hold }: { hold: HoldSeenFragment }): ReactNode {
  const { bankName, term, type, rate, heldUntil, daysLeft, state } = hold;
  const over = state === 'EXPIRED';
  return (
    <div className={styles.hold}>
      <p className="num">
        <b>
          {formatRate(rate)}%, {formatTerm(term, type === 'variable' ? 'VARIABLE' : 'FIXED')}
        </b>
        <span>{bankName}</span>
      </p>
      <p className={`num ${state === 'HELD' ? '' : styles.soon}`}>
        <b>{countdownWords(heldUntil, addDays(heldUntil, -daysLeft))}</b>
        <span>
          {over ? 'Held until' : 'Until'} {formatDay(heldUntil)}
        </span>
      </p>
    </div>
  );
}
