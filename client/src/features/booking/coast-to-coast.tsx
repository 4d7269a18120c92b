import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { sameClock } from '@brokerage/domain/booking/words';
import type { ReactNode } from 'react';
import { bayGable, jellybeanRow, lighthouse } from '../../illustrations/houses-east';
import { bungalow, elevator, vancouver } from '../../illustrations/houses-west';
import { formatTime } from '../../lib/format';
import styles from './booking.module.css?sheet';

/** From west to east: the zone, its name, its city and a building of the place. */
const PLACES = [
  ['America/Vancouver', 'Pacific', 'Vancouver', () => vancouver()],
  ['America/Edmonton', 'Mountain', 'Calgary', () => bungalow()],
  ['America/Winnipeg', 'Central', 'Winnipeg', () => elevator()],
  [OFFICE_ZONE, 'Eastern', 'Toronto', () => bayGable()],
  ['America/Halifax', 'Atlantic', 'Halifax', () => lighthouse()],
  ['America/St_Johns', 'Newfoundland', 'St. John’s', () => jellybeanRow(2)],
] as const;

/** The chosen time on six clocks. The visitor's and the office's are marked. */
export function CoastToCoast({ time, zone }: { time: string; zone: string }): ReactNode {
  const at = new Date(time);
  const own = PLACES.find(([place]) => place === zone) ?? PLACES.find(([place]) => sameClock(at, place, zone));
  return (
    <div className={styles.coast} role="group" aria-label="Your call, coast to coast" tabIndex={0}>
      <ol>
        {PLACES.map((place) => {
          const [placeZone, name, city, draw] = place;
          const [clock, half] = formatTime(at, placeZone).split(' ');
          const isOffice = placeZone === OFFICE_ZONE;
          const mark = place === own ? (isOffice ? 'You and our office' : 'You') : isOffice ? 'Our office' : undefined;
          return (
            <li key={placeZone}>
              <svg
                viewBox="0 -250 280 250"
                preserveAspectRatio="xMinYMax meet"
                aria-hidden="true"
                // our own drawing, made of constants
                dangerouslySetInnerHTML={{ __html: draw() }}
              />
              <b className="num">
                {clock} <small>{half}</small>
              </b>
              <span>{name}</span>
              <span>{city}</span>
              {mark && <em data-office={place === own ? undefined : ''}>{mark}</em>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
