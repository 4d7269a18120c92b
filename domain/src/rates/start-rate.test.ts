import fc from 'fast-check';
import { purchaseClass } from './purchase-class.js';
import { bestRatesFor, startRate, type PublishedRate, type StartCase } from './start-rate.js';

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
  ['an insured purchase takes an insurable rate that is lower', PURCHASE, 3.94],
  ['with 20% down the insurable one', { ...PURCHASE, insurance: 'insurable' }, 3.94],
  ['without insurance neither', { ...PURCHASE, insurance: 'uninsured' }, 4.09],
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

test('the usual term comes before a lower rate of another', () => {
  const book = [rate({ rate: 4.34, insurance: 'insurable', term: 4 }), rate({ rate: 4.39, insurance: 'uninsured' })];
  expect(startRate(book, { purpose: 'renewal', insurance: 'insurable', term: 5 })).toMatchObject({
    rate: 4.39,
    term: 5,
  });
});

test('of two equal rates the class that is theirs is named', () => {
  const book = [rate({ rate: 4, insurance: 'uninsured' }), rate({ rate: 4, insurance: 'insured' })];
  expect(startRate(book, PURCHASE)?.insurance).toBe('insured');
});

const books = fc.array(
  fc.record({
    purpose: fc.constantFrom('any', 'purchase', 'renewal', 'refinance'),
    insurance: fc.constantFrom('any', 'insured', 'insurable', 'uninsured'),
    province: fc.constantFrom(null, 'ON', 'BC'),
    term: fc.constantFrom(0.5, 1, 2, 3, 4, 5, 7, 10),
    type: fc.constantFrom('fixed' as const, 'variable' as const),
    rate: fc.integer({ min: 100, max: 1500 }).map((hundredths) => hundredths / 100),
    compounding: fc.constantFrom('semi-annual' as const, 'monthly' as const),
  }),
  { maxLength: 40 },
);
const cases = fc.record({
  purpose: fc.constantFrom('purchase' as const, 'renewal' as const, 'refinance' as const),
  province: fc.constantFrom('ON', 'BC', undefined),
  term: fc.constantFrom(1, 3, 5),
});

test('over any book a borrower who qualifies for more never starts worse over the same term', () => {
  fc.assert(
    fc.property(books, cases, (book, wanted) => {
      const of = (insurance: StartCase['insurance']) => startRate(book, { ...wanted, insurance });
      const [insured, insurable, uninsured] = [of('insured'), of('insurable'), of('uninsured')];
      for (const [more, less] of [
        [insured, insurable],
        [insurable, uninsured],
      ] as const) {
        if (!less) continue;
        expect(more).toBeDefined();
        if (more?.term === less.term && more.type === less.type) expect(more.rate).toBeLessThanOrEqual(less.rate);
      }
    }),
  );
});

test.each([
  [undefined, 'insured'],
  [19.999, 'insured'],
  [20, 'insurable'],
  [100, 'insurable'],
] as const)('%s%% down: %s', (pct, expected) => {
  expect(purchaseClass(pct)).toBe(expected);
});

describe('the three best', () => {
  test('each of another term or type, lowest first', () => {
    expect(bestRatesFor(RATES, PURCHASE).map(({ rate: pct, term, type }) => [pct, term, type])).toEqual([
      [3.45, 5, 'variable'],
      [3.79, 3, 'fixed'],
      [3.94, 5, 'fixed'],
    ]);
  });

  test('none that could not be had', () => {
    expect(bestRatesFor(RATES, REFINANCE).map(({ rate: pct }) => pct)).toEqual([4.19]);
    expect(bestRatesFor([], PURCHASE)).toEqual([]);
  });

  test('the one a calculation starts from is never below the first', () => {
    for (const wanted of [PURCHASE, REFINANCE]) {
      expect(bestRatesFor(RATES, wanted)[0]?.rate).toBeLessThanOrEqual(startRate(RATES, wanted)?.rate ?? 0);
    }
  });
});
