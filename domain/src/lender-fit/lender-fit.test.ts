import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { inputProblems } from '../forms/field-schema.js';
import type { ProgramChange } from '../programs/changes.js';
import type { MortgageFile } from '../underwriting/file.js';
import type { LentToday } from '../rates/ranking.js';
import { choiceEndsOn } from './choice.js';
import { fitDifference, isDifferent } from './gains.js';
import type { FitBook } from './candidates.js';
import { chancesProblem, likeliest, type ExitChance } from './exit-chances.js';
import { lenderFit, type LenderAnswer } from './lender-fit.js';
import { POLICY_FORM, POLICY_SECTIONS, type PolicyInput } from './policy-form.js';
import { policiesOn, policyFor, type LenderPolicy } from './policy.js';
import { lenderQuestionsSentence, lenderReasonSentence } from './words.js';
import { totalCost, type FitLoan, type FitRate } from './total-cost.js';

interface CostVector {
  id: string;
  rate: FitRate;
  terms: PolicyInput;
  loan: FitLoan;
  exitMonth: number;
  lent: LentToday[];
  expected: object;
}
interface FitVector {
  id: string;
  file: MortgageFile;
  postalCode: string | null;
  terms: PolicyInput | null;
  rates: FitRate[];
  exitMonth: number;
  expected: { reasons?: string[]; asks?: string[]; change?: { amount?: number } | null } & Record<string, unknown>;
}

const here = path.dirname(fileURLToPath(import.meta.url));
const { costs, fits } = JSON.parse(fs.readFileSync(path.join(here, '../../test/vectors-lender-fit.json'), 'utf8')) as {
  costs: CostVector[];
  fits: FitVector[];
};

/** What 3% of a balance, rounded to the cent, may cost the amount to pay. */
const CENTS = 0.2;

const policyOf = (bankId: string, terms: PolicyInput, more: Partial<LenderPolicy> = {}): LenderPolicy => ({
  id: `policy of ${bankId}`,
  bankId,
  effectiveFrom: terms.effectiveFrom,
  publishedAt: '2026-11-25T12:00:00Z',
  sample: true,
  terms,
  ...more,
});

const lentOf = (rates: readonly FitRate[]): LentToday[] => rates.filter(({ type }) => type === 'fixed');

function bookOf(rates: readonly FitRate[], policies: readonly LenderPolicy[]): FitBook {
  const lenders = [...new Map(rates.map(({ bankId, bankName }) => [bankId, { id: bankId, name: bankName }])).values()];
  return { lenders, policies, rates, lent: lentOf(rates) };
}

test.each(costs)('$id', ({ rate, terms, loan, exitMonth, lent, expected }) => {
  expect(totalCost(rate, terms, loan, exitMonth, lent)).toMatchObject(expected);
});

test('half a percent in what a penalty compares with moves the total, and three months’ interest does not', () => {
  const [granite] = costs.filter(({ id }) => id === 'cost-granite-36');
  const [prairie] = costs.filter(({ id }) => id === 'cost-prairie-36');
  if (!granite || !prairie) throw new Error('the vectors are not there');
  const of = ({ rate, terms, loan, exitMonth, lent }: CostVector) => totalCost(rate, terms, loan, exitMonth, lent);
  const { total, totalIfLower, totalIfHigher } = of(granite);
  // 370,883.11 × 1.00 × 24 ÷ 1200 is over three months' interest
  expect(totalIfLower).toBe(48120.39 + 300 + 7417.66);
  expect(totalIfHigher).toBe(total);
  expect(of(prairie)).toMatchObject({ totalIfLower: null, totalIfHigher: null });
});

test.each(fits)('$id', ({ file, postalCode, terms, rates, exitMonth, expected }) => {
  const [first] = rates;
  const book = bookOf(rates, terms && first ? [policyOf(first.bankId, terms)] : []);
  const [answer] = lenderFit({ file, postalCode }, book, exitMonth);
  const { reasons, asks, change, ...rest } = expected;
  expect(answer).toMatchObject(rest);
  if (reasons) expect(answer?.reasons.map(({ code }) => code)).toEqual(reasons);
  if (asks) expect(answer?.asks).toEqual(asks);
  if (change === null) expect(answer?.change).toBeNull();
  if (change) {
    const { amount, ...named } = change;
    expect(answer?.change).toMatchObject(named);
    if (amount !== undefined) expect(Math.abs((answer?.change?.amount ?? 0) - amount)).toBeLessThanOrEqual(CENTS);
  }
});

const granite = costs.find(({ id }) => id === 'cost-granite-36') as CostVector;
const harbour = costs.find(({ id }) => id === 'cost-harbour-36') as CostVector;
const prairie = costs.find(({ id }) => id === 'cost-prairie-36') as CostVector;
const EASY = fits.find(({ id }) => id === 'fit-easy') as FitVector;
const THREE: FitBook = {
  ...bookOf(
    [granite, harbour, prairie].map(({ rate }) => rate),
    [granite, harbour, prairie].map(({ rate, terms }) => policyOf(rate.bankId, terms)),
  ),
  lent: granite.lent,
};

test('the lowest rate is dearest for whoever leaves at 36 months, and cheapest at 60', () => {
  const file = { ...EASY.file, property: { ...EASY.file.property, price: 550_000 } };
  const order = (month: number): string[] =>
    lenderFit({ file, postalCode: null }, THREE, month).map(({ lender }) => lender.name);
  expect(order(36)).toEqual(['Granite', 'Prairie', 'Harbour']);
  expect(order(60)).toEqual(['Harbour', 'Granite', 'Prairie']);
});

const file550 = { ...EASY.file, property: { ...EASY.file.property, price: 550_000 } };
const asWeighed = (...chances: readonly [month: number, pct: number][]): LenderAnswer[] =>
  lenderFit(
    { file: file550, postalCode: null },
    THREE,
    60,
    chances.map(([month, pct]) => ({ month, pct })),
  );

test('where the month is not sure, each month counts by how likely it is, and the order at each is told', () => {
  const single = (month: number, name: string): number | null | undefined =>
    lenderFit({ file: file550, postalCode: null }, THREE, month).find(({ lender }) => lender.name === name)?.cost
      ?.total;
  const even = asWeighed([36, 50], [60, 50]);
  for (const { lender, cost } of even) {
    const both = (single(36, lender.name) ?? NaN) + (single(60, lender.name) ?? NaN);
    expect(cost?.weighed?.total).toBeCloseTo(both / 2, 1);
    // the first of equal months is shown
    expect(cost?.months).toBe(36);
  }
  const totals = even.map(({ cost }) => cost?.weighed?.total ?? NaN);
  expect(totals).toEqual([...totals].sort((one, other) => one - other));
  const orderAt = (index: number): string[] =>
    [...even]
      .sort(
        (one, other) =>
          (one.cost?.weighed?.months[index]?.place ?? 0) - (other.cost?.weighed?.months[index]?.place ?? 0),
      )
      .map(({ lender }) => lender.name);
  const orderOf = (month: number): string[] =>
    lenderFit({ file: file550, postalCode: null }, THREE, month).map(({ lender }) => lender.name);
  expect([orderAt(0), orderAt(1)]).toEqual([orderOf(36), orderOf(60)]);
});

test('who most likely stays has the order of the end, who most likely leaves that of then', () => {
  const namesOf = (answers: readonly LenderAnswer[]): string[] => answers.map(({ lender }) => lender.name);
  const ordered = (month: number): string[] => namesOf(lenderFit({ file: file550, postalCode: null }, THREE, month));
  expect(namesOf(asWeighed([36, 1], [60, 99]))).toEqual(ordered(60));
  expect(namesOf(asWeighed([36, 99], [60, 1]))).toEqual(ordered(36));
});

test('a month whose cost is not known makes the weighed one unknown, and last', () => {
  const [first] = THREE.rates;
  const short = { ...(first as FitRate), id: 'short', bankId: 'short', bankName: 'Short', term: 3 };
  const book = {
    ...THREE,
    rates: [...THREE.rates, short],
    lenders: [...THREE.lenders, { id: 'short', name: 'Short' }],
  };
  const policies = [...THREE.policies, { ...(THREE.policies[0] as LenderPolicy), id: 'p', bankId: 'short' }];
  const answers = lenderFit({ file: file550, postalCode: null }, { ...book, policies }, 60, [
    { month: 36, pct: 90 },
    { month: 60, pct: 10 },
  ]);
  expect(answers.at(-1)).toMatchObject({ lender: { name: 'Short' }, cost: { weighed: { total: null } } });
});

test.each<[string, ExitChance[]]>([
  ['one month', [{ month: 36, pct: 100 }]],
  ['a month twice', [36, 36].map((month) => ({ month, pct: 50 }))],
  ['a month before the first', [12, 36].map((month) => ({ month, pct: 50 }))],
  ['less than all of it', [24, 36].map((month) => ({ month, pct: 49 }))],
  [
    'a part of a percent',
    [
      { month: 24, pct: 0.5 },
      { month: 36, pct: 99.5 },
    ],
  ],
  [
    'none at all',
    [
      { month: 24, pct: 0 },
      { month: 36, pct: 100 },
    ],
  ],
])('chances of %s are none', (_, chances) => expect(chancesProblem(chances)).toEqual(expect.any(String)));

test('the likeliest month is the first of the likeliest', () => {
  const chances = [24, 36, 60].map((month, index) => ({ month, pct: [20, 40, 40][index] ?? 0 }));
  expect(chancesProblem(chances)).toBeUndefined();
  expect([likeliest(chances, 48), likeliest([], 48)]).toEqual([36, 48]);
});

test('equal totals go by the lower rate, then the name', () => {
  const twin = (id: string, bankName: string): FitRate => ({ ...granite.rate, id, bankId: id, bankName });
  const rates = [twin('z', 'Birch'), twin('y', 'Alder'), twin('x', 'Cedar')];
  const book = bookOf(rates, []);
  expect(lenderFit({ ...EASY, postalCode: null }, book, 36).map(({ lender }) => lender.name)).toEqual([
    'Alder',
    'Birch',
    'Cedar',
  ]);
});

/** 20% down on 500,000 and 2,728.05 a month: 37% of the income, over 35 and under 39. */
const TIGHT: MortgageFile = {
  ...EASY.file,
  borrowers: EASY.file.borrowers.map((one) => ({ ...one, incomes: [{ kind: 'salary' as const, annual: 88_480 }] })),
};

test.each([
  ['its limits where it is lent as one', { insurable: 'yes' }, 'any', 'fits', []],
  ['its limits at a rate of its class', { insurable: 'yes' }, 'insurable', 'fits', []],
  ['those of an uninsured one at such a rate', { insurable: 'yes' }, 'uninsured', 'does_not_fit', ['GDS_OVER']],
  ['those where the lender takes no other', { insurable: 'no' }, 'any', 'does_not_fit', ['GDS_OVER']],
] as const)('an insurable mortgage has %s', (_, own, insurance, answer, reasons) => {
  const rate: FitRate = { ...(EASY.rates[0] as FitRate), insurance };
  const book = bookOf([rate], [policyOf(rate.bankId, { ...(EASY.terms as PolicyInput), insured: 'no', ...own })]);
  const [found] = lenderFit({ file: TIGHT, postalCode: null }, book, 60);
  expect(found).toMatchObject({ answer, rate: { insurance } });
  expect(found?.reasons.map(({ code }) => code)).toEqual(reasons);
  // with the income there is no question
  expect(lenderFit({ file: EASY.file, postalCode: null }, book, 60)[0]?.answer).toBe('fits');
});

test.each([
  ['insured', 'fits', []],
  ['any', 'fits', []],
  ['uninsured', 'does_not_fit', ['DOWN_PAYMENT_SHORT']],
] as const)('10% down at a lender whose one rate is %s: %s', (insurance, answer, reasons) => {
  const file = { ...EASY.file, mortgage: { ...EASY.file.mortgage, downPayment: 50_000 } };
  const rate: FitRate = { ...(EASY.rates[0] as FitRate), insurance };
  const [found] = lenderFit(
    { file, postalCode: null },
    bookOf([rate], [policyOf(rate.bankId, EASY.terms as PolicyInput)]),
    60,
  );
  expect(found?.answer).toBe(answer);
  expect(found?.reasons.map(({ code }) => code)).toEqual(reasons);
});

test('an insurer whose premium nobody knows is never the cheapest way', () => {
  const file = {
    ...EASY.file,
    mortgage: { ...EASY.file.mortgage, downPayment: 50_000 },
    borrowers: [...EASY.file.borrowers],
  };
  const [answer] = lenderFit({ file, postalCode: null }, bookOf([EASY.rates[0] as FitRate], []), 60);
  expect(answer?.program).toBe('CMHC_PURCHASE');
  expect(answer?.cost?.premium).toBe(13_950);
});

test('a private lender’s file is asked of nobody', () => {
  const file = { ...EASY.file, mortgage: { ...EASY.file.mortgage, lenderKind: 'private' as const } };
  expect(lenderFit({ file, postalCode: null }, THREE, 60)).toEqual([]);
});

const dial = fc.record({
  price: fc.integer({ min: 200_000, max: 1_600_000 }),
  downPct: fc.integer({ min: 3, max: 45 }),
  annual: fc.integer({ min: 30_000, max: 300_000 }),
  years: fc.constantFrom(20, 25, 30),
  first: fc.boolean(),
  score: fc.constantFrom(undefined, 580, 640, 720),
  owing: fc.integer({ min: 0, max: 40_000 }),
});

const terms = fc.record(
  {
    insured: fc.constantFrom('yes', 'no'),
    uninsured: fc.constantFrom('yes', 'no'),
    insuredTdsPct: fc.integer({ min: 30, max: 44 }),
    otherTdsPct: fc.integer({ min: 30, max: 50 }),
    mostLtvPct: fc.integer({ min: 50, max: 80 }),
    maxLoan: fc.constantFrom('300000.00', '800000.00'),
    otherMinScore: fc.constantFrom(600, 700),
    mostYears: fc.constantFrom(25, 30),
    postalNot: fc.constantFrom('M', 'K'),
  },
  { requiredKeys: [] },
);

const asked = dial.map(({ price, downPct, annual, years, first, score, owing }) => ({
  postalCode: 'M4W 1A1',
  file: {
    ...EASY.file,
    property: { ...EASY.file.property, price },
    mortgage: { ...EASY.file.mortgage, downPayment: Math.floor((price * downPct) / 100), amortizationYears: years },
    borrowers: [
      {
        id: 'applicant',
        firstTimeBuyer: first,
        creditScore: score,
        residency: 'citizen' as const,
        incomes: [{ kind: 'salary' as const, annual }],
      },
    ],
    liabilities: [{ kind: 'line_of_credit', balance: owing }],
  },
}));

const bookWith = (given: readonly object[]): FitBook => ({
  ...THREE,
  policies: [granite, harbour, prairie].map(({ rate, terms: own }, index) =>
    policyOf(rate.bankId, { ...own, ...given[index] }),
  ),
});

function after(file: MortgageFile, { code, amount, to, years, debt, date }: ProgramChange): MortgageFile {
  const { mortgage, property, borrowers, liabilities = [] } = file;
  switch (code) {
    case 'AMORTIZATION':
      return { ...file, mortgage: { ...mortgage, amortizationYears: years ?? 0 } };
    case 'DOWN_PAYMENT':
      return { ...file, mortgage: { ...mortgage, downPayment: to ?? 0 } };
    case 'LOWER_PRICE':
      return { ...file, property: { ...property, price: to ?? 0 } };
    case 'WAIT':
      return { ...file, asOf: date ?? '' };
    case 'INCOME':
      return {
        ...file,
        borrowers: borrowers.map((one) => ({
          ...one,
          incomes: [...one.incomes, { kind: 'other', annual: amount ?? 0 }],
        })),
      };
    case 'PAY_DEBT':
      return {
        ...file,
        liabilities: liabilities.map((one, index) =>
          index === debt
            ? {
                ...one,
                balance: Math.round(((one.balance ?? 0) - (amount ?? 0)) * 100) / 100,
                payOut: amount === one.balance,
              }
            : one,
        ),
      };
    default:
      return file;
  }
}

const takes = (answers: readonly LenderAnswer[], id: string): boolean =>
  answers.some(({ lender, answer }) => lender.id === id && answer !== 'does_not_fit');

test('the change that is named opens its lender', () => {
  fc.assert(
    fc.property(asked, fc.array(terms, { minLength: 3, maxLength: 3 }), (of, given) => {
      const book = bookWith(given);
      for (const { lender, change } of lenderFit(of, book, 36))
        if (change) expect(takes(lenderFit({ ...of, file: after(of.file, change) }, book, 36), lender.id)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('every lender has one place in the order, refused ones none, and what is unknown never fits', () => {
  fc.assert(
    fc.property(
      asked,
      fc.array(terms, { minLength: 3, maxLength: 3 }),
      fc.constantFrom(24, 36, 48, 60),
      (of, given, month) => {
        const book = bookWith(given);
        const answers = lenderFit(of, book, month);
        expect(answers.map(({ lender }) => lender.id).sort()).toEqual(book.lenders.map(({ id }) => id).sort());
        const placed = answers.filter(({ place }) => place !== null);
        expect(placed.map(({ place }) => place)).toEqual(placed.map((_, index) => index + 1));
        for (const { answer, reasons, asks, place, cost } of answers) {
          expect(answer === 'fits').toBe(reasons.length === 0 && asks.length === 0);
          expect(place === null).toBe(reasons.length > 0);
          for (const reason of reasons) expect(lenderReasonSentence(reason)).not.toMatch(/null|undefined|NaN/);
          if (asks.length > 0) expect(lenderQuestionsSentence(asks)).not.toMatch(/null|undefined/);
          if (cost?.total != null) expect(Number.isFinite(cost.total)).toBe(true);
        }
        // whatever order the book has
        const turned = { ...book, lenders: [...book.lenders].reverse(), rates: [...book.rates].reverse() };
        expect(lenderFit(of, turned, month)).toEqual(answers);
      },
    ),
    { numRuns: 60 },
  );
});

test('the policy of a day is the last that began; of one day the last that was published', () => {
  const base = granite.terms;
  const at = (id: string, effectiveFrom: string, publishedAt: string, product = 'any'): LenderPolicy =>
    policyOf('granite', { ...base, effectiveFrom, product }, { id, publishedAt });
  const all = [
    at('old', '2026-01-01', '2026-01-01'),
    at('slip', '2026-11-01', '2026-11-01'),
    at('right', '2026-11-01', '2026-11-02'),
    at('fixed', '2026-10-01', '2026-10-01', 'fixed'),
    at('next', '2026-12-01', '2026-11-20'),
  ];
  const on = (day: string): string[] => policiesOn(all, day).map(({ id }) => id);
  expect(on('2025-12-31')).toEqual([]);
  expect(on('2026-06-01')).toEqual(['old']);
  expect(on('2026-11-25')).toEqual(['fixed', 'right']);
  expect(on('2026-12-01')).toEqual(['fixed', 'next']);
  const inForce = policiesOn(all, '2026-11-25');
  expect(policyFor(inForce, { bankId: 'granite', type: 'fixed' })?.id).toBe('fixed');
  expect(policyFor(inForce, { bankId: 'granite', type: 'variable' })?.id).toBe('right');
  expect(policyFor(inForce, { bankId: 'harbour', type: 'fixed' })).toBeUndefined();
});

test('a new policy gains and loses lenders; the same one changes nothing', () => {
  const file = { file: EASY.file, postalCode: null };
  const now = { asOf: '2026-11-25', book: THREE, programs: [] };
  expect(isDifferent(fitDifference(file, now, now))).toBe(false);
  const stricter = { ...now, book: bookWith([{ mostLtvPct: 50, insured: 'no' }, {}, {}]) };
  expect(fitDifference(file, now, stricter)).toMatchObject({ lendersLost: ['granite'], lendersGained: [] });
  expect(fitDifference(file, stricter, now)).toMatchObject({ lendersLost: [], lendersGained: ['granite'] });
  // a program whose row begins between the two days
  const second = { ...EASY.file, property: { ...EASY.file.property, occupancy: 'second_home' as const } };
  const before = { ...now, asOf: '2026-11-24' };
  expect(fitDifference({ file: second, postalCode: null }, before, now).programsGained).toContain('CMHC_SECOND_HOME');
});

test('what was sent ends with the first of its rates, or after ten days', () => {
  expect(choiceEndsOn('2026-11-25', [null, null])).toBe('2026-12-05');
  expect(choiceEndsOn('2026-11-25', [null, '2026-11-30', '2026-12-01'])).toBe('2026-11-30');
});

test('the samples keep to the form; every question stands under one heading', () => {
  for (const { terms: own } of costs) expect(inputProblems(POLICY_FORM, own)).toEqual([]);
  expect(POLICY_SECTIONS.flatMap(({ fields }) => fields)).toEqual([...POLICY_FORM]);
  expect(inputProblems(POLICY_FORM, { ...granite.terms, effectiveFrom: '2026-02-30' })).toHaveLength(1);
  expect(inputProblems(POLICY_FORM, { ...granite.terms, mostUnits: 0 })).toHaveLength(1);
  expect(inputProblems(POLICY_FORM, { ...granite.terms, postalOnly: 'M4W, ??' })).toHaveLength(1);
});
