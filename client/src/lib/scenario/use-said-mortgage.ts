import type { PaidMortgage } from '@brokerage/domain/rates/example-payment';
import { useMemo } from 'react';
import { mortgageOf } from './kept-mortgage';
import { EXAMPLE } from './scenario';
import { useSaid } from './use-said';
import { scenarioWords } from './words';

export interface SaidMortgage {
  mortgage: PaidMortgage;
  /** “$640,000, 10% down, Ontario” */
  words: string;
}

/** The mortgage of what was said in this tab. Undefined where nobody named an amount, and while the server's page stands. */
export function useSaidMortgage(): SaidMortgage | undefined {
  const said = useSaid();
  return useMemo(() => {
    const mortgage = mortgageOf(said);
    return mortgage && { mortgage, words: scenarioWords({ ...EXAMPLE, ...said }) };
  }, [said]);
}
