import fc from 'fast-check';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as engine from '../index.js';

type Fields = Record<string, unknown>;
const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../test');
const vectors = ['vectors.json', 'vectors-next.json'].flatMap(
  (name) =>
    (JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as { vectors: { kind: string; input: Fields }[] })
      .vectors,
);
const functions = engine as unknown as Record<string, (input: Fields) => Fields>;
const numbersOf = (input: Fields): string[] => Object.keys(input).filter((key) => typeof input[key] === 'number');
const spots = vectors.flatMap(({ kind, input }) => numbersOf(input).map((field) => ({ kind, input, field })));

function allFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(allFinite);
}

const strange = fc.oneof(
  fc.double(),
  fc.double({ min: 0, max: 1 }),
  fc.constantFrom(1e-300, Number.MIN_VALUE, 1e-9, 0.001, 1 / 12, 0.0833, 40, 30, 1e9, 1e9 + 0.01, 0.005, -0, 0),
);

test('a calculator refuses an edge by its field, or every figure of its answer is finite', () => {
  fc.assert(
    fc.property(fc.constantFrom(...spots), strange, ({ kind, input, field }, wrong) => {
      try {
        expect(allFinite(functions[kind]?.({ ...input, [field]: wrong }))).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(engine.MortgageInputError);
      }
    }),
    { numRuns: 3000 },
  );
});

const LOAN = { principal: 500_000, annualRatePct: 4, frequency: 'monthly', compounding: 'semi-annual' };

test('a month is the least amortization', () => {
  for (const amortizationYears of [1e-300, 1e-9, 0.08])
    expect(() => functions['payment']?.({ ...LOAN, amortizationYears })).toThrow(
      expect.objectContaining({ field: 'amortizationYears', refusal: { code: 'years', most: 40 } }),
    );
  expect(functions['payment']?.({ ...LOAN, amortizationYears: 1 / 12 })?.['payment']).toBeCloseTo(501_652.99, 0);
});

test('a term that outlasts the mortgage is refused, and the answer that fits is named', () => {
  const renewal = {
    balance: 400_000,
    monthsRemaining: 120,
    contractRatePct: 5,
    comparisonRatePct: 4,
    rateType: 'fixed',
    compounding: 'semi-annual',
    amortizationYears: 5,
    frequency: 'monthly',
    newRatePct: 4,
    termYears: 5,
    otherCosts: 0,
  };
  expect(() => functions['renewal']?.(renewal)).toThrow(
    expect.objectContaining({ field: 'monthsRemaining', refusal: { code: 'whole', least: 0, most: 60 } }),
  );
  expect(allFinite(functions['renewal']?.({ ...renewal, monthsRemaining: 60 }))).toBe(true);
});
