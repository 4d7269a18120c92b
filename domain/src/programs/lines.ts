import { LIVED_IN, type Occupancy } from '../application/choices.js';
import { checkDate } from '../mortgage/input-error.js';
import { minDownPayment } from '../mortgage/min-down-payment.js';
import { isInForce, type InForce } from '../mortgage/tables/dated.js';

/** What may be bought with less than 20% down: by who lives there and how many homes the building has. */
interface HighRatioLine extends InForce {
  occupancies: readonly Occupancy[];
  mostUnits: number;
  /** Where the down payment is borrowed; none where no insurer takes that */
  mostUnitsBorrowed?: number;
}

/** Homes that an insurer takes over 80% of the price. What is not here needs 20% down. */
const HIGH_RATIO: readonly HighRatioLine[] = [
  // SOR/2012-281, SOR/2012-282: the borrower or close family lives in one unit; a borrowed down payment: sagen.ca, one and
  // two units
  {
    effectiveFrom: '2016-02-15',
    occupancies: LIVED_IN,
    mostUnits: 4,
    mostUnitsBorrowed: 2,
  },
  // CMHC Second Home; sagen.ca, Vacation/Secondary Homes, type A: one unit, 5% and 10%
  {
    effectiveFrom: '2024-12-15',
    occupancies: ['second_home'],
    mostUnits: 1,
  },
];

/** The most homes in a building that the law's and the insurers' tables cover. */
export const MOST_UNITS = 4;

/** What decides whether more than 80% of a home can be insured. */
export interface AskedHome {
  units: number;
  occupancy: Occupancy;
  /** The down payment is borrowed */
  borrowed?: boolean;
}

/**
 * The least down payment on a price, dollars, by who lives there and how many homes the building has, and whether more
 * than 80% can be insured. Source: the lines above; `minDownPayment`.
 */
export function leastDown(
  price: number,
  { units, occupancy, borrowed = false }: AskedHome,
  closingDate: string,
): { minDownPayment: number; insurable: boolean } {
  checkDate('closingDate', closingDate);
  const isTaken = HIGH_RATIO.some(
    ({ mostUnits, mostUnitsBorrowed = 0, ...line }) =>
      line.occupancies.includes(occupancy) &&
      units <= (borrowed ? mostUnitsBorrowed : mostUnits) &&
      isInForce(line, closingDate),
  );
  return minDownPayment({ price, ownerOccupied: isTaken, units: Math.min(units, MOST_UNITS), closingDate });
}
