import fs from 'node:fs';
import path from 'node:path';
import { getMetadataArgsStorage } from 'typeorm';
import '../src/modules/index.js';

/**
 * A noun is a folder of `modules`. Other nouns come in by one door: `public.ts` for code, `public.sql.ts` for statements. The
 * import rules say the first; the second is hidden in texts, so they are read here.
 */
const MODULES = path.join(import.meta.dirname, '../src/modules');

const files = fs
  .readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && file.includes('/'))
  .map((file) => ({ file, noun: file.split('/')[0] ?? '', code: fs.readFileSync(path.join(MODULES, file), 'utf8') }));

const nounOfClass = new Map(
  files.flatMap(({ file, noun, code }) =>
    file.endsWith('.entity.ts')
      ? [...code.matchAll(/^export class (\w+)/gm)].map(([, name = '']) => [name, noun] as const)
      : [],
  ),
);
const nounOfTable = new Map(
  getMetadataArgsStorage().tables.flatMap(({ target, name }) => {
    const noun = typeof target === 'function' ? nounOfClass.get(target.name) : undefined;
    return noun !== undefined && name !== undefined ? [[name, noun] as const] : [];
  }),
);
const tables = [...nounOfTable.keys()].join('|');

/** A table in SQL, and at the beginning of a text that is made part of it: `'application where …'`. */
const IN_SQL = new RegExp(
  `\\b(?:from|join|using|into|update|copy)\\s+(?:only\\s+)?"?(${tables})\\b"?(?!\\s*\\()|["'\`](${tables})\\s+(?:where|join|left join|\\w\\s)`,
  'g',
);
/** What is named by `with` hides the table of its name. */
const isNamedHere = (code: string, name: string): boolean =>
  new RegExp(`\\b${name}\\s+as\\s+(?:materialized\\s+)?\\(`).test(code);

const foreignTables = (noun: string, code: string): string[] => {
  const sql = code.replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
  return [...sql.matchAll(IN_SQL)]
    .map(([, one, other]) => one ?? other ?? '')
    .filter((table) => nounOfTable.get(table) !== noun && !isNamedHere(sql, table));
};
const foreignWrites = (noun: string, code: string): string[] =>
  [...code.matchAll(/\.(?:insert|update|save|upsert|increment|delete|remove)\(\s*([A-Z]\w*)\b/g)]
    .map(([, entity = '']) => entity)
    .filter((entity) => nounOfClass.has(entity) && nounOfClass.get(entity) !== noun);

test('every table belongs to a noun', () => {
  expect(nounOfTable.size).toBeGreaterThan(70);
  expect(nounOfTable.get('enquiry_task')).toBe('tasks');
});

test('no noun reads or writes the table of another but by what that one publishes', () => {
  const found = files.flatMap(({ file, noun, code }) =>
    [...foreignTables(noun, code), ...foreignWrites(noun, code)].map((table) => `${file}: ${table}`),
  );
  expect(found).toEqual([]);
});

test('a statement with another noun’s table is found, however it is written', () => {
  expect(foreignTables('tasks', 'select 1 from task t join user_account u on true')).toEqual(['user_account']);
  expect(foreignTables('tasks', "counted('application where id = $1')")).toEqual(['application']);
  expect(foreignTables('tasks', 'const FILES = `enquiry e\nleft join booking b`')).toEqual(['enquiry', 'booking']);
  expect(foreignTables('leads', 'insert into lead (id) select 1')).toEqual([]);
  expect(foreignWrites('leads', 'manager.update(Bank, { id }, {})')).toEqual(['Bank']);
});

test('a table itself is taken from its noun only to lock its rows', () => {
  const found = files.filter(
    ({ code }) =>
      /import \{[^}]*_ROWS\b[^}]*\} from '[^']*public\.sql/.test(code) &&
      !/\bfor (?:no key )?(?:update|share)\b/.test(code),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
});

test('nouns need each other in one direction only', () => {
  const needs = new Map<string, Set<string>>();
  for (const { file, noun, code } of files) {
    if (file.endsWith('/public.sql.ts')) continue;
    for (const [, to = ''] of code.matchAll(/from '(\.[^']+)'/g)) {
      const other = path.relative(MODULES, path.resolve(MODULES, path.dirname(file), to));
      const [needed = ''] = other.split(path.sep);
      if (needed === '..' || needed === noun || other.endsWith('public.sql.js') || !other.includes(path.sep)) continue;
      needs.set(noun, (needs.get(noun) ?? new Set()).add(needed));
    }
  }
  expect(needs.size).toBeGreaterThan(30);
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (noun: string, way: readonly string[]): void => {
    if (way.includes(noun)) circles.push([...way.slice(way.indexOf(noun)), noun].join(' → '));
    else if (!done.has(noun)) for (const needed of needs.get(noun) ?? []) visit(needed, [...way, noun]);
    done.add(noun);
  };
  for (const noun of needs.keys()) visit(noun, []);
  expect(circles).toEqual([]);
});
