import type { Api } from '../../../lib/api';
import { ROUND_RATE, type StartRate } from '../fields/common';
import { StartRateDocument, useStartRateQuery } from './start-rate.generated';
import { engineCompounding } from '../../../lib/compounding';
import type { StartRateInput } from '../../../schema.generated';

/** What each kind of calculation is about, over the usual term. With less than 20% down it is insured; a refinance never is. */
const CASES: Record<'payment' | 'purchase' | 'renewal' | 'refinance', StartRateInput> = {
  payment: { purpose: 'PURCHASE', insurance: 'INSURABLE' },
  purchase: { purpose: 'PURCHASE', insurance: 'INSURED' },
  renewal: { purpose: 'RENEWAL', insurance: 'INSURABLE' },
  refinance: { purpose: 'REFINANCE', insurance: 'UNINSURED' },
};

export type StartingCase = keyof typeof CASES;

/** Which class a page begins with. */
export const beginsAs = (of: StartingCase): StartRateInput['insurance'] => CASES[of].insurance;

/** For a page's `preload`: asked on the server, so that hydration asks for nothing. */
export const preloadStart =
  (of: StartingCase) =>
  (client: Api): Promise<unknown> =>
    client.query({ query: StartRateDocument, variables: { input: CASES[of] } });

/** The published rate where calculations begin, by what they are about; undefined until it is known. */
export function useStartRate(of: StartingCase, insuredAs = beginsAs(of)): StartRate | undefined {
  const { data, error } = useStartRateQuery({ variables: { input: { ...CASES[of], insurance: insuredAs } } });
  if (!data && !error) return undefined;
  const found = data?.startRate;
  if (!found) return ROUND_RATE;
  const { rate, term, apr, insurance, bankName, updatedAt } = found;
  return {
    rate,
    term,
    type: found.type === 'FIXED' ? 'fixed' : 'variable',
    compounding: engineCompounding(found.compounding),
    published: { lender: bankName, apr, insurance, at: updatedAt },
  };
}
