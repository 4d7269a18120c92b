import { statusLabel } from '@brokerage/domain/application/application-status';
import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { moment } from '../../lib/moment';
import type { MyApplicationsQuery } from './applications.generated';
import styles from './history.module.css?sheet';

type Step = NonNullable<MyApplicationsQuery['myApplications']>['items'][number]['timeline'][number];

/** Each step of an application with its day, and the newest message of the office where everybody sees it. */
export function History({ steps }: { steps: readonly Step[] }): ReactNode {
  const newest = steps.findLast(({ message }) => message != null);
  return (
    <>
      {newest && (
        <div className={styles.message}>
          <MessageSquareText size={18} aria-hidden="true" />
          <div>
            <p className={styles.from}>
              Message from your broker, <time dateTime={newest.at}>{moment(newest.at)}</time>
            </p>
            <p className={styles.text}>{newest.message}</p>
          </div>
        </div>
      )}
      {steps.length > 1 && (
        <details className={styles.history}>
          <summary>What happened so far</summary>
          <ol>
            {steps.map(({ id, status, at, message }) => (
              <li key={id}>
                <b>{statusLabel(status.toLowerCase())}</b>
                <time dateTime={at}>{moment(at)}</time>
                {message != null && <p className={styles.text}>{message}</p>}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
