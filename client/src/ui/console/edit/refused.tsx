import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorList } from '../../form/error-summary';
import { useEditErrors } from './edit-errors';
import styles from './edit.module.css?sheet';

interface Props {
  /** What could not be done; without it nothing is shown */
  failure: string | undefined;
  problem: string | undefined;
  attempt: number;
  /** What can be done about it */
  children?: ReactNode;
}

/** What stands in the way of an editor, above it: each line leads to its control. */
export function Refused({ failure, problem, attempt, children }: Props): ReactNode {
  const errors = useEditErrors();
  if (failure === undefined) return null;
  const lines = Object.entries(errors).map(([field, message]) => ({ field, message }));
  return (
    <>
      <div className={`notice ${styles.refused}`} role="alert">
        <TriangleAlert size={18} aria-hidden="true" />
        <p>
          <b>{failure}</b> {problem}
        </p>
        {children}
      </div>
      <ErrorList lines={lines} attempt={attempt} lead={(field) => document.getElementById(field)?.focus()} />
    </>
  );
}
