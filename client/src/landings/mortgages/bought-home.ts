import { isPurchase, type Change } from '../../lib/scenario/scenario';
import { MortgageInputError } from '@brokerage/domain/mortgage/input-error';
import { minDownPayment } from '@brokerage/domain/mortgage/min-down-payment';
import { RULES_AS_OF } from '@brokerage/domain/mortgage/provenance';
import { purchase, type Purchase } from '@brokerage/domain/mortgage/purchase';
import type { Province } from '@brokerage/domain/mortgage/tables/provinces';
import type { LandingRate } from './content';
import { SAMPLE_COSTS } from './sums';

export const YEARS = 25;
const SAMPLE = { price: 640_000, province: 'ON', firstTime: false, closing: RULES_AS_OF, isSaid: false } as const;

interface Home {
  price: number;
  province: Province;
  firstTime: boolean;
  closing: string;
  /** Somebody named it, and it is no sample */
  isSaid: boolean;
}

export interface BothWays extends Home {
  /** Dollars: the least that may be put down, and 20% of the price */
  least: number;
  twenty: number;
  insured: Purchase;
  uninsured: Purchase;
}

/** The same home with another down payment and the rate that one can have: hero and ledger read the same purchase. */
const bought = (
  { price, province, firstTime, closing }: Home,
  downPayment: number,
  { ratePct }: LandingRate,
): Purchase =>
  purchase({
    price,
    downPayment,
    amortizationYears: YEARS,
    annualRatePct: ratePct,
    compounding: 'semi-annual',
    frequency: 'monthly',
    province,
    propertyType: 'single-family',
    firstTimeBuyer: firstTime,
    newlyBuilt: false,
    nonTraditionalDownPayment: false,
    residentBuyer: true,
    closingDate: closing,
    otherCosts: SAMPLE_COSTS.closing,
  });

function bothWays(home: Home, rate: LandingRate, conventional: LandingRate): BothWays {
  const { price, closing } = home;
  // to the dollar, as it is said: rounded down it would not be legal
  const least = Math.ceil(minDownPayment({ price, ownerOccupied: true, closingDate: closing }).minDownPayment);
  const twenty = price * 0.2;
  return {
    ...home,
    least,
    twenty,
    insured: bought(home, least, rate),
    uninsured: bought(home, twenty, conventional),
  };
}

function saidHome({ purpose = 'PURCHASE', price, province, firstTime, closing }: Change): Home | undefined {
  if (price === undefined || !isPurchase({ purpose })) return undefined;
  return {
    price,
    province: (province ?? SAMPLE.province) as Province,
    firstTime: firstTime ?? SAMPLE.firstTime,
    closing: closing === undefined ? SAMPLE.closing : `${closing}-01`,
    isSaid: true,
  };
}

/** The home that somebody named, with the least down and with 20%. A sample where nobody did, or 20% is the least. */
export function homeBothWays(said: Change, rate: LandingRate, conventional: LandingRate): BothWays {
  const home = saidHome(said);
  if (home) {
    try {
      const both = bothWays(home, rate, conventional);
      if (both.least < both.twenty) return both;
    } catch (error) {
      if (!(error instanceof MortgageInputError)) throw error;
    }
  }
  return bothWays(SAMPLE, rate, conventional);
}
