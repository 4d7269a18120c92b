import fs from 'node:fs';
import path from 'node:path';
import { PAGE_FIGURES } from './typed-figures';
import { RULE_FIGURES } from './typed-figures-rules';

const ROOT = path.join(import.meta.dirname, '../..');
const TYPED_FIGURES = { ...PAGE_FIGURES, ...RULE_FIGURES };
/** Where words stand that people read: the public pages, what they share, the rules and the questions */
const FOLDERS = [
  ...['public', 'landing'].map((name) => `client/src/pages/${name}`),
  'client/src/landings',
  'client/src/lib',
  'domain/src/landings',
  ...[
    'agent-site',
    'booking',
    'calculator',
    'careers',
    'chat',
    'compare',
    'contact',
    'home',
    'leads',
    'rates',
    'site',
  ].map((name) => `client/src/features/${name}`),
  ...['application', 'chat', 'explain', 'programs', 'underwriting'].map((name) => `domain/src/${name}`),
];

const sourcesIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated|arbitrary)\./.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

const FILES = [
  ...FOLDERS.flatMap(sourcesIn),
  ...sourcesIn('server/src/modules').filter((file) => file.endsWith('.email.tsx')),
  'domain/src/calculator/notes.ts',
  'domain/src/calculator/refusal-words.ts',
  'domain/src/settings/home-initial.ts',
];

const COUNT = String.raw`(?:\d+(?:\.\d+)?|two|three|four|five|six|twelve)`;
const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** Dollars, shares, stretches of time, days of the calendar, and regulations by their number */
const FIGURE = new RegExp(
  [
    String.raw`\$\d{1,3}(?:,\d{3})*(?:\.\d+)?(?: million)?`,
    String.raw`\d+(?:\.\d+)?(?:–\d+(?:\.\d+)?)?%`,
    // not “three months’ interest”, which is what a penalty is called
    String.raw`\b${COUNT} (?:years?|months?|days?|times)\b(?!’)`,
    String.raw`\b(?:${MONTH}) \d{1,2}(?:, \d{4})?\b`,
    String.raw`\bSOR/\d{4}-\d+`,
  ].join('|'),
  'g',
);
/** A limit that nothing can change, and what a statement of SQL is given */
const NOTHING = new Set(['$0', '0%', '$1', '$2']);

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

function typedIn(file: string): string[] {
  const words = withoutComments(fs.readFileSync(path.join(ROOT, file), 'utf8'));
  return [...new Set(words.match(FIGURE) ?? [])].filter((figure) => !NOTHING.has(figure)).sort();
}

test('every figure typed in words that people read has a function or a source', () => {
  const found = Object.fromEntries(FILES.map((file) => [file, typedIn(file)]).filter(([, figures]) => figures?.length));
  const known = Object.fromEntries(
    Object.entries(TYPED_FIGURES).map(([file, figures]) => [file, Object.keys(figures).sort()]),
  );
  expect(found).toEqual(known);
});

const COMPUTED = Object.entries(TYPED_FIGURES).flatMap(([file, figures]) =>
  Object.entries(figures).flatMap(([figure, from]) =>
    (Array.isArray(from) ? from : [from]).flatMap((one) =>
      typeof one === 'function' ? [[file, figure, one] as const] : [],
    ),
  ),
);

test.each(COMPUTED)('%s: %s is what the engine says today', (_, figure, again) => {
  expect(again()).toBe(figure);
});
