import { roundToCent } from '../mortgage/cents.js';
import { taxOf } from '../mortgage/land-transfer-places.js';
import { landTransferTax, type LandTransferTax, type LandTransferTaxInput } from '../mortgage/land-transfer-tax.js';
import { inBands, type Scale } from '../mortgage/place-tax.js';
import { entered, explanation, rowsOf, TO_CENT, type Explanation, type Line } from './explanation.js';
import { dollars, minus, percent, plus, times, type Expression } from './expression.js';

const LETTERS = { provincial: 'S', municipal: 'M' } as const;

/** Each part of the price at its rate; one rate on the whole of it needs no parts. */
function inParts(price: number, { bands }: Scale): Expression {
  const parts = inBands(price, bands).filter(({ amount }) => amount > 0);
  const [whole] = parts;
  if (parts.length === 1 && whole) return times('V', percent(whole.pct));
  return plus(...parts.map(({ amount, pct }) => times(dollars(amount), percent(pct))));
}

const scaleLine = (price: number, scale: Scale, result: LandTransferTax): Line => ({
  symbol: LETTERS[scale.of],
  name: scale.of === 'provincial' ? 'provincialTax' : 'municipalTax',
  value: result[scale.of],
  unit: 'dollars',
  how: inParts(price, scale),
  rounding: TO_CENT,
  tables: rowsOf(result.tables, ...scale.tables),
});

/** Where there is no tax: what registering the title and the mortgage costs, by the steps of the table. */
function feeLines(input: LandTransferTaxInput, { provincial, tables }: LandTransferTax): Line[] {
  const { provincial: ofTitle } = landTransferTax({ ...input, mortgageAmount: 0 });
  const title: Line = { symbol: 'F', name: 'feeOfTitle', value: ofTitle, unit: 'dollars', tables };
  if (!input.mortgageAmount) return [title];
  const value = roundToCent(provincial - ofTitle);
  return [
    title,
    entered('H', 'mortgageAmount', input.mortgageAmount),
    { symbol: 'G', name: 'feeOfMortgage', value, unit: 'dollars', tables },
  ];
}

/** Land transfer tax, or the fees where there is none. Throws MortgageInputError naming the field. */
export function explainLandTransferTax(input: LandTransferTaxInput): Explanation {
  const result = landTransferTax(input);
  const scales = (taxOf(input).scales ?? []).filter(({ bands }) => bands.length > 0);
  const charged =
    scales.length > 0 ? scales.map((scale) => scaleLine(input.price, scale, result)) : feeLines(input, result);
  const relief: Line[] =
    result.rebate > 0
      ? [{ symbol: 'R', name: 'relief', value: result.rebate, unit: 'dollars', tables: result.tables }]
      : [];
  const due = plus(...charged.filter(({ entered: isEntered }) => !isEntered).map(({ symbol }) => symbol));
  return explanation('landTransferTax', [
    entered('V', 'price', input.price),
    ...charged,
    ...relief,
    {
      symbol: 'T',
      name: 'landTransferTax',
      value: result.total,
      unit: 'dollars',
      how: relief.length > 0 ? minus(due, 'R') : due,
      rounding: TO_CENT,
    },
  ]);
}
