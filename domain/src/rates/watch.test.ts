import fc from 'fast-check';
import { inputProblems } from '../forms/field-schema.js';
import { WATCH_FORM, watchOf, type WatchInput } from './watch-form.js';
import { unknownWords, watchInFull, watchWords } from './watch-words.js';
import { switchOn } from './switch-answer.js';
import { rateWatch, WATCH_UNKNOWN, watchEndsOn, type RateWatch, type SwitchWatch, type WatchedRate } from './watch.js';

const DAY = '2026-11-26';
const TODAY = { askedOn: DAY, on: DAY };

const rate = (id: string, more: Partial<WatchedRate> = {}): WatchedRate => ({
  id,
  bankId: id,
  bankName: `Lender ${id}`,
  term: 5,
  type: 'fixed',
  compounding: 'semi-annual',
  rate: 4.19,
  fees: 0,
  penalty: 'unknown',
  purpose: 'any',
  insurance: 'any',
  province: null,
  ...more,
});

/** The mortgage that the page was drawn for. */
const OWED: SwitchWatch = {
  goal: 'switch',
  province: 'ON',
  balance: 468_000,
  ratePct: 4.64,
  rateType: 'fixed',
  monthsLeft: 27,
  amortizationYears: 22.25,
  penalty: 'three-months',
  postedRatePct: null,
  discountPct: null,
  dischargeFee: 390,
};
const at = (watch: RateWatch, ...book: WatchedRate[]) => rateWatch(watch, book, TODAY);

test('the interest saved until the term ends, less three months’ interest and the fee', () => {
  const { met, unknown, metAtPct, figures } = at(OWED, rate('a'));
  expect([met, unknown, metAtPct]).toEqual([false, null, 4.06]);
  expect(figures).toEqual({
    balance: 468_000,
    monthsLeft: 27,
    paymentNow: 2802.2,
    paymentThen: 2688.67,
    interestSaved: 4587.88,
    penalty: 5428.8,
    basis: 'three-months',
    comparisonRatePct: null,
    fees: 390,
    isDischargeCounted: true,
    kept: -1230.92,
  });
});

test('a discharge fee that they don’t know is not counted, and the answer says so', () => {
  const { figures } = at({ ...OWED, dischargeFee: null }, rate('a'));
  expect(figures).toMatchObject({ fees: 0, isDischargeCounted: false, kept: -840.92 });
  expect(at({ ...OWED, dischargeFee: 0 }, rate('a')).figures?.isDischargeCounted).toBe(true);
});

test('at the rate that is named it pays, and a hundredth above it does not', () => {
  expect(at(OWED, rate('a', { rate: 4.06 })).met).toBe(true);
  expect(at(OWED, rate('a', { rate: 4.07 })).met).toBe(false);
});

test('the differential where it is more, with the lowest rate that anybody lends at for about that time', () => {
  const two = [
    rate('b', { term: 2, rate: 3.2 }),
    rate('c', { term: 2, rate: 2.99 }),
    rate('d', { term: 5, rate: 2.5 }),
  ];
  const { figures } = at({ ...OWED, penalty: 'contract-rate' }, rate('a'), ...two);
  // 468,000 × 1.65% × 27 ÷ 12
  expect(figures).toMatchObject({ penalty: 17_374.5, basis: 'ird', comparisonRatePct: 2.99 });
  const posted = at({ ...OWED, penalty: 'posted-rate', postedRatePct: 5.14, discountPct: 1.5 }, rate('a'));
  expect(posted.figures).toMatchObject({ penalty: 10_530, basis: 'ird', comparisonRatePct: 3.64 });
});

test('of a variable rate it is three months, whatever the lender', () => {
  const variable = at({ ...OWED, rateType: 'variable', penalty: 'unknown' }, rate('a'));
  expect(variable.figures).toMatchObject({ penalty: 5428.8, basis: 'three-months' });
});

test('the rate that leaves the most counts: fees too, and only what they can have until the term ends', () => {
  const found = at(
    OWED,
    rate('dear', { rate: 3.9, fees: 3_000 }),
    rate('best', { rate: 4.0 }),
    rate('short', { rate: 2, term: 2 }),
    rate('variable', { rate: 2, type: 'variable' }),
    rate('insured', { rate: 2, insurance: 'insured' }),
    rate('purchase', { rate: 2, purpose: 'purchase' }),
    rate('elsewhere', { rate: 2, province: 'QC' }),
    rate('nobody knows', { rate: 2, fees: null }),
  );
  expect(found.rate?.id).toBe('best');
  expect(at(OWED, rate('b'), rate('a')).rate?.id).toBe('a');
});

test('nobody insures a mortgage that is too large, or runs too long, for its next lender', () => {
  const insurable = rate('insurable', { rate: 3, insurance: 'insurable' });
  const found = (change: Partial<SwitchWatch>) => at({ ...OWED, ...change }, insurable, rate('any')).rate?.id;
  expect(found({})).toBe('insurable');
  expect(found({ balance: 1_200_000 })).toBe('any');
  expect(found({ amortizationYears: 28 })).toBe('any');
});

test.each<[(typeof WATCH_UNKNOWN)[number], Partial<SwitchWatch>, WatchedRate[], string?]>([
  ['NO_RATE', {}, []],
  ['NO_RATE', {}, [rate('a', { term: 2 })]],
  ['PENALTY', { penalty: 'unknown' }, [rate('a')]],
  ['POSTED_RATE', { penalty: 'posted-rate', postedRatePct: 5 }, [rate('a')]],
  ['COMPARISON_RATE', { penalty: 'contract-rate' }, [rate('a')]],
  ['FEES', {}, [rate('a', { fees: null })]],
  ['ENDED', {}, [rate('a', { rate: 1 })], '2029-02-26'],
])('what is not known is never counted as nothing: %s', (unknown, change, book, on = DAY) => {
  const answer = rateWatch({ ...OWED, ...change }, book, { askedOn: DAY, on });
  expect(answer).toEqual({ met: false, unknown, rate: null, metAtPct: null, figures: null });
  expect(unknownWords(unknown)).toMatch(/\.$/);
});

test('no rate makes up for a large penalty just before the end', () => {
  expect(at({ ...OWED, monthsLeft: 2 }, rate('a')).metAtPct).toBeNull();
});

test('on a later day less is owed, and the months are fewer', () => {
  expect(switchOn(OWED, DAY, '2026-12-25')).toBe(OWED);
  // a clock that is behind changes nothing
  expect(switchOn(OWED, DAY, '2026-11-20')).toBe(OWED);
  const later = switchOn(OWED, DAY, '2027-01-26');
  expect(later).toMatchObject({ monthsLeft: 25, amortizationYears: 22.25 - 2 / 12 });
  expect(later?.balance).toBeCloseTo(465_976.43, 2);
  expect(rateWatch(OWED, [rate('a')], { askedOn: DAY, on: '2027-01-26' }).figures?.monthsLeft).toBe(25);
  expect(switchOn(OWED, DAY, '2029-02-25')?.monthsLeft).toBe(1);
  expect(switchOn(OWED, DAY, '2029-02-26')).toBeUndefined();
});

test('a rate that was named is met by the lowest of its term that they could have', () => {
  const target: RateWatch = { goal: 'rate', province: 'ON', targetPct: 3.9, term: 5 };
  const book = [
    rate('a', { rate: 3.91 }),
    rate('b', { rate: 3, term: 3 }),
    rate('c', { rate: 3, insurance: 'insured' }),
  ];
  expect(at(target, ...book)).toMatchObject({ met: false, unknown: null, metAtPct: 3.9, figures: null });
  expect(at(target, ...book, rate('d', { rate: 3.9 }))).toMatchObject({ met: true, rate: { id: 'd' } });
  expect(at(target, rate('b', { term: 3 }))).toMatchObject({ met: false, unknown: 'NO_RATE' });
});

test('it is kept until the term ends, and two years at the most', () => {
  expect(watchEndsOn({ ...OWED, monthsLeft: 5 }, DAY)).toBe('2027-04-26');
  expect(watchEndsOn(OWED, DAY)).toBe('2028-11-26');
  expect(watchEndsOn({ goal: 'rate', province: 'ON', targetPct: 3, term: 5 }, DAY)).toBe('2028-11-26');
});

test.each([
  [{ balance: 0 }, 'balance'],
  [{ ratePct: 31 }, 'ratePct'],
  [{ monthsLeft: 0 }, 'monthsLeft'],
  [{ monthsLeft: 121 }, 'monthsLeft'],
  [{ amortizationYears: 1 }, 'monthsLeft'],
  [{ amortizationYears: 41 }, 'amortizationYears'],
  [{ dischargeFee: -1 }, 'dischargeFee'],
] as const)('%j is refused, naming %s', (change, field) => {
  expect(() => at({ ...OWED, ...change }, rate('a'))).toThrow(field);
});

describe('of any mortgage and any book', () => {
  const hundredths = (most: number) => fc.integer({ min: 1, max: most }).map((step) => step / 100);
  const mortgage = fc
    .record({
      balance: fc.integer({ min: 50_000, max: 1_500_000 }),
      ratePct: hundredths(900),
      rateType: fc.constantFrom('fixed', 'variable'),
      monthsLeft: fc.integer({ min: 1, max: 60 }),
      amortizationYears: fc.integer({ min: 5, max: 30 }),
      dischargeFee: fc.integer({ min: 0, max: 800 }),
    })
    .map((more): SwitchWatch => ({ ...OWED, ...more }));
  const book = fc.array(
    fc.record({ rate: hundredths(900), fees: fc.constantFrom(0, 500, 2_000), term: fc.constantFrom(2, 3, 5, 7) }),
    { minLength: 1, maxLength: 6 },
  );
  const rows = (facts: Partial<WatchedRate>[]): WatchedRate[] => facts.map((more, n) => rate(`r${n}`, more));

  test('it is met exactly where something is left, and the sum is the sum', () => {
    fc.assert(
      fc.property(mortgage, book, (watch, facts) => {
        const { met, figures } = at(watch, ...rows(facts));
        expect(met).toBe(figures !== null && figures.kept > 0);
        if (figures) expect(figures.kept).toBeCloseTo(figures.interestSaved - figures.penalty - figures.fees, 6);
      }),
    );
  });

  test('another rate never leaves less, and a lower one of the same lender never either', () => {
    fc.assert(
      fc.property(mortgage, book, hundredths(900), (watch, facts, another) => {
        const before = at(watch, ...rows(facts)).figures?.kept ?? -Infinity;
        const after = at(watch, ...rows([...facts, { rate: another, term: 7 }])).figures?.kept ?? -Infinity;
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test('the rate that is named pays, and the next one above it does not', () => {
    fc.assert(
      fc.property(mortgage, book, (watch, facts) => {
        const { metAtPct, rate: best } = at(watch, ...rows(facts));
        if (metAtPct === null || best === null) return;
        const alone = (percent: number): boolean =>
          at(watch, rate('x', { rate: percent, fees: best.fees, term: 10 })).met;
        expect(alone(metAtPct)).toBe(true);
        // above their own rate nobody is told to look
        if (metAtPct < Math.floor(watch.ratePct * 100) / 100) expect(alone((metAtPct * 100 + 1) / 100)).toBe(false);
      }),
    );
  });
});

const INPUT: WatchInput = {
  goal: 'switch',
  province: 'ON',
  balance: '468000.00',
  ratePct: 4.64,
  rateType: 'fixed',
  monthsLeft: 27,
  amortizationYears: 22.25,
  penalty: 'three-months',
  dischargeFee: '390.00',
  email: 'noor@example.ca',
  consent: true,
};

describe('the form', () => {
  test('leads to what the engine watches', () => {
    expect(inputProblems(WATCH_FORM, INPUT)).toEqual([]);
    expect(watchOf(INPUT)).toEqual(OWED);
    for (const dischargeFee of [undefined, null, ''])
      expect(watchOf({ ...INPUT, dischargeFee })).toEqual({ ...OWED, dischargeFee: null });
    expect(watchOf({ ...INPUT, dischargeFee: '0.00' })).toEqual({ ...OWED, dischargeFee: 0 });
    const posted = { ...INPUT, penalty: 'posted-rate', postedRatePct: 5.14, discountPct: 1.5 };
    expect(watchOf(posted)).toMatchObject({ penalty: 'posted-rate', postedRatePct: 5.14, discountPct: 1.5 });
    // what is no longer asked says nothing
    expect(watchOf({ ...posted, rateType: 'variable' })).toMatchObject({
      penalty: 'three-months',
      postedRatePct: null,
    });
    expect(watchOf({ ...INPUT, goal: 'rate', term: '3', targetPct: 3.5 })).toEqual({
      goal: 'rate',
      province: 'ON',
      targetPct: 3.5,
      term: 3,
    });
  });

  test.each([
    ['balance', { balance: '0.00' }],
    ['ratePct', { ratePct: 0 }],
    ['ratePct', { ratePct: 31 }],
    ['monthsLeft', { monthsLeft: 2.5 }],
    ['monthsLeft', { monthsLeft: 121 }],
    ['monthsLeft', { amortizationYears: 2 }],
    ['amortizationYears', { amortizationYears: 0.5, monthsLeft: 1 }],
    ['penalty', { penalty: 'whatever' }],
    ['postedRatePct', { penalty: 'posted-rate', discountPct: 1 }],
    ['discountPct', { penalty: 'posted-rate', postedRatePct: 5 }],
    ['goal', { goal: '' }],
    ['term', { goal: 'rate', targetPct: 3 }],
    ['targetPct', { goal: 'rate', term: '5' }],
    ['province', { province: 'XX' }],
    ['email', { email: 'noor' }],
    ['consent', { consent: false }],
  ])('asks for %s again: %j', (field, change) => {
    expect(inputProblems(WATCH_FORM, { ...INPUT, ...change }).map(({ place }) => place)).toEqual([[field]]);
  });
});

test('what a watch waits for says no amount, but to the person themselves', () => {
  expect(watchWords(OWED)).toBe('Switching pays more than its penalty');
  expect(watchInFull(OWED)).toBe('Switching pays more than its penalty: $468,000 at 4.64%');
  const target: RateWatch = { goal: 'rate', province: 'ON', targetPct: 3.9, term: 5 };
  expect([watchWords(target), watchInFull(target)]).toEqual(Array(2).fill('A 5-year fixed rate at 3.90% or lower'));
});
