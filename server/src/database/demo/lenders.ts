import type { Bank } from '../../modules/rates/bank.entity.js';
import type { Rate, RateInsurance, RateType, RateVisibility } from '../../modules/rates/rate.entity.js';
import { newId } from '../../platform/ids.js';

interface Offer {
  term: number;
  type: RateType;
  /** Hundredths of a percent, at the keenest lender */
  base: number;
}

/** The keenest rates a person would have met in November 2026. Everyone offers the first four. */
const OFFERS: readonly Offer[] = [
  { term: 5, type: 'fixed', base: 394 },
  { term: 5, type: 'variable', base: 399 },
  { term: 3, type: 'fixed', base: 404 },
  { term: 1, type: 'fixed', base: 489 },
  { term: 4, type: 'fixed', base: 409 },
  { term: 2, type: 'fixed', base: 444 },
  { term: 7, type: 'fixed', base: 464 },
  { term: 10, type: 'fixed', base: 509 },
];
const PRIVATE_OFFERS: readonly Offer[] = [
  { term: 1, type: 'fixed', base: 799 },
  { term: 2, type: 'fixed', base: 829 },
  { term: 3, type: 'fixed', base: 849 },
  { term: 0.5, type: 'fixed', base: 899 },
];
const FEWEST_RATES = 4;

interface Kind {
  name: string;
  offers: readonly Offer[];
  /** Steps of 0.05 % above the keenest rate: from, and over how many steps its lenders spread */
  from: number;
  spread: number;
  insurance: RateInsurance;
  notes: string;
  lenders: readonly string[];
}

/** Invented names: no lender is meant. */
const KINDS: readonly Kind[] = [
  {
    name: 'Monoline lender',
    offers: OFFERS,
    from: 0,
    spread: 8,
    insurance: 'insurable',
    notes: 'Prepay up to 20% a year. Rate held for 120 days.',
    lenders: [
      'Loonsong Mortgage',
      'Snowberry Home Loans',
      'Paddlewheel Mortgage',
      'Toboggan Home Finance',
      'Kinglet Mortgage',
      'Hearthstone Lane Lending',
      'Sparrowgate Mortgage',
      'Plumline Lane Mortgage',
      'Woolly Aster Lending',
      'Jackpine Home Loans',
      'Brightshed Mortgage',
      'Cloudberry Mortgage',
      'Ninebark Mortgage',
      'Crossbill Home Finance',
    ],
  },
  {
    name: 'Credit union',
    offers: OFFERS,
    from: 1,
    spread: 11,
    insurance: 'any',
    notes: 'Membership needed. Prepay up to 20% a year.',
    lenders: [
      'Cedar Spit Credit Union',
      'Juniper Flats Credit Union',
      'Red Osier Credit Union',
      'Heron Marsh Credit Union',
      'Sugarbush Hollow Credit Union',
      'Caribou Lantern Credit Union',
      'Thistledown Credit Union',
      'Blue Camas Credit Union',
      'Old Gristmill Credit Union',
      'Fiddlehead Credit Union',
      'Lady’s Slipper Credit Union',
      'Sockeye Bend Credit Union',
      'Prairie Crocus Lane Credit Union',
      'Ptarmigan Credit Union',
      'Driftlog Credit Union',
      'Bluebead Credit Union',
    ],
  },
  {
    name: 'Chartered bank',
    offers: OFFERS,
    from: 3,
    spread: 12,
    insurance: 'any',
    notes: 'Prepay up to 15% a year. Rate held for 120 days.',
    lenders: [
      'Saltmarsh Bank',
      'Kestrel & Finch Bank',
      'Boreal Lantern Bank',
      'Harbourlight Bank',
      'Northmoor Bank',
      'Granite Quay Bank',
      'Wintergreen Bank',
      'Foxglove Bank',
      'Maple Hollow Bank',
      'Tidewrack Bank',
    ],
  },
  {
    name: 'Trust company',
    offers: OFFERS,
    from: 14,
    spread: 14,
    insurance: 'uninsured',
    notes: 'For income or credit that needs a closer look.',
    lenders: [
      'Whitepine Hollow Trust',
      'Stonecrop Trust',
      'Fernleaf Trust',
      'Copper Kettle Trust',
      'Lakelight Trust',
      'Birch & Lowe Trust',
      'Chanterelle Trust',
      'Quarry Hill Trust',
    ],
  },
  {
    name: 'Private lender',
    offers: PRIVATE_OFFERS,
    from: 0,
    spread: 40,
    insurance: 'uninsured',
    notes: 'Interest only. Lender and broker fees apply.',
    lenders: [
      'Blackthorn Lane Capital',
      'Tallgrass Lantern Lending',
      'Sandbar Bridge Capital',
      'Muskeg & Moss Capital',
      'Emberline Mortgage Capital',
      'Foxtail Meadow Lending',
      'Cinderpath Capital',
    ],
  },
];

const STEP = 5;
/** So that neighbours in the list do not stand in steps */
const STRIDE = 7;
const APR_COST = [3, 5, 8];

type New<T> = Omit<T, 'createdAt'>;

/** About 55 lenders, each with 4 to 8 rates. The first one is the keenest. */
export function demoLenders(now: Date): { banks: New<Bank>[]; rates: New<Rate>[] } {
  const banks: New<Bank>[] = [];
  const rates: New<Rate>[] = [];
  for (const kind of KINDS) {
    for (const [index, name] of kind.lenders.entries()) {
      const bank = {
        id: newId(),
        name,
        slug: slug(name),
        kind: kind.name,
        logoFile: null,
        position: banks.length,
        active: true,
        version: 1,
        updatedAt: now,
      };
      banks.push(bank);
      rates.push(...ratesOf(bank, kind, index));
    }
  }
  return { banks, rates };
}

function ratesOf(bank: New<Bank>, kind: Kind, index: number): New<Rate>[] {
  const count = Math.min(kind.offers.length, FEWEST_RATES + (index % (OFFERS.length - FEWEST_RATES + 1)));
  const above = (kind.from + ((index * STRIDE) % kind.spread)) * STEP;
  return kind.offers.slice(0, count).map(({ term, type, base }, position) => {
    const hundredths = base + above + (index > 0 ? ((index + position) % 3) * STEP : 0);
    return {
      id: newId(),
      bankId: bank.id,
      term: String(term),
      type,
      rate: (hundredths / 100).toFixed(2),
      apr: ((hundredths + (APR_COST[position % APR_COST.length] ?? 0)) / 100).toFixed(2),
      purpose: 'any',
      insurance: kind.insurance,
      province: null,
      notes: kind.notes,
      visibility: visibilityOf(bank.position, position),
      endsOn: null,
      position,
      version: 1,
      updatedAt: bank.updatedAt,
    };
  });
}

/** Most rates are for everybody; the keenest lenders' all are, because the cards on the home page show them. */
function visibilityOf(lender: number, position: number): RateVisibility {
  if (lender < 8) return 'everyone';
  const turn = (lender * 3 + position) % 20;
  if (turn === 7) return 'hidden';
  return turn % 6 === 4 ? 'signed_in' : 'everyone';
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-');
}
