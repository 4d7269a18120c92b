import fs from 'node:fs';
import path from 'node:path';
import { fileOf } from './page-file';
import { PAGES } from './routes';

const SOURCES = path.join(import.meta.dirname, '..');
const IMPORT = /(?:\bimport|\bfrom)\s*\(?\s*'([^']+)'/g;

/** The files of ours that a file imports, at once or later, and what it takes of sheets that pages send. */
interface Imports {
  files: string[];
  /** Sheets whose names it uses */
  named: string[];
  /** Sheets whose addresses it has */
  sent: string[];
}
const known = new Map<string, Imports>();
function importsOf(file: string): Imports {
  const before = known.get(file);
  if (before) return before;
  const text = fs.readFileSync(file, 'utf8');
  const at = (specifier: string): string => path.resolve(path.dirname(file), specifier.replace(/\?.*/, ''));
  const files = [...text.matchAll(IMPORT)]
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => specifier.startsWith('.'))
    .flatMap((specifier) => [`${at(specifier)}.ts`, `${at(specifier)}.tsx`])
    .filter((name) => fs.existsSync(name));
  const sheets = [...text.matchAll(/import ([^;]+?) from '([^']+\.module\.css)\?sheet'/g)];
  const named = sheets.filter(([, what]) => !what?.startsWith('{')).map(([, , specifier = '']) => at(specifier));
  const sent = sheets.filter(([, what]) => /\bhref\b/.test(what ?? '')).map(([, , specifier = '']) => at(specifier));
  const found = { files, named, sent };
  known.set(file, found);
  return found;
}

function reachedFrom(file: string): Imports[] {
  const seen = new Set([file]);
  for (const one of seen) for (const next of importsOf(one).files) seen.add(next);
  return [...seen].map(importsOf);
}

const pages = [...new Set(PAGES.map((page) => `${fileOf(page)}.tsx`))];

it('each page sends the sheets of all that stands in it', () => {
  expect(pages.length).toBeGreaterThan(70);
  const unsent = pages.flatMap((page) => {
    const reached = reachedFrom(path.join(SOURCES, page));
    const sent = new Set(reached.flatMap((file) => file.sent));
    const named = new Set(reached.flatMap((file) => file.named));
    return [...named].filter((sheet) => !sent.has(sheet)).map((sheet) => `${page}: ${path.relative(SOURCES, sheet)}`);
  });
  expect(unsent).toEqual([]);
});
