import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { sameClock } from '@brokerage/domain/booking/words';
import type { ReactNode } from 'react';
import calgary from '../../illustrations/places/calgary.svg?url&no-inline';
import halifax from '../../illustrations/places/halifax.svg?url&no-inline';
import stJohns from '../../illustrations/places/st-johns.svg?url&no-inline';
import toronto from '../../illustrations/places/toronto.svg?url&no-inline';
import vancouver from '../../illustrations/places/vancouver.svg?url&no-inline';
import winnipeg from '../../illustrations/places/winnipeg.svg?url&no-inline';
import { formatTime } from '../../lib/format';
import styles from './booking.module.css?sheet';

/** From west to east: the zone, its name, its city and a picture of the place. */
const PLACES = [
  ['America/Vancouver', 'Pacific', 'Vancouver', vancouver],
  ['America/Edmonton', 'Mountain', 'Calgary', calgary],
  ['America/Winnipeg', 'Central', 'Winnipeg', winnipeg],
  [OFFICE_ZONE, 'Eastern', 'Toronto', toronto],
  ['America/Halifax', 'Atlantic', 'Halifax', halifax],
  ['America/St_Johns', 'Newfoundland', 'St. John’s', stJohns],
] as const;

/** The chosen time on six clocks. The visitor's and the office's are marked. */
export function CoastToCoast({ time, zone }: { time: string; zone: string }): ReactNode {
  const at = new Date(time);
  const own = PLACES.find(([place]) => place === zone) ?? PLACES.find(([place]) => sameClock(at, place, zone));
  return (
    <div className={styles.coast} role="group" aria-label="Your call, coast to coast" tabIndex={0}>
      <ol>
        {PLACES.map((place) => {
          const [placeZone, name, city, picture] = place;
          const [clock, half] = formatTime(at, placeZone).split(' ');
          const isOffice = placeZone === OFFICE_ZONE;
          const mark = place === own ? (isOffice ? 'You and our office' : 'You') : isOffice ? 'Our office' : undefined;
          return (
            <li key={placeZone}>
              <img src={picture} alt="" />
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
