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
const OPTIONAL = ['city', 'lumpSums'];

/** One case of each kind, each of its fields, each wrong value. */
const cases = [...new Set(vectors.map(({ kind }) => kind))].flatMap((kind) => {
  const input = vectors.find((vector) => vector.kind === kind)?.input ?? {};
  return Object.keys(input).flatMap((field) =>
    [Number.NaN, Number.POSITIVE_INFINITY, -1, 1e12, null, undefined, {}]
      .filter((wrong) => !(OPTIONAL.includes(field) && wrong === undefined))
      .map((wrong) => ({ kind, field, wrong, input: { ...input, [field]: wrong } })),
  );
});

test.each(cases)('$kind refuses $field = $wrong and names it', ({ kind, field, input }) => {
  expect(() => functions[kind]?.(input)).toThrow(engine.MortgageInputError);
  expect(() => functions[kind]?.(input)).toThrow(expect.objectContaining({ field }));
});

const numbers = cases.filter(({ kind, field, wrong }) => {
  const right = vectors.find((vector) => vector.kind === kind)?.input[field];
  return wrong === -1 && typeof right === 'number';
});

test.each(numbers)('$kind refuses a text for $field', ({ kind, field, input }) => {
  expect(() => functions[kind]?.({ ...input, [field]: '5' })).toThrow(expect.objectContaining({ field }));
});

const loan = {
  principal: 300_000,
  annualRatePct: 4,
  amortizationYears: 25,
  frequency: 'monthly',
  compounding: 'semi-annual',
  termYears: 5,
};

test.each([
  ['lumpSums[0].amount', { lumpSums: [{ amount: -1, beforePayment: 1 }] }],
  [
    'lumpSums[1].beforePayment',
    {
      lumpSums: [
        { amount: 1, beforePayment: 1 },
        { amount: 1, beforePayment: 0 },
      ],
    },
  ],
  ['lumpSums[0].beforePayment', { lumpSums: [{ amount: 1, beforePayment: 1.5 }] }],
  ['lumpSums[0]', { lumpSums: [7] }],
  ['lumpSums', { lumpSums: Array.from({ length: 2081 }, () => ({ amount: 1, beforePayment: 1 })) }],
  ['paymentIncreases[0].fromPayment', { paymentIncreases: [{ amount: 1, fromPayment: 2081 }] }],
  ['paymentIncreases', { paymentIncreases: {} }],
  ['termYears', { termYears: 26 }],
])('a prepayment names what is wrong in it: %s', (field, wrong) => {
  expect(() => functions.prepayment?.({ ...loan, ...wrong })).toThrow(expect.objectContaining({ field }));
});

test.each(['2026-02-30', '2026-13-01', '2026-1-1', 'tomorrow', ''])('%s is no date', (closingDate) => {
  const input = { price: 500_000, ownerOccupied: true, closingDate };
  expect(() => engine.minDownPayment(input)).toThrow(expect.objectContaining({ field: 'closingDate' }));
});

test.each([
  ['minDownPayment', { price: 500_000, ownerOccupied: true, closingDate: '2015-01-01' }, 'closingDate'],
  ['qualifyingRate', { contractRatePct: 4, uninsuredStraightSwitch: false, date: '2019-01-01' }, 'date'],
  ['refinanceMax', { value: 500_000, balances: 1, date: '2010-01-01' }, 'date'],
  ['helocMax', { value: 500_000, mortgageBalance: 1, date: '2010-01-01' }, 'date'],
])('%s says that it has no table for the date', (kind, input, field) => {
  expect(() => functions[kind]?.(input)).toThrow(engine.NoTableError);
  expect(() => functions[kind]?.(input)).toThrow(expect.objectContaining({ field }));
});
