import { parse } from 'graphql';
import { CompiledQueries } from './compiled-queries.js';
import { documentStore } from './document-store.js';
import { makeSchema } from './schema.js';
import { MODULES } from '../modules/index.js';

const schema = makeSchema(MODULES);
const text = (n: number, length: number): string =>
  `query Q${n} { currentRates(limit: ${n % 100}) { ${'id name '.repeat(length)} } }`;

function useOften(queries: CompiledQueries, n: number, length: number, times: number): void {
  const query = text(n, length);
  const document = parse(query);
  for (let time = 0; time < times; time += 1) queries.use(query, document, null);
}

test('thousands of operations that come a few times each are never compiled', () => {
  const queries = new CompiledQueries(schema);
  for (let n = 0; n < 3_000; n += 1) useOften(queries, n, 10, 19);
  expect(queries.kept).toEqual({ operations: 0, characters: 0 });
});

test('of thousands of operations in use, the first hundred are compiled and stay', () => {
  const queries = new CompiledQueries(schema);
  for (let n = 0; n < 2_000; n += 1) useOften(queries, n, 1, 20);
  expect(queries.kept.operations).toBe(100);
  const first = text(0, 1);
  expect(queries.use(first, parse(first), null)).toBeDefined();
});

test('long operations in use are compiled up to a length of text', () => {
  const queries = new CompiledQueries(schema);
  for (let n = 0; n < 200; n += 1) useOften(queries, n, 400, 20);
  expect(queries.kept.characters).toBeGreaterThan(20_000);
  expect(queries.kept.characters).toBeLessThanOrEqual(24_000);
});

test('an operation in use is compiled once and found again', () => {
  const queries = new CompiledQueries(schema);
  const document = parse(text(1, 1));
  const uses = Array.from({ length: 22 }, () => queries.use('key', document, null));
  expect(uses.slice(0, 19)).toEqual(Array(19).fill(undefined));
  expect(uses[19]).toBeDefined();
  expect(uses.slice(20)).toEqual([uses[19], uses[19]]);
});

test('parsed operations are kept up to a length of text', async () => {
  const store = documentStore();
  for (let n = 0; n < 2_000; n += 1) await store?.set(`${n}`, parse(text(n, 100)));
  const kept = await Promise.all(Array.from({ length: 2_000 }, (_, n) => store?.get(`${n}`)));
  const characters = kept.reduce((sum, document) => sum + (document?.loc?.source.body.length ?? 0), 0);
  expect(characters).toBeGreaterThan(290_000);
  expect(characters).toBeLessThanOrEqual(300_000);
});
