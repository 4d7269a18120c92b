import { PAYMENTS_PER_YEAR } from '../mortgage/frequency.js';
import { insuranceOf, purchase, type PurchaseInput } from '../mortgage/purchase.js';
import { LEAST_RATE, payment, SHARE_OF_MONTHLY, type Frequency, type PaymentInput } from '../mortgage/payment.js';
import { COMPOUNDINGS_PER_YEAR, periodicRate } from '../mortgage/periodic-rate.js';
import { entered, explanation, TO_CENT, type Explanation, type Line } from './explanation.js';
import { minus, negative, over, plus, power, times, years, type Expression, type Operand } from './expression.js';
import { loanLines, owedLine } from './insurance-premium.js';

type Loan = Pick<PaymentInput, 'annualRatePct' | 'amortizationYears' | 'compounding'>;

/** The rate of a month from the yearly rate of the line `rate`, and the number of months; by the letters i and n. */
export function monthLines(
  { annualRatePct, amortizationYears, compounding }: Loan,
  rate: string,
  [ofMonth, ofMonths]: readonly [string, string] = ['i', 'n'],
): [Line, Line] {
  const perYear = COMPOUNDINGS_PER_YEAR[compounding];
  const growth = plus(1, over(rate, perYear));
  return [
    {
      symbol: ofMonth,
      name: 'monthlyRate',
      value: periodicRate({ annualRatePct, compounding, periodsPerYear: 12 }).periodicRate,
      unit: 'fraction',
      how: minus(power(growth, over(perYear, 12)), 1),
      rule: 'interestAct6',
    },
    {
      symbol: ofMonths,
      name: 'numberOfMonths',
      value: amortizationYears * 12,
      unit: 'months',
      how: times(years(amortizationYears), 12),
    },
  ];
}

type Months = readonly [Line, Line];

const discount = ([rate, months]: Months): Expression => minus(1, power(plus(1, rate.symbol), negative(months.symbol)));

/** What a loan costs a month, by the rate of a month and the number of months. */
export const monthlyOf = (principal: Operand, months: Months): Expression => {
  const [rate, count] = months;
  if (rate.value < LEAST_RATE) return over(principal, count.symbol);
  return over(times(principal, rate.symbol), discount(months));
};

/** The loan that an amount a month pays, by the same two. */
export const loanOf = (monthly: Operand, months: Months): Expression => {
  const [rate, count] = months;
  if (rate.value < LEAST_RATE) return times(monthly, count.symbol);
  return over(times(monthly, discount(months)), rate.symbol);
};

/** Each payment's share of a monthly one, s; none for a monthly payment: it is the whole. */
export function shareLines(frequency: Frequency): Line[] {
  if (frequency === 'monthly') return [];
  const share = SHARE_OF_MONTHLY[frequency];
  const isAccelerated = frequency.startsWith('accelerated');
  const how = isAccelerated ? over(1, 1 / share) : over(12, PAYMENTS_PER_YEAR[frequency]);
  return [{ symbol: 's', name: 'shareOfMonthly', value: share, unit: 'fraction', how, rule: 'lendersConvention' }];
}

/** A share of what a loan costs a month; the whole where there is none. */
export const sharedOf = (monthly: Expression, share: readonly Line[]): Expression =>
  share.length === 0 ? monthly : times(...share.map(({ symbol }) => symbol), monthly);

/** The lines of a regular payment after those of its principal, P. */
export function paymentLines(input: PaymentInput): Line[] {
  const months = monthLines(input, 'r');
  const share = shareLines(input.frequency);
  return [
    entered('r', 'annualRate', input.annualRatePct, 'percent'),
    ...months,
    ...share,
    {
      symbol: 'A',
      name: 'payment',
      value: payment(input).payment,
      unit: 'dollars',
      how: sharedOf(monthlyOf('P', months), share),
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
  return explanation('purchasePayment', [...loan, owedLine(principal), ...paymentLines({ ...input, principal })]);
}
