import type { ExplainRequest } from '@brokerage/domain/explain/explain';
import { overLimit } from '@brokerage/domain/forms/over-limit';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Explained } from '../../ui/explain/explained';
import styles from './ratios.module.css?sheet';

/** The scale of both bars, in percent of income. */
const FULL_PCT = 50;

const wide = (pct: number | null): string => `${Math.min(100, ((pct ?? FULL_PCT) / FULL_PCT) * 100).toFixed(2)}%`;
export interface Reading {
  pct: number | null;
  limitPct: number;
  /** It was found to be over: a share that is shown is rounded, and may read as its limit */
  failed?: boolean;
  /** Where it comes from, where that can be told */
  of?: ExplainRequest | undefined;
}

const isOver = ({ pct, limitPct, failed = false }: Reading): boolean => failed || pct === null || pct > limitPct;

function shown(reading: Reading): string {
  const { pct, limitPct } = reading;
  if (pct === null) return 'none';
  const short = pct.toFixed(1);
  return `${isOver(reading) && Number(short) <= limitPct ? overLimit(pct, limitPct) : short}%`;
}

interface Props {
  name: 'GDS' | 'TDS';
  what: string;
  submitted?: Reading;
  whatIf?: Reading;
}

/** Said with the bar; what opens is said again by itself. */
function Value({ name, reading }: { name: string; reading: Reading }): ReactNode {
  const { of } = reading;
  return (
    <span className={isOver(reading) ? styles.bad : styles.good} aria-hidden={of ? undefined : true}>
      <Explained of={of}>
        {of && <span className="sr-text">{name} </span>}
        {shown(reading)}
      </Explained>
    </span>
  );
}

/** One ratio against its limit: as submitted above, the what-if below it. */
export function RatioBar({ name, what, submitted, whatIf }: Props): ReactNode {
  const last = whatIf ?? submitted;
  if (!last) return null;
  const words = [
    ...(submitted ? [`${shown(submitted)} as submitted`] : []),
    ...(whatIf ? [`${shown(whatIf)} in the what-if`] : []),
    `limit ${last.limitPct}%`,
  ];
  return (
    <div>
      <div className={styles.barHead}>
        <b aria-hidden="true">{name}</b>
        <span aria-hidden="true">{what}</span>
        <span className={styles.barValues}>
          {submitted && whatIf && (
            <>
              <Value name={name} reading={submitted} />
              <ArrowRight size={14} aria-hidden="true" />
            </>
          )}
          <strong>
            <Value name={name} reading={last} />
          </strong>
        </span>
      </div>
      <div className={styles.track} role="img" aria-label={`${name}, ${what}: ${words.join(', ')}`}>
        {[submitted, whatIf].map(
          (reading, index) =>
            reading && (
              <i key={index} data-over={isOver(reading) || undefined} style={{ inlineSize: wide(reading.pct) }} />
            ),
        )}
        <em style={{ insetInlineStart: wide(last.limitPct) }} />
      </div>
      <div className={styles.limit} aria-hidden="true">
        <span style={{ insetInlineStart: wide(last.limitPct) }}>limit {last.limitPct}%</span>
      </div>
    </div>
  );
}
