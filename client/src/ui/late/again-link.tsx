import type { ReactNode } from 'react';
import { unless } from '../unless';
import { useAgain } from './use-again';

interface Props {
  retry: () => unknown;
  /** Undefined where it takes the looks of its place */
  className?: string;
}

/** "Try again" within a sentence. */
export function AgainLink({ retry, className }: Props): ReactNode {
  const { off, onClick, children } = useAgain(retry);
  return (
    <button type="button" className={className} {...unless(off, onClick)}>
      {children}
    </button>
  );
}
