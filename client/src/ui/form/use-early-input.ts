import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { typedIn, type Typed } from '../../lib/typed-before';

declare global {
  interface Window {
    /** The id of a form somebody sent before its code had arrived; the loader's snippet notes it. */
    __pendingSubmit?: string;
  }
}

/**
 * Takes over what a person did before the form's code arrived: first what they typed, then the submit they pressed.
 * `hydrated` belongs on the form as data-hydrated="yes": until then the loader's snippet stops a native submit.
 */
export function useEarlyInput(
  formId: string,
  { take, submit }: { take: (typed: Typed) => void; submit: () => void },
): { hydrated: boolean } {
  const [hydrated, setHydrated] = useState(false);
  const latest = useRef({ take, submit });
  useLayoutEffect(() => {
    latest.current = { take, submit };
  });
  useLayoutEffect(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) latest.current.take(typedIn(form));
    setHydrated(true);
  }, [formId]);
  useEffect(() => {
    if (!hydrated || window.__pendingSubmit !== formId) return;
    delete window.__pendingSubmit;
    latest.current.submit();
  }, [hydrated, formId]);
  return { hydrated };
}
