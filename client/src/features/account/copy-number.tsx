import { Check, Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';

const REFUSED = 'Your browser did not copy it. Select the number instead.';

/** The number of an application, with a button that copies it. */
export function CopyNumber({ number }: { number: string }): ReactNode {
  const [said, setSaid] = useState('');
  const copied = said === 'Copied';
  const Mark = copied ? Check : Copy;
  async function copy(): Promise<void> {
    // a page without HTTPS has no clipboard at all
    const done = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(number))
      .then(
        () => true,
        () => false,
      );
    setSaid(done ? 'Copied' : REFUSED);
  }
  return (
    <span className="app-code">
      <span className="num">{number}</span>
      <button type="button" className="app-copy" aria-label={`Copy the number ${number}`} onClick={() => void copy()}>
        <Mark size={16} aria-hidden="true" />
      </button>
      <span role="status" className="app-copied">
        {said}
      </span>
    </span>
  );
}
