import { useState } from 'react';

/** What "Try again" does: while it asks it says so, and a second press does nothing. What it asks says itself how it went. */
export function useAgain(retry: () => unknown): { off: boolean; onClick: () => void; children: string } {
  const [off, setOff] = useState(false);
  return {
    off,
    onClick() {
      if (off) return;
      setOff(true);
      const done = (): void => setOff(false);
      Promise.resolve(retry()).then(done, done);
    },
    children: off ? 'Trying again…' : 'Try again',
  };
}
