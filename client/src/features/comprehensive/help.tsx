import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Missing } from '@brokerage/domain/application/standing';
import { Box } from './box';
import styles from './step.module.css?sheet';

interface StillProps {
  missing: readonly Missing[];
  lead: (place: string) => void;
}

const MOST = 8;

/** What this page still needs; each leads to its field. */
export function StillNeeded({ missing, lead }: StillProps): ReactNode {
  if (missing.length === 0) return null;
  return (
    <Box title="Still needed here">
      <ul className={styles.still}>
        {missing.slice(0, MOST).map(({ place, label }) => (
          <li key={place.join('.')}>
            <button type="button" onClick={() => lead(place.join('.'))}>
              <ArrowLeft size={18} aria-hidden="true" />
              <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
      {missing.length > MOST && <p>And {missing.length - MOST} more further down.</p>}
    </Box>
  );
}

export const WhyWeAsk = ({ why }: { why: string }): ReactNode => (
  <Box title="Why we ask">
    <p>{why}</p>
  </Box>
);
