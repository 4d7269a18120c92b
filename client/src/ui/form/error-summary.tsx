import { useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';

const PREFIX = 'Error: ';

/**
 * What stands in the way of a submit, at the top of the form: it takes the focus, and each line leads to its field.
 * `fields` gives the order of the page.
 */
export function ErrorSummary({ fields }: { fields: readonly string[] }): ReactNode {
  const { errors, submitCount, isSubmitting } = useFormikContext<Record<string, unknown>>();
  const box = useRef<HTMLDivElement>(null);
  const lines = fields.flatMap((field) => {
    const message = errors[field];
    return typeof message === 'string' ? [{ field, message }] : [];
  });
  const shown = submitCount > 0 && !isSubmitting && lines.length > 0;

  useEffect(() => {
    if (shown) box.current?.focus();
    // again after each submit that fails, and not while the last errors are being mended
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting]);

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
                document.getElementById(field)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
