import type { StartRateInput } from '../../schema.generated';
import { formatRate, formatTerm } from '../../lib/format';
import { insuranceWord } from '../../ui/rate-terms';
import type { LandingRate } from './content';

const TERM = 5;
/** Insured to buy with little down; a refinance never is */
export const RATE_ASKED = {
  PURCHASE: { purpose: 'PURCHASE', insurance: 'INSURED', term: TERM },
  /** With 20% down it need not be insured */
  CONVENTIONAL: { purpose: 'PURCHASE', insurance: 'INSURABLE', term: TERM },
  /** From a price on nobody can insure it, however much is down */
  OVER_CAP: { purpose: 'PURCHASE', insurance: 'UNINSURED', term: TERM },
  RENEWAL: { purpose: 'RENEWAL', insurance: 'INSURABLE', term: TERM },
  REFINANCE: { purpose: 'REFINANCE', insurance: 'UNINSURED', term: TERM },
} as const satisfies Record<string, StartRateInput>;
export type LandingPurpose = keyof typeof RATE_ASKED;

/** The rate of a case over the same term. */
export const rateAsked = (of: Pick<StartRateInput, 'purpose' | 'insurance'>): StartRateInput => ({ ...of, term: TERM });

/** While there is no published rate: the page's figures stand, and say what they are. */
export const SAMPLE_RATE: LandingRate = {
  ratePct: 3.94,
  termYears: 5,
  words: 'a sample rate, 5-year fixed, on approved credit',
};

interface Published {
  ratePct: number;
  termYears: number;
  aprPct: number | null;
  insurance: Parameters<typeof insuranceWord>[0];
}

/** The published rate in the words of a landing page, or the sample where there is none. */
export function landingRate(published: Published | undefined): LandingRate {
  if (!published) return SAMPLE_RATE;
  const { ratePct, termYears, aprPct, insurance } = published;
  const apr = aprPct === null ? '' : `, APR ${formatRate(aprPct)}%`;
  return {
    ratePct,
    termYears,
    words: `today’s lowest of ours, ${formatTerm(termYears, 'FIXED')}${apr}, ${insuranceWord(insurance).toLowerCase()}, on approved credit`,
  };
}
