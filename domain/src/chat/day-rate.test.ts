import { rateCaseOf, rateRemark } from './day-rate.js';
import { callTopic } from './call-topic.js';
import { MORTGAGE_AMOUNTS, SERVICE_TYPES } from './options.js';

test.each([
  [
    { serviceType: 'New Purchase', downPayment: '5%' },
    { purpose: 'purchase', insurance: 'insured' },
  ],
  [
    { serviceType: 'New Purchase', downPayment: '15%' },
    { purpose: 'purchase', insurance: 'insured' },
  ],
  [
    { serviceType: 'New Purchase', downPayment: '20% or more' },
    { purpose: 'purchase', insurance: 'insurable' },
  ],
  [
    { serviceType: 'New Purchase', downPayment: '20% or more', propertyValue: '$500K-$1M' },
    { purpose: 'purchase', insurance: 'insurable' },
  ],
  // nobody insures such a home with 20% down; with less its own buyer does
  [
    { serviceType: 'New Purchase', downPayment: '20% or more', propertyValue: '$1M+' },
    { purpose: 'purchase', insurance: 'uninsured' },
  ],
  [
    { serviceType: 'New Purchase', downPayment: '10%', propertyValue: '$1M+' },
    { purpose: 'purchase', insurance: 'insured' },
  ],
  [{ serviceType: 'Renewal' }, { purpose: 'renewal', insurance: 'insurable' }],
  [
    { serviceType: 'Renewal', propertyValue: '$500K-$1M', mortgageAmount: '$200K - $500K' },
    { purpose: 'renewal', insurance: 'insurable' },
  ],
  [
    { serviceType: 'Renewal', propertyValue: '$1M+', mortgageAmount: '$200K - $500K' },
    { purpose: 'renewal', insurance: 'uninsured' },
  ],
  // a payment on $1,000,000 is named
  [
    { serviceType: 'Renewal', propertyValue: '$500K-$1M', mortgageAmount: '$500K - $1M' },
    { purpose: 'renewal', insurance: 'uninsured' },
  ],
  [{ serviceType: 'Refinance' }, { purpose: 'refinance', insurance: 'uninsured' }],
  [{ serviceType: 'Equity Takeout' }, { purpose: 'refinance', insurance: 'uninsured' }],
  [{ serviceType: 'New Purchase' }, undefined],
  [{ serviceType: 'Other' }, undefined],
  [{}, undefined],
])('%j asks for %j', (answers, expected) => {
  expect(rateCaseOf(answers)).toEqual(expected);
});

const RATE = { kind: '5-year fixed', ratePct: 4, aprPct: 4.06, compounding: 'semi-annual' } as const;

test('the rate is named with its APR, its condition and a payment', () => {
  expect(rateRemark(RATE, '$200K - $500K')).toBe(
    'Today’s best 5-year fixed for you is 4.00% (4.06% APR), on approved credit. On $500,000 over 25 years, that’s $2,630.10 a month.',
  );
});

test('an APR that is not known is not made up', () => {
  expect(rateRemark({ ...RATE, aprPct: null }, '$1M+')).toMatch(/4\.00% \(ask us for the APR\)/);
});

test('every amount that can be chosen has a payment', () => {
  for (const amount of MORTGAGE_AMOUNTS) expect(rateRemark(RATE, amount)).toMatch(/a month\.$/);
});

test('every service is a topic of a call', () => {
  expect(SERVICE_TYPES.map((service) => callTopic(service))).toEqual([
    'new_purchase',
    'refinance',
    'renewal',
    'equity_takeout',
    'other',
  ]);
  expect(callTopic(undefined)).toBeUndefined();
});
