import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseCanadianPhone } from '../forms/phone.js';
import { payment, type PaymentInput } from './payment.js';
import { periodicRate, type PeriodicRateInput } from './periodic-rate.js';

interface Vector {
  id: string;
  kind: string;
  input: Record<string, unknown>;
  expected: Record<string, unknown>;
  tolerance: number;
}

const file = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../test/vectors.json');
const { vectors } = JSON.parse(fs.readFileSync(file, 'utf8')) as { vectors: Vector[] };

function phoneCanada({ phoneNumber }: { phoneNumber: string }): Record<string, unknown> {
  const parsed = parseCanadianPhone(phoneNumber);
  return 'e164' in parsed ? { valid: true, e164: parsed.e164 } : { valid: false };
}

/** One function for each kind there is by now. */
const ENGINE: Record<string, (input: never) => object> = {
  periodicRate: (input: PeriodicRateInput) => periodicRate(input),
  payment: (input: PaymentInput) => payment(input),
  phoneCanada,
};

const cases = vectors.filter(({ kind }) => kind in ENGINE);

test('there are cases of every kind the engine has', () => {
  expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(Object.keys(ENGINE)));
});

test.each(cases)('$kind $id', ({ kind, input, expected, tolerance }) => {
  const actual = ENGINE[kind]?.(input as never) as Record<string, unknown>;
  for (const [field, value] of Object.entries(expected)) {
    if (typeof value === 'number') expect(Math.abs(Number(actual[field]) - value)).toBeLessThanOrEqual(tolerance);
    else expect(actual[field] ?? null).toEqual(value);
  }
});
