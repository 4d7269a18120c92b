import { useEffect, useRef, type ReactNode } from 'react';

/** What stands in the way of the whole form; it takes the focus when it appears. */
export function FormFailure({ message }: { message: string | undefined }): ReactNode {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) alert.current?.focus();
  }, [message]);
  return (
    message && (
      <div className="error-summary" role="alert" ref={alert} tabIndex={-1}>
        <h2>{message}</h2>
      </div>
    )
  );
}
