import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as engine from './index.js';

const SOURCE = path.dirname(fileURLToPath(import.meta.url));
const read = (file: string): string => fs.readFileSync(path.join(SOURCE, '..', file), 'utf8');

/** 'call(…).field; // what comes out', as the README has them */
const EXAMPLES = [...read('README.md').matchAll(/^(\w+\(.*); \/\/ (.+)$/gm)].map(
  ([, call = '', out = '']) => [call, out] as const,
);
/** Tables before this day were there before the changelog */
const SINCE = '2024-01-01';

test('the README has an example of each of the five functions that it brings', () => {
  const [, names = ''] = /import \{ ([^}]+) \} from '@brokerage\/domain'/.exec(read('README.md')) ?? [];
  expect(EXAMPLES.map(([call]) => call.slice(0, call.indexOf('('))).sort()).toEqual(names.split(', ').sort());
});

test.each(EXAMPLES)('%s is %s', (call, out) => {
  // eslint-disable-next-line typescript/no-implied-eval -- the README's own words, run as its reader would
  const run = new Function(...Object.keys(engine), `return ${call};`) as (...functions: unknown[]) => unknown;
  expect(String(run(...Object.values(engine)))).toBe(out);
});

test('each day from which a table holds stands in the changelog, and no other', () => {
  const tables = ['mortgage/tables', 'programs'].flatMap((folder) =>
    fs
      .readdirSync(path.join(SOURCE, folder))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => read(`src/${folder}/${file}`)),
  );
  const days = tables.flatMap((text) => [...text.matchAll(/effectiveFrom: '([\d-]+)'/g)].map(([, day = '']) => day));
  const told = [...read('CHANGELOG.md').matchAll(/^## ([\d-]+)$/gm)].map(([, day = '']) => day);
  expect(told).toEqual(
    [...new Set(days)]
      .filter((day) => day >= SINCE)
      .sort()
      .reverse(),
  );
});

test('every name under `exports` and `files` is there', () => {
  const { files, exports } = JSON.parse(read('package.json')) as { files: string[]; exports: Record<string, unknown> };
  for (const name of ['README.md', 'CHANGELOG.md']) expect(read(name).length).toBeGreaterThan(500);
  expect(files).toEqual(['dist', 'CHANGELOG.md', 'test/vectors*.json']);
  expect(exports['./vectors/*.json']).toBe('./test/*.json');
  for (const [, name = ''] of read('README.md').matchAll(/`(?:@brokerage\/domain\/vectors\/)?(vectors[\w-]*\.json)`/g))
    expect(fs.existsSync(path.join(SOURCE, '../test', name))).toBe(true);
});
