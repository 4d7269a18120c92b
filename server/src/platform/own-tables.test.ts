import fs from 'node:fs';
import path from 'node:path';

/** The tables of what every noun stands on */
const OWN = ['background_job', 'mail_hold', 'mail_message', 'rate_limit', 'set_aside'];
const HERE = import.meta.dirname;
const PAGE = path.join(HERE, '../../../docs/data-model.md');

/** All tables; another test fails where one is missing on the page. */
const TABLES = [...fs.readFileSync(PAGE, 'utf8').matchAll(/^\| ((?:`\w+`(?:, )?)+) +\|/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/\w+/g)].map(([name]) => name),
);

/** The tables that a file's SQL names; what is in comments is prose. */
function tablesIn(source: string): string[] {
  const code = source.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g, '');
  const named = [...code.matchAll(/\b(?:from|join|into|update|table)\s+((?:"?\w+"?(?:\s+\w+)?\s*,\s*)*"?\w+"?)/gi)];
  const words = named.flatMap(([, list = '']) => list.split(',').map((item) => /\w+/.exec(item)?.[0] ?? ''));
  return [...new Set(words)].filter((word) => TABLES.includes(word));
}

const files = fs
  .readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));

test('the platform reads and writes no table of a module', () => {
  const found = files.map((name) => [name, tablesIn(fs.readFileSync(path.join(HERE, name), 'utf8'))] as const);
  const foreign = found.map(([name, tables]) => [name, tables.filter((table) => !OWN.includes(table))] as const);
  expect(foreign.filter(([, tables]) => tables.length > 0)).toEqual([]);
  expect([...new Set(found.flatMap(([, tables]) => tables))].sort()).toEqual(OWN);
});

test('a table is found wherever SQL names it', () => {
  expect(TABLES).toEqual(expect.arrayContaining(['application', 'enquiry_note', 'publication_lender', ...OWN]));
  expect(tablesIn('`select (select office_email\n from site_settings), x`')).toEqual(['site_settings']);
  expect(tablesIn(`'select 1 from mail_message m, "consent" c left join lead on true'`)).toEqual([
    'mail_message',
    'consent',
    'lead',
  ]);
  expect(tablesIn(`'INSERT INTO bank' + 'update rate set' + 'delete from session where'`)).toEqual([
    'bank',
    'rate',
    'session',
  ]);
  expect(tablesIn('// read from session\n/* from lead */ const application = 1;')).toEqual([]);
});

test('the platform imports no module', () => {
  const importing = files.filter((name) =>
    /from '(?:\.\.\/)+modules\//.test(fs.readFileSync(path.join(HERE, name), 'utf8')),
  );
  expect(importing).toEqual([]);
});
