import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../ui/link';
import styles from './figures.module.css?sheet';

/** How long a time the page covers; it stands in the address. */
export function Periods({
  parameter,
  choices,
  shown,
  usual,
}: {
  parameter: string;
  choices: readonly { value: number; label: string }[];
  shown: number;
  /** The one that the address does not name */
  usual: number;
}): ReactNode {
  const [search] = useSearchParams();
  const at = (value: number): string => {
    const next = new URLSearchParams(search);
    if (value === usual) next.delete(parameter);
    else next.set(parameter, String(value));
    return `?${next.toString()}`;
  };
  return (
    <nav className={styles.periods} aria-label="Period">
      {choices.map(({ value, label }) => (
        <Link key={value} to={{ search: at(value) }} aria-current={value === shown ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

export const Bones = (): ReactNode => (
  <div role="status">
    <span className="sr-text">Loading</span>
    <div className="figures">
      {[1, 2, 3, 4].map((one) => (
        <div key={one} className={`bone ${styles.boneFigure}`} />
      ))}
    </div>
    <div className={styles.pair}>
      <div className={`bone ${styles.boneChart}`} />
      <div className={`bone ${styles.boneChart}`} />
    </div>
  </div>
);
