import { percentOf, toCents } from './cents.js';
import { checkAmount, checkDate, checkFlag } from './input-error.js';
import { madeBy, RULES_AS_OF, type Provenance } from './provenance.js';
import { rowOn } from './tables/dated.js';
import { DOWN_PAYMENT } from './tables/down-payment.js';

export interface MinDownPaymentInput {
  /** Dollars */
  price: number;
  ownerOccupied: boolean;
  /** ISO date; the day of the rules where there is none */
  closingDate?: string;
}

export interface MinDownPayment extends Provenance {
  minDownPayment: number;
  /** Whether a mortgage over 80% of the price can be insured */
  insurable: boolean;
}

/**
 * The least down payment of a home: a share of the first part of the price and a greater one of the rest; the
 * uninsured share where the price is too high to be insured or the owner does not live there. Source: Finance Canada.
 */
export function minDownPayment(input: MinDownPaymentInput): MinDownPayment {
  const { price, ownerOccupied, closingDate = RULES_AS_OF } = input;
  checkAmount('price', price);
  checkFlag('ownerOccupied', ownerOccupied);
  checkDate('closingDate', closingDate);
  const row = rowOn('minimum down payment', DOWN_PAYMENT, closingDate, 'closingDate');
  const insurable = ownerOccupied && price < row.uninsurableFrom;
  const first = Math.min(price, row.firstPart);
  const cents = insurable
    ? percentOf(toCents(first), row.firstPct) + percentOf(toCents(price - first), row.restPct)
    : percentOf(toCents(price), row.uninsuredPct);
  return { minDownPayment: cents / 100, insurable, ...madeBy({ 'minimum down payment': row }) };
}
