import { amortize } from '../mortgage/amortize.js';
import { toCents } from '../mortgage/cents.js';
import { PAYMENTS_PER_YEAR } from '../mortgage/frequency.js';
import { payThrough, type Stretch } from '../mortgage/pay-down.js';
import { prepayment, type PrepaymentInput } from '../mortgage/prepayment.js';
import { renewal, waysOf, type RenewalInput, type Way } from '../mortgage/renewal.js';
import { sumOf } from '../mortgage/schedule.js';
import { entered, explanation, TO_CENT, type Explanation, type Line } from './explanation.js';
import { minus, over, plus, times, years, type Expression } from './expression.js';
import { monthLines, monthlyOf, paymentLines, sharedOf, shareLines } from './payment.js';

const TO_WHOLE = { way: 'nearest', decimals: 0 } as const;

/** How many payments there are in a time, by its letter. */
const countLine = (symbol: string, value: number, how: Expression): Line => ({
  symbol,
  name: 'numberOfPayments',
  value,
  unit: 'number',
  how,
  rounding: TO_WHOLE,
});

interface Paid {
  /** Dollars */
  paid: number;
  balance: number;
  interest: number;
  /** What regular payments come to, dollars, with the formula that says so */
  regular: { amount: number; how: Expression };
}

/** What was paid, W, what is still owed, E, and the interest, J: what was paid and did not come off the balance, by its letter. */
const interestLines = (owed: string, { paid, balance, interest, regular }: Paid): Line[] => [
  {
    symbol: 'W',
    name: 'paidInAll',
    value: paid,
    unit: 'dollars',
    // a last payment is smaller, and a prepayment is more
    ...(toCents(regular.amount) === toCents(paid)
      ? { how: regular.how, rounding: TO_CENT }
      : ({ rule: 'eachPayment' } as const)),
  },
  { symbol: 'E', name: 'balanceThen', value: balance, unit: 'dollars', rule: 'eachPayment' },
  {
    symbol: 'J',
    name: 'interest',
    value: interest,
    unit: 'dollars',
    how: minus('W', minus(owed, 'E')),
    rounding: TO_CENT,
  },
];

/** Interest over the term, with prepayments where there are any. Throws MortgageInputError naming the field. */
export function explainInterestOverTerm(input: PrepaymentInput): Explanation {
  const { interestOverTerm: interest, balanceAtTermEnd: balance, payment } = prepayment(input);
  const perYear = PAYMENTS_PER_YEAR[input.frequency];
  const count = Math.round(input.termYears * perYear);
  const { rows } = amortize(input);
  const term = rows.slice(0, count);
  const paid = (toCents(sumOf(term, 'payment')) + toCents(sumOf(term, 'lumpSum'))) / 100;
  const regular = { amount: payment * count, how: times('N', 'A') };
  return explanation('interestOverTerm', [
    entered('P', 'principal', input.principal),
    ...paymentLines(input),
    countLine('N', count, times(years(input.termYears), perYear)),
    ...interestLines('P', { paid, balance, interest, regular }),
  ]);
}

/** The letters of a rate's lines. */
const FIRST = { owed: 'B', rate: 'r', month: 'i', months: 'n', payment: 'A', count: 'N' } as const;
const AFTER = { owed: 'L', rate: 'q', month: 'j', months: 'm', payment: 'D', count: 'M' } as const;

interface Part extends Omit<Stretch, 'payments'> {
  letters: typeof FIRST | typeof AFTER;
  amortizationYears: number;
  payment: number;
  count: Line;
}

/** One rate, the payment it makes of what is owed, and how many of them. */
function partLines({ letters, payment, count, ...loan }: Part, share: readonly Line[]): Line[] {
  const months = monthLines(loan, letters.rate, [letters.month, letters.months]);
  const name = letters === FIRST ? 'annualRate' : 'rateAfterTerm';
  return [
    entered(letters.rate, name, loan.annualRatePct, 'percent'),
    ...months,
    {
      symbol: letters.payment,
      name: 'payment',
      value: payment,
      unit: 'dollars',
      how: sharedOf(monthlyOf(letters.owed, months), share),
      rounding: TO_CENT,
    },
    count,
  ];
}

/** The interest of one way through the months compared: at one rate, or at another once a term is over. */
function wayLines({ loan, stretches, months }: Way, horizonMonths: number, interest: number): Line[] {
  const { amortizationYears, frequency } = loan;
  const perYear = PAYMENTS_PER_YEAR[frequency];
  const [first, after] = stretches;
  if (!first) throw new Error('a way has a first rate');
  const share = shareLines(frequency);
  const { payments, balance } = payThrough(loan, stretches);
  const [payment = 0, later = 0] = payments;
  const countIn = (all: number): Expression => over(times(all, perYear), 12);
  const count = countLine('N', first.payments, countIn(after ? months : horizonMonths));
  const lines = [
    entered('B', 'balance', loan.balance),
    ...share,
    ...partLines({ ...first, letters: FIRST, amortizationYears, payment, count }, share),
  ];
  const paid = (toCents(loan.balance) - balance + toCents(interest)) / 100;
  const end = { paid, balance: balance / 100, interest };
  if (!after) {
    const regular = { amount: payment * first.payments, how: times('N', 'A') };
    return [...lines, ...interestLines('B', { ...end, regular })];
  }
  const part = {
    ...after,
    letters: AFTER,
    amortizationYears: Math.max(amortizationYears - first.payments / perYear, 1 / perYear),
    payment: later,
    count: countLine('M', after.payments, minus(countIn(horizonMonths), 'N')),
  };
  const regular = {
    amount: payment * first.payments + later * after.payments,
    how: plus(times('N', 'A'), times('M', 'D')),
  };
  const owed = payThrough(loan, [first]).balance / 100;
  return [
    ...lines,
    { symbol: 'L', name: 'balanceAtChange', value: owed, unit: 'dollars', rule: 'eachPayment' },
    ...partLines(part, share),
    ...interestLines('B', { ...end, regular }),
  ];
}

/** The interest of staying, over the months compared. Throws MortgageInputError naming the field. */
export function explainStayInterest(input: RenewalInput): Explanation {
  const { stayInterest } = renewal(input);
  const { stay, horizonMonths } = waysOf(input);
  return explanation('stayInterest', wayLines(stay, horizonMonths, stayInterest));
}

/** The interest of the new mortgage, over the months compared. Throws MortgageInputError naming the field. */
export function explainNewInterest(input: RenewalInput): Explanation {
  const { newInterest } = renewal(input);
  const { move, horizonMonths } = waysOf(input);
  return explanation('newInterest', wayLines(move, horizonMonths, newInterest));
}
