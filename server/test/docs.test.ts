import fs from 'node:fs';
import path from 'node:path';
import { knownSettings } from './known-settings.js';

const ROOT = path.join(import.meta.dirname, '../..');
const PLACE = /^(?:client|server|domain|e2e|docs|scripts|deploy)\//;

/** The pages that say where things are. A decision speaks of its own day, and the specification is the customer's. */
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...fs
    .readdirSync(path.join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const textOf = (page: string): string => fs.readFileSync(path.join(ROOT, page), 'utf8');

/** What stands in code type and looks like a place in this repository. */
const placesIn = (page: string): string[] =>
  [...textOf(page).matchAll(/`([^`\s]+)`/g)].map(([, text = '']) => text).filter((text) => PLACE.test(text));

/** The files a page links to. */
const linksIn = (page: string): string[] =>
  [...textOf(page).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => path.join(path.dirname(page), to));

/** `<noun>` and `*` stand for any name: what is before them must be there. */
const exists = (place: string): boolean => fs.existsSync(path.join(ROOT, place.replace(/[^/]*[<*].*$/, '')));

test.each(PAGES)('every place %s names and links to exists', (page) => {
  expect([...placesIn(page), ...linksIn(page)].filter((place) => !exists(place))).toEqual([]);
});

test('the pages name places and link to each other', () => {
  expect(PAGES.flatMap(placesIn).length).toBeGreaterThan(40);
  expect(PAGES.flatMap(linksIn).length).toBeGreaterThan(20);
});

test('each of the forty expectations names a test that is there', () => {
  const rows = [...textOf('docs/expectations.md').matchAll(/^\| +(\d+) \| [^|]+ \| `([^`]+)` +\| (.+?) +\|$/gm)];
  expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  const gone = rows.filter(([, , file = '', title = '']) => !textOf(file).includes(title));
  expect(gone.map(([row]) => row)).toEqual([]);
});

test('the settings in the README are those that are read', () => {
  const [, section = ''] = textOf('README.md').split('## Settings');
  const rows =
    section
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| `')) ?? [];
  const explained = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z\d_]+/g) ?? []);
  expect(explained.sort()).toEqual([...knownSettings()].sort());
});
