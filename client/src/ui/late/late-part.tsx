import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { NotLoaded } from './not-loaded';

/** What a page can do without is asked for again when the connection is back. */
function Missing({ resetErrorBoundary }: FallbackProps): null {
  useEffect(() => {
    window.addEventListener('online', resetErrorBoundary);
    return () => window.removeEventListener('online', resetErrorBoundary);
  }, [resetErrorBoundary]);
  return null;
}

interface Options {
  /** What stands there until the code is here */
  waiting?: ReactNode;
  /** What the person came for, and must hear of: 'The free times'. Undefined: the page can do without the part */
  what?: string;
}

/**
 * A part of a page whose code comes after it. If the code does not arrive, the rest of the page stays, with what was typed
 * in it; without a boundary of its own the part would take the whole page with it.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, what }: Options = {},
): ComponentType<Props> {
  const part = (): ComponentType<Props> => lazy(async () => ({ default: await load() }));
  let shared = part();
  const Instead = (props: FallbackProps): ReactNode =>
    what === undefined ? <Missing {...props} /> : <NotLoaded what={what} retry={props.resetErrorBoundary} />;
  return function LatePart(props) {
    const [Part, setPart] = useState(() => shared);
    return (
      <ErrorBoundary FallbackComponent={Instead} onReset={() => setPart(() => (shared = part()))}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
