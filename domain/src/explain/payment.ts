import { PAYMENTS_PER_YEAR } from '../mortgage/frequency.js';
import { insuranceOf, purchase, type PurchaseInput } from '../mortgage/purchase.js';
import { LEAST_RATE, payment, SHARE_OF_MONTHLY, type Frequency, type PaymentInput } from '../mortgage/payment.js';
import { COMPOUNDINGS_PER_YEAR, periodicRate } from '../mortgage/periodic-rate.js';
import { entered, explanation, TO_CENT, type Explanation, type Line } from './explanation.js';
import { minus, negative, over, plus, power, times, years, type Expression, type Operand } from './expression.js';
import { loanLines } from './insurance-premium.js';

type Loan = Pick<PaymentInput, 'annualRatePct' | 'amortizationYears' | 'compounding'>;

/** The rate of a month, i, from the yearly rate of the line `rate`, and the number of months, n. */
export function monthLines({ annualRatePct, amortizationYears, compounding }: Loan, rate: string): [Line, Line] {
  const perYear = COMPOUNDINGS_PER_YEAR[compounding];
  const growth = plus(1, over(rate, perYear));
  return [
    {
      symbol: 'i',
      name: 'monthlyRate',
      value: periodicRate({ annualRatePct, compounding, periodsPerYear: 12 }).periodicRate,
      unit: 'fraction',
      how: minus(power(growth, over(perYear, 12)), 1),
      rule: 'interestAct6',
    },
    {
      symbol: 'n',
      name: 'numberOfMonths',
      value: amortizationYears * 12,
      unit: 'months',
      how: times(years(amortizationYears), 12),
    },
  ];
}

const discount = (): Expression => minus(1, power(plus(1, 'i'), negative('n')));

/** What a loan costs a month, by i and n. */
export const monthlyOf = (principal: Operand, [rate]: readonly [Line, Line]): Expression =>
  rate.value < LEAST_RATE ? over(principal, 'n') : over(times(principal, 'i'), discount());

/** The loan that an amount a month pays, by i and n. */
export const loanOf = (monthly: Operand, [rate]: readonly [Line, Line]): Expression =>
  rate.value < LEAST_RATE ? times(monthly, 'n') : over(times(monthly, discount()), 'i');

/** None for a monthly payment: it is the whole. */
function shareLines(frequency: Frequency): Line[] {
  if (frequency === 'monthly') return [];
  const share = SHARE_OF_MONTHLY[frequency];
  const isAccelerated = frequency.startsWith('accelerated');
  const how = isAccelerated ? over(1, 1 / share) : over(12, PAYMENTS_PER_YEAR[frequency]);
  return [{ symbol: 's', name: 'shareOfMonthly', value: share, unit: 'fraction', how, rule: 'lendersConvention' }];
}

/** The lines of a regular payment after those of its principal, P. */
function paymentLines(input: PaymentInput): Line[] {
  const months = monthLines(input, 'r');
  const share = shareLines(input.frequency);
  const monthly = monthlyOf('P', months);
  return [
    entered('r', 'annualRate', input.annualRatePct, 'percent'),
    ...months,
    ...share,
    {
      symbol: 'A',
      name: 'payment',
      value: payment(input).payment,
      unit: 'dollars',
      how: share.length === 0 ? monthly : times('s', monthly),
      rounding: TO_CENT,
    },
  ];
}

/** The regular payment of a mortgage. Throws MortgageInputError naming the field. */
export function explainPayment(input: PaymentInput): Explanation {
  return explanation('payment', [entered('P', 'principal', input.principal), ...paymentLines(input)]);
}

/** The regular payment of a purchase: the mortgage follows from the price. Throws MortgageInputError. */
export function explainPurchasePayment(input: PurchaseInput): Explanation {
  const principal = purchase(input).totalMortgage;
  const loan = loanLines(insuranceOf(input));
  const owed: Line = { symbol: 'P', name: 'principal', value: principal, unit: 'dollars', how: plus('L', 'C') };
  return explanation('purchasePayment', [...loan, owed, ...paymentLines({ ...input, principal })]);
}
