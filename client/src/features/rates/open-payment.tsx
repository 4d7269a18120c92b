import type { ReactNode } from 'react';
import type { PaidMortgage } from '@brokerage/domain/rates/example-payment';
import { EXAMPLE_MORTGAGE } from '@brokerage/domain/vocabulary/constants';
import { engineCompounding } from '../../lib/compounding';
import { ExplainedOfRate, type RateTold } from '../../ui/explain/explained-rate';

interface Props {
  told: RateTold;
  mortgage?: PaidMortgage;
  children: ReactNode;
}

/** What a mortgage costs a month at a published rate: it opens where it comes from. */
export function OpenPayment({ told, mortgage = EXAMPLE_MORTGAGE, children }: Props): ReactNode {
  const compounding = engineCompounding(told.compounding);
  const input = { ...mortgage, annualRatePct: told.rate, frequency: 'monthly', compounding } as const;
  return (
    <ExplainedOfRate told={told} of={{ figure: 'payment', input }} isExample={mortgage === EXAMPLE_MORTGAGE}>
      {children}
    </ExplainedOfRate>
  );
}
