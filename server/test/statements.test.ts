import fs from 'node:fs';
import path from 'node:path';
import { testDatabase, type TestDatabase } from './database.js';

const MODULES = path.join(import.meta.dirname, '../src/modules');
/** Parts of statements, which name rows of the statement that they stand in */
const PARTS = new Set([
  'intake/sender.sql.ts SENDER',
  'leads/lead.sql.ts THE_AGENT',
  'enquiries/public.sql.ts MOVE_TO_ADVISER',
  'lenders/public.sql.ts TOUCH_BANKS',
  'rates/public.sql.ts RECORD_LENDERS',
  'audits/public.sql.ts INSERT_AUDIT',
]);

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** The statements that a file exports, by name; the columns that a noun publishes are read as a table. */
async function statementsOf(file: string): Promise<[name: string, sql: string][]> {
  const module = (await import(path.join(MODULES, file))) as Record<string, unknown>;
  return Object.entries(module).flatMap(([name, value]): [string, string][] => {
    const named = typeof value === 'object' && value !== null && 'text' in value ? value.text : value;
    if (typeof named !== 'string' || PARTS.has(`${file} ${name}`)) return [];
    if (file.endsWith('public.sql.ts') && /^\s*\(/.test(named)) return [[name, `select * from ${named} rows`]];
    return /^\s*(?:select|with|insert|update|delete)\b/i.test(named) ? [[name, named]] : [];
  });
}

/** What PostgreSQL has against a statement. That the type of a parameter cannot be told is said of no mistake. */
async function problemOf(sql: string): Promise<string | undefined> {
  const connection = database.db.createQueryRunner();
  try {
    await connection.query(`prepare one as ${sql}`);
    await connection.query('deallocate one');
    return undefined;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return code === '42P18' ? undefined : message;
  } finally {
    await connection.release();
  }
}

test('every statement that a noun exports is one that PostgreSQL can run', async () => {
  const files = fs
    .readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql.ts'));
  const problems: string[] = [];
  let statements = 0;
  for (const file of files) {
    for (const [name, sql] of await statementsOf(file)) {
      statements += 1;
      const problem = await problemOf(sql);
      if (problem !== undefined) problems.push(`${file} ${name}: ${problem}`);
    }
  }
  expect(problems).toEqual([]);
  expect(statements).toBeGreaterThan(200);
});

test('a column that is not there is found', async () => {
  expect(await problemOf('select e.nothing from enquiry e where e.id = $1')).toBe('column e.nothing does not exist');
});
