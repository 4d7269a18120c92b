import fc from 'fast-check';
import { byCost, byPayment, lentFor, rankByCost, type CostedRate, type LentToday } from './ranking.js';

const KEPT = { principal: 400_000, amortizationYears: 25, months: 36 };

const rate = (id: string, more: Partial<CostedRate> = {}): CostedRate => ({
  id,
  bankId: id,
  bankName: `Lender ${id}`,
  term: 5,
  type: 'fixed',
  compounding: 'semi-annual',
  rate: 4.19,
  fees: 0,
  penalty: 'contract-rate',
  ...more,
});
const TWO_YEARS: LentToday[] = [
  { bankId: 'a', term: 2, rate: 3.69 },
  { bankId: 'b', term: 2, rate: 2.99 },
];
const order = (rates: readonly CostedRate[], published = TWO_YEARS, months = 36): string =>
  rankByCost(rates, { ...KEPT, months }, published)
    .map(({ rate: { id } }) => id)
    .join('');

test('each by its lender’s method; the lowest rate may be the dearest to leave', () => {
  const rates = [rate('b', { rate: 4.09 }), rate('a'), rate('c', { rate: 4.34, penalty: 'three-months' })];
  const ranked = rankByCost(rates, KEPT, TWO_YEARS);
  expect(ranked.map(({ rate: { id }, cost }) => [id, cost.penalty, cost.total])).toEqual([
    ['a', 3885, 52_005.39],
    ['c', 4030.11, 53_893.34],
    ['b', 8151.17, 55_110.11],
  ]);
  expect(ranked.map(({ cost }) => cost.isCheapest)).toEqual([true, false, false]);
  expect(ranked[2]?.cost.comparisonRatePct).toBe(2.99);
  // whoever stays pays no penalty, and the lowest rate is the cheapest
  expect(order(rates, TWO_YEARS, 60)).toBe('bac');
});

test('what is not known is said, and comes after what is', () => {
  const rates = [
    rate('f', { fees: null, rate: 1.5 }),
    rate('p', { penalty: 'posted-rate', rate: 2 }),
    rate('u', { penalty: 'unknown', rate: 2.5 }),
    rate('n', { rate: 3 }),
    rate('t', { term: 2, rate: 1 }),
    rate('a'),
    rate('v', { type: 'variable', penalty: 'unknown', rate: 5, compounding: 'monthly' }),
  ];
  const published = [...TWO_YEARS, { bankId: 'f', term: 2, rate: 5 }];
  const ranked = rankByCost(rates, KEPT, published);
  expect(ranked.map(({ rate: { id }, cost }) => [id, cost.unknown])).toEqual([
    ['a', null],
    ['v', null],
    ['t', 'TERM'],
    ['f', 'FEES'],
    ['p', 'POSTED_RATE'],
    ['u', 'PENALTY'],
    ['n', 'COMPARISON_RATE'],
  ]);
  for (const { cost } of ranked) expect(cost.total === null).toBe(cost.unknown !== null);
  // a term that ends before is counted to its end
  expect(ranked[2]?.cost).toMatchObject({ months: 24, penalty: 0, basis: 'none' });
});

test('nothing is the cheapest of one', () => {
  const ranked = rankByCost([rate('a'), rate('u', { penalty: 'unknown', rate: 1 })], KEPT, TWO_YEARS);
  expect(ranked.map(({ cost }) => cost.isCheapest)).toEqual([false, false]);
});

test('a lender lends at its nearest term: the shorter of two, the lowest rate of one, and none that is a year away', () => {
  const lent = (term: number, percent: number): LentToday => ({ bankId: 'a', term, rate: percent });
  expect(lentFor('a', 24, [lent(3, 4), lent(1, 5), lent(5, 1)])).toBe(5);
  expect(lentFor('a', 24, [lent(2, 4.5), lent(2, 4.2), lent(1, 1)])).toBe(4.2);
  expect(lentFor('a', 24, [lent(5, 4), lent(0.5, 4)])).toBeUndefined();
  expect(lentFor('b', 24, [lent(2, 4)])).toBeUndefined();
});

test('equal ones keep one order: by payment, then by name', () => {
  const same = [rate('c'), rate('a'), rate('b')].map((one) => ({ ...one, penalty: 'three-months' as const }));
  expect(order(same)).toBe('abc');
  expect(order([...same].reverse())).toBe('abc');
});

const ANY = fc.array(
  fc.record({
    id: fc.uuid(),
    bankId: fc.constantFrom('a', 'b', 'c'),
    bankName: fc.constantFrom('Oak', 'Elm', 'Ivy'),
    term: fc.constantFrom(0.5, 2, 3, 5, 10),
    type: fc.constantFrom('fixed' as const, 'variable' as const),
    compounding: fc.constantFrom('semi-annual' as const, 'monthly' as const),
    rate: fc.integer({ min: 100, max: 900 }).map((hundredths) => hundredths / 100),
    fees: fc.option(fc.integer({ min: 0, max: 9_000 })),
    penalty: fc.constantFrom(
      'unknown' as const,
      'three-months' as const,
      'contract-rate' as const,
      'posted-rate' as const,
    ),
  }),
  { maxLength: 12 },
);

test('the order is the same whichever way they come, the cheapest is the least, and costs never fall with fees', () => {
  fc.assert(
    fc.property(ANY, fc.constantFrom(24, 36, 48, 60), (rates, months) => {
      const kept = { ...KEPT, months };
      const ranked = rankByCost(rates, kept, rates);
      const again = rankByCost([...rates].reverse(), kept, rates);
      expect(again.map(({ rate: { id } }) => id)).toEqual(ranked.map(({ rate: { id } }) => id));
      const totals = ranked.flatMap(({ cost: { total } }) => total ?? []);
      expect(totals).toEqual([...totals].sort((a, b) => a - b));
      expect(ranked.slice(totals.length).every(({ cost }) => cost.total === null)).toBe(true);
      expect(ranked.findIndex(({ cost }) => cost.isCheapest)).toBe(totals.length > 1 ? 0 : -1);
      const dearer = rankByCost(
        rates.map((one) => ({ ...one, fees: one.fees === null ? null : one.fees + 100 })),
        kept,
        rates,
      );
      const totalOf = new Map(dearer.map(({ rate: { id }, cost }) => [id, cost.total]));
      for (const { rate: of, cost } of ranked)
        if (cost.total !== null) expect(totalOf.get(of.id)).toBeCloseTo(cost.total + 100, 2);
    }),
  );
});

test('both orders are total', () => {
  const [a, b] = rankByCost([rate('a'), rate('b')], KEPT, TWO_YEARS);
  if (!a || !b) throw new Error('two were ranked');
  for (const compare of [byCost, byPayment]) expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)));
});
