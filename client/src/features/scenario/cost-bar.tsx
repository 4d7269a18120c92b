import type { ReactNode } from 'react';
import { formatDollars } from '@brokerage/domain/forms/dollars';
import type { RankedCostFragment } from './ranked-rates.generated';
import styles from './ranked.module.css?sheet';
import { penaltyKind, unknownWords } from '../../lib/scenario/words';

type Cost = RankedCostFragment;

const PARTS = ['interest', 'penalty', 'fees'] as const;

/** Interest, penalty and fees on one scale for every row. Decoration: the row says the same in words. */
function Bar({ cost, most }: { cost: Cost; most: number }): ReactNode {
  return (
    <span className={styles.bar} aria-hidden="true">
      {PARTS.map((part) => {
        const share = (Number(cost[part] ?? 0) / most) * 100;
        return share > 0 && <i key={part} className={styles[part]} style={{ width: `${share.toFixed(2)}%` }} />;
      })}
    </span>
  );
}

interface Props {
  cost: Cost;
  /** The dearest of the list, dollars: the whole width */
  most: number;
  /** The cheapest of all, dollars; null: none is known */
  least: number | null;
  /** What the cheapest is called */
  label: string;
}

/** What is not known is said, and never a figure. */
export function CostOf({ cost, most, least, label }: Props): ReactNode {
  if (cost.total === null || cost.unknown !== null)
    return (
      <span className={styles.ask}>
        <b>Ask us</b>
        {cost.unknown && <small>{unknownWords(cost.unknown)}</small>}
      </span>
    );
  const kind = penaltyKind(cost);
  const more = least === null ? 0 : Number(cost.total) - least;
  return (
    <>
      <span className={styles.total}>
        <b className="num">{formatDollars(Number(cost.total))}</b>
        {cost.isCheapest && <span className={styles.cheapest}>{label}</span>}
        {more > 0 && <small className="num">+{formatDollars(more)}</small>}
      </span>
      <Bar cost={cost} most={most} />
      <small className="num">
        {kind ? (
          <>
            <em>Penalty {formatDollars(Number(cost.penalty))}</em>, {kind}
          </>
        ) : (
          <span>No penalty</span>
        )}
        {cost.fees !== null && Number(cost.fees) > 0 && <span> · fees {formatDollars(Number(cost.fees))}</span>}
      </small>
    </>
  );
}
