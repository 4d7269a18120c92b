import { insurancePremium } from '../mortgage/insurance-premium.js';
import { MortgageInputError, type Refusal } from '../mortgage/input-error.js';
import { minDownPayment } from '../mortgage/min-down-payment.js';
import { prepayment } from '../mortgage/prepayment.js';
import { refusalWords } from './refusal-words.js';

function refusalOf(work: () => unknown): MortgageInputError {
  try {
    work();
  } catch (error) {
    if (error instanceof MortgageInputError) return error;
  }
  throw new Error('nothing was refused');
}

const HOME = {
  price: 640_000,
  downPayment: 64_000,
  amortizationYears: 25,
  firstTimeBuyerOrNewBuild: false,
  nonTraditionalDownPayment: false,
  province: 'ON',
  closingDate: '2026-06-30',
} as const;
const LOAN = {
  principal: 300_000,
  annualRatePct: 4,
  amortizationYears: 1,
  frequency: 'monthly',
  compounding: 'semi-annual',
  termYears: 1,
} as const;

test.each([
  [
    'a down payment under the minimum',
    () => insurancePremium({ ...HOME, downPayment: 20_000 }),
    'Enter at least $39,000, the legal minimum on $640,000.',
  ],
  [
    'more down than the price',
    () => insurancePremium({ ...HOME, downPayment: 640_001 }),
    'Enter at most $640,000, the price of the home.',
  ],
  [
    'an insured mortgage that runs too long',
    () => insurancePremium({ ...HOME, amortizationYears: 30 }),
    'With less than 20% down, the longest amortization is 25 years. First-time buyers and new homes get 30 years. Or put $128,000 (20%) down.',
  ],
  [
    'one that runs too long even for a first-time buyer',
    () => insurancePremium({ ...HOME, amortizationYears: 35, firstTimeBuyerOrNewBuild: true }),
    'With less than 20% down, the longest amortization is 30 years. To take longer, put $128,000 (20%) down.',
  ],
  [
    'a term over the amortization, with the singular',
    () => prepayment({ ...LOAN, termYears: 5 }),
    'Enter at most 1 year, the amortization.',
  ],
  ['no amount', () => prepayment({ ...LOAN, principal: 0 }), 'Enter an amount over $0, up to $1,000,000,000.'],
  ['no rate', () => prepayment({ ...LOAN, annualRatePct: Number.NaN }), 'Enter a rate from 0% to 30%.'],
  [
    'a date before the tables',
    () => minDownPayment({ price: 1, ownerOccupied: true, closingDate: '2015-01-01' }),
    'We have no table of minimum down payment for 2015-01-01.',
  ],
])('%s', (_, work, words) => {
  expect(refusalWords(refusalOf(work).refusal)).toBe(words);
});

test('the engine itself has codes and no sentences', () => {
  const error = refusalOf(() => insurancePremium({ ...HOME, downPayment: 20_000 }));
  expect([error.message, error.field, error.refusal]).toEqual([
    'downPayment: downPaymentBelowMinimum',
    'downPayment',
    { code: 'downPaymentBelowMinimum', minimum: 39_000, price: 640_000 },
  ]);
});

test.each<[Refusal, string]>([
  [{ code: 'amount', least: 0, most: 1e9 }, 'Enter an amount from $0 to $1,000,000,000.'],
  [{ code: 'share', most: 100 }, 'Enter a percentage over 0%, up to 100%.'],
  [{ code: 'years', most: 40 }, 'Enter 1/12 to 40 years.'],
  [{ code: 'whole', least: 0, most: 2080 }, 'Enter a whole number from 0 to 2,080.'],
  [{ code: 'paymentsPerYear', most: 366 }, 'Enter a number of payments a year over 0, up to 366.'],
  [{ code: 'flag' }, 'Enter true or false.'],
  [{ code: 'oneOf', allowed: ['fixed', 'variable'] }, 'Choose one of fixed, variable.'],
  [{ code: 'date' }, 'Enter a date such as 2026-06-30.'],
  [{ code: 'object' }, 'Enter an object with named fields.'],
  [{ code: 'list', least: 1, most: 3 }, 'Enter a list of 1 to 3 items.'],
  [{ code: 'list', least: 0, most: 2080 }, 'Enter a list of at most 2,080 items.'],
  [{ code: 'text', most: 100 }, 'Enter a text of at most 100 characters.'],
  [
    { code: 'downPaymentBelowMinimum', minimum: 18_474.61, price: 369_492.03 },
    'Enter at least $18,474.61, the legal minimum on $369,492.03.',
  ],
])('%j', (refusal, words) => {
  expect(refusalWords(refusal)).toBe(words);
});
