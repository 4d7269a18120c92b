import { Globe } from 'lucide-react';
import { localTextOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { sameClock, zoneName } from '@brokerage/domain/booking/words';
import { useId, type ReactNode } from 'react';
import styles from './booking.module.css?sheet';

const ZONES = [
  ['America/Vancouver', 'Pacific (Vancouver)'],
  ['America/Edmonton', 'Mountain (Calgary)'],
  ['America/Winnipeg', 'Central (Winnipeg)'],
  ['America/Toronto', 'Eastern (Toronto)'],
  ['America/Halifax', 'Atlantic (Halifax)'],
  ['America/St_Johns', 'Newfoundland (St. John’s)'],
] as const;

interface Props {
  zone: string;
  setZone: (zone: string) => void;
}

/** On whose clock the times are. */
export function ZoneChoice({ zone, setZone }: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.zone}>
      <Globe size={20} aria-hidden="true" />
      <label htmlFor={id}>Times are in</label>
      <select id={id} value={zone} onChange={({ target }) => setZone(target.value)}>
        {!ZONES.some(([known]) => known === zone) && <option value={zone}>{zoneName(Date.now(), zone)}</option>}
        {ZONES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <OfficeAhead zone={zone} />
    </div>
  );
}

/** How far the office's clock is from the visitor's, where it is another one. */
function OfficeAhead({ zone }: { zone: string }): ReactNode {
  const now = Date.now();
  if (sameClock(now, zone, OFFICE_ZONE)) return null;
  const [office, own] = [OFFICE_ZONE, zone].map((one) => Date.parse(`${localTextOf(now, one)}Z`));
  const hours = ((office ?? now) - (own ?? now)) / 3_600_000;
  const size = Math.abs(hours);
  return (
    <span>
      Our office is in Toronto, {size} {size === 1 ? 'hour' : 'hours'} {hours > 0 ? 'ahead' : 'behind'}.
    </span>
  );
}
