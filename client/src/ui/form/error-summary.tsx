import { useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';

const PREFIX = 'Error: ';

export interface ErrorLine {
  field: string;
  message: string;
}

interface ListProps {
  lines: readonly ErrorLine[];
  /** Counts the tries to send: the box takes the focus after each that failed, and not while the last errors are being mended. */
  attempt: number;
  /** On its way: nothing is shown until it is known how it went */
  waiting?: boolean;
  lead: (field: string) => void;
  children?: ReactNode;
}

/** What stands in the way, at the top of a form: it takes the focus, and each line leads to its field. */
export function ErrorList({ lines, attempt, waiting = false, lead, children }: ListProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const shown = attempt > 0 && !waiting && lines.length > 0;
  useEffect(() => box.current?.focus(), [attempt, waiting]);
  useEffect(() => {
    if (!shown) return undefined;
    document.title = PREFIX + document.title.replace(PREFIX, '');
    return () => {
      document.title = document.title.replace(PREFIX, '');
    };
  }, [shown]);
  if (!shown) return null;
  return (
    <div className="error-summary" ref={box} tabIndex={-1} role="alert" aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">There is a problem</h2>
      <ul>
        {lines.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                lead(field);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

const focusOn = (field: string): void => document.getElementById(field)?.focus();

/** The errors of the Formik form around it after a submit. `fields` gives the order of the page. */
export function ErrorSummary({ fields }: { fields: readonly string[] }): ReactNode {
  const { errors, submitCount, isSubmitting } = useFormikContext<Record<string, unknown>>();
  const lines = fields.flatMap((field) => {
    const message = errors[field];
    return typeof message === 'string' ? [{ field, message }] : [];
  });
  return <ErrorList lines={lines} attempt={submitCount} waiting={isSubmitting} lead={focusOn} />;
}
