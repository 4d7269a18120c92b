import type { ReactNode } from 'react';
import { OpenApr, type RateTold } from '../../ui/explain/explained-rate';
import { useExplainedSheet } from '../../ui/explain/use-explained-sheet';
import { OpenPayment } from './open-payment';

export interface OnSignProps {
  told: RateTold;
  figure: 'apr' | 'payment';
  /** The figure as it stands until it opens */
  children: ReactNode;
}

/** A figure of the sign that opens, once the sheet is here that the home page comes without. */
export function OpenOnSign({ told, figure, children }: OnSignProps): ReactNode {
  if (!useExplainedSheet()) return children;
  return figure === 'apr' ? <OpenApr told={told} /> : <OpenPayment told={told}>{children}</OpenPayment>;
}
