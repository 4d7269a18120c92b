import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './figures.module.css?sheet';
import type { Change } from './words';

/** A number, how it changed, and what it was. */
export function Figure({
  name,
  value,
  change,
  children,
}: {
  name: string;
  value: string;
  change: Change;
  children: ReactNode;
}): ReactNode {
  const Trend = change.up ? TrendingUp : TrendingDown;
  return (
    <div className="figure">
      <span>{name}</span>
      <b className="num">{value}</b>
      <em className={`${styles.change} ${styles[change.tone]}`}>
        {change.up !== undefined && <Trend size={14} aria-hidden="true" />} {change.words}
      </em>
      <small>{children}</small>
    </div>
  );
}
