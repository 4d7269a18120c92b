import { aprText } from '@brokerage/domain/rates/percent-words';
import type { ReactNode } from 'react';
import { formatRate, formatTerm } from '../../../lib/format';
import type { StartRate } from '../fields/common';

const CLASSES = { INSURED: 'insured', INSURABLE: 'insurable', UNINSURED: 'uninsured', ANY: 'any mortgage' } as const;

/** Whose rate the figures start from, with its APR and class, as a rate that is advertised needs. */
export function StartLine({ start: { rate, type, term, published } }: { start: StartRate }): ReactNode {
  if (!published) return null;
  const { lender, apr, insurance } = published;
  return (
    <p className="calc-start">
      Starting rate: <b className="num">{formatRate(rate)}%</b>
      {typeof apr === 'number' && <span className="num"> (APR {aprText(apr, rate)}%)</span>},{' '}
      {formatTerm(term, type === 'fixed' ? 'FIXED' : 'VARIABLE')}, {CLASSES[insurance]}, from {lender}, today. Change it
      to yours.
    </p>
  );
}
