import { newHomeTax, type NewHomeTaxInput } from '../mortgage/new-home-tax.js';
import { rowOn } from '../mortgage/tables/dated.js';
import { GST, PROVINCIAL_TAX } from '../mortgage/tables/new-home-tax.js';
import { dollars, plus, times } from './expression.js';
import { entered, explanation, rowsOf, TO_CENT, type Explanation } from './explanation.js';

const PROVINCIAL = 'provincial sales tax on homes';

/** GST, HST or QST on a new home, before its rebates. Throws MortgageInputError naming the field. */
export function explainNewHomeTax(input: NewHomeTaxInput): Explanation {
  const { gst, provincialTax, total, tables } = newHomeTax(input);
  const { price, province, agreementDate } = input;
  const federal = rowOn('GST', GST, agreementDate, 'agreementDate').pct;
  const provincial = rowOn(PROVINCIAL, PROVINCIAL_TAX[province], agreementDate, 'agreementDate').pct;
  const share = (rate: string) => (input.newlyBuilt ? times('V', rate) : dollars(0));
  return explanation('newHomeTax', [
    entered('V', 'price', price),
    { symbol: 'g', name: 'gstRate', value: federal, unit: 'percent', tables: rowsOf(tables, 'GST') },
    { symbol: 'G', name: 'gst', value: gst, unit: 'dollars', how: share('g'), rounding: TO_CENT },
    { symbol: 'p', name: 'provincialTaxRate', value: provincial, unit: 'percent', tables: rowsOf(tables, PROVINCIAL) },
    {
      symbol: 'Q',
      name: 'provincialSalesTax',
      value: provincialTax,
      unit: 'dollars',
      how: share('p'),
      rounding: TO_CENT,
    },
    { symbol: 'T', name: 'newHomeTax', value: total, unit: 'dollars', how: plus('G', 'Q'), rounding: TO_CENT },
  ]);
}
