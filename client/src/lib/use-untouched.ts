import { useLayoutEffect, useRef } from 'react';

/**
 * Whether what was sent is still what is typed: what somebody types while an answer is on its way is newer than the answer,
 * and must not go when it comes.
 */
export function useUntouched<Typed>(typed: Typed): (sent: Typed) => boolean {
  const latest = useRef(typed);
  useLayoutEffect(() => {
    latest.current = typed;
  });
  return (sent) => latest.current === sent;
}
