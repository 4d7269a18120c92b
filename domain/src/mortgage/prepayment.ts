import { amortize, type AmortizeInput } from './amortize.js';
import { roundTo, toCents } from './cents.js';
import { PAYMENTS_PER_YEAR } from './frequency.js';
import { checkYears, MortgageInputError } from './input-error.js';
import { madeBy, type Provenance } from './provenance.js';
import { paymentsMade, sumOf } from './schedule.js';

export interface PrepaymentInput extends AmortizeInput {
  /** Years the figures of the term are for; at most the amortization */
  termYears: number;
}

export interface Prepayment extends Provenance {
  payment: number;
  interestOverTerm: number;
  balanceAtTermEnd: number;
  principalPaidIncludingLumps: number;
  totalInterest: number;
  numberOfPayments: number;
  /** Against the same mortgage without prepayments, at the same rate to its end */
  interestSaved: number;
  paymentsSaved: number;
  yearsSaved: number;
}

/**
 * What lump sums and increased payments do over the term and to the end. Lump sums land before the payment they name
 * (rules.md, Interest). Throws MortgageInputError naming the field.
 */
export function prepayment(input: PrepaymentInput): Prepayment {
  const { payment, rows } = amortize(input);
  checkYears('termYears', input.termYears);
  if (!(input.termYears <= input.amortizationYears))
    throw new MortgageInputError('termYears', {
      code: 'termOverAmortization',
      amortizationYears: input.amortizationYears,
    });
  const without = amortize({ ...input, lumpSums: [], paymentIncreases: [] }).rows;
  const periodsPerYear = PAYMENTS_PER_YEAR[input.frequency];
  const term = rows.slice(0, Math.round(input.termYears * periodsPerYear));
  const balanceAtTermEnd = term.at(-1)?.balance ?? input.principal;
  const totalInterest = sumOf(rows, 'interest');
  const paymentsSaved = paymentsMade(without) - paymentsMade(rows);
  return {
    payment,
    interestOverTerm: sumOf(term, 'interest'),
    balanceAtTermEnd,
    principalPaidIncludingLumps: (toCents(input.principal) - toCents(balanceAtTermEnd)) / 100,
    totalInterest,
    numberOfPayments: paymentsMade(rows),
    interestSaved: (toCents(sumOf(without, 'interest')) - toCents(totalInterest)) / 100,
    paymentsSaved,
    yearsSaved: roundTo(2, paymentsSaved / periodsPerYear),
    ...madeBy(),
  };
}
