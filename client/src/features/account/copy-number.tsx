import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCopy } from '../../ui/use-copy';

const REFUSED = 'Your browser did not copy it. Select the number instead.';

/** The number of an application, with a button that copies it. */
export function CopyNumber({ number }: { number: string }): ReactNode {
  const { copy, said, copied } = useCopy(number, REFUSED);
  const Mark = copied ? Check : Copy;
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
