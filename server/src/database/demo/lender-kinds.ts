import type { LenderPenalty } from '@brokerage/domain/rates/lender-penalty';
import type { RateInsurance, RatePurpose, RateType } from '../../modules/rates/rate.entity.js';

export interface Offer {
  term: number;
  type: RateType;
  insurance: RateInsurance;
  /** Hundredths of a percent, at the keenest lender of its kind */
  base: number;
  purpose?: RatePurpose;
  notes?: string;
}

export interface Kind {
  name: string;
  /** The first four are offered by every lender of the kind. */
  offers: readonly Offer[];
  /** How many steps of 0.05% the kind's lenders spread over */
  spread: number;
  /** Lender and broker fees in percent of the mortgage. They raise the APR. */
  feePct: number;
  notes: string;
  /** How most of them charge for leaving early; every fourth has not told us */
  penalty: LenderPenalty;
  lenders: readonly string[];
}

const offer = (
  term: number,
  type: RateType,
  insurance: RateInsurance,
  base: number,
  more: Pick<Offer, 'purpose' | 'notes'> = {},
): Offer => ({ term, type, insurance, base, ...more });

const SECOND = {
  purpose: 'refinance',
  notes: 'Second mortgage, up to 80% of the home’s value. Interest only.',
} as const;

/** Rates a broker could have met in November 2026. The lenders are invented. */
export const KINDS: readonly Kind[] = [
  {
    name: 'Monoline lender',
    offers: [
      offer(5, 'fixed', 'insured', 394),
      offer(5, 'variable', 'insured', 375),
      offer(5, 'fixed', 'uninsured', 424),
      offer(3, 'fixed', 'insured', 399),
      offer(5, 'variable', 'uninsured', 405),
      offer(3, 'variable', 'insurable', 395),
      offer(4, 'fixed', 'insurable', 414),
      offer(2, 'fixed', 'uninsured', 454),
    ],
    spread: 8,
    feePct: 0,
    notes: 'Prepay up to 20% a year. Rate hold of 120 days.',
    penalty: 'contract-rate',
    lenders: [
      'Westmere Mortgage',
      'Ashgrove Home Loans',
      'Pinehaven Mortgage',
      'Rowan Street Mortgage',
      'Larkfield Mortgage',
      'Cedarvale Home Finance',
      'Fairmead Mortgage',
      'Kingsley Row Mortgage',
      'Bellwood Lending',
      'Oakhurst Lane Mortgage',
      'Tamarack Home Loans',
      'Stonebridge Lane Mortgage',
      'Millbrook Row Mortgage',
      'Hearthstone Lane Lending',
    ],
  },
  {
    name: 'Credit union',
    offers: [
      offer(5, 'fixed', 'uninsured', 419),
      offer(5, 'variable', 'uninsured', 410),
      offer(3, 'fixed', 'uninsured', 414),
      offer(2, 'fixed', 'uninsured', 449),
      offer(5, 'fixed', 'insured', 399),
      offer(3, 'variable', 'uninsured', 420),
      offer(1, 'fixed', 'uninsured', 494),
      offer(4, 'fixed', 'uninsured', 434),
    ],
    spread: 9,
    feePct: 0,
    notes: 'Members only; joining takes a $5 share. Prepay up to 20% a year.',
    penalty: 'contract-rate',
    lenders: [
      'Juniper Flats Credit Union',
      'Red Osier Credit Union',
      'Heron Marsh Credit Union',
      'Sugarbush Credit Union',
      'Caribou Crossing Credit Union',
      'Thistledown Credit Union',
      'Blue Camas Credit Union',
      'Mill Road Credit Union',
      'Fiddlehead Credit Union',
      'Sockeye Bend Credit Union',
      'Prairie Crocus Credit Union',
      'Ptarmigan Credit Union',
      'Driftwood Point Credit Union',
      'Saltgrass Credit Union',
      'Caisse du Vieux-Moulin',
      'Peninsula Growers Credit Union',
    ],
  },
  {
    name: 'Chartered bank',
    offers: [
      offer(5, 'fixed', 'uninsured', 434),
      offer(5, 'variable', 'uninsured', 415),
      offer(3, 'fixed', 'uninsured', 429),
      offer(5, 'fixed', 'insured', 404),
      offer(1, 'fixed', 'uninsured', 514),
      offer(0.5, 'fixed', 'uninsured', 549, { notes: 'Convertible to a longer term at any time without a penalty.' }),
      offer(7, 'fixed', 'uninsured', 499),
      offer(10, 'fixed', 'uninsured', 559),
    ],
    spread: 8,
    feePct: 0,
    notes: 'Prepay up to 15% a year. Rate hold of 120 days.',
    penalty: 'posted-rate',
    lenders: [
      'Atlantic Harbour Bank',
      'Bank of Rideau Falls',
      'Granite Quay Bank',
      'Wellington & York Bank',
      'Northmoor Bank',
      'Laurier Square Bank',
      'Wintergreen Bank',
      'Prairie Elevator Bank',
      'Confederation Street Bank',
      'Great Slave Bank',
    ],
  },
  {
    name: 'Trust company',
    offers: [
      offer(1, 'fixed', 'uninsured', 549),
      offer(2, 'fixed', 'uninsured', 559),
      offer(3, 'fixed', 'uninsured', 569),
      offer(5, 'fixed', 'uninsured', 589),
      offer(3, 'variable', 'uninsured', 575),
    ],
    spread: 10,
    feePct: 1,
    notes: 'For stated income or bruised credit. Lender fee of 1%.',
    penalty: 'three-months',
    lenders: [
      'Birch & Lowe Trust',
      'Whitepine Trust',
      'Stonecrop Trust',
      'Fernleaf Trust',
      'Copperfield Trust',
      'Lakelight Trust',
      'Quarry Hill Trust',
      'Ashdown Trust',
    ],
  },
  {
    name: 'Private lender',
    offers: [
      offer(1, 'fixed', 'uninsured', 849),
      offer(2, 'fixed', 'uninsured', 879),
      offer(1, 'fixed', 'uninsured', 1099, SECOND),
      offer(2, 'fixed', 'uninsured', 1129, SECOND),
    ],
    spread: 20,
    feePct: 2,
    notes: 'Interest only. Lender and broker fees of 2%.',
    penalty: 'unknown',
    lenders: [
      'Blackthorn Lane Capital',
      'Sandbar Bridge Capital',
      'Emberline Mortgage Capital',
      'Foxtail Meadow Lending',
      'Muskeg Capital',
      'Tallgrass Lending',
      'Cinderpath Capital',
    ],
  },
];
