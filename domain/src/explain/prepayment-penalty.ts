import { checkOneOf } from '../mortgage/input-error.js';
import {
  prepaymentPenalty,
  type PrepaymentPenalty,
  type PrepaymentPenaltyInput,
} from '../mortgage/prepayment-penalty.js';
import { entered, explanation, TO_CENT, type Explanation, type Line } from './explanation.js';
import { dollars, greatest, minus, over, times, type Expression } from './expression.js';

/** The first less the second, and never less than nothing. */
const notBelowNone = (isBelow: boolean, more: string, less: string): Expression =>
  isBelow ? greatest(0, minus(more, less)) : minus(more, less);

/** The rate the lender compares with, c, as it was typed or by its parts. */
function comparisonLines(input: PrepaymentPenaltyInput, comparison: number): Line[] {
  const { method, postedRatePct = 0, discountPct = 0 } = input;
  if (method !== 'posted-rate') return [entered('c', 'comparisonRate', comparison, 'percent')];
  return [
    entered('p', 'postedRate', postedRatePct, 'percent'),
    entered('d', 'discount', discountPct, 'percent'),
    {
      symbol: 'c',
      name: 'comparisonRate',
      value: comparison,
      unit: 'percent',
      how: notBelowNone(discountPct > postedRatePct, 'p', 'd'),
      rule: 'fcacPenalties',
    },
  ];
}

function differentialLines(
  input: PrepaymentPenaltyInput,
  { comparisonRatePct: comparison, ird }: PrepaymentPenalty,
): Line[] {
  if (comparison === null) return [];
  const difference = notBelowNone(comparison > input.contractRatePct, 'r', 'c');
  return [
    ...comparisonLines(input, comparison),
    {
      symbol: 'I',
      name: 'interestDifferential',
      value: ird,
      unit: 'dollars',
      how: over(times('B', difference, 'm'), 12),
      rounding: TO_CENT,
      rule: 'fcacPenalties',
    },
  ];
}

function penaltyOf({ basis, comparisonRatePct }: PrepaymentPenalty): Expression {
  if (basis === 'none') return dollars(0);
  if (basis === 'interest-act' || comparisonRatePct === null) return { symbol: 'T' };
  return greatest('T', 'I');
}

/** Three months' interest, T, and where the rate is fixed the differential, I. */
function partsOf(input: PrepaymentPenaltyInput, found: PrepaymentPenalty): { three: Line[]; differential: Line[] } {
  return {
    three: [
      entered('B', 'balance', input.balance),
      entered('r', 'annualRate', input.contractRatePct, 'percent'),
      {
        symbol: 'T',
        name: 'threeMonthsInterest',
        value: found.threeMonthsInterest,
        unit: 'dollars',
        how: over(times('B', 'r', 3), 12),
        rounding: TO_CENT,
        rule: 'fcacPenalties',
      },
    ],
    differential: [
      { symbol: 'm', name: 'monthsLeft', value: found.monthsRemaining, unit: 'months' },
      ...differentialLines(input, found),
    ],
  };
}

/** The charge for leaving a mortgage early. Throws MortgageInputError naming the field. */
export function explainPrepaymentPenalty(input: PrepaymentPenaltyInput): Explanation {
  const found = prepaymentPenalty(input);
  const { three, differential } = partsOf(input, found);
  return explanation('prepaymentPenalty', [
    ...three,
    ...differential,
    {
      symbol: 'Z',
      name: 'prepaymentPenalty',
      value: found.penalty,
      unit: 'dollars',
      how: penaltyOf(found),
      rounding: TO_CENT,
      tables: found.tables,
    },
  ]);
}

/** The part of a penalty that every mortgage has. Throws MortgageInputError naming the field. */
export const explainThreeMonthsInterest = (input: PrepaymentPenaltyInput): Explanation =>
  explanation('threeMonthsInterest', partsOf(input, prepaymentPenalty(input)).three);

/** The part of a fixed rate, whether or not it is what is charged. Throws MortgageInputError naming the field. */
export function explainInterestDifferential(input: PrepaymentPenaltyInput): Explanation {
  checkOneOf('rateType', input.rateType, ['fixed']);
  const { three, differential } = partsOf(input, prepaymentPenalty(input));
  const given = three.filter(({ entered: isEntered }) => isEntered);
  return explanation('interestDifferential', [...given, ...differential]);
}
