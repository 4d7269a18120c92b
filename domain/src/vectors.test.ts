import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as engine from './index.js';

type Fields = Record<string, unknown>;
interface Vector {
  id: string;
  kind: string;
  input: Fields;
  expected: Fields;
  tolerance: number;
}

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../test');
const read = (name: string): Vector[] =>
  (JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as { vectors: Vector[] }).vectors;
/** Its cases count what is left: prune-application.test.ts. */
const COUNTED = new Set(['pruneApplication']);
const applications = read('vectors-applications.json');
const vectors = [...read('vectors.json'), ...read('vectors-next.json'), ...applications].filter(
  ({ kind }) => !COUNTED.has(kind),
);
const functions = engine as unknown as Record<string, (input: Fields) => Fields>;
/** What dividing and multiplying by a power of ten may cost. */
const BINARY = 1e-9;

function expectClose(actual: unknown, expected: unknown, tolerance: number): void {
  if (typeof expected === 'number') {
    expect(typeof actual).toBe('number');
    expect(Math.abs(Number(actual) - expected)).toBeLessThanOrEqual(tolerance + BINARY);
  } else if (typeof expected === 'object' && expected !== null) {
    for (const [key, value] of Object.entries(expected)) expectClose((actual as Fields)[key], value, tolerance);
  } else expect(actual).toEqual(expected);
}

test('the engine has a function for every kind there are cases of', () => {
  for (const kind of new Set(vectors.map((vector) => vector.kind))) expect(functions[kind]).toBeInstanceOf(Function);
  expect(vectors.length).toBeGreaterThanOrEqual(101);
});

test.each(vectors)('$kind $id', ({ kind, input, expected, tolerance }) => {
  expectClose(functions[kind]?.(input), expected, tolerance);
});
