import { checkFirstTime, type FirstTimeInput } from './first-time.js';
import { checkAmount, checkAmountOrNone, checkDate, checkFlag, checkOneOf, MortgageInputError } from './input-error.js';
import { taxOf } from './land-transfer-places.js';
import type { Note } from './notes.js';
import { madeBy, type Provenance } from './provenance.js';
import { isInForce, isPast } from './tables/dated.js';
import { PURCHASE_BAN } from './tables/non-canadians.js';
import { PROVINCES, type Province } from './tables/provinces.js';

export const PROPERTY_TYPES = [
  'single-family',
  'condo',
  'townhouse',
  'duplex',
  'multi-residential',
  'commercial',
  'vacant-land',
  'other',
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export interface LandTransferTaxInput extends FirstTimeInput {
  /** Dollars */
  price: number;
  province: Province;
  /** Where a municipality has a tax or a rate of its own */
  city?: string;
  propertyType: PropertyType;
  newlyBuilt: boolean;
  /** A citizen or permanent resident; the relief of first-time buyers and new builds is theirs alone */
  residentBuyer: boolean;
  /** Every buyer lives in the province, or promises to move there within six months; Nova Scotia taxes who does not */
  residentOfProvince?: boolean;
  /** ISO date; the tables depend on it */
  closingDate: string;
  /** Dollars; registered for a fee in Alberta, Newfoundland and Labrador and the territories */
  mortgageAmount?: number;
}

export interface LandTransferTax extends Provenance {
  provincial: number;
  municipal: number;
  rebate: number;
  total: number;
  /** What may come on top, and where the figure is an estimate */
  notes: Note[];
}

const LONGEST_CITY = 100;

function checkInput(input: LandTransferTaxInput): void {
  checkAmount('price', input.price);
  checkOneOf('province', input.province, PROVINCES);
  checkOneOf('propertyType', input.propertyType, PROPERTY_TYPES);
  for (const field of ['newlyBuilt', 'residentBuyer'] as const) checkFlag(field, input[field]);
  checkFirstTime(input);
  if (input.residentOfProvince !== undefined) checkFlag('residentOfProvince', input.residentOfProvince);
  checkDate('closingDate', input.closingDate);
  checkAmountOrNone('mortgageAmount', input.mortgageAmount ?? 0);
  if (input.city !== undefined && (typeof input.city !== 'string' || input.city.length > LONGEST_CITY))
    throw new MortgageInputError('city', { code: 'text', most: LONGEST_CITY });
}

/** Who is no citizen and no permanent resident may not buy a home in a city on that day. */
const isBanned = ({ residentBuyer, closingDate }: LandTransferTaxInput): boolean =>
  !residentBuyer && PURCHASE_BAN.some((row) => isInForce(row, closingDate));

/**
 * Land transfer tax (or registration fees where there is none) of a purchase, before and after the relief of first-time
 * buyers and new builds. The sources stand beside the tables.
 */
export function landTransferTax(input: LandTransferTaxInput): LandTransferTax {
  checkInput(input);
  const { provincial = 0, municipal = 0, rebate = 0, notes = [], rows } = taxOf(input);
  const isEstimate = Object.values(rows).some((row) => isPast(row, input.closingDate));
  return {
    provincial: provincial / 100,
    municipal: municipal / 100,
    rebate: rebate / 100,
    total: (provincial + municipal - rebate) / 100,
    notes: [
      ...(isEstimate ? (['LAST_KNOWN_TABLE'] as const) : []),
      ...notes,
      ...(isBanned(input) ? (['NON_CANADIAN_BAN'] as const) : []),
    ],
    ...madeBy(rows),
  };
}
