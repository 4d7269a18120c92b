import type { ReactNode } from 'react';
import { initials } from '../../../../ui/console/account-menu';
import { lookWords } from './look-words';
import styles from './onlookers.module.css?sheet';
import { useOnlookers } from './use-onlookers';

/** Who else has this file open, so that nobody calls the same person twice. */
export function Onlookers({ id }: { id: string }): ReactNode {
  const others = useOnlookers(id);
  return (
    <div role="status">
      {others.length > 0 && (
        <p className={styles.others}>
          <span className={styles.faces} aria-hidden="true">
            {others.map(({ id: person, name }) => (
              <span key={person} className="avatar">
                {initials(name)}
              </span>
            ))}
          </span>
          {lookWords(others)}
        </p>
      )}
    </div>
  );
}
