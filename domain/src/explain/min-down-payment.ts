import { minDownPayment, sharesOf, type MinDownPaymentInput } from '../mortgage/min-down-payment.js';
import { RULES_AS_OF } from '../mortgage/provenance.js';
import { rowOn } from '../mortgage/tables/dated.js';
import { DOWN_PAYMENT } from '../mortgage/tables/down-payment.js';
import { entered, explanation, type Explanation } from './explanation.js';
import { dollars, percent, plus, times } from './expression.js';

/** The minimum down payment: a share of each part of the price. Throws MortgageInputError naming the field. */
export function explainMinDownPayment(input: MinDownPaymentInput): Explanation {
  const { minDownPayment: least, insurable, tables } = minDownPayment(input);
  const { price, units = 1, closingDate = RULES_AS_OF } = input;
  const row = rowOn('minimum down payment', DOWN_PAYMENT, closingDate, 'closingDate');
  const shares = sharesOf(price, units, insurable, row).filter(({ cents }) => cents > 0);
  const parts = shares.map(({ cents, pct }) => times(shares.length === 1 ? 'V' : dollars(cents / 100), percent(pct)));
  return explanation('minDownPayment', [
    entered('V', 'price', price),
    {
      symbol: 'D',
      name: 'minDownPayment',
      value: least,
      unit: 'dollars',
      how: plus(...parts),
      rounding: { way: 'up', decimals: 2 },
      tables,
    },
  ]);
}
