import { aprText } from '@brokerage/domain/rates/percent-words';
import type { RateInsurance, StartRateInput } from '../../schema.generated';
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

/** Where no rate is published: the 5-year fixed rate of each class, percent. The samples of the other landings are the same. */
export const SAMPLE_RATES = { INSURED: 3.94, INSURABLE: 4.19, UNINSURED: 4.19, ANY: 3.94 } as const satisfies Record<
  RateInsurance,
  number
>;

/** While there is no published rate: the page's figures stand, and say what they are. */
export function sampleRate(insurance: RateInsurance): LandingRate {
  const ratePct = SAMPLE_RATES[insurance];
  return {
    ratePct,
    termYears: TERM,
    shown: `${formatRate(ratePct)}%`,
    name: 'a sample rate',
    words: `a sample rate, ${TERM}-year fixed, ${insuranceWord(insurance).toLowerCase()}, on approved credit`,
  };
}

interface Published {
  ratePct: number;
  termYears: number;
  aprPct: number | null;
  insurance: Parameters<typeof insuranceWord>[0];
}

/** The published rate in the words of a landing page, or the sample of the class that was asked for. */
export function landingRate(published: Published | undefined, asked: RateInsurance): LandingRate {
  if (!published) return sampleRate(asked);
  const { ratePct, termYears, aprPct, insurance } = published;
  const rate = `${formatRate(ratePct)}%`;
  const apr = aprPct === null ? undefined : `APR ${aprText(aprPct, ratePct)}%`;
  return {
    ratePct,
    termYears,
    // as prominent as the rate: wherever a figure is worked out with it
    shown: apr ? `${rate} (${apr})` : rate,
    apr,
    name: 'today’s best',
    words: `our lowest today, ${formatTerm(termYears, 'FIXED')}, ${insuranceWord(insurance).toLowerCase()}, on approved credit`,
  };
}
