import { useEffect, useRef, type ReactNode } from 'react';
import { longDay } from '@brokerage/domain/booking/words';
import { formatTime } from '../../lib/format';
import { distance } from './times';
import styles from './booking.module.css?sheet';

/** Where the time went to somebody else meanwhile: the answers stay, and these are the nearest times. */
export function TimeTaken({
  wanted,
  offers,
  zone,
  chosen,
  choose,
}: {
  wanted: string;
  offers: readonly string[];
  zone: string;
  chosen: string;
  choose: (time: string) => void;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [wanted]);
  const time = (at: string): string => formatTime(new Date(at), zone);
  const day = (at: string): string => longDay(new Date(at), zone);
  return (
    <div className={styles.taken} ref={box} tabIndex={-1} role="alert">
      <h3>That time was just taken</h3>
      <p>
        Somebody booked {time(wanted)} meanwhile. Your answers are still here.
        {offers.length > 0 && <span>{' These are the nearest times:'}</span>}
      </p>
      {offers.length > 0 && (
        <fieldset className={styles.three}>
          <legend className="sr-text">The nearest times</legend>
          {offers.map((offer) => (
            <label key={offer}>
              <input type="radio" name="nearest" checked={offer === chosen} onChange={() => choose(offer)} />
              <b className="num">{time(offer)}</b>
              <small>{day(offer) === day(wanted) ? distance(offer, wanted) : day(offer).replace(/, \d{4}$/, '')}</small>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
