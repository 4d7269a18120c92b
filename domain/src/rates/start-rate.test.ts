import { startRate, type PublishedRate, type StartCase } from './start-rate.js';

const rate = (over: Partial<PublishedRate>): PublishedRate => ({
  purpose: 'any',
  insurance: 'any',
  province: null,
  term: 5,
  type: 'fixed',
  rate: 4.5,
  compounding: 'semi-annual',
  ...over,
});
const PURCHASE: StartCase = { purpose: 'purchase', insurance: 'insured', term: 5 };
const REFINANCE: StartCase = { purpose: 'refinance', insurance: 'uninsured', term: 5 };

const RATES = [
  rate({ rate: 3.94, insurance: 'insurable' }),
  rate({ rate: 3.99, insurance: 'insured' }),
  rate({ rate: 4.19, insurance: 'uninsured' }),
  rate({ rate: 4.09, insurance: 'uninsured', purpose: 'purchase' }),
  rate({ rate: 3.5, insurance: 'uninsured', province: 'BC' }),
  rate({ rate: 3.79, insurance: 'insured', term: 3 }),
  rate({ rate: 3.45, insurance: 'insured', type: 'variable' }),
];

test.each<[string, StartCase, number]>([
  ['an insured purchase', PURCHASE, 3.99],
  ['an insurable renewal', { purpose: 'renewal', insurance: 'insurable', term: 5 }, 3.94],
  ['a refinance has neither insurable nor purchase rates', REFINANCE, 4.19],
  ['a refinance in a province with a rate of its own', { ...REFINANCE, province: 'BC' }, 3.5],
  ['another term', { ...PURCHASE, term: 3 }, 3.79],
  ['a term nobody offers: the closest', { ...PURCHASE, term: 2 }, 3.79],
])('%s', (_, wanted, expected) => {
  expect(startRate(RATES, wanted)?.rate).toBe(expected);
});

test('a rate that cannot be had is not shown', () => {
  expect(startRate([rate({ insurance: 'insurable' })], REFINANCE)).toBeUndefined();
});

test('a variable rate only where there is no fixed one', () => {
  expect(startRate([rate({ type: 'variable', rate: 3 })], PURCHASE)?.rate).toBe(3);
});
