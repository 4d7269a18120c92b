import {
  annualPercentageRate,
  averageOwed,
  type AnnualPercentageRateInput,
} from '../mortgage/annual-percentage-rate.js';
import { entered, explanation, type Explanation } from './explanation.js';
import { over, plus, times } from './expression.js';

/** The yearly cost with fees. Throws MortgageInputError naming the field. */
export function explainAnnualPercentageRate(input: AnnualPercentageRateInput): Explanation {
  const { aprPct } = annualPercentageRate(input);
  const { averagePrincipal, months } = averageOwed(input);
  return explanation('annualPercentageRate', [
    entered('P', 'principal', input.principal),
    entered('r', 'annualRate', input.annualRatePct, 'percent'),
    entered('F', 'fees', input.fees),
    { symbol: 'm', name: 'termMonths', value: months, unit: 'months' },
    { symbol: 'A', name: 'averageOwed', value: averagePrincipal, unit: 'dollars', rule: 'costOfBorrowing' },
    {
      symbol: 'K',
      name: 'annualPercentageRate',
      value: aprPct,
      unit: 'percent',
      how: plus('r', over('F', times('A', over('m', 12)))),
      rounding: { way: 'nearest', decimals: 4 },
      rule: 'costOfBorrowing',
    },
  ]);
}
