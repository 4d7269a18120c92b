import { PAYMENTS_PER_YEAR } from '../mortgage/frequency.js';
import { checkOneOf } from '../mortgage/input-error.js';
import { paymentsIn } from '../mortgage/pay-down.js';
import { COMPOUNDINGS_PER_YEAR } from '../mortgage/periodic-rate.js';
import { rateRise, RISES, type RateRiseInput } from '../mortgage/rate-rise.js';
import { entered, explanation, TO_CENT, type Explanation, type Line } from './explanation.js';
import { dollars, minus, over, plus, power, times } from './expression.js';
import { monthLines, monthlyOf, sharedOf, shareLines } from './payment.js';

/** A mortgage and how many points its rate is higher: 0, 1, 2 or 3. */
export interface RisenInput extends RateRiseInput {
  rise: number;
}

/** The payment made now, A, as it was entered or by the rate of the line `rate`. */
function paymentNow(input: RateRiseInput, value: number, ratePct: number, rate: string): Line[] {
  const line = { symbol: 'A', name: 'paymentNow', value, unit: 'dollars' } as const;
  if (input.currentPayment === value) return [{ ...line, entered: true }];
  const months = monthLines({ ...input, annualRatePct: ratePct }, rate);
  return [
    ...months,
    { ...line, how: sharedOf(monthlyOf('P', months), shareLines(input.frequency)), rounding: TO_CENT },
  ];
}

/** What the payment becomes at the renewal if rates are so many points higher. Throws MortgageInputError. */
export function explainPaymentAtRenewal({ rise, ...input }: RisenInput): Explanation {
  const { rises } = rateRise(input);
  checkOneOf('rise', rise, RISES);
  const row = rises.find((candidate) => candidate.rise === rise);
  if (!row) throw new Error(`no row for a rise of ${rise}`);
  const { amortizationYears, termYears, compounding, frequency } = input;
  const perYear = PAYMENTS_PER_YEAR[frequency];
  const isNow = input.rateType === 'variable' && input.payments !== 'static';
  const share = shareLines(frequency);
  const left = Math.max(amortizationYears - termYears, 1 / perYear);
  const then = { annualRatePct: row.ratePct, amortizationYears: left, compounding };
  const ofMonths = monthLines(then, 'q', ['j', 'm']);
  const months = Math.round(termYears * 12);
  const isPaidOff = row.balanceAtRenewal === 0 || amortizationYears <= termYears;
  return explanation('paymentAtRenewal', [
    entered('P', 'principal', input.principal),
    entered('r', 'annualRate', input.annualRatePct, 'percent'),
    entered('d', 'rise', rise, 'percent'),
    { symbol: 'q', name: 'rateThen', value: row.ratePct, unit: 'percent', how: plus('r', 'd') },
    ...share,
    ...paymentNow(input, row.paymentBefore, isNow ? row.ratePct : input.annualRatePct, isNow ? 'q' : 'r'),
    {
      symbol: 'N',
      name: 'numberOfPayments',
      value: paymentsIn(months, frequency),
      unit: 'number',
      how: over(times(months, perYear), 12),
      rounding: { way: 'nearest', decimals: 0 },
    },
    { symbol: 'E', name: 'balanceAtRenewal', value: row.balanceAtRenewal, unit: 'dollars', rule: 'eachPayment' },
    ...(isPaidOff ? [] : ofMonths),
    {
      symbol: 'D',
      name: 'paymentAtRenewal',
      value: row.paymentAtRenewal,
      unit: 'dollars',
      how: isPaidOff ? dollars(0) : sharedOf(monthlyOf('E', ofMonths), share),
      rounding: TO_CENT,
    },
  ]);
}

/** The rate at which a payment that stays the same is all interest. Throws MortgageInputError naming the field. */
export function explainTriggerRate(input: RateRiseInput): Explanation {
  const { payment, triggerRatePct } = rateRise(input);
  checkOneOf('rateType', input.rateType, ['variable']);
  checkOneOf('payments', input.payments, ['static']);
  const perYear = PAYMENTS_PER_YEAR[input.frequency];
  const compoundings = COMPOUNDINGS_PER_YEAR[input.compounding];
  const growth = power(plus(1, over('A', 'P')), over(perYear, compoundings));
  return explanation('triggerRate', [
    entered('P', 'principal', input.principal),
    entered('r', 'annualRate', input.annualRatePct, 'percent'),
    ...shareLines(input.frequency),
    ...paymentNow(input, payment, input.annualRatePct, 'r'),
    {
      symbol: 't',
      name: 'triggerRate',
      value: triggerRatePct ?? NaN,
      unit: 'percent',
      how: times(compoundings, minus(growth, 1)),
      rounding: { way: 'nearest', decimals: 2 },
      rule: 'bankOfCanadaTrigger',
    },
  ]);
}
