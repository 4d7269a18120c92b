import fs from 'node:fs';
import path from 'node:path';
import { TYPED_FIGURES } from './typed-figures';

const ROOT = path.join(import.meta.dirname, '../..');
/** Where the words of the public pages stand */
const FOLDERS = [
  ...['public', 'landing'].map((name) => `client/src/pages/${name}`),
  'client/src/landings',
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
];
const FILES = [
  ...FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\./.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  ),
  'domain/src/calculator/notes.ts',
  'domain/src/calculator/refusal-words.ts',
  'domain/src/settings/home-initial.ts',
];

const FIGURE = /\$\d{1,3}(?:,\d{3})*(?:\.\d+)?(?: million)?|\d+(?:\.\d+)?(?:–\d+(?:\.\d+)?)?%/g;
/** A limit that nothing can change */
const NOTHING = new Set(['$0', '0%']);

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

function typedIn(file: string): string[] {
  const words = withoutComments(fs.readFileSync(path.join(ROOT, file), 'utf8'));
  return [...new Set(words.match(FIGURE) ?? [])].filter((figure) => !NOTHING.has(figure)).sort();
}

test('every figure typed in the words of a public page has a function or a source', () => {
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
