import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './ratios.module.css?sheet';

/** The scale of both bars, in percent of income. */
const FULL_PCT = 50;

const shown = (pct: number | null): string => (pct === null ? 'none' : `${pct.toFixed(1)}%`);
const wide = (pct: number | null): string => `${Math.min(100, ((pct ?? FULL_PCT) / FULL_PCT) * 100).toFixed(2)}%`;
const isOver = (pct: number | null, limitPct: number): boolean => pct === null || pct > limitPct;

interface Reading {
  pct: number | null;
  limitPct: number;
}

interface Props {
  name: 'GDS' | 'TDS';
  what: string;
  submitted?: Reading;
  whatIf?: Reading;
}

function Value({ pct, limitPct }: Reading): ReactNode {
  return <span className={isOver(pct, limitPct) ? styles.bad : styles.good}>{shown(pct)}</span>;
}

/** One ratio against its limit: as submitted above, the what-if below it. */
export function RatioBar({ name, what, submitted, whatIf }: Props): ReactNode {
  const last = whatIf ?? submitted;
  if (!last) return null;
  const words = [
    ...(submitted ? [`${shown(submitted.pct)} as submitted`] : []),
    ...(whatIf ? [`${shown(whatIf.pct)} in the what-if`] : []),
    `limit ${last.limitPct}%`,
  ];
  return (
    <div>
      <div className={styles.barHead} aria-hidden="true">
        <b>{name}</b>
        <span>{what}</span>
        <span className={styles.barValues}>
          {submitted && whatIf && (
            <>
              <Value {...submitted} />
              <ArrowRight size={14} />
            </>
          )}
          <strong>
            <Value {...last} />
          </strong>
        </span>
      </div>
      <div className={styles.track} role="img" aria-label={`${name}, ${what}: ${words.join(', ')}`}>
        {[submitted, whatIf].map(
          (reading, index) =>
            reading && (
              <i
                key={index}
                data-over={isOver(reading.pct, reading.limitPct) || undefined}
                style={{ inlineSize: wide(reading.pct) }}
              />
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
