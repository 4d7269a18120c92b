import { helocMax, refinanceMax, type HelocMaxInput, type RefinanceMaxInput } from '../mortgage/equity.js';
import { RULES_AS_OF } from '../mortgage/provenance.js';
import { rowOn } from '../mortgage/tables/dated.js';
import { LOAN_TO_VALUE, type LoanToValueRow } from '../mortgage/tables/lending.js';
import { DOWN_TO_CENT, entered, explanation, type Explanation } from './explanation.js';
import { greatest, least, minus, times } from './expression.js';

const limitsOn = (date = RULES_AS_OF): LoanToValueRow => rowOn('loan-to-value limits', LOAN_TO_VALUE, date, 'date');

/** The most a home can be refinanced to. Throws MortgageInputError naming the field. */
export function explainRefinanceLimit(input: RefinanceMaxInput): Explanation {
  const { maxTotalMortgage, tables } = refinanceMax(input);
  return explanation('refinanceLimit', [
    entered('V', 'homeValue', input.value),
    { symbol: 'x', name: 'refinanceShare', value: limitsOn(input.date).refinancePct, unit: 'percent', tables },
    {
      symbol: 'M',
      name: 'refinanceLimit',
      value: maxTotalMortgage,
      unit: 'dollars',
      how: times('V', 'x'),
      rounding: DOWN_TO_CENT,
    },
  ]);
}

/** The largest line of credit beside a mortgage. Throws MortgageInputError naming the field. */
export function explainCreditLine(input: HelocMaxInput): Explanation {
  const { maxHelocWithMortgage: value, tables } = helocMax(input);
  const { revolvingPct, combinedPct } = limitsOn(input.date);
  const byBoth = least(times('V', 'x'), minus(times('V', 'y'), 'L'));
  return explanation('creditLine', [
    entered('V', 'homeValue', input.value),
    entered('L', 'principal', input.mortgageBalance),
    { symbol: 'x', name: 'revolvingShare', value: revolvingPct, unit: 'percent', tables },
    { symbol: 'y', name: 'combinedShare', value: combinedPct, unit: 'percent', tables },
    {
      symbol: 'H',
      name: 'creditLine',
      value,
      unit: 'dollars',
      how: value === 0 ? greatest(0, byBoth) : byBoth,
      rounding: DOWN_TO_CENT,
    },
  ]);
}
