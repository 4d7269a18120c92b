import { toCents } from '../mortgage/cents.js';
import { newHomeTax, rebatesOf, type NewHomeTax, type NewHomeTaxInput, type Rebate } from '../mortgage/new-home-tax.js';
import { rowOn } from '../mortgage/tables/dated.js';
import { GST, PROVINCIAL_TAX } from '../mortgage/tables/new-home-tax.js';
import { dollars, least, minus, over, percent, plus, times, type Expression, type Operand } from './expression.js';
import { entered, explanation, rowsOf, TO_CENT, type Explanation, type Line } from './explanation.js';
import type { LineName } from './words.js';

const PROVINCIAL = 'provincial sales tax on homes';

/** GST, or the federal part of the HST, G. */
function federalTax(input: NewHomeTaxInput, { gst, tables }: NewHomeTax): Line[] {
  const { pct } = rowOn('GST', GST, input.agreementDate, 'agreementDate');
  return [
    { symbol: 'g', name: 'gstRate', value: pct, unit: 'percent', tables: rowsOf(tables, 'GST') },
    { symbol: 'G', name: 'gst', value: gst, unit: 'dollars', how: taxed(input, 'g'), rounding: TO_CENT },
  ];
}

/** The provincial part of the HST, or the QST, Q. */
function provincialTax(input: NewHomeTaxInput, { provincialTax: value, tables }: NewHomeTax): Line[] {
  const { pct } = rowOn(PROVINCIAL, PROVINCIAL_TAX[input.province], input.agreementDate, 'agreementDate');
  return [
    { symbol: 'p', name: 'provincialTaxRate', value: pct, unit: 'percent', tables: rowsOf(tables, PROVINCIAL) },
    { symbol: 'Q', name: 'provincialSalesTax', value, unit: 'dollars', how: taxed(input, 'p'), rounding: TO_CENT },
  ];
}

const taxed = ({ newlyBuilt }: NewHomeTaxInput, rate: string): Expression =>
  newlyBuilt ? times('V', rate) : dollars(0);

const priceLine = ({ price }: NewHomeTaxInput): Line => entered('V', 'price', price);

/** GST, HST or QST on a new home, before its rebates. Throws MortgageInputError naming the field. */
export function explainNewHomeTax(input: NewHomeTaxInput): Explanation {
  const found = newHomeTax(input);
  return explanation('newHomeTax', [
    priceLine(input),
    ...federalTax(input, found),
    ...provincialTax(input, found),
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

interface Parts {
  found: NewHomeTax;
  federalTax: Line[];
  provincialTax: Line[];
  federalRebate: Line;
  provincialRebate: Line[];
  /** The provincial rebate is what a relief of both taxes leaves beside the federal one */
  isTemporary: boolean;
}

/** Both taxes on a new home and what comes back of each. */
function partsOf(input: NewHomeTaxInput): Parts {
  const found = newHomeTax(input);
  const { gst, provincialTax: tax, tables } = found;
  const { federal, ordinary, wholeTax, isTemporary } = rebatesOf(input, toCents(gst), toCents(tax));
  const rebate = (symbol: string, name: LineName, value: number, how: Expression, of?: Rebate): Line => ({
    symbol,
    name,
    value,
    unit: 'dollars',
    how,
    rounding: TO_CENT,
    tables: rowsOf(tables, ...Object.keys(of?.rows ?? {})),
  });
  const { price } = input;
  const relief = rebateHow(wholeTax, price, plus('G', 'Q'));
  return {
    found,
    federalTax: federalTax(input, found),
    provincialTax: provincialTax(input, found),
    federalRebate: rebate('A', 'federalRebate', found.federalRebate, rebateHow(federal, price, 'G'), federal),
    provincialRebate: isTemporary
      ? [
          rebate('W', 'wholeTaxRelief', wholeTax.cents / 100, relief, wholeTax),
          rebate('B', 'provincialRebate', found.provincialRebate, minus('W', 'A')),
        ]
      : [rebate('B', 'provincialRebate', found.provincialRebate, rebateHow(ordinary, price, 'Q'), ordinary)],
    isTemporary,
  };
}

/** The rebates on a new home, of both taxes. Throws MortgageInputError naming the field. */
export function explainNewHomeRebate(input: NewHomeTaxInput): Explanation {
  const parts = partsOf(input);
  const value = parts.found.totalRebate;
  return explanation('newHomeRebate', [
    priceLine(input),
    ...parts.federalTax,
    ...parts.provincialTax,
    parts.federalRebate,
    ...parts.provincialRebate,
    { symbol: 'R', name: 'newHomeRebate', value, unit: 'dollars', how: plus('A', 'B'), rounding: TO_CENT },
  ]);
}

/** What comes back of the GST, or of the federal part of the HST. Throws MortgageInputError naming the field. */
export function explainFederalRebate(input: NewHomeTaxInput): Explanation {
  const parts = partsOf(input);
  return explanation('federalRebate', [priceLine(input), ...parts.federalTax, parts.federalRebate]);
}

/** What comes back of the provincial part of the HST, or of the QST. Throws MortgageInputError naming the field. */
export function explainProvincialRebate(input: NewHomeTaxInput): Explanation {
  const { federalTax: ofGst, provincialTax: tax, federalRebate, provincialRebate, isTemporary } = partsOf(input);
  const above = isTemporary ? [...ofGst, ...tax, federalRebate] : tax;
  return explanation('provincialRebate', [priceLine(input), ...above, ...provincialRebate]);
}
