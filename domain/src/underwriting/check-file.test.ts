import fc from 'fast-check';
import { MortgageInputError } from '../mortgage/input-error.js';
import { checkFile } from './check-file.js';
import type { MortgageFile } from './file.js';
import { qualification, VERDICTS } from './qualification.js';

type Path = readonly (string | number)[];

/** A purchase over its limits with every kind of row, so that a figure that goes missing could only help it. */
const BUSY: MortgageFile = {
  asOf: '2026-11-25',
  mortgageType: 'new_purchase',
  property: {
    province: 'ON',
    price: 640_000,
    value: 640_000,
    occupancy: 'owner_occupied',
    type: 'condo',
    units: 1,
    newlyBuilt: false,
    annualPropertyTax: 4800,
    monthlyHeating: 150,
    monthlyCondoFees: 512.4,
    monthlyRent: 0,
    groundRent: 0,
  },
  mortgage: { downPayment: 64_000, ratePct: 3.94, amortizationYears: 25, straightSwitch: false },
  borrowers: [
    {
      id: 'applicant',
      firstTimeBuyer: false,
      creditScore: 720,
      incomes: [
        { kind: 'salary', annual: 90_000 },
        { kind: 'hourly', hourlyRate: 30, hoursPerWeek: 10 },
        { kind: 'bonus', lastTwoYears: [9000, 7000] },
      ],
    },
  ],
  liabilities: [
    { kind: 'credit_card', balance: 8000 },
    { kind: 'heloc', balance: 30_000 },
    { kind: 'car_loan', balance: 22_000, monthlyPayment: 489 },
    { kind: 'student_loan', balance: 12_000 },
  ],
  otherProperties: [
    {
      use: 'rental',
      monthlyMortgage: 1650,
      annualPropertyTax: 3000,
      monthlyHeating: 0,
      monthlyCondoFees: 420,
      monthlyRent: 2400,
    },
  ],
  secondMortgage: { balance: 0, monthlyPayment: 0 },
  availableFunds: 90_000,
  policy: { rentalPct: 50, rentalTreatment: 'add_back' },
};
const FINE: MortgageFile = {
  ...BUSY,
  borrowers: [{ id: 'applicant', firstTimeBuyer: false, incomes: [{ kind: 'salary', annual: 400_000 }] }],
};
const REFINANCE: MortgageFile = {
  ...BUSY,
  mortgageType: 'refinance',
  property: { ...BUSY.property, price: undefined },
  mortgage: { amount: 500_000, ratePct: 4.39, amortizationYears: 30 },
};
const FILES = [BUSY, FINE, REFINANCE];

/** What a file may leave out; nothing is then known of it. */
const OPTIONAL = new Set(['creditScore', 'availableFunds']);

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The file with another value at that place, or without the place. */
function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.map((one: unknown, index) => (index === key ? changed(one, rest, to) : one));
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, inner]) => {
      if (name !== key) return [[name, inner] as const];
      const next = changed(inner, rest, to);
      return next === undefined ? [] : [[name, next] as const];
    }),
  );
}

const rank = (file: unknown): number => VERDICTS.indexOf(qualification(file as MortgageFile).verdict);
const SPOILED = [NaN, Infinity, -Infinity, -1, -5000, 1e300, null, '', 'x', '5', true, {}, [], undefined];
const HOLDS_NAN = /null|NaN|Infinity/;

const places = FILES.flatMap((file) => leavesOf(file).map((path) => ({ file, path })));

test('one figure dropped or spoiled: refused by name, or no better', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.constantFrom<unknown>(...SPOILED), ({ file, path }, wrong) => {
      const name = path.at(-1);
      if (wrong === undefined && OPTIONAL.has(String(name))) return;
      const spoiled = changed(file, path, wrong);
      try {
        const { maxMortgageByRatios, shortfall, ratios } = qualification(spoiled as MortgageFile);
        expect(rank(spoiled)).toBeGreaterThanOrEqual(rank(file));
        expect([maxMortgageByRatios, shortfall, ratios.totalMortgage, ratios.tdsPct].every(Number.isFinite)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(MortgageInputError);
        expect((error as MortgageInputError).field).not.toBe('');
      }
    }),
    { numRuns: 4000 },
  );
});

test.each([NaN, Infinity, -Infinity, -0.01, null, '5'])('%s is never a figure, wherever it stands', (wrong) => {
  for (const { file, path } of places) {
    const before = path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], file);
    if (typeof before !== 'number') continue;
    expect(() => qualification(changed(file, path, wrong) as MortgageFile)).toThrow(MortgageInputError);
  }
});

test.each([
  ['monthlyCondoFees', ['property', 'monthlyCondoFees']],
  ['annualPropertyTax', ['property', 'annualPropertyTax']],
  ['price', ['property', 'price']],
  ['downPayment', ['mortgage', 'downPayment']],
  ['firstTimeBuyer', ['borrowers', 0, 'firstTimeBuyer'], 'borrowers[0].firstTimeBuyer'],
  ['balance', ['liabilities', 0, 'balance'], 'liabilities[0].balance'],
  ['payment', ['liabilities', 2, 'monthlyPayment'], 'liabilities[2].monthlyPayment'],
  ['mortgage', ['otherProperties', 0, 'monthlyMortgage'], 'otherProperties[0].monthlyMortgage'],
  ['payment', ['secondMortgage', 'monthlyPayment'], 'secondMortgage.monthlyPayment'],
] as const)('a file without its %s names it', (name, path, field: string = name) => {
  expect(() => qualification(changed(BUSY, path, undefined) as MortgageFile)).toThrow(
    expect.objectContaining({ field }),
  );
});

test.each([
  ['liabilities[0].kind', ['liabilities', 0, 'kind'], 'card'],
  ['borrowers[0].incomes[0].kind', ['borrowers', 0, 'incomes', 0, 'kind'], 'lottery'],
  ['otherProperties[0].use', ['otherProperties', 0, 'use'], 'cottage'],
  ['occupancy', ['property', 'occupancy'], 'family'],
  ['mortgageType', ['mortgageType'], 'purchase'],
  ['policy', ['policy'], { gds: 60 }],
  ['policy.insuredGdsPct', ['policy'], { insuredGdsPct: undefined }],
  ['straightSwitch', ['mortgage', 'straightSwitch'], true],
] as const)('an unknown kind is refused: %s', (field, path, wrong) => {
  expect(() => qualification(changed(BUSY, path, wrong) as MortgageFile)).toThrow(expect.objectContaining({ field }));
});

test('what is optional counts as nothing where it is left out, and null is no answer', () => {
  const { liabilities: _, otherProperties: __, secondMortgage: ___, policy: ____, ...least } = BUSY;
  expect(() => checkFile(least)).not.toThrow();
  expect(() => checkFile(null as unknown as MortgageFile)).toThrow(expect.objectContaining({ field: 'file' }));
  expect(JSON.stringify(qualification(BUSY))).not.toMatch(/NaN|Infinity/);
  expect(HOLDS_NAN.test(JSON.stringify(qualification(FINE).ratios.gdsPct))).toBe(false);
});

test('interest alone at 0% leaves every figure finite', () => {
  const free = {
    ...REFINANCE,
    mortgage: { ...REFINANCE.mortgage, ratePct: 0, lenderKind: 'private', interestOnly: true },
  };
  const { maxMortgageByGds, maxMortgageByTds } = qualification(free as MortgageFile);
  expect([maxMortgageByGds, maxMortgageByTds].every(Number.isFinite)).toBe(true);
});

test('a bonus with a figure beside it is still counted by its history', () => {
  const odd = { kind: 'bonus', annual: 900_000, lastTwoYears: [9000, 7000] } as const;
  const file = { ...BUSY, borrowers: [{ id: 'applicant', firstTimeBuyer: false, incomes: [odd] }] };
  expect(qualification(file).ratios.incomes[0]?.annual).toBe(8000);
});
