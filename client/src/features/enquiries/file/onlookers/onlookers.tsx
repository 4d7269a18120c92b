import { initialsOf } from '@brokerage/domain/text/initials';
import type { ReactNode } from 'react';
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
                {initialsOf(name)}
              </span>
            ))}
          </span>
          {lookWords(others)}
        </p>
      )}
    </div>
  );
}
