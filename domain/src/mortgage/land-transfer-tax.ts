import { checkAmount, checkAmountOrNone, checkDate, checkFlag, checkOneOf, MortgageInputError } from './input-error.js';
import { taxOf } from './land-transfer-places.js';
import { madeBy, type Provenance } from './provenance.js';
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

export interface LandTransferTaxInput {
  /** Dollars */
  price: number;
  province: Province;
  /** Where a municipality has a tax of its own; needed in Nova Scotia */
  city?: string;
  propertyType: PropertyType;
  firstTimeBuyer: boolean;
  newlyBuilt: boolean;
  /** A citizen or permanent resident; the relief of first-time buyers and new builds is theirs alone */
  residentBuyer: boolean;
  /** ISO date; the tables depend on it */
  closingDate: string;
  /** Dollars; registered with its own fee in Alberta */
  mortgageAmount?: number;
}

export interface LandTransferTax extends Provenance {
  provincial: number;
  municipal: number;
  rebate: number;
  total: number;
  /** Taxes and by-laws that may come on top and are not in the figure */
  warnings: string[];
}

function checkInput(input: LandTransferTaxInput): void {
  checkAmount('price', input.price);
  checkOneOf('province', input.province, PROVINCES);
  checkOneOf('propertyType', input.propertyType, PROPERTY_TYPES);
  for (const field of ['firstTimeBuyer', 'newlyBuilt', 'residentBuyer'] as const) checkFlag(field, input[field]);
  checkDate('closingDate', input.closingDate);
  checkAmountOrNone('mortgageAmount', input.mortgageAmount ?? 0);
  if (input.city !== undefined && (typeof input.city !== 'string' || input.city.length > 100))
    throw new MortgageInputError('city', 'city must be a text of at most 100 characters');
}

/**
 * Land transfer tax (or registration fees where there is none) of a purchase, before and after the relief of first-time
 * buyers and new builds. The sources stand beside the tables.
 */
export function landTransferTax(input: LandTransferTaxInput): LandTransferTax {
  checkInput(input);
  const { provincial = 0, municipal = 0, rebate = 0, warnings = [], rows } = taxOf(input);
  return {
    provincial: provincial / 100,
    municipal: municipal / 100,
    rebate: rebate / 100,
    total: (provincial + municipal - rebate) / 100,
    warnings,
    ...madeBy(rows),
  };
}
