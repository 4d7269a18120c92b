import { roundTo, toCents } from '../mortgage/cents.js';
import {
  insurancePremium,
  isWithin,
  longestInsured,
  premiumOn,
  type InsurancePremium,
  type InsurancePremiumInput,
} from '../mortgage/insurance-premium.js';
import { rowOn } from '../mortgage/tables/dated.js';
import { PREMIUMS } from '../mortgage/tables/insurance.js';
import { PREMIUM_TAX } from '../mortgage/tables/premium-tax.js';
import { entered, explanation, rowsOf, TO_CENT, type Explanation, type Line } from './explanation.js';
import { minus, over, percent, plus, times, type Expression } from './expression.js';

const PREMIUM_TABLE = 'insurance premiums';
const TAX_TABLE = 'sales tax on premiums';

/** The band of the table that a loan falls in, in percent of the price. */
function bandOf(price: number, baseLoan: number, closingDate: string): NonNullable<Line['band']> {
  const table = rowOn(PREMIUM_TABLE, PREMIUMS, closingDate, 'closingDate');
  const ends = table.bands.map(({ ltvUpToPct }) => ltvUpToPct);
  const index = ends.findIndex((pct) => isWithin(toCents(baseLoan), toCents(price), pct));
  return { over: ends[index - 1] ?? 0, upTo: ends[index] ?? 100 };
}

/** The rate of the band, and what a longer amortization adds to it. */
function rateOf(input: InsurancePremiumInput, { baseLoan, premiumRatePct, tables }: InsurancePremium): Line {
  const { price, closingDate, amortizationYears, nonTraditionalDownPayment } = input;
  const loan = { loan: baseLoan, value: price, date: closingDate };
  const name = premiumRatePct === 0 ? 'noPremium' : 'premiumRate';
  const line = { symbol: 'q', name, value: premiumRatePct, unit: 'percent' } as const;
  const ofBands = rowsOf(tables, PREMIUM_TABLE);
  if (premiumRatePct === 0) return { ...line, tables: ofBands };
  const common = Math.min(amortizationYears, longestInsured(false, closingDate));
  const { premiumRatePct: ofBand } = premiumOn({ ...loan, amortizationYears: common, nonTraditionalDownPayment });
  const surcharge = roundTo(4, premiumRatePct - ofBand);
  const band = bandOf(price, baseLoan, closingDate);
  if (surcharge === 0) return { ...line, band, tables: ofBands };
  const how: Expression = plus(percent(ofBand), percent(surcharge));
  return { ...line, how, band, tables: rowsOf(tables, PREMIUM_TABLE, 'insured amortization') };
}

/** Price V, down payment D, loan L, its share v of the price, the rate q and the premium C. */
export function loanLines(input: InsurancePremiumInput): Line[] {
  const result = insurancePremium(input);
  return [
    entered('V', 'price', input.price),
    entered('D', 'downPayment', input.downPayment),
    { symbol: 'L', name: 'baseLoan', value: result.baseLoan, unit: 'dollars', how: minus('V', 'D') },
    {
      symbol: 'v',
      name: 'loanToValue',
      value: result.ltvPct,
      unit: 'percent',
      how: over('L', 'V'),
      rounding: { way: 'nearest', decimals: 4 },
    },
    rateOf(input, result),
    {
      symbol: 'C',
      name: 'premium',
      value: result.premium,
      unit: 'dollars',
      how: times('L', 'q'),
      rounding: TO_CENT,
    },
  ];
}

/** The premium of default insurance. Throws MortgageInputError naming the field. */
export const explainInsurancePremium = (input: InsurancePremiumInput): Explanation =>
  explanation('insurancePremium', loanLines(input));

/** A mortgage with its premium, P, after the lines of both. */
export const owedLine = (principal: number): Line => ({
  symbol: 'P',
  name: 'principal',
  value: principal,
  unit: 'dollars',
  how: plus('L', 'C'),
});

/** The mortgage with its premium. Throws MortgageInputError naming the field. */
export const explainTotalMortgage = (input: InsurancePremiumInput): Explanation =>
  explanation('totalMortgage', [...loanLines(input), owedLine(insurancePremium(input).totalMortgage)]);

/** The sales tax on the premium. Throws MortgageInputError naming the field. */
export function explainPremiumTax(input: InsurancePremiumInput): Explanation {
  const { premiumSalesTax, tables } = insurancePremium(input);
  const { pct } = rowOn(TAX_TABLE, PREMIUM_TAX[input.province], input.closingDate, 'closingDate');
  return explanation('premiumTax', [
    ...loanLines(input),
    { symbol: 't', name: 'taxRate', value: pct, unit: 'percent', tables: rowsOf(tables, TAX_TABLE) },
    {
      symbol: 'T',
      name: 'premiumTax',
      value: premiumSalesTax,
      unit: 'dollars',
      how: times('C', 't'),
      rounding: TO_CENT,
    },
  ]);
}
