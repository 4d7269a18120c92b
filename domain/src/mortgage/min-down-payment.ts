import { ceilShares, toCents } from './cents.js';
import { checkAmount, checkDate, checkFlag, checkWhole } from './input-error.js';
import { madeBy, RULES_AS_OF, type Provenance } from './provenance.js';
import { rowOn } from './tables/dated.js';
import { DOWN_PAYMENT, type DownPaymentRow } from './tables/down-payment.js';

export interface MinDownPaymentInput {
  /** Dollars */
  price: number;
  ownerOccupied: boolean;
  /** Homes in the building, 1 to 4; 1 unless given */
  units?: number;
  /** ISO date; the day of the rules where there is none */
  closingDate?: string;
}

/** A part of the price and the share of it that is paid down. */
export interface PriceShare {
  /** Whole cents */
  cents: number;
  pct: number;
}

export interface MinDownPayment extends Provenance {
  minDownPayment: number;
  /** Whether a mortgage over 80% of the price can be insured */
  insurable: boolean;
}

/** The largest number of units that counts as a one- or two-unit home. */
const FEW_UNITS = 2;
const MOST_UNITS = 4;

/**
 * The minimum down payment, rounded up to the cent so that an insurer accepts it. An insurable home needs a share of
 * the first part of the price and a larger share of the rest, or one share of it all with 3 or 4 units. A rental, or a
 * price that cannot be insured, needs the uninsured share. Source: Finance Canada; Sagen for 3 and 4 units.
 */
export function minDownPayment(input: MinDownPaymentInput): MinDownPayment {
  const { price, ownerOccupied, units = 1, closingDate = RULES_AS_OF } = input;
  checkAmount('price', price);
  checkFlag('ownerOccupied', ownerOccupied);
  checkWhole('units', units, 1, MOST_UNITS);
  checkDate('closingDate', closingDate);
  const row = rowOn('minimum down payment', DOWN_PAYMENT, closingDate, 'closingDate');
  const insurable = ownerOccupied && toCents(price) < toCents(row.uninsurableFrom);
  return {
    minDownPayment: ceilShares(...sharesOf(price, units, insurable, row)) / 100,
    insurable,
    ...madeBy({ 'minimum down payment': row }),
  };
}

/** The parts of a price and the share of each that is paid down, by a row of the table. */
export function sharesOf(price: number, units: number, insurable: boolean, row: DownPaymentRow): PriceShare[] {
  const cents = toCents(price);
  if (!insurable) return [{ cents, pct: row.uninsuredPct }];
  if (units > FEW_UNITS) return [{ cents, pct: row.multiUnitPct }];
  const first = Math.min(cents, toCents(row.firstPart));
  return [
    { cents: first, pct: row.firstPct },
    { cents: cents - first, pct: row.restPct },
  ];
}
