import { useEffect, useRef, type ReactNode } from 'react';

/** Why nothing was sent, where the visitor can do something about it. */
export const OFFLINE = 'You’re offline. Nothing you typed is lost. Send it again when you’re connected';

/** What stands in the way of the whole form; it takes the focus when it appears. */
export function FormFailure({ message, children }: { message: string | undefined; children?: ReactNode }): ReactNode {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) alert.current?.focus();
  }, [message]);
  return (
    message && (
      <div className="error-summary" role="alert" ref={alert} tabIndex={-1}>
        <h2>{message}</h2>
        {!navigator.onLine && <p>{OFFLINE}.</p>}
        {children}
      </div>
    )
  );
}
