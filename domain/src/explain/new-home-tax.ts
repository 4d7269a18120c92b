import { toCents } from '../mortgage/cents.js';
import { newHomeTax, rebatesOf, type NewHomeTax, type NewHomeTaxInput, type Rebate } from '../mortgage/new-home-tax.js';
import { rowOn } from '../mortgage/tables/dated.js';
import { GST, PROVINCIAL_TAX } from '../mortgage/tables/new-home-tax.js';
import { dollars, least, minus, over, percent, plus, times, type Expression, type Operand } from './expression.js';
import { entered, explanation, rowsOf, TO_CENT, type Explanation, type Line } from './explanation.js';
import type { LineName } from './words.js';

const PROVINCIAL = 'provincial sales tax on homes';

/** The price V, and both taxes with their rates: G of the federal part and Q of the provincial one. */
function taxLines(input: NewHomeTaxInput, { gst, provincialTax, tables }: NewHomeTax): Line[] {
  const { price, province, agreementDate } = input;
  const federal = rowOn('GST', GST, agreementDate, 'agreementDate').pct;
  const provincial = rowOn(PROVINCIAL, PROVINCIAL_TAX[province], agreementDate, 'agreementDate').pct;
  const share = (rate: string) => (input.newlyBuilt ? times('V', rate) : dollars(0));
  return [
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
  ];
}

/** GST, HST or QST on a new home, before its rebates. Throws MortgageInputError naming the field. */
export function explainNewHomeTax(input: NewHomeTaxInput): Explanation {
  const found = newHomeTax(input);
  return explanation('newHomeTax', [
    ...taxLines(input, found),
    { symbol: 'T', name: 'newHomeTax', value: found.total, unit: 'dollars', how: plus('G', 'Q'), rounding: TO_CENT },
  ]);
}

/** A share of the tax up to the most there is; between two prices it falls evenly, and from the higher one it is gone. */
function rebateHow({ row }: Rebate, price: number, tax: Operand): Expression {
  if (!row || price >= row.goneFrom) return dollars(0);
  const { pctOfTax, most, least: fewest, wholeUpTo, goneFrom } = row;
  if (price <= wholeUpTo) return least(times(percent(pctOfTax), tax), dollars(most));
  const falling = times(
    minus(dollars(most), dollars(fewest)),
    over(minus(dollars(goneFrom), 'V'), minus(dollars(goneFrom), dollars(wholeUpTo))),
  );
  return fewest > 0 ? plus(dollars(fewest), falling) : falling;
}

/** The rebates on a new home, of both taxes. Throws MortgageInputError naming the field. */
export function explainNewHomeRebate(input: NewHomeTaxInput): Explanation {
  const found = newHomeTax(input);
  const { gst, provincialTax, federalRebate, provincialRebate, totalRebate, tables } = found;
  const { federal, ordinary, wholeTax, isTemporary } = rebatesOf(input, toCents(gst), toCents(provincialTax));
  const rebate = (symbol: string, name: LineName, value: number, how: Expression, of: Rebate): Line => ({
    symbol,
    name,
    value,
    unit: 'dollars',
    how,
    rounding: TO_CENT,
    tables: rowsOf(tables, ...Object.keys(of.rows)),
  });
  return explanation('newHomeRebate', [
    ...taxLines(input, found),
    rebate('A', 'federalRebate', federalRebate, rebateHow(federal, input.price, 'G'), federal),
    ...(isTemporary
      ? [
          rebate(
            'W',
            'wholeTaxRelief',
            wholeTax.cents / 100,
            rebateHow(wholeTax, input.price, plus('G', 'Q')),
            wholeTax,
          ),
          rebate('B', 'provincialRebate', provincialRebate, minus('W', 'A'), { cents: 0, rows: {} }),
        ]
      : [rebate('B', 'provincialRebate', provincialRebate, rebateHow(ordinary, input.price, 'Q'), ordinary)]),
    { symbol: 'R', name: 'newHomeRebate', value: totalRebate, unit: 'dollars', how: plus('A', 'B'), rounding: TO_CENT },
  ]);
}
