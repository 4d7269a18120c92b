import type { ExplainRequest } from '@brokerage/domain/explain/explain';
import { aprInput } from '@brokerage/domain/rates/apr-input';
import type { ReactNode } from 'react';
import { engineCompounding } from '../../lib/compounding';
import type { Compounding } from '../../schema.generated';
import { aprWords } from '../rate-terms';
import { Explained } from './explained';
import { PublishedRateContext } from './published-rate';

/** A rate as the schema tells it, with whose it is. */
export interface RateTold {
  lender: string;
  /** Percent a year */
  rate: number;
  /** Years */
  term: number;
  compounding: Compounding;
  apr: number | null;
  /** Dollars on the example mortgage, as decimal text; null: not known */
  fees: string | null;
  /** When it was last published, ISO */
  updatedAt: string;
}

interface Props {
  told: Pick<RateTold, 'lender' | 'rate' | 'updatedAt'>;
  /** None: the figure stands as it is */
  of: ExplainRequest | undefined;
  /** Whether it is of the example mortgage, and not of the reader’s */
  isExample?: boolean;
  children: ReactNode;
}

/** A figure of a published rate: it opens whose rate it is, and when it was published. */
export const ExplainedOfRate = ({ told: { lender, rate, updatedAt }, of, isExample, children }: Props): ReactNode => (
  <PublishedRateContext value={{ ratePct: rate, lender, at: updatedAt, isExample }}>
    <Explained of={of}>{children}</Explained>
  </PublishedRateContext>
);

/** The APR of a published rate; where its fees are known it opens how they make it. */
export function ExplainedApr({ told, children }: { told: RateTold; children: ReactNode }): ReactNode {
  const { rate, term, apr, fees } = told;
  const compounding = engineCompounding(told.compounding);
  const of: ExplainRequest | undefined =
    apr === null || fees === null
      ? undefined
      : { figure: 'annualPercentageRate', input: aprInput({ rate, term, compounding, fees: Number(fees) }) };
  return (
    <ExplainedOfRate told={told} of={of} isExample>
      {children}
    </ExplainedOfRate>
  );
}

/** What opens stands inside of the line, which so is no higher for it. */
export const OpenApr = ({ told }: { told: RateTold }): ReactNode => (
  <b className="apr">
    <ExplainedApr told={told}>{aprWords(told)}</ExplainedApr>
  </b>
);
